package org.rdma4j.gen.verify;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Initialized objects of a 64-bit little-endian ELF object file. The file is not linked or run, so it may be for
 * another machine.
 */
final class ObjectFile {

    private static final byte[] ELF64_LITTLE_ENDIAN = {0x7f, 'E', 'L', 'F', 2, 1};
    private static final int MACHINE = 18;
    private static final int SECTION_TABLE = 40;
    private static final int SECTION_SIZE = 58;
    private static final int SECTION_COUNT = 60;
    private static final int SYMBOL_TABLE = 2;
    private static final int NO_BITS = 8;
    private static final int SYMBOL_BYTES = 24;

    private final byte[] bytes;
    private final ByteBuffer file;
    private final Map<String, byte[]> objects = new HashMap<>();

    private ObjectFile(byte[] bytes) {
        this.bytes = bytes;
        this.file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Reads a file.
     *
     * @throws ProblemException if it has another format: the compiler is for an unknown target
     */
    static ObjectFile read(Path path) {
        try {
            ObjectFile object = new ObjectFile(Files.readAllBytes(path));
            object.readSymbols();
            return object;
        } catch (IOException e) {
            throw ProblemException.unreadable(Location.of(path.toString()), e);
        } catch (IndexOutOfBoundsException e) {
            throw notReadable();
        }
    }

    private static ProblemException notReadable() {
        return ProblemException.badUsage(
                "the C compiler's object file is not 64-bit little-endian ELF",
                "check --cc, and cflags in the configuration");
    }

    /** Returns the machine number in the ELF header. */
    int machine() {
        return Short.toUnsignedInt(file.getShort(MACHINE));
    }

    /** Returns the initial bytes of a global object. */
    byte[] object(String name) {
        byte[] found = objects.get(name);
        if (found == null) {
            throw new IllegalStateException("the probe has no " + name);
        }
        return found;
    }

    private void readSymbols() {
        if (!Arrays.equals(Arrays.copyOf(bytes, ELF64_LITTLE_ENDIAN.length), ELF64_LITTLE_ENDIAN)) {
            throw notReadable();
        }
        int sections = Short.toUnsignedInt(file.getShort(SECTION_COUNT));
        for (int i = 0; i < sections; i++) {
            int section = section(i);
            if (file.getInt(section + 4) == SYMBOL_TABLE) {
                readSymbols(section, sections);
            }
        }
    }

    private int section(int index) {
        return Math.toIntExact(file.getLong(SECTION_TABLE)) + index * Short.toUnsignedInt(file.getShort(SECTION_SIZE));
    }

    private void readSymbols(int table, int sections) {
        int start = offset(table);
        int names = offset(section(file.getInt(table + 40)));
        for (int symbol = start; symbol < start + file.getLong(table + 32); symbol += SYMBOL_BYTES) {
            int home = Short.toUnsignedInt(file.getShort(symbol + 6));
            if (home > 0 && home < sections) {
                int section = section(home);
                int size = Math.toIntExact(file.getLong(symbol + 16));
                byte[] value = new byte[size];
                if (file.getInt(section + 4) != NO_BITS) {
                    file.get(offset(section) + Math.toIntExact(file.getLong(symbol + 8)), value);
                }
                objects.put(name(names + file.getInt(symbol)), value);
            }
        }
    }

    private int offset(int section) {
        return Math.toIntExact(file.getLong(section + 24));
    }

    private String name(int start) {
        int end = start;
        while (bytes[end] != 0) {
            end++;
        }
        return new String(bytes, start, end - start, StandardCharsets.UTF_8);
    }
}
