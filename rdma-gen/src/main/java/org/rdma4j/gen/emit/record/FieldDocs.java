package org.rdma4j.gen.emit.record;

import org.rdma4j.gen.emit.doc.Javadoc;
import org.rdma4j.gen.emit.value.JavaValue;

/** Javadoc of accessors: the C declaration, where it lies, and what differs from C. */
final class FieldDocs {

    private FieldDocs() {}

    private static String declared(Member member) {
        return Javadoc.declaration(member.type(), member.path());
    }

    /** Where to read on; said once, at the accessor of a single record. */
    private static String see(Member member, RecordPlace place) {
        return place.indexed()
                ? ""
                : member.related()
                        .map(c -> "; see {@link " + c.canonicalName() + " " + c.simpleName() + "}")
                        .orElse("");
    }

    /** The offset, said once, at the accessor of a single record. */
    private static String at(Member member, RecordPlace place) {
        return place.indexed() ? "" : ", at byte " + member.byteOffset().words("", member.targets());
    }

    /** A getter of a number or pointer. */
    static String getter(Member member, JavaValue value, RecordPlace place) {
        String order = value instanceof JavaValue.Scalar scalar && scalar.bigEndian()
                ? "; big-endian in memory, a host value here: do not swap"
                : "";
        return declared(member) + place.ofWhat() + at(member, place) + order + see(member, place) + ".\n";
    }

    /** The text behind a {@code const char *}. */
    static String string(Member member, RecordPlace place) {
        return "The text that " + Javadoc.code(member.path()) + place.ofWhat() + " points to; {@code null} for NULL.\n";
    }

    /** Any setter. */
    static String setter(Member member, RecordPlace place) {
        return "Sets " + Javadoc.code(member.path()) + place.ofWhat() + ".\n";
    }

    /** A member as a slice. */
    static String slice(Member member, RecordPlace place) {
        return declared(member) + place.ofWhat() + at(member, place) + ", as a slice" + see(member, place) + ".\n";
    }

    /** A setter that copies. */
    static String copy(Member member, RecordPlace place) {
        return "Copies the " + member.byteSize().words(" bytes", member.targets()) + " of "
                + Javadoc.code(member.path()) + place.ofWhat() + " from {@code value}.\n";
    }

    /** An array without a length. */
    static String tail(Member member) {
        return declared(member) + ": from its offset to the end of the segment.\n";
    }

    /** The text of a {@code char} array. */
    static String text(Member member, RecordPlace place) {
        return declared(member) + place.ofWhat() + " as text, up to its first zero.\n";
    }

    /** A setter of the text of a {@code char} array. */
    static String setText(Member member, RecordPlace place) {
        return "Sets " + Javadoc.code(member.path()) + place.ofWhat() + " to the text and a zero.\n\n"
                + "@throws IllegalArgumentException when both do not fit into "
                + member.byteSize().words(" bytes", member.targets()) + "\n";
    }

    /** An element of an array. */
    static String element(Member member, JavaValue element) {
        String order = element instanceof JavaValue.Scalar scalar && scalar.bigEndian()
                ? "; big-endian in memory, a host value here: do not swap"
                : "";
        return "An element of " + declared(member) + order + ".\n";
    }

    /** A setter of an element. */
    static String setElement(Member member) {
        return "Sets an element of " + Javadoc.code(member.path()) + ".\n";
    }

    /** A bit-field. */
    static String bitField(Member member, RecordPlace place) {
        int bits = member.field().bits();
        return Javadoc.declaration(member.type(), member.path()) + place.ofWhat() + ", " + bits
                + (bits == 1 ? " bit.\n" : " bits.\n");
    }

    /** A setter of a bit-field. */
    static String setBitField(Member member, RecordPlace place) {
        return "Sets " + Javadoc.code(member.path()) + place.ofWhat() + " to the lowest "
                + (member.field().bits() == 1 ? "bit" : member.field().bits() + " bits") + " of {@code value}.\n";
    }

    /** Where a member lies. */
    static String offset(Member member) {
        return "The offset of " + Javadoc.code(member.path()) + " in bytes.\n";
    }
}
