package org.rdma4j.gen.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.CommandResult;

/** Verification as a whole: correct metadata, the facts that are compared, and the programs that are required. */
class VerifierTest {

    @TempDir
    Path folder;

    static void assumeCompiler(String compiler) {
        assumeThat(Command.run(List.of("sh", "-c", "command -v " + compiler)).succeeded())
                .as("%s is on this machine", compiler)
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"cc", "gcc", "clang"})
    void acceptsCorrectMetadata(String compiler) {
        assumeCompiler(compiler);
        SampleHeader.write(folder, SampleHeader.HEADER);
        VerifyReport report = Verifier.verify(
                SampleHeader.metadata(), SampleHeader.options(folder).withCompiler(List.of(compiler)));
        assertThat(report.mismatches()).isEmpty();
        assertThat(report.missing()).isEmpty();
        assertThat(report.holds()).isTrue();
        assertThat(report.render()).startsWith("148 facts compared (size 11, alignment 10, field 23, type 20, enum 9,");
    }

    @Test
    void comparesForeignTypesAndTheTarget() {
        SampleHeader.write(folder, SampleHeader.HEADER);
        Metadata right = SampleHeader.metadata();
        List<ForeignType> foreign = new ArrayList<>(right.foreign());
        foreign.set(
                1, new ForeignType(NamedType.parse("uint32_t"), Optional.empty(), Optional.of(ScalarType.INT), 8, 2));
        Metadata wrong = new Metadata("lab", "1", Target.AARCH64, new TreeMap<>(), right.partitions(), foreign);
        String text = Verifier.verify(wrong, SampleHeader.options(folder)).render();
        assertThat(text)
                .contains("foreign type uint32_t size: metadata 8, compiler 4")
                .contains("foreign type uint32_t alignment: metadata 2, compiler 4")
                .contains("foreign type uint32_t meaning: metadata int, compiler something else")
                .contains("target machine: metadata aarch64-linux-gnu")
                .contains("target plain char: metadata unsigned");
    }

    /** Uses a process with its own temporary folder, since other processes may run {@code verify} at the same time. */
    @Test
    void deletesTheTemporaryFolder() throws IOException {
        Path temporary = Files.createDirectory(folder.resolve("temporary"));
        CommandResult result = Command.run(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:-UsePerfData",
                "-Djava.io.tmpdir=" + temporary,
                "-cp",
                System.getProperty("java.class.path"),
                Probe.class.getName(),
                folder.toString()));
        assertThat(result.out()).as(result.err()).contains("facts compared");
        assertThat(temporary).isEmptyDirectory();
    }

    /** A program that verifies the sample and prints the result. */
    static final class Probe {
        private Probe() {}

        public static void main(String[] arguments) {
            Path folder = Path.of(arguments[0]);
            SampleHeader.write(folder, SampleHeader.HEADER);
            System.out.println(Verifier.verify(SampleHeader.metadata(), SampleHeader.options(folder))
                    .render());
        }
    }

    @Test
    void reportsMissingOrInvalidHeadersAndAMissingCompiler() {
        VerifyOptions options = SampleHeader.options(folder);
        assertThatThrownBy(() -> Verifier.verify(SampleHeader.metadata(), options))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("lab/lab.h");
        SampleHeader.write(folder, "#error no\n");
        assertThatThrownBy(() -> Verifier.verify(SampleHeader.metadata(), options))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("the C compiler rejects the headers");
        assertThatThrownBy(
                        () -> Verifier.verify(SampleHeader.metadata(), options.withCompiler(List.of("/nowhere/gcc"))))
                .isInstanceOf(ProblemException.class)
                .hasMessageEndingWith("install the package gcc");
    }
}
