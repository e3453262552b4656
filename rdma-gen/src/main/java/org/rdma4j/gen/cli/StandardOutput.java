package org.rdma4j.gen.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Optional;

/** Standard output, which remembers what went wrong: a print stream keeps that to itself. */
final class StandardOutput extends FileOutputStream {

    /** What the system says when the reader of a pipe has gone, as {@code head} does when it has enough. */
    private static final String READER_GONE = "Broken pipe";

    private Optional<IOException> failure = Optional.empty();

    StandardOutput() {
        super(FileDescriptor.out);
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes) throws IOException {
        write(bytes, 0, bytes.length);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        try {
            super.write(bytes, offset, length);
        } catch (IOException e) {
            failure = Optional.of(e);
            throw e;
        }
    }

    /** Why not all of the output was written; empty where it was, or where nobody wanted the rest. */
    Optional<String> failure() {
        return failure.map(IOException::getMessage).filter(message -> !message.contains(READER_GONE));
    }
}
