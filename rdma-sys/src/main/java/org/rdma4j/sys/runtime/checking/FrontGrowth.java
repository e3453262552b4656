package org.rdma4j.sys.runtime.checking;

import java.lang.foreign.MemorySegment;
import java.util.OptionalInt;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.sys.runtime.loading.ReleaseNumber;
import org.rdma4j.sys.runtime.loading.TextFilter;

/**
 * Records whose new fields go before all others, as in {@code struct verbs_context}. C reaches them from their last
 * member, the anchor, from which each field is as far away in every release; where such a record begins depends on the
 * release. The bindings know the newest layout, C code hands out pointers to where the record begins by its own.
 */
public final class FrontGrowth {
    /** For a wrapper that does not tell where the anchor lies. */
    private static final long UNKNOWN = Long.MIN_VALUE;

    private FrontGrowth() {}

    /**
     * How far the record's start is from where the wrapper's C code says that it is. Opens the wrapper; does not throw.
     *
     * @param anchor the last member, as in {@code verbs_context.context}
     * @param offset where it lies by the bindings' layout, in bytes
     */
    public static long shift(String anchor, long offset) {
        OptionalInt ofWrapper = Library.wrapper().number("rdma_wrap_offset_" + anchor.replace('.', '_'));
        return ofWrapper.isPresent() ? ofWrapper.getAsInt() - offset : UNKNOWN;
    }

    /**
     * The record that C's pointer is about.
     *
     * @param pointer as C gave it
     * @param shift what {@link #shift} says
     * @param size of the record by the bindings' layout
     * @return a segment of that size, of which the part before the first field that the host knows is not the record's;
     *     or {@link MemorySegment#NULL}
     * @throws UnsupportedOperationException if the wrapper does not say where the record begins
     */
    public static MemorySegment fromC(MemorySegment pointer, long shift, long size) {
        return pointer.address() == 0
                ? MemorySegment.NULL
                : MemorySegment.ofAddress(pointer.address() + known(shift)).reinterpret(size);
    }

    /**
     * The pointer that C expects: the opposite of {@link #fromC}.
     *
     * @param record a segment, or {@link MemorySegment#NULL}
     * @throws UnsupportedOperationException if the wrapper does not say where the record begins
     */
    public static MemorySegment toC(MemorySegment record, long shift) {
        return record.address() == 0 ? record : MemorySegment.ofAddress(record.address() - known(shift));
    }

    /**
     * Demands that a record has a field, before it is read or written.
     *
     * @param field by its C name, as in {@code verbs_context.alloc_buf}
     * @param release that brought it, as a {@link ReleaseNumber}
     * @param size what the record says of its own size, in bytes, counted from its end
     * @param needed the same for a record that begins with the field
     * @throws UnsupportedOperationException if the record is of an older release
     */
    public static void require(String field, int release, long size, long needed) {
        if (Long.compareUnsigned(size, needed) < 0) {
            throw new UnsupportedOperationException(field + " needs rdma-core " + ReleaseNumber.words(release)
                    + " or newer; this host is too old: the record has " + Long.toUnsignedString(size) + " bytes, and "
                    + needed + " with this field.");
        }
    }

    private static long known(long shift) {
        if (shift == UNKNOWN) {
            throw new UnsupportedOperationException("the wrapper library ("
                    + TextFilter.of(Library.wrapper().location().orElse("not loaded"))
                    + ") does not say where the record begins; it and the bindings are from different builds");
        }
        return shift;
    }
}
