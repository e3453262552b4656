package org.rdma4j.gen.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;

/** Records whose numbers, attributes or member types differ from C. */
class WrongRecordsTest {

    @TempDir
    Path folder;

    private static RecordDecl sized(RecordDecl r, long size, long alignment) {
        return new RecordDecl(
                r.kind(), r.name(), r.typedefNamed(), r.packing(), size, alignment, r.fields(), r.header());
    }

    static Stream<Arguments> wrongNumbers() {
        return Stream.of(
                arguments(
                        AlteredSample.withRecords(r -> r.name().equals("lab_tight") ? sized(r, 8, 1) : r),
                        "size lab_tight: metadata 8, compiler 5"),
                arguments(
                        AlteredSample.withRecords(r -> r.name().equals("lab_pair") ? sized(r, 2, 4) : r),
                        "alignment lab_pair: metadata 4, compiler 2"),
                arguments(
                        AlteredSample.field(1, SampleRecords.field("mode", SampleHeader.MODE, 64, 32)),
                        "field lab_item.mode: metadata 64+32, compiler 32+32"),
                arguments(
                        AlteredSample.field(8, SampleRecords.field("handler", NamedType.parse("lab_handler"), 384, 32)),
                        "field lab_item.handler: metadata 384+32, compiler 384+64"),
                arguments(
                        AlteredSample.field(2, SampleRecords.bits("first", ScalarType.UNSIGNED_INT, 3, 65)),
                        "field lab_item.first: metadata 65+3, compiler 64+3"),
                arguments(
                        AlteredSample.field(3, SampleRecords.bits("second", ScalarType.INT, 4, 67)),
                        "field lab_item.second: metadata 67+4, compiler 67+5"),
                arguments(
                        AlteredSample.field(3, SampleRecords.bits("second", ScalarType.UNSIGNED_INT, 5, 67)),
                        "type lab_item.second signed: metadata 0, compiler 1"),
                arguments(AlteredSample.choice(r -> sized(r, 16, 8)), "size lab_item.(union): metadata 16, compiler 8"),
                arguments(
                        AlteredSample.withFields(
                                "lab_item",
                                fields -> AlteredSample.<FieldDecl>with(
                                                4,
                                                SampleRecords.field(
                                                        "", fields.get(4).type(), 128, 32))
                                        .apply(fields)),
                        "field lab_item.(union) width: metadata 32, compiler 64"),
                arguments(
                        AlteredSample.choice(r -> sized(r, 8, 4)),
                        "alignment lab_item.(union): metadata 4, compiler 8"),
                arguments(
                        AlteredSample.choice(r -> new RecordDecl(
                                r.kind(),
                                "",
                                false,
                                r.packing(),
                                8,
                                8,
                                List.of(
                                        SampleRecords.field("id", SampleHeader.U64, 32, 64),
                                        r.fields().get(1)),
                                r.header())),
                        "field lab_item.id: metadata 160+64, compiler 128+64"));
    }

    private static Partition packed(String name, Packing packing) {
        return AlteredSample.withRecords(r -> r.name().equals(name)
                ? new RecordDecl(
                        r.kind(), r.name(), r.typedefNamed(), packing, r.size(), r.alignment(), r.fields(), r.header())
                : r);
    }

    static Stream<Arguments> wrongAttributes() {
        return Stream.of(
                arguments(packed("lab_tight", Packing.NONE), "size lab_tight as described: metadata 5, compiler 8"),
                arguments(packed("lab_pragma", Packing.NONE), "size lab_pragma as described: metadata 8, compiler 16"),
                arguments(
                        packed("lab_pragma", new Packing(false, 0, 4)),
                        "alignment lab_pragma as described: metadata 2, compiler 4"),
                arguments(
                        packed("lab_item", new Packing(false, 16, 0)),
                        "alignment lab_item as described: metadata 8, compiler 16"));
    }

    static Stream<Arguments> wrongTypes() {
        CType names = new ArrayType(new PointerType(ScalarType.CHAR), 2);
        return Stream.of(
                arguments(
                        AlteredSample.field(0, SampleRecords.field("tag", ScalarType.SIGNED_CHAR, 0, 8)),
                        "type lab_item.tag: metadata signed char, compiler uint8_t"),
                arguments(
                        AlteredSample.field(1, SampleRecords.field("mode", ScalarType.UNSIGNED_INT, 32, 32)),
                        "type lab_item.mode: metadata unsigned int, compiler enum lab_mode"),
                arguments(
                        AlteredSample.field(7, SampleRecords.field("names", names, 256, 128)),
                        "type lab_item.names: metadata char *[2], compiler const char * [2]"),
                arguments(
                        AlteredSample.field(
                                10,
                                SampleRecords.field(
                                        "none", new ArrayType(SampleHeader.U16, ArrayType.FLEXIBLE), 464, 0)),
                        "type lab_item.none size: metadata none, compiler something else"),
                arguments(
                        AlteredSample.field(11, SampleRecords.field("rest", new ArrayType(ScalarType.INT, 0), 480, 0)),
                        "field lab_item.rest: metadata 480+0, compiler error: "));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource({"wrongNumbers", "wrongAttributes", "wrongTypes"})
    void reportsTheMismatch(Partition partition, String finding) {
        VerifyReport report = SampleHeader.verify(folder, partition);
        assertThat(report.missing()).isEmpty();
        assertThat(report.render()).contains("mismatch: " + finding);
    }

    /** The metadata does not contain the type of a foreign typedef, which may be an enum. */
    @Test
    void doesNotCompareTheTypeOfAForeignTypedef() {
        VerifyReport report = SampleHeader.verify(
                folder, AlteredSample.field(1, SampleRecords.field("mode", SampleHeader.U32, 32, 32)));
        assertThat(report.missing()).isEmpty();
        assertThat(report.holds()).isTrue();
    }
}
