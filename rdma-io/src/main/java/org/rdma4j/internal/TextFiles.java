package org.rdma4j.internal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.rdma4j.sys.runtime.printing.PrintableText;

/** Reads text files of limited size. */
public final class TextFiles {
    private TextFiles() {}

    /**
     * Returns the text of a file in UTF-8. Does not open a named pipe or a device, which could block or never end.
     *
     * @param maxBytes maximum size of the file in bytes
     * @throws IOException if the file cannot be read, is not a regular file, is larger, or is not UTF-8; the message
     *     names the file
     */
    public static String read(Path file, int maxBytes) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw failure(file, Files.isDirectory(file) ? "it is a directory" : "it is not a regular file");
        }
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(maxBytes + 1);
        }
        if (bytes.length > maxBytes) {
            throw failure(file, "it has more than " + maxBytes + " bytes");
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            FileSystemException failure = failure(file, "it is not text in UTF-8");
            failure.initCause(e);
            throw failure;
        }
    }

    private static FileSystemException failure(Path file, String reason) {
        return new FileSystemException(PrintableText.of(file.toString()), null, "cannot be read: " + reason);
    }
}
