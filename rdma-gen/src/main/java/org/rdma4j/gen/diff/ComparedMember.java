package org.rdma4j.gen.diff;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.rdma4j.gen.dump.CSpelling;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.PlacedMember;
import org.rdma4j.gen.model.RecordDecl;

/** A member as {@code dump} and people are told of it. */
record ComparedMember(PlacedMember member) {

    /** Words that say: this is room for later. */
    private static final Pattern RESERVED =
            Pattern.compile("_*((abi|ABI)_)?_*(reserved|rsvd|resv|pad|padding|placeholder|unused|dummy)_?\\d*");

    /** By path, in C's order. */
    static Map<String, ComparedMember> of(RecordDecl record) {
        Map<String, ComparedMember> spots = new LinkedHashMap<>();
        PlacedMember.of(record).forEach(member -> spots.put(member.path(), new ComparedMember(member)));
        return spots;
    }

    /** See {@link PlacedMember#path}. */
    String path() {
        return member.path();
    }

    /** See {@link PlacedMember#parent}. */
    String parent() {
        return member.parent();
    }

    /** Its C type. */
    CType type() {
        return member.type();
    }

    /** In bits from the outermost record. */
    long offset() {
        return member.offset();
    }

    /** In bits. */
    long width() {
        return member.width();
    }

    /** Whether it is one. */
    boolean bitField() {
        return member.field().isBitField();
    }

    /** Whether other members may lie over it: it is inside a union. */
    boolean inUnion() {
        return member.overlaid();
    }

    /** The C type; of a member whose own members follow, no more than struct or union. */
    String typeText() {
        return CSpelling.ofMember(type());
    }

    /** The bit after its last. */
    long end() {
        return offset() + width();
    }

    /** Whether it only keeps room. */
    boolean isReserved() {
        return RESERVED.matcher(path().substring(path().lastIndexOf('.') + 1)).matches();
    }

    /** Its type and place, for a person. */
    String text() {
        String size = bitField() || width() % Byte.SIZE != 0
                ? UnitText.count((int) width(), "bit")
                : UnitText.bytes(width() / Byte.SIZE);
        return typeText() + " at " + UnitText.offset(offset()) + ", " + size;
    }
}
