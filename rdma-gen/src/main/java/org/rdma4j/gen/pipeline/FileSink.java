package org.rdma4j.gen.pipeline;

import java.nio.file.Path;

/** Takes files as they are made. */
@FunctionalInterface
public interface FileSink {

    /** A file's absolute path, and the text that belongs in it. */
    void add(Path file, String text);
}
