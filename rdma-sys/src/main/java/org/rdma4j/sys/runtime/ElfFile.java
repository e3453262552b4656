package org.rdma4j.sys.runtime;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Reads from an ELF file's header for which machine it is; for messages. */
final class ElfFile {
    private static final int HEADER = 20;
    private static final int CLASS = 4;
    private static final int DATA = 5;
    private static final int MACHINE = 18;

    private ElfFile() {}

    /** Such as {@code 64-bit x86_64}; empty where the file cannot be read or is no ELF file. */
    static Optional<String> machine(String file) {
        byte[] header;
        try (InputStream in = Files.newInputStream(Path.of(file))) {
            header = in.readNBytes(HEADER);
        } catch (IOException | InvalidPathException e) {
            return Optional.empty();
        }
        if (header.length < HEADER || header[0] != 0x7f || header[1] != 'E' || header[2] != 'L' || header[3] != 'F') {
            return Optional.empty();
        }
        boolean littleEndian = header[DATA] == 1;
        int low = header[littleEndian ? MACHINE : MACHINE + 1] & 0xff;
        int high = header[littleEndian ? MACHINE + 1 : MACHINE] & 0xff;
        return Optional.of((header[CLASS] == 2 ? "64-bit " : "32-bit ") + name(high << 8 | low));
    }

    private static String name(int machine) {
        switch (machine) {
            case 3:
                return "x86";
            case 21:
                return "ppc64";
            case 22:
                return "s390";
            case 40:
                return "arm";
            case 62:
                return "x86_64";
            case 183:
                return "aarch64";
            case 243:
                return "riscv";
            case 258:
                return "loongarch";
            default:
                return "machine " + machine;
        }
    }
}
