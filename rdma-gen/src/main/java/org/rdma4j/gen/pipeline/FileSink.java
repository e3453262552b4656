package org.rdma4j.gen.pipeline;

import java.nio.file.Path;

/** Receives files. */
@FunctionalInterface
public interface FileSink {

    /**
     * Adds a file.
     *
     * @param file its absolute path
     * @param text its content
     */
    void add(Path file, String text);
}
