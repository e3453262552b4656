package org.rdma4j.gen.verify;

import java.util.List;
import java.util.function.UnaryOperator;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeRewriter;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;

/** Types that C cannot spell a second time. */
final class UnnamedTypes {

    /** What is not compared where one is part of a type. */
    static final String WORDS = "types with an unnamed type inside";

    private UnnamedTypes() {}

    /** Whether a struct, union or enum without a name is part of the type. */
    static boolean within(CType type) {
        return type instanceof UnnamedRecord
                || type instanceof UnnamedEnum
                || type.parts().stream().anyMatch(UnnamedTypes::within);
    }

    /** The record as one sees it through a qualified member: each of its own members is qualified too. */
    static RecordDecl qualified(RecordDecl record, QualifiedType by) {
        return with(record, record.packing(), t -> new QualifiedType(t, by.isConst(), by.isVolatile(), false));
    }

    /**
     * The same record, fit to be printed beside the one in the header: integers for the unnamed enums in it, whose
     * enumerators must not be declared twice, and no {@code #pragma pack}, which stands around a declaration.
     */
    static RecordDecl printable(RecordDecl record) {
        Packing packing =
                new Packing(record.packing().packed(), record.packing().aligned(), 0);
        return with(record, packing, UnnamedTypes::withoutEnums);
    }

    private static RecordDecl with(RecordDecl record, Packing packing, UnaryOperator<CType> change) {
        List<FieldDecl> fields = record.fields().stream()
                .map(f -> new FieldDecl(f.name(), change.apply(f.type()), f.bits(), f.packing(), f.offset(), f.width()))
                .toList();
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

    private static CType withoutEnums(CType type) {
        return new TypeRewriter() {
            @Override
            public RecordDecl rewrite(RecordDecl record) {
                return printable(record);
            }

            @Override
            public CType visit(UnnamedEnum unnamed) {
                return unnamed.declaration().underlying();
            }
        }.rewrite(type);
    }
}
