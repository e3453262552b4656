package org.rdma4j.gen.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.gen.dump.Dump;
import org.rdma4j.gen.layout.LayoutValidator.Contradiction;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.UnnamedEnum;

/** Layout of enums whose integer type does not follow from their enumerators. */
class FixedEnumLayoutTest {

    private static final String H = "h.h";

    private static EnumDecl fixed(String name, ScalarType type, long... values) {
        List<Enumerator> enumerators = Arrays.stream(values)
                .mapToObj(v -> new Enumerator("V" + Long.toString(v).replace('-', '_'), BigInteger.valueOf(v)))
                .toList();
        return new EnumDecl(name, false, false, true, type, enumerators, H);
    }

    /**
     * Returns metadata with the enum, a record with a member of its type, and a record with an unnamed enum of the same
     * integer type.
     */
    private static Metadata metadata(EnumDecl declared) {
        return new Metadata(
                "m",
                "1",
                Target.X86_64,
                new TreeMap<>(),
                List.of(new Partition(
                        "m",
                        "",
                        "",
                        List.of(H),
                        List.of(
                                record("named", declared.type()),
                                record("inside", new UnnamedEnum(fixed("", declared.underlying())))),
                        List.of(declared),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of())),
                List.of());
    }

    private static RecordDecl record(String name, CType type) {
        List<FieldDecl> fields = List.of(field("a", type), field("b", type));
        return new RecordDecl(
                RecordDecl.Kind.STRUCT, name, false, Packing.NONE, RecordDecl.UNKNOWN, RecordDecl.UNKNOWN, fields, H);
    }

    private static FieldDecl field(String name, CType type) {
        return new FieldDecl(
                name, type, FieldDecl.NOT_A_BIT_FIELD, Packing.NONE, RecordDecl.UNKNOWN, RecordDecl.UNKNOWN);
    }

    private static Metadata complete(Metadata bare) {
        DeclarationLookup declarations = new DeclarationLookup(bare.partitions(), List.of(), Optional::of);
        PartitionLayout layout = new PartitionLayout(new Layout(bare.target(), declarations::of));
        return new Metadata(
                bare.name(),
                bare.release(),
                bare.target(),
                bare.versions(),
                bare.partitions().stream().map(layout::complete).toList(),
                List.of());
    }

    @ParameterizedTest
    @CsvSource({"UNSIGNED_CHAR, 1, unsigned", "SHORT, 2, signed", "INT, 4, signed", "UNSIGNED_LONG_LONG, 8, unsigned"})
    void keepsTheDeclaredType(ScalarType type, long size, String sign) {
        Metadata laidOut = complete(metadata(fixed("e", type, 1)));
        assertThat(Dump.lines(laidOut))
                .contains(
                        "m\tenum\te\tsize=" + size + " " + sign,
                        "m\tstruct\tnamed\tsize=" + 2 * size + " align=" + size,
                        "m\tstruct\tinside\tsize=" + 2 * size + " align=" + size);
        assertThat(LayoutValidator.find(laidOut)).isEmpty();
        assertThat(Dump.lines(Retargeting.compute(laidOut, Target.AARCH64, List.of())))
                .isEqualTo(Dump.lines(laidOut));
    }

    @ParameterizedTest
    @CsvSource({"UNSIGNED_CHAR, 256", "UNSIGNED_CHAR, -1", "SIGNED_CHAR, 128", "CHAR, 200", "INT, 2147483648", "BOOL, 2"
    })
    void reportsAValueOutsideTheRangeOfTheType(ScalarType type, long value) {
        assertThat(LayoutValidator.find(complete(metadata(fixed("e", type, 0, value))))
                        .map(Contradiction::what))
                .hasValueSatisfying(what -> assertThat(what)
                        .isEqualTo("the value of V" + Long.toString(value).replace('-', '_') + " does not fit "
                                + type.spelling() + ", the type of e"));
    }

    @ParameterizedTest
    @CsvSource({"UNSIGNED_CHAR, 255", "SIGNED_CHAR, -128", "CHAR, 127", "INT, -2147483648", "BOOL, 1"})
    void acceptsTheLimitsOfTheType(ScalarType type, long value) {
        assertThat(LayoutValidator.find(complete(metadata(fixed("e", type, 0, value)))))
                .isEmpty();
    }

    /** An enum keeps its sign if its only negative enumerator is skipped, and a packed enum keeps its size. */
    @Test
    void skippedEnumeratorsDoNotChangeTheType() {
        EnumDecl whole = new EnumDecl(
                "e",
                false,
                true,
                ScalarType.UNSIGNED_INT,
                List.of(
                        new Enumerator("A", BigInteger.ONE),
                        new Enumerator("B", BigInteger.valueOf(-300)),
                        new Enumerator("C", BigInteger.TWO)),
                H);
        Layout layout = new Layout(Target.X86_64, type -> Optional.empty());
        EnumDecl rest = whole.withFixed(layout.underlying(whole))
                .withEnumerators(
                        List.of(whole.enumerators().get(0), whole.enumerators().get(2)));
        assertThat(layout.underlying(rest)).isEqualTo(ScalarType.SHORT);
        assertThat(layout.underlying(rest.namedBy("e_t"))).isEqualTo(ScalarType.SHORT);
        assertThat(LayoutValidator.find(complete(metadata(rest)))).isEmpty();
    }
}
