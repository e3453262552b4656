package org.rdma4j.sys.runtime.loading;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * An ELF file: the machine it is for, whether it is complete, whether the loader binds all of its symbols when it opens
 * it, and the default versions of its symbols. Versions are read only from 64-bit little-endian files with a GNU hash
 * table, which is the format of all distributions.
 *
 * <p>The methods accept arbitrary content: none throws, and each terminates.
 */
final class ElfFile {
    private static final byte[] MAGIC = {0x7f, 'E', 'L', 'F'};
    /**
     * Maximum number of bytes that are read. The tables that are read here are at the start of a file, and rdma-core's
     * libraries are much smaller.
     */
    private static final int MAX_BYTES = 8 << 20;

    private static final int PT_LOAD = 1;
    private static final int PT_DYNAMIC = 2;
    private static final int VERSYM_HIDDEN = 0x8000;
    private static final int SYMBOL_SIZE = 24;

    private final byte[] file;
    private final boolean is64Bit;
    private final boolean bigEndian;
    private final int machine;
    /** Offset of the program header table. */
    private final long programHeaders;

    /** Length of the file, which may be longer than {@link #file}. */
    private final long size;

    /** Length that the headers describe; greater than {@link #size} if the file is truncated. */
    private final long extent;

    private boolean tablesRead;
    private long strings;
    private long symbols;
    private long hashes;
    private long versions;
    private long definitions;
    private boolean bindsAtOnce;

    /** @throws IndexOutOfBoundsException if this is not an ELF file, or its headers are truncated or damaged */
    private ElfFile(byte[] file, long size) {
        this.file = file;
        this.size = size;
        if (!startsWithMagic(file)) {
            throw new IndexOutOfBoundsException();
        }
        is64Bit = file[4] == 2;
        bigEndian = file[5] == 2;
        machine = half(18);
        programHeaders = address(is64Bit ? 32 : 28);
        extent = extent();
    }

    /**
     * Returns the executable of this process, whose machine the libraries must match; empty if /proc is not available.
     */
    static Optional<ElfFile> ofThisProcess() {
        return read("/proc/self/exe");
    }

