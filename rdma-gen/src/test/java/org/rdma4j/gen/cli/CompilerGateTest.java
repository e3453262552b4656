package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.pipeline.CompilerGate;
import org.rdma4j.gen.pipeline.ExtractOptions;
import org.rdma4j.gen.pipeline.Extraction;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;

/** Metadata is written only if the C compiler confirms every number in it. */
class CompilerGateTest {

    private static final List<String> COMMANDS = List.of("generate", "extract", "check");

    @TempDir
    private Path folder;

    private SampleProject project;

    @BeforeEach
    void createProject() {
        project = SampleProject.create(folder.resolve("project"));
        project.append("shapes.h", "struct point { char name; long at; unsigned char bits : 3; };\n");
    }

    /** Creates a compiler that runs a different command for the probe, and {@code cc} for everything else. */
    private String compiler(String forTheProbe) throws IOException {
        Path script = folder.resolve("cc");
        Files.writeString(
                script, "#!/bin/sh\ncase \"$*\" in\n*probe.c*) " + forTheProbe + " ;;\n*) exec cc \"$@\" ;;\nesac\n");
        Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
        return script.toString();
    }

    private CommandOutcome run(String command, String compiler) {
        return CommandOutcome.of(
                command, "--config", project.path("shapes.toml").toString(), "--cc", compiler);
    }

