package org.rdma4j.gen.diff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.gen.diff.MetadataBuilder.INT;
import static org.rdma4j.gen.diff.MetadataBuilder.named;
import static org.rdma4j.gen.diff.MetadataBuilder.pointer;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Verdicts that cannot be expressed in the tables of C headers: macros that shadow functions, file names, and facts
 * that only a metadata file can contain.
 */
class NameVerdictTest {

    private static List<String> verdicts(MetadataBuilder before, MetadataBuilder after) {
        return DiffCompletenessCheck.check(before.release("1"), after.release("2"), RecordAllocation.NONE)
                .changes()
                .stream()
                .map(c -> c.kind().word() + " " + c.action().sign() + " " + c.name() + " "
                        + c.verdict().word())
                .toList();
    }

    private static MetadataBuilder call(CType result, CType... parameters) {
        return new MetadataBuilder().function(Linkage.EXTERN, "SHOP_1", result, parameters);
    }

    private static MetadataBuilder call(Linkage linkage, String version) {
        return new MetadataBuilder().function(linkage, version, INT);
    }

    private static String verdict(MetadataBuilder before, MetadataBuilder after) {
        List<String> all = verdicts(before, after);
        assertThat(all).singleElement().asString().startsWith("function ~ call ");
        return all.get(0).substring("function ~ call ".length());
    }

    @Test
    void judgesAChangeOfLinkage() {
        assertThat(verdict(call(Linkage.EXTERN, "SHOP_1"), call(Linkage.INLINE, "")))
                .isEqualTo("binary");
        assertThat(verdict(call(Linkage.INLINE, ""), call(Linkage.EXTERN, "SHOP_1")))
                .isEqualTo("neither");
        assertThat(verdict(call(Linkage.EXTERN, "SHOP_1"), call(Linkage.SHADOWED, "SHOP_1")))
                .isEqualTo("neither");
        assertThat(verdict(call(Linkage.SHADOWED, "SHOP_1"), call(Linkage.EXTERN, "SHOP_1")))
                .isEqualTo("source");
    }

    /** A metadata file can contain such a typedef, a header cannot. */
    @Test
    void comparesARecursiveTypedef() {
        MetadataBuilder before = new MetadataBuilder().typedef("t", pointer(named("t")));
        MetadataBuilder after = new MetadataBuilder().typedef("t", pointer(pointer(named("t"))));
        assertThat(verdicts(before, after)).hasSize(1);
    }

    /** The size and sign are unchanged, so the rows of the dump are unchanged too. */
    @Test
    void judgesAnEnumWithAFixedType() {
        MetadataBuilder derived = new MetadataBuilder().enumeration("e", INT, "A=-1");
        MetadataBuilder given = new MetadataBuilder().enumeration(true, "e", INT, "A=-1");
        assertThat(verdicts(derived, given)).containsExactly("enum ~ e source");
        assertThat(verdicts(given, derived)).containsExactly("enum ~ e source");
        assertThat(verdicts(given, given)).isEmpty();
        assertThat(verdicts(given, new MetadataBuilder().enumeration(true, "e", ScalarType.UNSIGNED_CHAR, "A=-1")))
                .containsExactly("enum ~ e binary");
    }

    @Test
    void judgesAChangeOfHeaderOrLibrary() {
        assertThat(verdicts(
                        new MetadataBuilder().enumeration("e", INT),
                        new MetadataBuilder().header("other.h").enumeration("e", INT)))
                .containsExactly("enum > e neither");
        assertThat(verdicts(new MetadataBuilder(), new MetadataBuilder().soname("libshop.so.2")))
                .containsExactly("library ~ shop binary");
    }

    @Test
    void reportsNoChange() {
        assertThat(verdicts(call(INT), call(INT))).isEmpty();
    }

    @Test
    void rejectsDifferentLibraries() {
        Metadata shop = new MetadataBuilder().release("1");
        Metadata bank = new Metadata("bank", "2", Target.X86_64, new TreeMap<>(), List.of(), List.of());
        assertThatThrownBy(() -> Diff.compare(shop, bank, RecordAllocation.NONE))
                .isInstanceOf(ProblemException.class)
                .hasMessage("shop 1 and bank 2 describe different libraries; compare two releases of one library");
    }

    @Test
    void rejectsDifferentTargets() {
        Metadata here = new MetadataBuilder().release("1");
        Metadata there = new Metadata("shop", "2", Target.AARCH64, new TreeMap<>(), List.of(), List.of());
        assertThatThrownBy(() -> Diff.compare(here, there, RecordAllocation.NONE))
                .isInstanceOf(ProblemException.class)
                .hasMessage("shop 1 is described for x86_64-linux-gnu, shop 2 for aarch64-linux-gnu;"
                        + " compare metadata of one target");
    }
}