    /**
     * Reads a file. Returns an empty Optional if it cannot be read, is not an ELF file, or has truncated or damaged
     * headers.
     */
    static Optional<ElfFile> read(String path) {
        if (isSpecial(path)) {
            return Optional.empty();
        }
        // Not a channel: nothing else loads the classes of channels before the first verb is called.
        try (RandomAccessFile in = new RandomAccessFile(path, "r")) {
            byte[] bytes = new byte[(int) Math.min(in.length(), MAX_BYTES)];
            in.readFully(bytes);
            return Optional.of(new ElfFile(bytes, in.length()));
        } catch (IOException | IndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    /** Returns {@code true} if the file begins with the magic number of ELF. */
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

    /**
     * Returns {@code true} if the path is a directory, a device or a named pipe. Opening a named pipe would block until
     * a process writes to it.
     */
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
     * Returns why a file must not be passed to the dynamic loader, or an empty Optional if the loader may open it. The
     * loader maps truncated files too, and the process is terminated when it accesses the missing pages.
     */
    static Optional<String> unfit(String path) {
        if (isSpecial(path)) {
            return Optional.of("not opened: not a regular file");
        }
        if (!isElf(path)) {
            return Optional.empty();
        }
        Optional<ElfFile> elf = read(path);
        if (elf.isEmpty()) {
            return Optional.of("not opened: the ELF headers are truncated or damaged");
        }
        return elf.get().extent > elf.get().size
                ? Optional.of("not opened: the file is truncated: its headers describe " + elf.get().extent
                        + " bytes, but it has " + elf.get().size)
                : Optional.empty();
    }

    /** Returns {@code true} if the other file is for the same machine. */
    boolean sameMachine(ElfFile other) {
        return is64Bit == other.is64Bit && bigEndian == other.bigEndian && machine == other.machine;
    }

    /** Returns the machine, such as {@code 64-bit x86_64}. */
    String describe() {
        return (is64Bit ? "64-bit " : "32-bit ") + machineName(machine);
    }

    /**
     * Returns {@code true} if the file requests immediate binding: the loader then binds all symbols when it opens the
     * library, even with RTLD_LAZY.
     */
    boolean bindsAtOnce() {
        readTables();
        return bindsAtOnce;
    }

    /**
     * Returns {@code true} if the file defines the symbol, and the default version of the symbol is the given version
     * node.
     */
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

    /** Returns the end of the loadable segments and of the program header table, whichever is greater. */
    private long extent() {
        int entry = half(is64Bit ? 54 : 42);
        int count = half(is64Bit ? 56 : 44);
        long end = Math.max(is64Bit ? 64 : 52, programHeaders + (long) entry * count);
        if (end > size) {
            return end;
        }
        for (int i = 0; i < count; i++) {
            long at = programHeaders + (long) i * entry;
            if (word(at) == PT_LOAD) {
                long offset = address(at + (is64Bit ? 8 : 4));
                long length = address(at + (is64Bit ? 32 : 16));
                if (offset < 0 || length < 0 || offset + length < 0) {
                    throw new IndexOutOfBoundsException();
                }
                end = Math.max(end, offset + length);
            }
        }
        return end;
    }

    /** Reads the dynamic section once. If it is damaged, all queries return {@code false}. */
    private synchronized void readTables() {
        if (tablesRead || !is64Bit || bigEndian) {
            return;
        }
        tablesRead = true;
        try {
            for (long at = offset(PT_DYNAMIC, 0); address(at) != 0; at += 16) {
                dynamicEntry(address(at), address(at + 8));
            }
        } catch (IndexOutOfBoundsException e) {
            bindsAtOnce = false;
            hashes = 0;
        }
    }

    private void dynamicEntry(long tag, long value) {
        switch ((int) tag) {
            case 5: // DT_STRTAB
                strings = offset(PT_LOAD, value);
                break;
            case 6: // DT_SYMTAB
                symbols = offset(PT_LOAD, value);
                break;
            case 24: // DT_BIND_NOW
                bindsAtOnce = true;
                break;
            case 30: // DT_FLAGS
                bindsAtOnce |= (value & 8) != 0;
                break;
            case 0x6ffffef5: // DT_GNU_HASH
                hashes = offset(PT_LOAD, value);
                break;
            case 0x6ffffff0: // DT_VERSYM
                versions = offset(PT_LOAD, value);
                break;
            case 0x6ffffffb: // DT_FLAGS_1
                bindsAtOnce |= (value & 1) != 0;
                break;
            case 0x6ffffffc: // DT_VERDEF
                definitions = offset(PT_LOAD, value);
                break;
            default:
                break;
        }
    }

    /**
     * Returns the file offset of the first segment of a type. For PT_LOAD, returns the file offset of an address, in
     * the segment that contains it.
     */
    private long offset(int type, long address) {
        int entry = half(54);
        int count = half(56);
        for (int i = 0; i < count; i++) {
            long at = programHeaders + (long) i * entry;
            if (word(at) == type) {
                long within = type == PT_LOAD ? address - address(at + 16) : 0;
                if (within >= 0 && within < address(at + 32)) {
                    return address(at + 8) + within;
                }
            }
        }
        throw new IndexOutOfBoundsException();
    }

    /** Returns the index of the symbol whose version is not hidden; negative if there is none. */
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
                    && (half(versions + 2 * index) & VERSYM_HIDDEN) == 0
                    && isString(word(symbols + SYMBOL_SIZE * index), symbol)) {
                return index;
            }
            if ((entry & 1) != 0) {
                return -1;
            }
        }
    }

    /** Returns the name of a version definition, as an offset into the string table. */
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

    /** Reads an address or offset: 64 bits in a 64-bit file, 32 bits in a 32-bit file. */
    private long address(long at) {
        if (!is64Bit) {
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

    private static String machineName(int machine) {
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
