package org.rdma4j.sys.runtime;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The symbols that a library's file exports with which default version, and whether the loader binds all that the library
 * itself needs when it opens it. For 64-bit files of little-endian machines that have a hash table of GNU's form, which
 * is all that distributions have; others count as files of which nothing is known.
 */
final class ElfSymbols {
    /** ELF, of 64 bits, little-endian, version 1. */
    private static final byte[] MAGIC = {0x7f, 'E', 'L', 'F', 2, 1, 1};

    private static final int LARGEST = 8 << 20;
    private static final int LOAD = 1;
    private static final int DYNAMIC = 2;
    private static final int HIDDEN = 0x8000;
    private static final int SYMBOL = 24;

    private final byte[] file;
    private int strings;
    private int symbols;
    private int hashes;
    private int versions;
    private int definitions;
    private boolean bindsAtOnce;

    private ElfSymbols(byte[] file) {
        this.file = file;
        int dynamic = offset(DYNAMIC, 0);
        for (int at = dynamic; number(at) != 0; at += 16) {
            entry(number(at), number(at + 8));
        }
    }

    /** Empty where the file cannot be read, or is none of those. */
    static Optional<ElfSymbols> read(String path) {
        try (RandomAccessFile in = new RandomAccessFile(path, "r")) {
            byte[] bytes = new byte[(int) Math.min(in.length(), LARGEST)];
            in.readFully(bytes);
            for (int i = 0; i < MAGIC.length; i++) {
                if (bytes[i] != MAGIC[i]) {
                    return Optional.empty();
                }
            }
            return Optional.of(new ElfSymbols(bytes));
        } catch (IOException | IndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    /** Whether the loader binds all that the library needs when it opens it, whatever it is asked for. */
    boolean bindsAtOnce() {
        return bindsAtOnce;
    }

    /** Whether it can be told of symbols what their default version is. */
    boolean hasVersions() {
        return hashes > 0 && versions > 0 && definitions > 0;
    }

    /** Whether a symbol is there, and its default version is that node. */
    boolean isDefault(String symbol, String node) {
        if (!hasVersions()) {
            return false;
        }
        try {
            int index = index(symbol.getBytes(StandardCharsets.ISO_8859_1));
            return index >= 0
                    && isString(definition(half(versions + 2 * index)), node.getBytes(StandardCharsets.ISO_8859_1));
        } catch (IndexOutOfBoundsException e) {
            return false;
        }
    }

    private void entry(int tag, int value) {
        switch (tag) {
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
    private int offset(int type, int address) {
        int size = half(54);
        int count = half(56);
        for (int i = 0, at = number(32); i < count; i++, at += size) {
            if (number(at) == type) {
                int within = type == LOAD ? address - number(at + 16) : 0;
                if (within >= 0 && within < number(at + 32)) {
                    return number(at + 8) + within;
                }
            }
        }
        throw new IndexOutOfBoundsException();
    }

    /** The index of the symbol whose version is not hidden; negative where there is none. */
    private int index(byte[] symbol) {
        int buckets = number(hashes);
        int first = number(hashes + 4);
        int bloom = number(hashes + 8);
        int start = hashes + 16 + 8 * bloom;
        int hash = 5381;
        for (byte letter : symbol) {
            hash = hash * 33 + letter;
        }
        int index = number(start + 4 * Integer.remainderUnsigned(hash, buckets));
        if (index < first) {
            return -1;
        }
        int chain = start + 4 * (buckets - first);
        for (; ; index++) {
            int entry = number(chain + 4 * index);
            if ((entry | 1) == (hash | 1)
                    && (half(versions + 2 * index) & HIDDEN) == 0
                    && isString(number(symbols + SYMBOL * index), symbol)) {
                return index;
            }
            if ((entry & 1) != 0) {
                return -1;
            }
        }
    }

    /** The name of a version, as an offset into the strings. */
    private int definition(int version) {
        for (int at = definitions; ; at += number(at + 16)) {
            if (half(at + 4) == version) {
                return number(at + number(at + 12));
            }
            if (number(at + 16) == 0) {
                throw new IndexOutOfBoundsException();
            }
        }
    }

    private boolean isString(int offset, byte[] expected) {
        int at = strings + offset;
        for (byte letter : expected) {
            if (file[at++] != letter) {
                return false;
            }
        }
        return file[at] == 0;
    }

    private int half(int at) {
        return file[at] & 0xff | (file[at + 1] & 0xff) << 8;
    }

    /** A number of 32 bits, or the lower half of one of 64: no file that is read here has more. */
    private int number(int at) {
        return half(at) | half(at + 2) << 16;
    }
}
