package org.rdma4j.gen.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.model.RecordDecl.Kind;

/** {@link PlacedMember} lists the members of a record with their offsets. */
class PlacedMemberTest {

    private static final int BYTES = Byte.SIZE;

    /** The members of a record and their offsets, as they are accessed in C. */
    @Test
    void entersUnnamedMembersAndUnnamedTypes() {
        CType rdma = unnamed(Kind.STRUCT, field("addr", 0), field("rkey", 8));
        CType wr = unnamed(Kind.UNION, field("rdma", rdma, 0), field("length", 0));
        CType nameless = unnamed(Kind.STRUCT, field("first", 0), field("second", 4));
        RecordDecl record = record(
                Kind.STRUCT,
                field("id", 0),
                field("wr", wr, 8),
                field("", new QualifiedType(nameless, true, false, false), 24),
                field("last", 32));

        assertThat(PlacedMember.of(record))
                .extracting(m -> m.path() + " in '" + m.parent() + "' at " + m.offset() + (m.overlaid() ? " over" : ""))
                .containsExactly(
                        "id in '' at 0",
                        "wr in '' at 64",
                        "wr.rdma in 'wr' at 64 over",
                        "wr.rdma.addr in 'wr.rdma' at 64 over",
                        "wr.rdma.rkey in 'wr.rdma' at 128 over",
                        "wr.length in 'wr' at 64 over",
                        "first in '' at 192",
                        "second in '' at 224",
                        "last in '' at 256");
    }

    @Test
    void doesNotEnterNamedTypesAndArraysOrListPadding() {
        FieldDecl padding = new FieldDecl("", ScalarType.INT, 3, Packing.NONE, 0, 3);
        CType named = new NamedType(NamedType.Tag.STRUCT, "ibv_sge");
        CType array = new ArrayType(unnamed(Kind.STRUCT, field("inner", 0)), 2);
        RecordDecl record = record(Kind.UNION, padding, field("sge", named, 0), field("list", array, 0));

        assertThat(PlacedMember.of(record))
                .extracting(m -> m.path() + (m.overlaid() ? " over" : ""))
                .containsExactly("sge over", "list over");
    }

    private static FieldDecl field(String name, long offset) {
        return field(name, ScalarType.INT, offset);
    }

    private static FieldDecl field(String name, CType type, long offset) {
        return new FieldDecl(
                name, type, FieldDecl.NOT_A_BIT_FIELD, Packing.NONE, offset * BYTES, Integer.BYTES * BYTES);
    }

    private static UnnamedRecord unnamed(Kind kind, FieldDecl... fields) {
        return new UnnamedRecord(new RecordDecl(kind, "", false, Packing.NONE, 16, 4, List.of(fields), "shop.h"));
    }

    private static RecordDecl record(Kind kind, FieldDecl... fields) {
        return new RecordDecl(kind, "shop", false, Packing.NONE, 64, 4, List.of(fields), "shop.h");
    }
}
