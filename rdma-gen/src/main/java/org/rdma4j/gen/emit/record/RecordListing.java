package org.rdma4j.gen.emit.record;

import java.util.ArrayList;
import java.util.List;
import org.rdma4j.gen.cprint.CPrinter;
import org.rdma4j.gen.emit.doc.JavadocText;
import org.rdma4j.gen.emit.value.PerTargetNumber;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedRecord;

/**
 * Prints the C declaration of a record with the byte offset of each member, for Javadoc.
 */
final class RecordListing {

    private static final String INDENT = "    ";

    private final int columns;
    private final List<String> lines = new ArrayList<>();

    private RecordListing(int columns) {
        this.columns = columns;
    }

    /** Returns {@code true} if offsets or the size differ between targets. */
    static boolean differs(List<RecordDecl> forms) {
        return !of(forms.subList(0, 1)).equals(of(forms));
    }

    /**
     * Returns the listing as a Javadoc block.
     *
     * @param forms declaration for each target
     */
    static String of(List<RecordDecl> forms) {
        RecordListing listing = new RecordListing(
                Math.max(3, PerTargetNumber.of(forms, RecordDecl::size).column().length()));
        listing.add("", "", forms.get(0).type().spelling() + " {");
        listing.addMembers(forms, PerTargetNumber.of(forms, form -> 0), INDENT);
        listing.add("", "", "};");
        // braces are balanced, as {@code} requires
        return "<pre>{@code\n" + String.join("\n", listing.lines) + "\n}</pre>\n";
    }

    /**
     * Adds the members of a record.
     *
     * @param base offset of the record in bits
     */
    private void addMembers(List<RecordDecl> forms, PerTargetNumber base, String indent) {
        for (int i = 0; i < forms.get(0).fields().size(); i++) {
            int position = i;
            List<FieldDecl> fields =
                    forms.stream().map(form -> form.fields().get(position)).toList();
            FieldDecl field = fields.get(0);
            PerTargetNumber bit = base.with(PerTargetNumber.of(fields, FieldDecl::offset), Long::sum);
            String offset = offset(bit, field);
            if (TypeIndex.unqualified(field.type()) instanceof UnnamedRecord unnamed) {
                String keyword = unnamed.record().kind().keyword();
                add(offset, indent, (CPrinter.qualifiers(field.type()) + " " + keyword + " {").stripLeading());
                List<RecordDecl> inner = fields.stream()
                        .map(f -> ((UnnamedRecord) TypeIndex.unqualified(f.type())).record())
                        .toList();
                addMembers(inner, bit, indent + INDENT);
                add("", indent, "}" + (field.name().isEmpty() ? "" : " " + field.name()) + ";");
            } else {
                add(offset, indent, declaration(field) + ";");
            }
        }
    }

    private static String declaration(FieldDecl field) {
        CType type = field.type();
        String text = JavadocText.plainDeclaration(type, field.name());
        return field.isBitField() ? text + (field.name().isEmpty() ? ": " : " : ") + field.bits() : text;
    }

    /** Returns the offset in bytes; for a bit-field, followed by a point and the bit within the byte. */
    private static String offset(PerTargetNumber bit, FieldDecl field) {
        String bytes = bit.map(b -> b / Byte.SIZE).column();
        return field.isBitField() ? bytes + "." + bit.first() % Byte.SIZE : bytes;
    }

    private void add(String offset, String indent, String text) {
        lines.add((" ".repeat(Math.max(0, columns - offset.length())) + offset + "  " + indent + text).stripTrailing());
    }
}
