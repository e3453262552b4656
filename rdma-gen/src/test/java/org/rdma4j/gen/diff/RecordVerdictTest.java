package org.rdma4j.gen.diff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.gen.diff.Sketch.INT;
import static org.rdma4j.gen.diff.Sketch.LONG;
import static org.rdma4j.gen.diff.Sketch.field;
import static org.rdma4j.gen.diff.Sketch.integer;
import static org.rdma4j.gen.diff.Sketch.record;
import static org.rdma4j.gen.diff.Sketch.struct;
import static org.rdma4j.gen.diff.Sketch.unnamed;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.config.RecordFacts;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.RecordDecl.Kind;
import org.rdma4j.gen.model.ScalarType;

/** What changes of records and fields break; {@code mine} is allocated by callers, {@code theirs} by the library. */
class RecordVerdictTest {

    private static final RecordFacts FACTS =
            new RecordFacts(Set.of("theirs", "front"), Set.of("sized"), Set.of("front"), Map.of());

    private static List<String> verdicts(Sketch before, Sketch after) {
        return Explained.check(before.release("1"), after.release("2"), FACTS).changes().stream()
                .map(c -> c.action().sign() + " " + c.name() + " " + c.verdict().word())
                .toList();
    }

    private static Sketch pair(String name) {
        return new Sketch().struct(name, 8, integer("a", 0), integer("b", 4));
    }

    private static Sketch appended(String name) {
        return new Sketch().struct(name, 12, integer("a", 0), integer("b", 4), integer("c", 8));
    }

    private static Sketch inserted(String name) {
        return new Sketch().struct(name, 12, integer("a", 0), integer("c", 4), integer("b", 8));
    }

    @Test
    void aFieldAppended() {
        assertThat(verdicts(pair("theirs"), appended("theirs")))
                .containsExactly("~ theirs neither", "+ theirs.c neither");
        assertThat(verdicts(pair("sized"), appended("sized"))).containsExactly("~ sized neither", "+ sized.c neither");
        assertThat(verdicts(pair("mine"), appended("mine"))).containsExactly("~ mine binary", "+ mine.c binary");
    }

    @Test
    void aFieldInserted() {
        assertThat(verdicts(pair("theirs"), inserted("theirs")))
                .containsExactly("~ theirs binary", "+ theirs.c binary");
        assertThat(verdicts(pair("sized"), inserted("sized"))).containsExactly("~ sized binary", "+ sized.c both");
        assertThat(verdicts(pair("mine"), inserted("mine"))).containsExactly("~ mine binary", "+ mine.c both");
    }

    @Test
    void aFieldAtTheFront() {
        Sketch after = new Sketch().struct("front", 12, integer("c", 0), integer("a", 4), integer("b", 8));
        assertThat(verdicts(pair("front"), after)).containsExactly("~ front neither", "+ front.c neither");

        Sketch loose = new Sketch().struct("front", 16, integer("a", 0), integer("c", 8), integer("b", 12));
        assertThat(verdicts(pair("front"), loose)).containsExactly("~ front binary", "+ front.c binary");
    }

    @Test
    void aFieldInPaddingOrReservedRoom() {
        Sketch padded = new Sketch().struct("mine", 8, field("a", ScalarType.CHAR, 0, 1), integer("b", 4));
        Sketch filled = new Sketch()
                .struct(
                        "mine",
                        8,
                        field("a", ScalarType.CHAR, 0, 1),
                        field("c", ScalarType.CHAR, 1, 1),
                        integer("b", 4));
        assertThat(verdicts(padded, filled)).containsExactly("+ mine.c source");

        Sketch room = new Sketch().struct("mine", 12, integer("a", 0), field("reserved", new ArrayType(INT, 2), 4, 8));
        Sketch used = new Sketch()
                .struct("mine", 12, integer("a", 0), integer("c", 4), field("reserved", new ArrayType(INT, 1), 8, 4));
        assertThat(verdicts(room, used)).containsExactly("+ mine.c neither", "~ mine.reserved neither");
    }

    @Test
    void aFieldGone() {
        Sketch after = new Sketch().struct("mine", 8, integer("a", 0));
        assertThat(verdicts(pair("mine"), after)).containsExactly("- mine.b both");
    }

    @Test
    void aFieldRenamed() {
        Sketch after = new Sketch().struct("mine", 8, integer("a", 0), integer("c", 4));
        assertThat(verdicts(pair("mine"), after)).containsExactly("- mine.b source", "+ mine.c neither");
    }

    @Test
    void fieldsInAnotherOrder() {
        Sketch after = new Sketch().struct("mine", 8, integer("b", 0), integer("a", 4));
        assertThat(verdicts(pair("mine"), after)).containsExactly("~ mine both");
        Sketch theirs = new Sketch().struct("theirs", 8, integer("b", 0), integer("a", 4));
        assertThat(verdicts(pair("theirs"), theirs)).containsExactly("~ theirs binary");
    }

