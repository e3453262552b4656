package org.rdma4j.sys.runtime;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What the wrapper library that this process uses was compiled with. The first question loads it. Safe for use by several
 * threads.
 */
public final class WrapperBuild {
    /** The place of a field that there is none of. */
    public static final long UNKNOWN = -1;

    private static volatile @Nullable Map<String, Long> offsets;

    private WrapperBuild() {}

    /**
     * The release of rdma-core whose headers the wrapper library was compiled with, major × 100 + minor: 4400 for 44.0.
     * Empty where there is no wrapper library that can be used.
     */
    public static OptionalInt release() {
        return Library.wrapper().load() instanceof OpenLibrary open ? WrapperTable.release(open) : OptionalInt.empty();
    }

    /**
     * Where a field is, in bytes from its record's start, in the headers that the wrapper library was compiled with.
     *
     * @param field as C spells it: {@code ibv_qp_ex.wr_flush}, {@code ibv_send_wr.wr.rdma.rkey}
     * @return the offset; {@link #UNKNOWN} where those headers lack the field, or where there is no wrapper library that can be used
     * @throws IllegalArgumentException if no headers that these bindings know have the field, or C has no offset of it (a
     *     bit-field)
     */
    public static long offset(String field) {
        Map<String, Long> known = offsets;
        if (known == null) {
            known = readOffsets();
            offsets = known;
        }
        Long offset = known.get(field);
        if (offset == null && !known.isEmpty()) {
            throw new IllegalArgumentException(field + " is no field that the wrapper library could tell the place of");
        }
        return offset == null ? UNKNOWN : offset;
    }

    /** Every field's offset; nothing where there is no wrapper library. */
    private static Map<String, Long> readOffsets() {
        Map<String, Long> read = new HashMap<>();
        if (Library.wrapper().load() instanceof OpenLibrary open) {
            // The library would not be open: it was held against the same text.
            WrapperTable table = WrapperTable.of(open).orElseThrow();
            LayoutText text = text();
            int index = 0;
            while (text.nextRecord()) {
                index++;
                while (text.nextField()) {
                    read.put(text.record() + '.' + text.path(), table.number(index++));
                }
            }
        }
        return read;
    }

    private static LayoutText text() {
        try {
            return LayoutText.read();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
