package org.rdma4j.sys.runtime.checking;

import java.lang.foreign.MemorySegment;
import java.util.OptionalInt;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.sys.runtime.loading.ReleaseNumber;
import org.rdma4j.sys.runtime.loading.TextEscaper;

/**
 * Records that grow at the front, such as {@code struct verbs_context}: new fields are inserted before the existing
 * ones. C code addresses the fields from the last member, the anchor, whose distance to each field is the same in every
 * release. The start of the record depends on the release. C code passes pointers to the start as its headers define
 * it; the bindings use the newest layout.
 *
 * @see "docs/verbs/bindings.md"
 */
public final class FrontGrowth {
    /** Shift if the wrapper does not export the offset of the anchor. */
    private static final long UNKNOWN = Long.MIN_VALUE;

    private FrontGrowth() {}

    /**
     * Returns the distance in bytes from the start of the record in the wrapper's C code to the start in the layout of
     * the bindings. Opens the wrapper if necessary; does not throw.
     *
     * @param anchor the last member, such as {@code verbs_context.context}
     * @param offset the offset of the anchor in the layout of the bindings, in bytes
     */
    public static long shift(String anchor, long offset) {
        OptionalInt ofWrapper = Library.wrapper().number("rdma_wrap_offset_" + anchor.replace('.', '_'));
        return ofWrapper.isPresent() ? ofWrapper.getAsInt() - offset : UNKNOWN;
    }

    /**
     * Converts a pointer from C to a segment.
     *
     * @param pointer the pointer
     * @param shift the result of {@link #shift}
     * @param size the size of the record in the layout of the bindings
     * @return a segment of that size, whose first bytes lie outside of the record if the host is older than the layout;
     *     or {@link MemorySegment#NULL}
     * @throws UnsupportedOperationException if the wrapper does not export the offset of the anchor
     */
    public static MemorySegment fromC(MemorySegment pointer, long shift, long size) {
        return pointer.address() == 0
                ? MemorySegment.NULL
                : MemorySegment.ofAddress(pointer.address() + known(shift)).reinterpret(size);
    }

    /**
     * Converts a segment to the pointer that C expects: the inverse of {@link #fromC}.
     *
     * @param record a segment, or {@link MemorySegment#NULL}
     * @param shift the result of {@link #shift}
     * @throws UnsupportedOperationException if the wrapper does not export the offset of the anchor
     */
    public static MemorySegment toC(MemorySegment record, long shift) {
        return record.address() == 0 ? record : MemorySegment.ofAddress(record.address() - known(shift));
    }

    /**
     * Checks that a record has a field, before the field is accessed.
     *
     * @param field the C name, such as {@code verbs_context.alloc_buf}
     * @param release the release that introduced the field, as a {@link ReleaseNumber}
     * @param size the size in bytes that is stored in the record
     * @param needed the size in bytes of a record that begins with the field
     * @throws UnsupportedOperationException if the record is from an older release
     */
    public static void require(String field, int release, long size, long needed) {
        if (Long.compareUnsigned(size, needed) < 0) {
            throw new UnsupportedOperationException(field + " needs rdma-core " + ReleaseNumber.format(release)
                    + " or newer; this host is too old: the record has " + Long.toUnsignedString(size) + " bytes, but "
                    + needed + " are required for this field.");
        }
    }

    private static long known(long shift) {
        if (shift == UNKNOWN) {
            throw new UnsupportedOperationException("the wrapper library ("
                    + TextEscaper.of(Library.wrapper().location().orElse("not loaded"))
                    + ") does not export the offset of this record: the wrapper and the bindings are from different"
                    + " builds. Use the wrapper in the jar of the bindings.");
        }
        return shift;
    }
}
