package org.rdma4j.gen.verify;

import java.util.List;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;

/** The records of {@link SampleHeader}. */
final class SampleRecords {

    private SampleRecords() {}

    static FieldDecl field(String name, CType type, long offset, long width) {
        return new FieldDecl(name, type, FieldDecl.NOT_A_BIT_FIELD, Packing.NONE, offset, width);
    }

    static FieldDecl bits(String name, CType type, int bits, long offset) {
        return new FieldDecl(name, type, bits, Packing.NONE, offset, bits);
    }

    static RecordDecl struct(String name, long size, long alignment, FieldDecl... fields) {
        return new RecordDecl(
                RecordDecl.Kind.STRUCT, name, false, Packing.NONE, size, alignment, List.of(fields), "lab/lab.h");
    }

    static List<RecordDecl> all() {
        RecordDecl half =
                struct("", 8, 4, field("low", SampleHeader.U32, 0, 32), field("high", SampleHeader.U32, 32, 32));
        RecordDecl choice = new RecordDecl(
                RecordDecl.Kind.UNION,
                "",
                false,
                Packing.NONE,
                8,
                8,
                List.of(field("id", SampleHeader.U64, 0, 64), field("half", new UnnamedRecord(half), 0, 64)),
                "lab/lab.h");
        RecordDecl cell = struct("", 1, 1, field("c", ScalarType.CHAR, 0, 8));
        CType inner = new UnnamedEnum(
                SampleHeader.enumeration("", ScalarType.UNSIGNED_INT, SampleHeader.enumerator("LAB_INNER", 2)));
        CType names = new PointerType(new QualifiedType(ScalarType.CHAR, true, false, false));
        RecordDecl item = struct(
                "lab_item",
                64,
                8,
                field("tag", SampleHeader.U8, 0, 8),
                field("mode", SampleHeader.MODE, 32, 32),
                bits("first", ScalarType.UNSIGNED_INT, 3, 64),
                bits("second", ScalarType.INT, 5, 67),
                field("", new UnnamedRecord(choice), 128, 64),
                field("cells", new ArrayType(new UnnamedRecord(cell), 3), 192, 24),
                field("kind", inner, 224, 32),
                field("names", new ArrayType(names, 2), 256, 128),
                field("handler", NamedType.parse("lab_handler"), 384, 64),
                field("pair", NamedType.parse("lab_pair"), 448, 16),
                field("none", new ArrayType(SampleHeader.U16, 0), 464, 0),
                field("rest", new ArrayType(ScalarType.INT, ArrayType.FLEXIBLE), 480, 0));
        RecordDecl tight = new RecordDecl(
                RecordDecl.Kind.STRUCT,
                "lab_tight",
                false,
                new Packing(true, 0, 0),
                5,
                1,
                List.of(field("c", ScalarType.CHAR, 0, 8), field("u", SampleHeader.U32, 8, 32)),
                "lab/lab.h");
        RecordDecl pair = new RecordDecl(
                RecordDecl.Kind.STRUCT,
                "lab_pair",
                true,
                Packing.NONE,
                2,
                2,
                List.of(field("s", ScalarType.SHORT, 0, 16)),
                "lab/lab.h");
        RecordDecl pragma = new RecordDecl(
                RecordDecl.Kind.STRUCT,
                "lab_pragma",
                false,
                new Packing(false, 0, 2),
                8,
                2,
                List.of(
                        field("c", ScalarType.CHAR, 0, 8),
                        field("u", SampleHeader.U32, 16, 32),
                        new FieldDecl(
                                "d", ScalarType.CHAR, FieldDecl.NOT_A_BIT_FIELD, new Packing(false, 8, 0), 48, 8)),
                "lab/lab.h");
        return List.of(pair, item, tight, pragma);
    }
}