    static Stream<Arguments> otherCompilers() {
        return Stream.of(
                        Arguments.of(
                                "-fpack-struct",
                                1,
                                "error: shapes.h: size point is 24 according to rdma-gen, but 10 according to the C"
                                        + " compiler; nothing was"
                                        + " written: list point under [[skip]] with a reason, and report its declaration\n"),
                        Arguments.of(
                                "-funsigned-char",
                                1,
                                "error: the compiler: target plain char is signed according to rdma-gen, but"
                                        + " something else according to the C compiler;"
                                        + " nothing was written: check --cc, and cflags in the configuration\n"),
                        Arguments.of(
                                "-fshort-enums",
                                1,
                                "error: shapes.h: enum colour size is 4 according to rdma-gen, but 1 according to the"
                                        + " C compiler"),
                        Arguments.of("-m32", 2, "error: the C compiler"))
                .flatMap(a ->
                        COMMANDS.stream().map(command -> Arguments.of(command, a.get()[0], a.get()[1], a.get()[2])));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("otherCompilers")
    void writesNothingThatTheCompilerContradicts(String command, String flag, int exit, String message)
            throws IOException {
        TreeSnapshot before = project.snapshot();
        CommandOutcome outcome = run(command, compiler("exec cc " + flag + " \"$@\""));
        assertThat(outcome.err()).contains(message);
        assertThat(outcome.err().lines()).allMatch(line -> line.startsWith("error: "));
        assertThat(outcome.exit()).isEqualTo(exit);
        assertThat(project.snapshot()).isEqualTo(before);
    }

    /** The flag is detected from a predefined macro or, if it changes none, from the measured layout. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(quoteCharacter = '`', textBlock = """
            -funsigned-char,      does not follow the ABI of x86_64-linux-gnu: __CHAR_UNSIGNED__ is 1; expected: not defined
            -fno-signed-char,     does not follow the ABI of x86_64-linux-gnu: __CHAR_UNSIGNED__ is 1; expected: not defined
            -mlong-double-64,     does not follow the ABI of x86_64-linux-gnu: __LDBL_MANT_DIG__ is 53; expected: 64
            -mlong-double-128,    does not follow the ABI of x86_64-linux-gnu: __LDBL_MANT_DIG__ is 113; expected: 64
            -fshort-wchar,        does not follow the ABI of x86_64-linux-gnu: __SIZEOF_WCHAR_T__ is 2; expected: 4
            -m32,                 the target of the C compiler is not supported
            -mx32,                the target of the C compiler is not supported
            -fpack-struct,        "-fpack-struct", which changes the ABI of the target; remove it
            -fpack-struct=4,      "-fpack-struct=4", which changes the ABI of the target; remove it
            -fshort-enums,        "-fshort-enums", which changes the ABI of the target; remove it
            -mms-bitfields,       "-mms-bitfields", which changes the ABI of the target; remove it
            -funsigned-bitfields, "-funsigned-bitfields", which changes the ABI of the target; remove it
            -fleading-underscore, "-fleading-underscore", which changes the ABI of the target; remove it
            -fexec-charset=ebcdic-us, which changes the ABI of the target; remove it
            -fdirectives-only,    which prevents the compiler from writing the output that rdma-gen reads
            """)
    void rejectsAFlagThatChangesTheAbi(String flag, String message) {
        assumeThat(Target.X86_64.isOfThisMachine()).isTrue();
        project.append("shapes.h", "struct mixed { char a : 3; int b : 5; };\n");
        project.replace(
                "shapes.toml", "headers = [\"shapes.h\"]", "headers = [\"shapes.h\"]\ncflags = [\"" + flag + "\"]");
        TreeSnapshot before = project.snapshot();
        CommandOutcome outcome = run("extract", "cc");
        assertThat(outcome.err()).startsWith("error: ").contains(message);
        assertThat(outcome.exit()).isIn(1, 2);
        assertThat(project.snapshot()).isEqualTo(before);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(textBlock = """
            -fshort-enums,            does not follow the ABI of
            -fexec-charset=ebcdic-us, does not follow the ABI of
            -fdirectives-only,        does not write the output that rdma-gen reads
            """)
    void rejectsSuchAFlagInTheCompilerCommand(String flag, String message) {
        CommandOutcome outcome = run("extract", "gcc " + flag);
        assertThat(outcome.err()).startsWith("error: gcc " + flag + " ").contains(message);
        assertThat(outcome.exit()).isEqualTo(2);
    }

    /** A configuration may undefine the predefined macros that identify the compiler and its target. */
    @Test
    void acceptsUndefinedTargetMacros() {
        project.replace(
                "shapes.toml",
                "headers = [\"shapes.h\"]",
                "headers = [\"shapes.h\"]\ncflags = [\"-U__linux__\", \"-U\", \"__x86_64__\", \"-U__GNUC__\"]");
        assertThat(run("extract", "gcc").err()).doesNotContain("error: ");
    }

    /**
     * In strict C90, clang's preprocessor reads {@code //} as two operators, but its compiler reads it as a comment.
     */
    @ParameterizedTest
    @ValueSource(strings = {"-std=c90", "-std=iso9899:199409"})
    void readsLineCommentsInStrictC90(String standard) {
        assumeThat(Command.isOnPath("clang")).as("clang is on this machine").isTrue();
        project.append("shapes.h", "#define COMMENTED 7 // seven\n");
        project.replace(
                "shapes.toml",
                "headers = [\"shapes.h\"]",
                "headers = [\"shapes.h\"]\ncflags = [\"" + standard + "\", \"-Dinline=__inline\"]");
        assertThat(run("extract", "clang").err()).doesNotContain("error: ");
    }

    @Test
    void reportsAnInternalCompilerError() throws IOException {
        CommandOutcome outcome =
                run("extract", compiler("echo 'h.h:1:1: internal compiler error: in f, at g.cc:1' >&2; exit 1"));
        assertThat(outcome.err())
                .isEqualTo("error: the C compiler crashed: h.h:1:1: internal compiler error: in f, at g.cc:1;"
                        + " report this to the developers of the compiler, or use another compiler\n");
        assertThat(outcome.exit()).isEqualTo(2);
    }

    /** The wrapper's header is compared before it is written to disk. */
    @Test
    void comparesTheFunctionsOfTheWrapper() throws IOException {
        TreeSnapshot before = project.snapshot();
        CommandOutcome outcome = run(
                "generate",
                compiler(
                        "sed -i 's/^int rdma_wrap_shape_area/long rdma_wrap_shape_area/;"
                                + "s/^int wrap_shape_area/long wrap_shape_area/;s/^int \\(\\w*shape_area\\)(/long \\1(/' probe.c; exec cc \"$@\""));
        assertThat(outcome.err()).contains("shape_area").contains("wrapper.h: function ");
        assertThat(outcome.exit()).isEqualTo(1);
        assertThat(project.snapshot()).isEqualTo(before);
    }

    @Test
    void reportsTheNumberOfComparedFacts() {
        assertThat(run("generate", "cc").out())
                .containsPattern("\\d\\d+ facts agree with the C compiler; not compared: types of bit-fields, except"
                        + " sign and width \\(1\\)\n");
        assertThat(run("check", "cc").out()).contains(" facts agree with the C compiler;");
        assertThat(run("extract", "cc").out()).contains(" facts agree with the C compiler;");
    }

    @Test
    void terminatesACompilerThatHangs() throws IOException {
        Config config = ConfigReader.read(project.path("shapes.toml"));
        ExtractOptions options = new ExtractOptions(
                List.of(compiler("sleep 600")), List.of(), List.of(), Optional.empty(), Optional.empty());
        try (CompilerGate gate = new CompilerGate(Duration.ofSeconds(2))) {
            new Extraction(config, options, gate).run(List.of());
            assertThatThrownBy(gate::pass)
                    .isInstanceOf(ProblemException.class)
                    .hasMessageContaining("did not finish within 2 s; run it by hand to see why");
        }
    }

    /**
     * The compiler runs that check the header's text and collect its errors are on separate threads: their failures are
     * reported too.
     */
    @ParameterizedTest
    @ValueSource(strings = {"-Wfatal-errors", "-fmax-errors=0"})
    void reportsFailuresOfConcurrentCompilerRuns(String flag) throws IOException {
        project.append("shapes.h", "struct tail { int n; int more[]; };\n");
        Path endless = folder.resolve("endless-cc");
        Files.writeString(
                endless,
                "#!/bin/sh\ncase \" $* \" in *' " + flag + " '*) exec yes error >&2;; *) exec cc \"$@\";; esac\n");
        assertThat(endless.toFile().setExecutable(true)).isTrue();
        CommandOutcome outcome = run("extract", endless.toString());
        assertThat(outcome.err()).contains(" wrote more than 64 MiB; ").doesNotContain("a fault of rdma-gen");
        assertThat(outcome.exit()).isEqualTo(2);
    }

    /** A run that fails does not wait for the compiler. */
    @Test
    void failedRunDoesNotWaitForTheCompiler() throws IOException {
        project.append("shapes.toml", "no_such_function = { page = \"none(3)\" }\n");
        long start = System.nanoTime();
        CommandOutcome outcome = run("generate", compiler("exec sleep 600"));
        assertThat(outcome.err()).contains("no_such_function");
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(60));
    }

