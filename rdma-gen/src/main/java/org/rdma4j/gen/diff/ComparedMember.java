package org.rdma4j.gen.diff;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.rdma4j.gen.dump.CSpelling;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.PlacedMember;
import org.rdma4j.gen.model.RecordDecl;

/** A member of a record, with its descriptions for reports. */
record ComparedMember(PlacedMember member) {

    /** Names of reserved fields and padding. */
    private static final Pattern RESERVED =
            Pattern.compile("_*((abi|ABI)_)?_*(reserved|rsvd|resv|pad|padding|placeholder|unused|dummy)_?\\d*");

    /** Returns the members by path, in the order of the declaration. */
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

    /** Returns the C type. */
    CType type() {
        return member.type();
    }

    /** Returns the offset in bits from the start of the outermost record. */
    long offset() {
        return member.offset();
    }

    /** Returns the width in bits. */
    long width() {
        return member.width();
    }

    /** Returns {@code true} if the member is a bit-field. */
    boolean bitField() {
        return member.field().isBitField();
    }

    /** Returns {@code true} if the member is inside a union and may share its storage with others. */
    boolean inUnion() {
        return member.overlaid();
    }

    /** Returns the C spelling of the type, without the members of an unnamed record. */
    String typeText() {
        return CSpelling.ofMember(type());
    }

    /** Returns the offset in bits of the end of the member. */
    long end() {
        return offset() + width();
    }

    /** Returns {@code true} if the member is reserved or padding. */
    boolean isReserved() {
        return RESERVED.matcher(path().substring(path().lastIndexOf('.') + 1)).matches();
    }

    /** Returns the type and offset for a report. */
    String text() {
        String size = bitField() || width() % Byte.SIZE != 0
                ? UnitText.count((int) width(), "bit")
                : UnitText.bytes(width() / Byte.SIZE);
        return typeText() + " at " + UnitText.offset(offset()) + ", " + size;
    }
}
