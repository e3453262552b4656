package org.rdma4j.gen.emit;

import java.util.ArrayList;
import java.util.List;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.UnnamedRecord;

/**
 * A record as a C programmer writes it, with the byte offset of each member before it: what a reader of the class looks
 * for first.
 */
final class RecordListing {

    private static final String INDENT = "    ";

    private final int columns;
    private final List<String> lines = new ArrayList<>();

    private RecordListing(RecordDecl record) {
        this.columns = Math.max(3, String.valueOf(record.size()).length());
    }

    /** The listing as a block of Javadoc. */
    static String of(RecordDecl record) {
        RecordListing listing = new RecordListing(record);
        listing.add("", "", record.type().spelling() + " {");
        listing.addMembers(record, 0, INDENT);
        listing.add("", "", "};");
        // The braces of a declaration balance, as {@code} needs.
        return "<pre>{@code\n" + String.join("\n", listing.lines) + "\n}</pre>\n";
    }

    /**
     * Adds the members of a record.
     *
     * @param base where the record begins, in bits
     */
    private void addMembers(RecordDecl record, long base, String indent) {
        for (FieldDecl field : record.fields()) {
            long bit = base + field.offset();
            String offset = offset(bit, field);
            if (field.type() instanceof UnnamedRecord unnamed) {
                add(offset, indent, unnamed.record().kind().keyword() + " {");
                addMembers(unnamed.record(), bit, indent + INDENT);
                add("", indent, "}" + (field.name().isEmpty() ? "" : " " + field.name()) + ";");
            } else {
                add(offset, indent, declaration(field) + ";");
            }
        }
    }

    private static String declaration(FieldDecl field) {
        CType type = field.type();
        String text = Javadoc.plainDeclaration(type, field.name());
        return field.isBitField() ? text + (field.name().isEmpty() ? ": " : " : ") + field.bits() : text;
    }

    /** Bytes; a bit-field has the bit in its byte after a point. */
    private static String offset(long bit, FieldDecl field) {
        long bytes = bit / Byte.SIZE;
        return field.isBitField() ? bytes + "." + bit % Byte.SIZE : String.valueOf(bytes);
    }

    private void add(String offset, String indent, String text) {
        lines.add((" ".repeat(Math.max(0, columns - offset.length())) + offset + "  " + indent + text).stripTrailing());
    }
}
