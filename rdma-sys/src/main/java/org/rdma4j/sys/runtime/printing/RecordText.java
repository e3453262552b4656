package org.rdma4j.sys.runtime.printing;

import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SequenceLayout;
import java.lang.foreign.UnionLayout;
import java.lang.foreign.ValueLayout;
import java.util.ArrayDeque;
import java.util.Deque;
import org.rdma4j.sys.runtime.calling.CStrings;
import org.rdma4j.sys.runtime.checking.Release;
import org.rdma4j.sys.runtime.checking.ReleaseDetector;

/**
 * One-line text of a record, with its members in the order of C and their values.
 *
 * @see "docs/verbs/bindings.md"
 */
public final class RecordText {
    private static final String GID = "ibv_gid";
    /** Prefix of types that are private to the C library, and differ between its versions. */
    private static final String OPAQUE_PREFIX = "pthread_";

    private final MemorySegment segment;
    private final MemberFacts facts;
    private final ScalarText scalars;
    private final StringBuilder out = new StringBuilder();
    /** Number of members that lie beyond the end of the segment. */
    private int beyondEnd;

    /** Number of members that the host's release does not have. */
    private int newerThanHost;

    /** The host's release; empty if it has not been needed. */
    private String host = "";

    private RecordText(MemorySegment segment, String facts, EnumNames enums) {
        this.segment = segment;
        this.facts = MemberFacts.of(facts);
        this.scalars = new ScalarText(segment, enums);
    }

    /**
     * Returns the text of a record. Members beyond the end of the segment are not read. Nor are members of a record
     * that the library allocated if the host's release does not have them. The number of omitted members follows the
     * text.
     *
     * @param name the C name of the record
     * @param segment the record
     * @param layout the layout of the record
     * @param facts the properties of the members, in the format of {@code MemberFacts}
     * @param enums the names of enum values
     */
    public static String of(String name, MemorySegment segment, GroupLayout layout, String facts, EnumNames enums) {
        RecordText text = new RecordText(segment, facts, enums);
        text.record(name, layout, 0, "");
        text.notes();
        return text.out.toString();
    }

    private void record(String name, GroupLayout layout, long base, String prefix) {
        if (name.equals(GID) && fits(base, layout.byteSize())) {
            out.append(scalars.gid(base));
            return;
        }
        boolean union = layout instanceof UnionLayout;
        out.append(union ? (name.isEmpty() ? "union" : "union ") : "")
                .append(name)
                .append('{');
        members(layout, base, prefix);
        out.append('}');
    }

    private void members(GroupLayout layout, long base, String prefix) {
        boolean union = layout instanceof UnionLayout;
        Deque<MemberFacts.Bits> bits = new ArrayDeque<>(facts.bits(prefix));
        long offset = 0;
        int unnamed = 0;
        for (MemoryLayout member : layout.memberLayouts()) {
            while (!union && !bits.isEmpty() && bits.getFirst().offset() < offset * Byte.SIZE) {
                bits(bits.removeFirst(), base, prefix);
            }
            if (member.name().isPresent()) {
                member(member, base + offset, prefix);
            } else if (member instanceof GroupLayout group) {
                unnamed(group, base + offset, prefix + '?' + unnamed++ + '.');
            }
            offset += union ? 0 : member.byteSize();
        }
        bits.forEach(field -> bits(field, base, prefix));
    }

    /**
     * Appends an unnamed member, whose members C accesses as members of the enclosing record. Those of a structure are
     * listed inline, those of a union in braces.
     */
    private void unnamed(GroupLayout group, long base, String prefix) {
        if (group instanceof UnionLayout) {
            if (isPresent(prefix, base, 1)) {
                separate();
                record("", group, base, prefix);
            }
        } else {
            members(group, base, prefix);
        }
    }

    private void bits(MemberFacts.Bits field, long base, String prefix) {
        long first = base * Byte.SIZE + field.offset();
        if (!isPresent(prefix + field.name(), first / Byte.SIZE, (first % Byte.SIZE + field.width() + 7) / Byte.SIZE)) {
            return;
        }
        separate();
        out.append(field.name()).append('=');
        out.append(scalars.bits(first, field.width(), facts.member(prefix + field.name())));
    }

    private void member(MemoryLayout member, long offset, String prefix) {
        String name = member.name().orElseThrow();
        boolean group = member instanceof GroupLayout;
        if (isPresent(prefix + name, offset, group ? 1 : member.byteSize())) {
            separate();
            out.append(name).append('=');
            value(member, offset, prefix + name, name);
        }
    }

    private void value(MemoryLayout layout, long offset, String path, String name) {
        MemberFacts.Member known = facts.member(path);
        if (layout instanceof GroupLayout group && known.record().startsWith(OPAQUE_PREFIX)) {
            out.append(known.record()).append("{…}");
        } else if (layout instanceof GroupLayout group) {
            record(known.record(), group, offset, path + '.');
        } else if (layout instanceof SequenceLayout sequence) {
            array(sequence, offset, path, name, known);
        } else if (layout instanceof ValueLayout scalar) {
            out.append(scalars.of(scalar, offset, name, known));
        }
    }

    private void array(SequenceLayout array, long offset, String path, String name, MemberFacts.Member known) {
        MemoryLayout element = array.elementLayout();
        if (known.text() && !(element instanceof SequenceLayout)) {
            out.append(ScalarText.quoted(CStrings.get(segment, offset, array.byteSize())));
            return;
        }
        boolean bytes = element instanceof ValueLayout.OfByte && !known.signed();
        long shown = Math.min(array.elementCount(), bytes ? 16 : 8);
        out.append('[');
        for (long i = 0; i < shown; i++) {
            long place = offset + i * element.byteSize();
            if (bytes) {
                out.append(i == 0 ? "" : " ").append(scalars.hex(place));
            } else {
                separate();
                value(element, place, path, name);
            }
        }
        if (shown < array.elementCount()) {
            out.append(bytes ? " " : ", ")
                    .append("… ")
                    .append(array.elementCount() - shown)
                    .append(" more");
        }
        out.append(']');
    }

    private boolean isPresent(String path, long offset, long size) {
        if (isNewer(facts.member(path).since())) {
            newerThanHost++;
            return false;
        }
        if (!fits(offset, size)) {
            beyondEnd++;
            return false;
        }
        return true;
    }

    private boolean fits(long offset, long size) {
        return offset + size <= segment.byteSize();
    }

    private boolean isNewer(int release) {
        if (release == 0) {
            return false;
        }
        try {
            Release current = ReleaseDetector.current();
            host = current.toString();
            return current.number() < release;
        } catch (UnsatisfiedLinkError | IllegalCallerException e) {
            // No library is loaded, so the record was not allocated by one.
            return false;
        }
    }

    private void separate() {
        char last = out.charAt(out.length() - 1);
        if (last != '{' && last != '[') {
            out.append(", ");
        }
    }

    private void notes() {
        if (beyondEnd > 0) {
            out.append(" (fields not shown: ")
                    .append(beyondEnd)
                    .append(" beyond the end of the segment of ")
                    .append(segment.byteSize())
                    .append(" bytes)");
        }
        if (newerThanHost > 0) {
            out.append(" (fields not shown: ")
                    .append(newerThanHost)
                    .append(" newer than rdma-core ")
                    .append(host)
                    .append(')');
        }
    }
}
