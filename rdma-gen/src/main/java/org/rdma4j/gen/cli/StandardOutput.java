package org.rdma4j.gen.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Optional;

/** Standard output that keeps the exception of a failed write, which {@link java.io.PrintStream} hides. */
final class StandardOutput extends FileOutputStream {

    /** Message of the system after the reader of a pipe has closed it, as {@code head} does. */
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

    /** Returns the reason for incomplete output; empty if it is complete or the reader has closed the pipe. */
    Optional<String> failure() {
        return failure.map(IOException::getMessage).filter(message -> !message.contains(READER_GONE));
    }
}
