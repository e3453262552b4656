package org.rdma4j.internal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
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
        } catch (NoSuchFileException e) {
            throw new NoSuchFileException(text(file));
        } catch (AccessDeniedException e) {
            throw new AccessDeniedException(text(file));
        } catch (FileSystemException e) {
            throw new FileSystemException(text(file), null, e.getReason());
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
        return new FileSystemException(text(file), null, "cannot be read: " + reason);
    }

    /** Returns a path for the message of an exception. Those of the JDK contain the path as it is. */
    private static String text(Path file) {
        return PrintableText.message(PrintableText.of(file.toString()));
    }
}
