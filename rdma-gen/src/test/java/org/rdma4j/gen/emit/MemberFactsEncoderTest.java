package org.rdma4j.gen.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.gen.emit.EmitFixture.array;
import static org.rdma4j.gen.emit.EmitFixture.bits;
import static org.rdma4j.gen.emit.EmitFixture.enumeration;
import static org.rdma4j.gen.emit.EmitFixture.field;
import static org.rdma4j.gen.emit.EmitFixture.pointer;
import static org.rdma4j.gen.emit.EmitFixture.struct;
import static org.rdma4j.gen.emit.EmitFixture.type;
import static org.rdma4j.gen.emit.EmitFixture.union;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.emit.enumeration.EnumNamesGenerator;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.record.MemberFactsEncoder;
import org.rdma4j.gen.emit.value.BoundMetadata;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.UnnamedRecord;

/** The encoding of facts about members, other than their layout. */
class MemberFactsEncoderTest {

    private final EmitFixture fixture = new EmitFixture();
    private final EnumNamesGenerator enums = new EnumNamesGenerator(
            new RuntimeClasses("org.rdma4j.sys.runtime", List.of(Target.X86_64)),
            ClassName.get("org.example.shop", "ShopEnumNames"));

    private String words(RecordDecl record, Set<String> libraryAllocated, History history) {
        fixture.records.add(record);
        BoundMetadata world =
                BoundMetadata.of(fixture.metadata(), fixture.config(), List.of(), "org.example", Set.of());
        return new MemberFactsEncoder(history, libraryAllocated, enums).of(record, world);
    }

    @Test
    void encodesSignsTextsEnumsRecordsAndBitFields() {
        fixture.enums.add(enumeration("shop_state", ScalarType.INT, "SHOP_UP", 1));
        fixture.records.add(struct("place", 8, 4, field("floor", ScalarType.INT, 4, 4)));
        UnnamedRecord inner = new UnnamedRecord(
                union("", 4, 4, field("at", type("struct place"), 0, 8), bits("low", ScalarType.INT, 3, 4)));
        RecordDecl record = struct(
                "stock",
                64,
                8,
                field("count", ScalarType.UNSIGNED_INT, 0, 4),
                field("", inner, 4, 8),
                field("price", inner, 12, 8),
                field("name", array(ScalarType.CHAR, 4), 20, 4),
                field("states", array(type("enum shop_state"), 2), 24, 8),
                field("next", pointer(type("struct stock")), 32, 8));
        assertThat(words(record, Set.of(), History.NONE))
                .isEqualTo("?0.at@place ?0.at.floor- ?0.low:3:4 ?0.low- price.at@place price.at.floor- price.low:3:4"
                        + " price.low- name\" states- states=shop_state");
        assertThat(enums.generate().orElseThrow().toString())
                .contains("case \"shop_state\": return org.example.shop.shop_state.toString((int) value)");
    }

    /** Unnamed qualified members have an index among all unnamed members, as in the layout at run time. */
    @Test
    void entersAnUnnamedQualifiedMember() {
        UnnamedRecord inner = new UnnamedRecord(struct("", 4, 4, field("at", ScalarType.INT, 0, 4)));
        RecordDecl record = struct(
                "stock", 8, 4, field("", new QualifiedType(inner, true, false, false), 0, 4), field("", inner, 4, 4));
        assertThat(words(record, Set.of(), History.NONE)).isEqualTo("?0.at- ?1.at-");
    }

    @Test
    void encodesTheReleaseIfTheLibraryAllocates() {
        History history = new History(List.of("1.0", "45.0"), new TreeMap<>());
        var spans = history.spans();
        spans.put(
                new History.Key(History.Kind.FIELD, "stock.flush"),
                new History.Span(Optional.of("45.0"), true, Optional.empty()));
        RecordDecl record = struct(
                "stock",
                16,
                8,
                field("n", ScalarType.UNSIGNED_INT, 0, 4),
                field("flush", pointer(EmitFixture.VOID), 8, 8));
        assertThat(words(record, Set.of(), history)).isEmpty();
        fixture.records.clear();
        assertThat(words(record, Set.of("stock"), history)).isEqualTo("flush>4500");
    }
}
