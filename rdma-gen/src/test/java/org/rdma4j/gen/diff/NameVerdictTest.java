package org.rdma4j.gen.diff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.gen.diff.Sketch.INT;
import static org.rdma4j.gen.diff.Sketch.LONG;
import static org.rdma4j.gen.diff.Sketch.constant;
import static org.rdma4j.gen.diff.Sketch.named;
import static org.rdma4j.gen.diff.Sketch.pointer;
import static org.rdma4j.gen.diff.Sketch.struct;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.config.RecordFacts;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.VoidType;
import org.rdma4j.gen.problem.ProblemException;

/** What changes of functions, enums, constants and the rest break. */
class NameVerdictTest {

    private static final CType VOID = new VoidType();

    private static List<String> verdicts(Sketch before, Sketch after) {
        return Explained.check(before.release("1"), after.release("2"), RecordFacts.NONE).changes().stream()
                .map(c -> c.kind().word() + " " + c.action().sign() + " " + c.name() + " "
                        + c.verdict().word())
                .toList();
    }

    private static Sketch call(CType result, CType... parameters) {
        return new Sketch().function(Linkage.EXTERN, "SHOP_1", result, parameters);
    }

    private static Sketch call(Linkage linkage, String version) {
        return new Sketch().function(linkage, version, INT);
    }

    private static String signature(CType before, CType after) {
        return verdict(call(VOID, before), call(VOID, after));
    }

    private static String result(CType before, CType after) {
        return verdict(call(before), call(after));
    }

    private static String verdict(Sketch before, Sketch after) {
        List<String> all = verdicts(before, after);
        assertThat(all).singleElement().asString().startsWith("function ~ call ");
        return all.get(0).substring("function ~ call ".length());
    }

    @Test
    void functionsThatComeAndGo() {
        Sketch none = new Sketch();
        assertThat(verdicts(none, call(Linkage.EXTERN, "SHOP_1"))).containsExactly("function + call neither");
        assertThat(verdicts(call(Linkage.EXTERN, "SHOP_1"), none)).containsExactly("function - call both");
        assertThat(verdicts(call(Linkage.SHADOWED, "SHOP_1"), none)).containsExactly("function - call both");
        assertThat(verdicts(call(Linkage.INLINE, ""), none)).containsExactly("function - call source");
    }

    @Test
    void linkage() {
        assertThat(verdict(call(Linkage.EXTERN, "SHOP_1"), call(Linkage.INLINE, "")))
                .isEqualTo("binary");
        assertThat(verdict(call(Linkage.INLINE, ""), call(Linkage.EXTERN, "SHOP_1")))
                .isEqualTo("neither");
        assertThat(verdict(call(Linkage.EXTERN, "SHOP_1"), call(Linkage.SHADOWED, "SHOP_1")))
                .isEqualTo("neither");
        assertThat(verdict(call(Linkage.SHADOWED, "SHOP_1"), call(Linkage.EXTERN, "SHOP_1")))
                .isEqualTo("source");
    }

    @Test
    void versionsOfSymbols() {
        assertThat(verdicts(call(Linkage.EXTERN, "SHOP_1"), call(Linkage.EXTERN, "SHOP_2")))
                .containsExactly("symbol ~ call binary");
        assertThat(verdicts(call(Linkage.EXTERN, ""), call(Linkage.EXTERN, "SHOP_2")))
                .containsExactly("symbol ~ call neither");
        assertThat(verdicts(call(Linkage.EXTERN, "SHOP_1"), call(Linkage.EXTERN, "")))
                .containsExactly("symbol ~ call binary");
    }

    @Test
    void parameters() {
        assertThat(signature(INT, LONG)).isEqualTo("binary");
        assertThat(signature(LONG, INT)).isEqualTo("both");
        assertThat(signature(INT, ScalarType.UNSIGNED_INT)).isEqualTo("source");
        assertThat(signature(LONG, ScalarType.LONG_LONG)).isEqualTo("neither");
        assertThat(signature(pointer(INT), pointer(constant(INT)))).isEqualTo("neither");
        assertThat(signature(pointer(constant(INT)), pointer(INT))).isEqualTo("source");
        assertThat(signature(pointer(struct("a")), pointer(struct("b")))).isEqualTo("source");
        assertThat(signature(pointer(struct("a")), pointer(VOID))).isEqualTo("neither");
        assertThat(signature(INT, pointer(INT))).isEqualTo("both");
        assertThat(signature(INT, ScalarType.FLOAT)).isEqualTo("both");
        assertThat(verdict(call(INT), call(INT, INT))).isEqualTo("both");
    }

    @Test
    void results() {
        assertThat(result(INT, LONG)).isEqualTo("both");
        assertThat(result(LONG, INT)).isEqualTo("binary");
        assertThat(result(pointer(constant(INT)), pointer(INT))).isEqualTo("neither");
        assertThat(result(pointer(INT), pointer(constant(INT)))).isEqualTo("source");
    }

    /** Compiled programs hold the body of an inline function. */
    @Test
    void signaturesOfInlineFunctions() {
        assertThat(verdict(
                        new Sketch().function(Linkage.INLINE, "", INT),
                        new Sketch().function(Linkage.INLINE, "", INT, INT)))
                .isEqualTo("source");
    }

