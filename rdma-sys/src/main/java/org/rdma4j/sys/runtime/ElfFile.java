package org.rdma4j.sys.runtime;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What an ELF file's headers say.
 *
 * @param bits 32 or 64
 * @param bigEndian the order of its bytes
 * @param machine ELF's number of the architecture
 * @param library whether it is a shared library (or a program that is loaded like one)
 * @param extent how many bytes the file must have for all that is mapped of it
 * @param size how many it has
 */
record ElfFile(int bits, boolean bigEndian, int machine, boolean library, long extent, long size) {
    private static final int IDENTITY = 16;
    private static final int CLASS = 4;
    private static final int DATA = 5;
    private static final int SHARED = 3;
    private static final int LOAD = 1;
    private static final int HEADER_64 = 64;
    private static final int HEADER_32 = 52;

    /** The program that this process runs, and so what libraries must be for; empty where /proc does not tell. */
    static Optional<ElfFile> ofThisProcess() {
        return read(Path.of("/proc/self/exe"));
    }

    /** Empty where the file cannot be read, is no ELF file, or ends before its headers do. */
    static Optional<ElfFile> read(Path file) {
        return read(file.toString());
    }

    private static Optional<ElfFile> read(String file) {
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            ByteBuffer header = at(in, 0, HEADER_64);
            byte[] identity = new byte[IDENTITY];
            header.get(identity);
            if (identity[0] != 0x7f || identity[1] != 'E' || identity[2] != 'L' || identity[3] != 'F') {
                return Optional.empty();
            }
            boolean wide = identity[CLASS] == 2;
            header.order(identity[DATA] == 2 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
            int type = header.getShort() & 0xffff;
            int machine = header.getShort() & 0xffff;
            return Optional.of(new ElfFile(
                    wide ? 64 : 32,
                    header.order() == ByteOrder.BIG_ENDIAN,
                    machine,
                    type == SHARED,
                    extent(in, header, wide),
                    in.length()));
        } catch (IOException | BufferUnderflowException | IndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    /** Whether the file has the letters that an ELF file begins with, whatever follows. */
    static boolean isElf(Path file) {
        return isElf(file.toString());
    }

    private static boolean isElf(String file) {
        try (FileInputStream in = new FileInputStream(file)) {
            byte[] start = in.readNBytes(CLASS);
            return start.length == CLASS && start[0] == 0x7f && start[1] == 'E' && start[2] == 'L' && start[3] == 'F';
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Why a file must not be given to the loader at all: it would map what is not there and take the process along.
     * Empty where the loader may try.
     */
    static Optional<String> unfit(String file) {
        if (!isElf(file)) {
            return Optional.empty();
        }
        Optional<ElfFile> elf = read(file);
        if (elf.isEmpty()) {
            return Optional.of("not opened, for its headers are cut short or damaged");
        }
        return elf.get().isCutShort()
                ? Optional.of("not opened, for it is cut short: its headers speak of "
                        + elf.get().extent() + " bytes, it has " + elf.get().size())
                : Optional.empty();
    }

    /** Whether the loader would map parts of the file that are not there, which ends the process when they are read. */
    boolean isCutShort() {
        return extent > size;
    }

    /** Whether code of the other can be loaded into a process of this. */
    boolean sameMachine(ElfFile other) {
        return bits == other.bits && bigEndian == other.bigEndian && machine == other.machine;
    }

    /** Such as {@code 64-bit x86_64}. */
    String describe() {
        return bits + "-bit " + name(machine);
    }

    /** The end of the last segment that is loaded, or of the table that lists them. */
    private static long extent(RandomAccessFile in, ByteBuffer header, boolean wide) throws IOException {
        long table = wide ? header.getLong(32) : Integer.toUnsignedLong(header.getInt(28));
        int entry = header.getShort(wide ? 54 : 42) & 0xffff;
        int count = header.getShort(wide ? 56 : 44) & 0xffff;
        long end = Math.max(wide ? HEADER_64 : HEADER_32, table + (long) entry * count);
        if (end > in.length()) {
            return end;
        }
        ByteBuffer entries = at(in, table, entry * count).order(header.order());
        for (int i = 0; i < count; i++) {
            int base = i * entry;
            if (entries.getInt(base) == LOAD) {
                long offset = wide ? entries.getLong(base + 8) : Integer.toUnsignedLong(entries.getInt(base + 4));
                long length = wide ? entries.getLong(base + 32) : Integer.toUnsignedLong(entries.getInt(base + 16));
                end = Math.max(end, offset + length);
            }
        }
        return end;
    }

    private static ByteBuffer at(RandomAccessFile in, long position, int length) throws IOException {
        byte[] bytes = new byte[length];
        int read = 0;
        in.seek(position);
        for (int n = 0; n >= 0 && read < length; n = in.read(bytes, read, length - read)) {
            read += n; // a read may give less than was asked for
        }
        return ByteBuffer.wrap(bytes, 0, read).slice();
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
