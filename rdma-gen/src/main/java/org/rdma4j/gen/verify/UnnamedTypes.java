package org.rdma4j.gen.verify;

import java.util.ArrayList;
import java.util.List;
import org.rdma4j.gen.cprint.CPrinter;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeRewriter;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;

/** Handles types without a name, which C cannot spell a second time. */
final class UnnamedTypes {

    /** Words for what is not compared if a type has an unnamed type inside. */
    static final String WORDS = "types with an unnamed type inside";

    private UnnamedTypes() {}

    /** Returns {@code true} if the type has a struct, union or enum without a name inside. */
    static boolean within(CType type) {
        return type instanceof UnnamedRecord
                || type instanceof UnnamedEnum
                || type.parts().stream().anyMatch(UnnamedTypes::within);
    }

    /** Returns the record as seen through a qualified member: each of its members is qualified. */
    static RecordDecl qualified(RecordDecl record, QualifiedType by) {
        List<FieldDecl> fields = record.fields().stream()
                .map(f -> new FieldDecl(
                        f.name(),
                        new QualifiedType(f.type(), by.isConst(), by.isVolatile(), false),
                        f.bits(),
                        f.packing(),
                        f.offset(),
                        f.width()))
                .toList();
        return with(record, record.packing(), fields);
    }

    /**
     * Returns C text that defines a copy of the record under a typedef name. Each record inside becomes a separate
     * definition, because it may have another {@code #pragma pack}. An unnamed enum is replaced by its integer type,
     * because enumerators cannot be declared twice.
     */
    static String copy(RecordDecl record, String name) {
        StringBuilder text = new StringBuilder();
        List<FieldDecl> fields = new ArrayList<>();
        for (FieldDecl field : record.fields()) {
            String inner = name + "_" + fields.size();
            CType type = new TypeRewriter() {
                @Override
                public CType visit(UnnamedRecord unnamed) {
                    text.append(copy(unnamed.record(), inner)).append(' ');
                    return new NamedType(NamedType.Tag.TYPEDEF, inner);
                }

                @Override
                public CType visit(UnnamedEnum unnamed) {
                    return unnamed.declaration().underlying();
                }

                @Override
                public String name(Parameter parameter) {
                    return "";
                }
            }.rewrite(field.type());
            // A member without a name needs an unnamed type.
            String member = field.name().isEmpty() && !field.isBitField() ? inner + "_member" : field.name();
            fields.add(new FieldDecl(member, type, field.bits(), field.packing(), field.offset(), field.width()));
        }
        int pack = record.packing().pragmaPack();
        Packing packing =
                new Packing(record.packing().packed(), record.packing().aligned(), 0);
        String typedef =
                "typedef " + CPrinter.declaration(new UnnamedRecord(with(record, packing, fields)), name) + ";";
        return text
                + (pack > 0 ? "_Pragma(\"pack(push, " + pack + ")\") " + typedef + " _Pragma(\"pack(pop)\")" : typedef);
    }

    private static RecordDecl with(RecordDecl record, Packing packing, List<FieldDecl> fields) {
        return new RecordDecl(
                record.kind(),
                record.name(),
                record.typedefNamed(),
                packing,
                record.size(),
                record.alignment(),
                fields,
                record.header());
    }
}
