package org.rdma4j.gen.emit;

/** Takes emitted files, each once it is made. A run that fails may have given some. */
public interface SourceSink {

    /**
     * A Java file.
     *
     * @param path relative to the root of the source folder, with forward slashes
     */
    void java(String path, String text);

    /**
     * A file that GraalVM's native-image reads.
     *
     * @param name in its folder
     */
    void nativeImage(String name, String text);
}