    @Test
    void reportsAFullDiskFoundByTheCompiler() throws IOException {
        TreeSnapshot before = project.snapshot();
        CommandOutcome outcome = run(
                "generate",
                compiler(
                        "echo 'probe.c:1: fatal error: error writing to /tmp/cc.s: No space left on device' >&2; exit 1"));
        assertThat(outcome.err())
                .startsWith("error: ")
                .contains(": cannot write to the temporary directory: ", "No space left on device; ", "TMPDIR")
                .doesNotContain("--cc");
        assertThat(outcome.exit()).isEqualTo(3);
        assertThat(project.snapshot()).isEqualTo(before);
    }

    @Test
    void reportsAKilledCompiler() throws IOException {
        CommandOutcome outcome = run("generate", compiler("kill -9 $$"));
        assertThat(outcome.err()).hasLineCount(1).contains("it ended with exit code 137");
        assertThat(outcome.exit()).isEqualTo(2);
    }

    @Test
    void namesATemporaryFolderThatCannotBeWritten() {
        Path nowhere = folder.resolve("nowhere");
        TreeSnapshot before = project.snapshot();
        CommandOutcome outcome = CommandOutcome.run(
                CommandOutcome.command(
                        CommandOutcome.ownJava(),
                        List.of("-Djava.io.tmpdir=" + nowhere),
                        "generate",
                        "--config",
                        project.path("shapes.toml").toString()),
                folder,
                Map.of());
        assertThat(outcome.err())
                .contains("error: " + nowhere + ": cannot write to the temporary directory: ")
                .contains("; free some space, or name another directory with TMPDIR");
        assertThat(outcome.exit()).isEqualTo(3);
        assertThat(project.snapshot()).isEqualTo(before);
    }

    /** A limit on the file size acts like a full disk: the sources of the probe cannot be written. */
    @Test
    void reportsAFullTemporaryFolder() {
        TreeSnapshot before = project.snapshot();
        List<String> words = new java.util.ArrayList<>(List.of("sh", "-c", "ulimit -f 1; exec \"$@\"", "sh"));
        words.addAll(CommandOutcome.command(
                CommandOutcome.ownJava(),
                List.of(),
                "extract",
                "--config",
                project.path("shapes.toml").toString(),
                "-o",
                "-"));
        CommandOutcome outcome = CommandOutcome.run(words, folder, Map.of());
        // Either the compiler or rdma-gen reports it, whichever writes first.
        assertThat(outcome.err())
                .startsWith("error: ")
                .hasLineCount(1)
                .containsPattern("File (too large|size limit exceeded)");
        assertThat(outcome.exit()).isEqualTo(3);
        assertThat(project.snapshot()).isEqualTo(before);
    }

    @Test
    void leavesTheTemporaryFolderEmpty() throws IOException {
        Path temporary = Files.createDirectory(folder.resolve("temporary"));
        for (String compiler : List.of("cc", compiler("exec cc -fpack-struct \"$@\""))) {
            CommandOutcome.run(
                    CommandOutcome.command(
                            CommandOutcome.ownJava(),
                            List.of("-Djava.io.tmpdir=" + temporary),
                            "generate",
                            "--config",
                            project.path("shapes.toml").toString(),
                            "--cc",
                            compiler),
                    folder,
                    Map.of());
            assertThat(temporary).isEmptyDirectory();
        }
    }
}
