package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each invalid input causes one line on standard error and its exit code, and changes no file. */
class WrongInputTest {

    @TempDir
    static Path scratch;

    private static SampleProject good;

    @BeforeAll
    static void generateValidProject() {
        good = SampleProject.create(scratch.resolve("good"));
        CommandOutcome outcome = CommandOutcome.of(
                "generate", "--config", good.path("shapes.toml").toString());
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.exit()).isZero();
    }

    static Stream<WrongInput> wrongInputs() {
        return Stream.of(
                        WrongUsage.all(),
                        WrongConfigurations.all(),
                        WrongFacts.all(),
                        WrongHeaders.all(),
                        WrongMetadata.all(),
                        WrongOutputs.all())
                .flatMap(List::stream);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongInputs")
    void reportsOneLineAndChangesNothing(WrongInput wrong, @TempDir Path folder) {
        SampleProject project = good.copyTo(folder.resolve("project"));
        wrong.arrange().accept(project);
        TreeSnapshot before = project.snapshot();

        CommandOutcome outcome = CommandOutcome.of(wrong.arguments(project));

        assertThat(outcome.err()).as("standard error").matches(wrong.expected(project));
        assertThat(outcome.exit()).as("exit code").isEqualTo(wrong.exit());
        assertThat(outcome.out()).as("standard output").isEmpty();
        assertThat(project.snapshot()).as("files").isEqualTo(before);
    }

    @Test
    void tableHasManyDistinctCases() {
        List<WrongInput> all = wrongInputs().toList();
        assertThat(all).hasSizeGreaterThanOrEqualTo(70);
        assertThat(all).extracting(WrongInput::name).doesNotHaveDuplicates();
    }

    @Test
    void verbosePrintsAStackTrace(@TempDir Path folder) {
        SampleProject project = good.copyTo(folder.resolve("project")).write("shapes.h", "int abs(;\n");
        CommandOutcome outcome = CommandOutcome.of(
                "generate", "--verbose", "--config", project.path("shapes.toml").toString());
        assertThat(outcome.exit()).isEqualTo(2);
        assertThat(outcome.err())
                .contains("\tat " + Main.class.getPackageName())
                .contains("error: " + project.folder());
    }
}