    @Test
    void aFieldOfAnotherType() {
        Sketch unsigned = new Sketch().struct("mine", 8, integer("a", 0), field("b", ScalarType.UNSIGNED_INT, 4, 4));
        assertThat(verdicts(pair("mine"), unsigned)).containsExactly("~ mine.b source");

        Sketch wider = new Sketch().struct("mine", 16, integer("a", 0), field("b", LONG, 8, 8));
        assertThat(verdicts(pair("mine"), wider)).containsExactly("~ mine binary", "~ mine.b both");

        Sketch typedef = new Sketch()
                .typedef("number", INT)
                .struct("mine", 8, integer("a", 0), field("b", Sketch.named("number"), 4, 4));
        assertThat(verdicts(pair("mine"), typedef)).containsExactly("~ mine.b neither", "+ number neither");
    }

    @Test
    void anArrayLongerOrShorterOrOpen() {
        Sketch two = new Sketch().struct("theirs", 8, field("a", new ArrayType(INT, 2), 0, 8));
        Sketch three = new Sketch().struct("theirs", 12, field("a", new ArrayType(INT, 3), 0, 12));
        assertThat(verdicts(two, three)).containsExactly("~ theirs neither", "~ theirs.a neither");
        assertThat(verdicts(three, two)).containsExactly("~ theirs neither", "~ theirs.a both");

        Sketch zero = new Sketch().struct("mine", 4, integer("n", 0), field("a", new ArrayType(INT, 0), 4, 0));
        Sketch open = new Sketch()
                .struct("mine", 4, integer("n", 0), field("a", new ArrayType(INT, ArrayType.FLEXIBLE), 4, 0));
        assertThat(verdicts(zero, open)).containsExactly("~ mine.a neither");
    }

    @Test
    void aBitFieldOfAnotherWidth() {
        assertThat(verdicts(new Sketch().struct("mine", 4, bits(3)), new Sketch().struct("mine", 4, bits(4))))
                .containsExactly("~ mine.a binary");
        assertThat(verdicts(new Sketch().struct("mine", 4, bits(4)), new Sketch().struct("mine", 4, bits(3))))
                .containsExactly("~ mine.a both");
    }

    private static FieldDecl bits(int width) {
        return new FieldDecl("a", ScalarType.UNSIGNED_INT, width, Packing.NONE, 0, width);
    }

    @Test
    void oneMoreMemberOfAUnion() {
        Sketch before = new Sketch()
                .struct("mine", 12, integer("a", 0), field("u", unnamed(Kind.UNION, 8, field("l", LONG, 0, 8)), 4, 8));
        Sketch after = new Sketch()
                .struct(
                        "mine",
                        12,
                        integer("a", 0),
                        field("u", unnamed(Kind.UNION, 8, field("l", LONG, 0, 8), integer("i", 0)), 4, 8));
        assertThat(verdicts(before, after)).containsExactly("+ mine.u.i neither");
        assertThat(verdicts(after, before)).containsExactly("- mine.u.i both");
    }

    /** A record inside that grows at the end of one that the library allocates. */
    @Test
    void nestedFieldsByTheirPath() {
        Sketch before = new Sketch()
                .struct("theirs", 8, integer("a", 0), field("in", unnamed(Kind.STRUCT, 4, integer("x", 0)), 4, 4));
        Sketch after = new Sketch()
                .struct(
                        "theirs",
                        12,
                        integer("a", 0),
                        field("in", unnamed(Kind.STRUCT, 8, integer("x", 0), integer("y", 4)), 4, 8));
        assertThat(verdicts(before, after))
                .containsExactly("~ theirs neither", "~ theirs.in neither", "+ theirs.in.y neither");
    }

    @Test
    void anUnnamedTypeThatGetsAName() {
        Sketch before = new Sketch().struct("mine", 4, field("in", unnamed(Kind.STRUCT, 4, integer("x", 0)), 0, 4));
        Sketch after =
                new Sketch().struct("inner", 4, integer("x", 0)).struct("mine", 4, field("in", struct("inner"), 0, 4));
        assertThat(verdicts(before, after))
                .containsExactly("+ inner neither", "~ mine.in neither", "- mine.in.x neither");
    }

    @Test
    void wholeRecords() {
        assertThat(verdicts(new Sketch(), pair("mine"))).containsExactly("+ mine neither");
        assertThat(verdicts(pair("mine"), new Sketch())).containsExactly("- mine source");
        assertThat(verdicts(new Sketch().opaque("mine"), pair("mine")))
                .containsExactly("+ mine neither", "- mine neither");
        assertThat(verdicts(pair("mine"), new Sketch().opaque("mine")))
                .containsExactly("- mine source", "+ mine neither");
        assertThat(verdicts(
                        new Sketch().add(record(Kind.STRUCT, "mine", 4, integer("a", 0))),
                        new Sketch().add(record(Kind.UNION, "mine", 4, integer("a", 0)))))
                .containsExactly("~ mine both");
    }
}