    @Test
    void enums() {
        Sketch before = new Sketch().enumeration("e", ScalarType.UNSIGNED_INT, "A=1", "B=2");
        assertThat(verdicts(before, new Sketch().enumeration("e", ScalarType.UNSIGNED_INT, "A=1", "B=2", "C=3")))
                .containsExactly("enumerator + C neither");
        assertThat(verdicts(before, new Sketch().enumeration("e", ScalarType.UNSIGNED_INT, "A=1", "B=3")))
                .containsExactly("enumerator ~ B binary");
        assertThat(verdicts(before, new Sketch().enumeration("e", ScalarType.UNSIGNED_INT, "A=1")))
                .containsExactly("enumerator - B source");
        assertThat(verdicts(before, new Sketch().enumeration("e", ScalarType.INT, "A=1", "B=2")))
                .containsExactly("enum ~ e source");
        assertThat(verdicts(before, new Sketch().enumeration("e", ScalarType.UNSIGNED_LONG, "A=1", "B=2")))
                .containsExactly("enum ~ e binary");
        assertThat(verdicts(before, new Sketch()))
                .containsExactly("enum - e source", "enumerator - A source", "enumerator - B source");
    }

    /** An enumerator is a name of its own: which enum it stands in is not for programs to see. */
    @Test
    void enumeratorsThatBecomeMacros() {
        Sketch before = new Sketch().enumeration("", ScalarType.UNSIGNED_INT, "A=1");
        assertThat(verdicts(before, new Sketch().constant("A", INT, 1)))
                .containsExactly("enumerator - A neither", "constant + A neither");
        assertThat(verdicts(before, new Sketch().constant("A", INT, 2)))
                .containsExactly("enumerator - A binary", "constant + A neither");
        assertThat(verdicts(before, new Sketch().enumeration("e", ScalarType.UNSIGNED_INT, "A=1")))
                .containsExactly("enum + e neither");
    }

    @Test
    void constants() {
        Sketch one = new Sketch().constant("A", INT, 1);
        assertThat(verdicts(one, new Sketch().constant("A", INT, 2))).containsExactly("constant ~ A binary");
        assertThat(verdicts(one, new Sketch().constant("A", ScalarType.UNSIGNED_INT, 1)))
                .containsExactly("constant ~ A source");
        assertThat(verdicts(one, new Sketch().text("A", "1"))).containsExactly("constant ~ A both");
        assertThat(verdicts(new Sketch().text("A", "x"), new Sketch().text("A", "xy")))
                .containsExactly("constant ~ A binary");
        assertThat(verdicts(one, new Sketch())).containsExactly("constant - A source");
        assertThat(verdicts(new Sketch(), one)).containsExactly("constant + A neither");
    }

    @Test
    void typedefs() {
        Sketch before = new Sketch().typedef("t", INT);
        assertThat(verdicts(before, new Sketch().typedef("t", LONG))).containsExactly("typedef ~ t both");
        assertThat(verdicts(
                        before.typedef("u", INT), new Sketch().typedef("u", INT).typedef("t", named("u"))))
                .containsExactly("typedef ~ t neither");
        assertThat(verdicts(new Sketch().typedef("t", INT), new Sketch())).containsExactly("typedef - t source");
    }

    /** A file may say what no header can. */
    @Test
    void aTypedefOfAPointerToItself() {
        Sketch before = new Sketch().typedef("t", pointer(named("t")));
        Sketch after = new Sketch().typedef("t", pointer(pointer(named("t"))));
        assertThat(verdicts(before, after)).hasSize(1);
    }

    @Test
    void aliasesOpaqueTypesAndSkips() {
        assertThat(verdicts(new Sketch().alias("a", "b"), new Sketch().alias("a", "c")))
                .containsExactly("alias ~ a both");
        assertThat(verdicts(new Sketch().alias("a", "b"), new Sketch())).containsExactly("alias - a source");
        assertThat(verdicts(new Sketch().opaque("o"), new Sketch())).containsExactly("opaque - o source");
        assertThat(verdicts(new Sketch(), new Sketch().skip("s", "no\nvalue"))).containsExactly("skip + s neither");
    }

    @Test
    void headersAndLibraries() {
        assertThat(verdicts(
                        new Sketch().enumeration("e", INT),
                        new Sketch().header("other.h").enumeration("e", INT)))
                .containsExactly("enum > e neither");
        assertThat(verdicts(new Sketch(), new Sketch().soname("libshop.so.2")))
                .containsExactly("library ~ shop binary");
    }

    @Test
    void nothing() {
        assertThat(verdicts(call(INT), call(INT))).isEmpty();
    }

    @Test
    void targetsAreNotCompared() {
        Metadata here = new Sketch().release("1");
        Metadata there = new Metadata("shop", "2", Target.AARCH64, new TreeMap<>(), List.of(), List.of());
        assertThatThrownBy(() -> Diff.compare(here, there, RecordFacts.NONE))
                .isInstanceOf(ProblemException.class)
                .hasMessage("shop 1 is described for x86_64-linux-gnu, shop 2 for aarch64-linux-gnu;"
                        + " compare metadata of one target");
    }
}
