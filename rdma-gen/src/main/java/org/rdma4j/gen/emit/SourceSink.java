package org.rdma4j.gen.emit;

/** Receives emitted files. If emission fails, some files may have been received. */
public interface SourceSink {

    /**
     * Receives a Java file.
     *
     * @param path path relative to the source directory, with forward slashes
     */
    void java(String path, String text);

    /**
     * Receives a configuration file for GraalVM's native-image.
     *
     * @param name file name
     */
    void nativeImage(String name, String text);
}
