package org.rdma4j.sys.runtime;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;

/**
 * The symbols that a library's file exports with which default version, and whether the loader binds all that the library
 * itself needs when it opens it. For 64-bit files of little-endian machines that have a hash table of GNU's form, which
 * is all that distributions have; others count as files of which nothing is known.
 */
final class ElfSymbols {
    private static final long MAGIC = 0x00010102464c457fL;
    private static final long MAGIC_BITS = 0x00ffffffffffffffL;
    private static final int LARGEST = 8 << 20;
    private static final int LOAD = 1;
    private static final int DYNAMIC = 2;
    private static final int HIDDEN = 0x8000;
    private static final int SYMBOL = 24;

    private final ByteBuffer file;
    private int strings;
    private int symbols;
    private int hashes;
    private int versions;
    private int definitions;
    private boolean bindsAtOnce;

    private ElfSymbols(ByteBuffer file) {
        this.file = file;
        long dynamic = segment(DYNAMIC, 0);
        for (int at = (int) dynamic; file.getLong(at) != 0; at += 16) {
            entry(file.getLong(at), file.getLong(at + 8));
        }
    }

    /** Empty where the file cannot be read, or is none of those. */
    static Optional<ElfSymbols> read(String path) {
        try (RandomAccessFile in = new RandomAccessFile(path, "r")) {
            byte[] bytes = new byte[(int) Math.min(in.length(), LARGEST)];
            in.readFully(bytes);
            ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
            if ((file.getLong(0) & MAGIC_BITS) != MAGIC) {
                return Optional.empty();
            }
            return Optional.of(new ElfSymbols(file));
        } catch (IOException | IndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    /** Whether the loader binds all that the library needs when it opens it, whatever it is asked for. */
    boolean bindsAtOnce() {
        return bindsAtOnce;
    }

    /** Whether a symbol is there, and its default version is that node. */
    boolean isDefault(String symbol, String node) {
        if (hashes == 0 || versions == 0 || definitions == 0) {
            return false;
        }
        try {
            int index = index(symbol);
            return index >= 0 && isString(definition(file.getShort(versions + 2 * index)), node);
        } catch (IndexOutOfBoundsException e) {
            return false;
        }
    }

    private void entry(long tag, long value) {
        switch ((int) tag) {
            case 5:
                strings = offset(value);
                break;
            case 6:
                symbols = offset(value);
                break;
            case 24:
                bindsAtOnce = true;
                break;
            case 30:
                bindsAtOnce |= (value & 8) != 0;
                break;
            case 0x6ffffef5:
                hashes = offset(value);
                break;
            case 0x6ffffff0:
                versions = offset(value);
                break;
            case 0x6ffffffb:
                bindsAtOnce |= (value & 1) != 0;
                break;
            case 0x6ffffffc:
                definitions = offset(value);
                break;
            default:
                break;
        }
    }

    /** Where in the file an address is. */
    private int offset(long address) {
        return (int) segment(LOAD, address);
    }

    /** The place in the file of the first segment of a type; for those that are loaded, of an address in one. */
    private long segment(int type, long address) {
        int table = (int) file.getLong(32);
        int size = file.getShort(54);
        for (int i = 0, at = table; i < file.getShort(56); i++, at += size) {
            if (file.getInt(at) == type) {
                long start = file.getLong(at + 16);
                if (type != LOAD || address >= start && address - start < file.getLong(at + 32)) {
                    return file.getLong(at + 8) + (type == LOAD ? address - start : 0);
                }
            }
        }
        throw new IndexOutOfBoundsException();
    }

    /** The index of the symbol whose version is not hidden; negative where there is none. */
    private int index(String symbol) {
        int buckets = file.getInt(hashes);
        int first = file.getInt(hashes + 4);
        int bloom = file.getInt(hashes + 8);
        int start = hashes + 16 + 8 * bloom;
        int hash = 5381;
        for (int i = 0; i < symbol.length(); i++) {
            hash = hash * 33 + symbol.charAt(i);
        }
        int index = file.getInt(start + 4 * Integer.remainderUnsigned(hash, buckets));
        if (index < first) {
            return -1;
        }
        int chain = start + 4 * (buckets - first);
        for (; ; index++) {
            int entry = file.getInt(chain + 4 * index);
            if ((entry | 1) == (hash | 1)
                    && (file.getShort(versions + 2 * index) & HIDDEN) == 0
                    && isString(file.getInt(symbols + SYMBOL * index), symbol)) {
                return index;
            }
            if ((entry & 1) != 0) {
                return -1;
            }
        }
    }

    /** The name of a version, as an offset into the strings. */
    private int definition(int version) {
        for (int at = definitions; ; at += file.getInt(at + 16)) {
            if (file.getShort(at + 4) == version) {
                return file.getInt(at + file.getInt(at + 12));
            }
            if (file.getInt(at + 16) == 0) {
                throw new IndexOutOfBoundsException();
            }
        }
    }

    private boolean isString(int offset, String expected) {
        int at = strings + offset;
        for (int i = 0; i < expected.length(); i++) {
            if (file.get(at + i) != expected.charAt(i)) {
                return false;
            }
        }
        return file.get(at + expected.length()) == 0;
    }
}
