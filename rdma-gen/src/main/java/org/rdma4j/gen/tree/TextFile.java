package org.rdma4j.gen.tree;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Reads text files in UTF-8. */
public final class TextFile {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private TextFile() {}

    /**
     * Returns the text of a file without a byte order mark.
     *
     * @param file the file as named by the user
     * @param maxBytes maximum size, one of {@link InputLimits}
     * @param noun kind of the file for messages, such as {@code configuration}
     * @param remedyForMissing advice if the file does not exist
     * @throws ProblemException if the file does not exist, is not a regular file, is too large, cannot be read or is
     *     not UTF-8
     */
    public static String read(Path file, int maxBytes, String noun, String remedyForMissing) {
        Location where = Location.of(file.toString());
        if (Files.notExists(file)) {
            throw ProblemException.badInput(where, "no such " + noun + " file", remedyForMissing);
        }
        if (Files.isDirectory(file)) {
            throw ProblemException.badInput(where, "this is a directory", "name the " + noun + " file in it");
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw ProblemException.badInput(where, "this is not a regular file", "name the " + noun + " file");
        }
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(maxBytes + 1);
        } catch (IOException e) {
            throw ProblemException.unreadable(where, e);
        }
        if (bytes.length > maxBytes) {
            throw ProblemException.badInput(where, "more than " + maxBytes + " bytes", "name a " + noun + " file");
        }
        return decode(file.toString(), bytes);
    }

    private static String decode(String name, byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length + 1);
        CoderResult result = decoder.decode(in, out, true);
        if (result.isError()) {
            throw notUtf8(name, bytes, in.position());
        }
        out.flip();
        String text = out.toString();
        return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
    }

    private static ProblemException notUtf8(String name, byte[] bytes, int at) {
        int line = 1;
        for (int i = 0; i < at; i++) {
            if (bytes[i] == '\n') {
                line++;
            }
        }
        String what = String.format("not UTF-8 text: byte 0x%02x at offset %d", bytes[at] & 0xff, at);
        return ProblemException.badInput(new Location(name, line), what, "save the file as UTF-8");
    }
}
