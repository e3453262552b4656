package org.rdma4j.gen.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.cli.ReleaseCase;
import org.rdma4j.gen.cli.ReleasePair;
import org.rdma4j.gen.dump.Dump;
import org.rdma4j.gen.metadata.MetadataReader;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Facts that are computed for another target, facts that cannot be, and differences between targets that are allowed.
 */
class RetargetingTest {

    private static final Path METADATA = Path.of("..", "metadata");
    private static final ReleasePair PAIRS = ReleasePair.of("targets.txt");

    @TempDir
    private Path folder;

    private static Metadata checkedIn(String file) {
        return MetadataReader.read(METADATA.resolve(file));
    }

    @Test
    void computesEachTargetFromTheOther() {
        Metadata rdma = checkedIn("rdma-core-44.0.json");
        List<Metadata> imported = List.of(checkedIn("posix.json"), checkedIn("linux.json"));
        for (Target from : Target.ALL) {
            for (Target to : Target.ALL) {
                List<Metadata> there =
                        imported.stream().map(m -> m.on(to).orElseThrow()).toList();
                assertThat(Retargeting.compute(rdma.on(from).orElseThrow(), to, there))
                        .isEqualTo(rdma.on(to).orElseThrow());
            }
        }
    }

    /** Returns the expected metadata of a fixture, with one text replaced. */
    private Metadata facts(String fixture, String text, String replacement) throws IOException {
        String facts = Files.readString(Path.of("src", "test", "fixtures", fixture, "expected.json"));
        assertThat(facts).contains(text);
        return MetadataReader.read(Files.writeString(folder.resolve("facts.json"), facts.replace(text, replacement)));
    }

    /** A record whose numbers contradict its members was read on another machine or edited. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "not_traversed  | \"size\": 40 | \"size\": 48 |"
                        + " struct shown has 48 bytes, aligned to 8; its members result in 40 bytes, aligned to 8",
                "not_traversed  | \"offset\": 128 | \"offset\": 136 |"
                        + " struct shown: pointer has 64 bits at bit 136; its declaration results in 64 at 128",
                "nested_unnamed | \"short\", \"offset\": 16 | \"short\", \"offset\": 32 |"
                        + " an unnamed struct: d has 16 bits at bit 32; its declaration results in 16 at 16",
            })
    void rejectsNumbersThatContradictTheDeclarations(String fixture, String text, String other, String what)
            throws IOException {
        Metadata wrong = facts(fixture, text, other);
        assertThatThrownBy(() -> Retargeting.compute(wrong, Target.AARCH64, List.of(wrong)))
                .isInstanceOf(ProblemException.class)
                .hasMessage("fixture.h: " + what + ", so its layout cannot be derived for aarch64-linux-gnu; read the"
                        + " headers with"
                        + " the compiler of aarch64-linux-gnu: see extract --target");
    }

    @Test
    void rejectsAForeignRecordOfUnknownSizeOnTheOtherTarget() throws IOException {
        Metadata read = facts("not_traversed", "", "");
        assertThatThrownBy(() -> Retargeting.compute(read, Target.AARCH64, List.of()))
                .isInstanceOf(ProblemException.class)
                .hasMessage("the size of struct not_shown on aarch64-linux-gnu is not known; bind it in a separate"
                        + " configuration and import that, or read the headers with the compiler of"
                        + " aarch64-linux-gnu: see extract --target");
    }

    /** A file in which a record is used by value but has no size was edited. */
    @Test
    void rejectsAForeignRecordWithoutASize() {
        assertThatThrownBy(() -> {
                    Metadata wrong = facts("not_traversed", ", \"size\": 16, \"align\": 8", "");
                    Retargeting.compute(wrong, Target.AARCH64, List.of(wrong));
                })
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("struct not_shown");
    }

    /** Targets may differ in the size of a foreign record, but not in the type of a foreign typedef. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"size\": 16, \"align\": 8}| \"size\": 24, \"align\": 4} | false",
                "\"size\": 16, \"align\": 8}| \"definition\": \"int\"} | true",
                "\"definition\": \"unsigned long\"| \"definition\": \"unsigned int\" | true",
            })
    void foreignTypesMayDifferOnlyInSize(String text, String other, boolean differs) throws IOException {
        assertThat(TargetCompatibility.difference(facts("not_traversed", "", ""), facts("not_traversed", text, other)))
                .isEqualTo(Optional.of("its libraries, skipped names or foreign types differ for x86_64-linux-gnu")
                        .filter(said -> differs));
    }

    /** Only the size of an injected type is known; it is assumed to be the same on every target. */
    @Test
    void injectedTypesKeepTheirSize() throws IOException {
        Metadata read = facts("inject_type", "", "");
        assertThat(Dump.lines(Retargeting.compute(read, Target.AARCH64, List.of())))
                .isEqualTo(Dump.lines(read));
    }

    static Stream<ReleaseCase> pairs() {
        return PAIRS.cases().stream();
    }

    /** The older header of each case is that of x86-64, the newer one that of another target. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("pairs")
    void targetsMayDifferOnlyInNumbers(ReleaseCase pair) {
        List<Metadata> both = PAIRS.alone(pair);
        Metadata one = both.get(0);
        Metadata two = both.get(1);
        Metadata other = new Metadata(
                two.name(), one.release(), Target.AARCH64, one.versions(), two.partitions(), two.foreign());
        Optional<String> said = Optional.of(pair.part("difference").strip()).filter(text -> !text.isEmpty());
        assertThat(TargetCompatibility.difference(one, other)).isEqualTo(said);
        Optional<String> back = Optional.of(pair.part("back").strip()).filter(text -> !text.isEmpty());
        assertThat(TargetCompatibility.difference(other, one))
                .isEqualTo(back.or(
                        () -> said.map(text -> text.replace(Target.AARCH64.triple(), Target.X86_64.triple()))));
    }

    @Test
    void computesEachTargetOfTheCases() {
        Metadata read = PAIRS.before();
        for (Target target : Target.ALL) {
            Metadata there = Retargeting.compute(
                    read, target, List.of(checkedIn("linux.json").on(target).orElseThrow()));
            assertThat(Dump.lines(Retargeting.compute(there, read.target(), List.of(checkedIn("linux.json")))))
                    .isEqualTo(Dump.lines(read));
        }
    }
}
