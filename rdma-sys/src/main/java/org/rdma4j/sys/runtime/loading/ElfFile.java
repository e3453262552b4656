package org.rdma4j.sys.runtime.loading;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * A library's file: what machine it is for, whether all of it is there, whether the loader binds all that it needs when it
 * opens it, and which version a symbol has by default. Versions are read from 64-bit files of little-endian machines with
 * a hash table of GNU's form, which is all that distributions have.
 *
 * <p>Whatever is in the file, no method throws and each one ends.
 */
final class ElfFile {
    private static final byte[] MAGIC = {0x7f, 'E', 'L', 'F'};
    /** More than this is not looked at: what is read here lies in front, and rdma-core's libraries are much smaller. */
    private static final int LARGEST = 8 << 20;

    private static final int LOAD = 1;
    private static final int DYNAMIC = 2;
    private static final int HIDDEN = 0x8000;
    private static final int SYMBOL = 24;

    private final byte[] file;
    private final boolean wide;
    private final boolean bigEndian;
    private final int machine;
    /** Of the table of segments. */
    private final long table;

    private final long size;
    private final long extent;

    private boolean tablesRead;
    private long strings;
    private long symbols;
    private long hashes;
    private long versions;
    private long definitions;
    private boolean bindsAtOnce;

    /** @throws IndexOutOfBoundsException if it is no ELF file, or its headers are cut short or damaged */
    private ElfFile(byte[] file, long size) {
        this.file = file;
        this.size = size;
        if (!startsWithMagic(file)) {
            throw new IndexOutOfBoundsException();
        }
        wide = file[4] == 2;
        bigEndian = file[5] == 2;
        machine = half(18);
        table = address(wide ? 32 : 28);
        extent = extent();
    }

    /** The program that this process runs, and so what libraries must be for; empty where /proc does not tell. */
    static Optional<ElfFile> ofThisProcess() {
        return read("/proc/self/exe");
    }

    /** Empty where the file cannot be read, is no ELF file, or has headers that are cut short or damaged. */
    static Optional<ElfFile> read(String path) {
        if (isSpecial(path)) {
            return Optional.empty();
        }
        // Not through a channel, whose classes are no others' before the first verb.
        try (RandomAccessFile in = new RandomAccessFile(path, "r")) {
            byte[] bytes = new byte[(int) Math.min(in.length(), LARGEST)];
            in.readFully(bytes);
            return Optional.of(new ElfFile(bytes, in.length()));
        } catch (IOException | IndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    /** Whether the file has the letters that an ELF file begins with, whatever follows. */
    static boolean isElf(String path) {
        if (isSpecial(path)) {
            return false;
        }
        try (FileInputStream in = new FileInputStream(path)) {
            return startsWithMagic(in.readNBytes(MAGIC.length));
        } catch (IOException e) {
            return false;
        }
    }

    /** Returns {@code true} for a folder, a device and a named pipe, whose open waits until another process writes to it. */
    private static boolean isSpecial(String path) {
        File file = new File(path);
        return file.exists() && !file.isFile();
    }

    private static boolean startsWithMagic(byte[] file) {
        for (int i = 0; i < MAGIC.length; i++) {
            if (i >= file.length || file[i] != MAGIC[i]) {
                return false;
            }
        }
        return true;
    }

    /**
     * Why a file must not be given to the loader at all: it would map what is not there and take the process along.
     * Empty where the loader may try.
     */
    static Optional<String> unfit(String path) {
        if (isSpecial(path)) {
            return Optional.of("not opened: it is not a regular file");
        }
        if (!isElf(path)) {
            return Optional.empty();
        }
        Optional<ElfFile> elf = read(path);
        if (elf.isEmpty()) {
            return Optional.of("not opened: its headers are truncated or damaged");
        }
        return elf.get().extent > elf.get().size
                ? Optional.of("not opened: it is truncated: its headers describe " + elf.get().extent
                        + " bytes, it has " + elf.get().size)
                : Optional.empty();
    }

    /** Whether code of the other can be loaded into a process of this. */
    boolean sameMachine(ElfFile other) {
        return wide == other.wide && bigEndian == other.bigEndian && machine == other.machine;
    }

    /** Such as {@code 64-bit x86_64}. */
    String describe() {
        return (wide ? "64-bit " : "32-bit ") + name(machine);
    }

    /** Whether the loader binds all that the library needs when it opens it, whatever it is asked for. */
    boolean bindsAtOnce() {
        readTables();
        return bindsAtOnce;
    }

    /** Whether a symbol is there, and its default version is that node. */
    boolean isDefault(String symbol, String node) {
        readTables();
        if (hashes == 0 || versions == 0 || definitions == 0) {
            return false;
        }
        try {
            long index = index(symbol.getBytes(StandardCharsets.ISO_8859_1));
            return index >= 0
                    && isString(definition(half(versions + 2 * index)), node.getBytes(StandardCharsets.ISO_8859_1));
        } catch (IndexOutOfBoundsException e) {
            return false;
        }
    }

    /** The end of the last segment that is loaded, or of the table that lists them. */
    private long extent() {
        int entry = half(wide ? 54 : 42);
        int count = half(wide ? 56 : 44);
        long end = Math.max(wide ? 64 : 52, table + (long) entry * count);
        if (end > size) {
            return end;
        }
        for (int i = 0; i < count; i++) {
            long at = table + (long) i * entry;
            if (word(at) == LOAD) {
                long offset = address(at + (wide ? 8 : 4));
                long length = address(at + (wide ? 32 : 16));
                if (offset < 0 || length < 0 || offset + length < 0) {
                    throw new IndexOutOfBoundsException();
                }
                end = Math.max(end, offset + length);
            }
        }
        return end;
    }

    /** Finds the tables, at the first need; of a file in which one cannot be found nothing is known. */
    private synchronized void readTables() {
        if (tablesRead || !wide || bigEndian) {
            return;
        }
        tablesRead = true;
        try {
            for (long at = offset(DYNAMIC, 0); address(at) != 0; at += 16) {
                entry(address(at), address(at + 8));
            }
        } catch (IndexOutOfBoundsException e) {
            bindsAtOnce = false;
            hashes = 0;
        }
    }

    private void entry(long tag, long value) {
        switch ((int) tag) {
            case 5:
                strings = offset(LOAD, value);
                break;
            case 6:
                symbols = offset(LOAD, value);
                break;
            case 24:
                bindsAtOnce = true;
                break;
            case 30:
                bindsAtOnce |= (value & 8) != 0;
                break;
            case 0x6ffffef5:
                hashes = offset(LOAD, value);
                break;
            case 0x6ffffff0:
                versions = offset(LOAD, value);
                break;
            case 0x6ffffffb:
                bindsAtOnce |= (value & 1) != 0;
                break;
            case 0x6ffffffc:
                definitions = offset(LOAD, value);
                break;
            default:
                break;
        }
    }

    /** The place in the file of the first segment of a type; for those that are loaded, of an address in one. */
    private long offset(int type, long address) {
        int entry = half(54);
        int count = half(56);
        for (int i = 0; i < count; i++) {
            long at = table + (long) i * entry;
            if (word(at) == type) {
                long within = type == LOAD ? address - address(at + 16) : 0;
                if (within >= 0 && within < address(at + 32)) {
                    return address(at + 8) + within;
                }
            }
        }
        throw new IndexOutOfBoundsException();
    }

    /** The index of the symbol whose version is not hidden; negative where there is none. */
    private long index(byte[] symbol) {
        long buckets = word(hashes);
        long first = word(hashes + 4);
        long start = hashes + 16 + 8 * word(hashes + 8);
        int hash = 5381;
        for (byte letter : symbol) {
            hash = hash * 33 + letter;
        }
        long index = buckets == 0 ? -1 : word(start + 4 * (Integer.toUnsignedLong(hash) % buckets));
        if (index < first) {
            return -1;
        }
        long chain = start + 4 * (buckets - first);
        for (; ; index++) {
            int entry = (int) word(chain + 4 * index);
            if ((entry | 1) == (hash | 1)
                    && (half(versions + 2 * index) & HIDDEN) == 0
                    && isString(word(symbols + SYMBOL * index), symbol)) {
                return index;
            }
            if ((entry & 1) != 0) {
                return -1;
            }
        }
    }

    /** The name of a version, as an offset into the strings. */
    private long definition(int version) {
        long step;
        for (long at = definitions; ; at += step) {
            if (half(at + 4) == version) {
                return word(at + word(at + 12));
            }
            step = word(at + 16);
            if (step == 0) {
                throw new IndexOutOfBoundsException();
            }
        }
    }

    private boolean isString(long offset, byte[] expected) {
        long at = strings + offset;
        for (byte letter : expected) {
            if (octet(at++) != letter) {
                return false;
            }
        }
        return octet(at) == 0;
    }

    /** A number of 64 bits, or of 32 in a file that has no larger ones. */
    private long address(long at) {
        if (!wide) {
            return word(at);
        }
        return bigEndian ? word(at) << 32 | word(at + 4) : word(at + 4) << 32 | word(at);
    }

    private long word(long at) {
        return Integer.toUnsignedLong(bigEndian ? half(at) << 16 | half(at + 2) : half(at + 2) << 16 | half(at));
    }

    private int half(long at) {
        int first = octet(at) & 0xff;
        int second = octet(at + 1) & 0xff;
        return bigEndian ? first << 8 | second : second << 8 | first;
    }

    private byte octet(long at) {
        if (at < 0 || at >= file.length) {
            throw new IndexOutOfBoundsException();
        }
        return file[(int) at];
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
