package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.dump.Dump;
import org.rdma4j.gen.metadata.MetadataReader;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.parse.TargetDependent;
import org.rdma4j.gen.pipeline.CompilerGate;
import org.rdma4j.gen.pipeline.ExtractOptions;
import org.rdma4j.gen.pipeline.Extraction;
import org.rdma4j.gen.process.Command;

/**
 * One metadata file that describes several targets: facts computed for another target, facts that are kept, and facts
 * that the other target's compiler confirms.
 */
class AdditionalTargetsTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    @TempDir
    private Path scratch;

    /** The checked-in metadata files and their configurations. */
    enum Checked {
        RDMA_CORE("rdma.toml", "rdma-core-44.0.json"),
        POSIX("posix.toml", "posix.json"),
        LINUX("linux.toml", "linux.json"),
        MLX5("mlx5.toml", "mlx5-44.0.json");

        private final String config;
        private final String file;

        Checked(String config, String file) {
            this.config = config;
            this.file = file;
        }

        Path path() {
            return ROOT.resolve("metadata").resolve(file);
        }

        /** Returns {@code true} if the headers belong to rdma-core, so that they are the same for every target. */
        boolean isOfRdmaCore() {
            return this == RDMA_CORE || this == MLX5;
        }

        /**
         * Returns a command with the configuration and the cross compiler, which finds no headers of this machine
         * except rdma-core's.
         */
        String[] command(Target target, Path headers, String... words) {
            List<String> all = new ArrayList<>(List.of(words));
            all.addAll(List.of("--config", ROOT.resolve(config).toString(), "--cc", target.compiler()));
            if (isOfRdmaCore()) {
                all.addAll(List.of("-I", headers.toString()));
            }
            return all.toArray(String[]::new);
        }
    }

    /** Every checked-in file with every target other than this machine's. */
    static Stream<Arguments> crossed() {
        return Target.ALL.stream()
                .filter(t -> !t.isOfThisMachine())
                .flatMap(t -> Stream.of(Checked.values()).map(c -> Arguments.of(c, t)));
    }

    private static void assumeCompilerOf(Target target) {
        assumeTrue(Command.isOnPath(target.compiler()), "there is no " + target.compiler() + ": " + target.remedy());
    }

    /**
     * Returns a folder with rdma-core's headers but not libc's, which are this machine's. Skips the test unless they
     * are those of the release that is compared.
     */
    private Path headers(Checked checked) throws IOException {
        Path version = Path.of("/usr/lib/x86_64-linux-gnu/pkgconfig/libibverbs.pc");
        assumeTrue(
                !checked.isOfRdmaCore()
                        || Files.isRegularFile(version)
                                && Files.readString(version).contains(".44.0\n"),
                "this machine's rdma-core is not 44.0");
        Path folder = Files.createDirectories(scratch.resolve("headers"));
        for (String name : List.of("infiniband", "rdma")) {
            Path installed = Path.of("/usr/include").resolve(name);
            assumeTrue(Files.isDirectory(installed), "rdma-core's headers are not installed");
            Files.createSymbolicLink(folder.resolve(name), installed);
        }
        return folder;
    }

    @ParameterizedTest
    @MethodSource("crossed")
    void crossCompilerConfirmsTheCheckedInFacts(Checked checked, Target target) throws IOException {
        assumeCompilerOf(target);
        CommandOutcome outcome = CommandOutcome.of(checked.command(
                target, headers(checked), "verify", checked.path().toString()));
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out()).contains(": 0 mismatches, 0 missing");
    }

    @ParameterizedTest
    @MethodSource("crossed")
    void extractionWithACrossCompilerGivesTheSameFile(Checked checked, Target target) throws IOException {
        assumeCompilerOf(target);
        Path file = scratch.resolve("extracted.json");
        Files.copy(checked.path(), file);
        List<String> words = new ArrayList<>(List.of("extract", "-o", file.toString()));
        if (checked.isOfRdmaCore()) {
            Path libraries = Path.of("/usr/lib/x86_64-linux-gnu");
            assumeTrue(Files.exists(libraries.resolve("libibverbs.so")), "rdma-core's libraries are not installed");
            words.addAll(List.of("-L", libraries.toString(), "--release", "44.0"));
        }
        CommandOutcome outcome =
                CommandOutcome.of(checked.command(target, headers(checked), words.toArray(String[]::new)));
        assertThat(outcome.err()).isEmpty();
        Metadata there = MetadataReader.read(file);
        assumeTrue(
                there.versions().equals(MetadataReader.read(checked.path()).versions()),
                "the cross compiler or its libc has another version than the checked-in metadata");
        assertThat(file).hasSameTextualContentAs(checked.path());
    }

    /** Fixtures with facts that differ between targets, and all fixtures of bit-fields. */
    static Stream<Arguments> crossedFixtures() throws IOException {
        List<FixtureFolder> fixtures = FixtureReadingTest.portable()
                .filter(f -> f.differsByTarget() || f.name().startsWith("bitfields"))
                .toList();
        return Target.ALL.stream()
                .filter(t -> !t.isOfThisMachine())
                .flatMap(t -> fixtures.stream().map(f -> Arguments.of(f, t)));
    }

    @ParameterizedTest
    @MethodSource("crossedFixtures")
    void crossCompilerConfirmsTheFactsOfAFixture(FixtureFolder fixture, Target target) throws IOException {
        assumeCompilerOf(target);
        FixtureFolder.Outcome outcome = fixture.run(scratch, target.compiler());
        assertThat(outcome.error()).isEmpty();
        assertThat(Dump.text(outcome.metadata().orElseThrow())).isEqualTo(fixture.expectedOn(target));
    }

    @Test
    void documentationListsTheDifferences() throws IOException {
        String[] command = Stream.concat(
                        Stream.of("targets"),
                        Stream.of(Checked.RDMA_CORE, Checked.LINUX, Checked.POSIX)
                                .map(c -> c.path().toString()))
                .toArray(String[]::new);
        String table = CommandOutcome.of(command).out();
        assertThat(table).contains("| `field ibv_qp_ex.wr_id` | 1344+64 | 1408+64 |");
        assertThat(Files.readString(ROOT.resolve("docs/generator/targets.md")))
                .as("regenerate it with: ./dev gen %s", String.join(" ", command))
                .contains("<!-- begin -->\n" + table + "<!-- end -->\n");
    }

    @Test
    void dumpsTheRequestedTarget() {
        String file = Checked.RDMA_CORE.path().toString();
        assertThat(CommandOutcome.of("dump", file).out()).contains("\tibv_qp_ex.wr_id\t1344+64\n");
        assertThat(CommandOutcome.of("dump", "--target", "aarch64-linux-gnu", file)
                        .out())
                .contains("\tibv_qp_ex.wr_id\t1408+64\n");
        CommandOutcome unknown = CommandOutcome.of("dump", "--target", "vax-linux-gnu", file);
        assertThat(unknown.exit()).isEqualTo(2);
        assertThat(unknown.err()).contains("does not describe vax-linux-gnu; it describes " + Target.triples(" and "));
    }

    private SampleProject project(String keys) {
        return SampleProject.create(scratch.resolve("project"))
                .replace("shapes.toml", "wrapper = \"wrapper\"\n", "wrapper = \"wrapper\"\n" + keys);
    }

    private static final String BOTH = "targets = [\"x86_64-linux-gnu\", \"aarch64-linux-gnu\"]\n";

    @Test
    void describesCommonHeadersForBothTargets() {
        SampleProject project = project(BOTH);
        CommandOutcome outcome = CommandOutcome.of(
                "generate", "--config", project.path("shapes.toml").toString());
        assertThat(outcome.err()).isEmpty();
        assertThat(project.text("metadata/shapes.json"))
                .contains("\"targets\": [\"x86_64-linux-gnu\", \"aarch64-linux-gnu\"]");
        assertThat(MetadataReader.read(project.path("metadata/shapes.json")).each())
                .hasSize(2);
    }

    @Test
    void describesHeadersByTargetOnlyForTargetsThatWereRead() {
        SampleProject project = project(BOTH + "headers_by_target = true\n");
        String config = project.path("shapes.toml").toString();
        CommandOutcome alone = CommandOutcome.of("generate", "--config", config);
        assertThat(alone.exit()).isZero();
        assertThat(alone.err()).contains("shapes is not described for ", "install gcc-", "extract --config");
        // Simulates metadata that the other target's compiler added, with other numbers: they are kept.
        String own = MetadataReader.read(project.path("metadata/shapes.json"))
                .target()
                .triple();
        project.replace(
                "metadata/shapes.json",
                "\"target\": \"" + own + "\"",
                "\"targets\": [\"x86_64-linux-gnu\", \"aarch64-linux-gnu\"]");
        String numbers = "\"%s\": {\"x86_64-linux-gnu\": %d, \"aarch64-linux-gnu\": %d}";
        project.replace("metadata/shapes.json", "\"length\": 4", numbers.formatted("length", 4, 16))
                .replace(
                        "metadata/shapes.json",
                        "\"offset\": 64, \"width\": 32",
                        "\"offset\": 64, " + numbers.formatted("width", 32, 128))
                .replace("metadata/shapes.json", "\"size\": 12", numbers.formatted("size", 12, 24));
        TreeSnapshot before = project.snapshot();
        CommandOutcome kept = CommandOutcome.of("generate", "--config", config);
        assertThat(kept.err()).isEmpty();
        assertThat(project.text("metadata/shapes.json"))
                .contains("\"size\": {\"x86_64-linux-gnu\": 12, \"aarch64-linux-gnu\": 24}");
        assertThat(project.text("java/org/example/shapes/shape.java"))
                .contains("SIZE = Target.choose(\"amd64 aarch64\", 12L, 24L)");
        assertThat(CommandOutcome.of("check", "--config", config).exit()).isZero();
        assertThat(before).isNotEqualTo(project.snapshot());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int added; };", // a member
                "}; struct added { int a; };", // a record
            })
    void generateRejectsAndExtractDropsAnOutdatedTarget(String change) {
        SampleProject project = project(BOTH + "headers_by_target = true\n");
        String config = project.path("shapes.toml").toString();
        assertThat(CommandOutcome.of("generate", "--config", config).exit()).isZero();
        Metadata metadata = MetadataReader.read(project.path("metadata/shapes.json"));
        project.replace(
                "metadata/shapes.json",
                "\"target\": \"" + metadata.target().triple() + "\"",
                "\"targets\": [\"x86_64-linux-gnu\", \"aarch64-linux-gnu\"]");
        project.replace("shapes.h", "};\nenum", change + "\nenum");
        TreeSnapshot before = project.snapshot();
        CommandOutcome stopped = CommandOutcome.of("generate", "--config", config);
        assertThat(stopped.exit()).isEqualTo(3);
        assertThat(stopped.err()).contains("contains a different description for", "extract --config");
        assertThat(project.snapshot()).isEqualTo(before);
        CommandOutcome dropped = CommandOutcome.of("extract", "--config", config);
        assertThat(dropped.exit()).isZero();
        assertThat(dropped.err()).contains("that description is removed");
        assertThat(MetadataReader.read(project.path("metadata/shapes.json")).others())
                .isEmpty();
    }

    /** Both targets have the same size of the record, so that only the offsets of its members differ. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "enum { AT = __builtin_offsetof(struct near, x) };",
                "#define AT __builtin_offsetof(struct near, x)",
                "struct at { char AT[(unsigned long) (&((const struct near *) 0)->x) + 1]; };",
            })
    void rejectsADifferentOffset(String declaration) {
        SampleProject project =
                project(BOTH).write("near.h", """
                        #ifdef __aarch64__
                        struct near { int x, y; };
                        #else
                        struct near { int y, x; };
                        #endif
                        """).append("shapes.h", "#include \"near.h\"\n" + declaration + "\n");
        CommandOutcome outcome = CommandOutcome.of(
                "extract", "--config", project.path("shapes.toml").toString());
        assertThat(outcome.exit()).isNotZero();
        assertThat(outcome.err())
                .containsAnyOf("the offsets of the members of struct near may differ for ", "AT is ", "size at is ");
        assertThat(project.path("metadata/shapes.json")).doesNotExist();
    }

    /**
     * The compilers of other targets, which may not be installed, need not be asked about a macro that is undefined
     * everywhere.
     */
    @Test
    void undefinedMacroDoesNotDependOnTheTarget() {
        SampleProject project = project(BOTH)
                .append("shapes.h", "#if defined(__SSE3__)\nint at(void);\n#endif\n#ifdef __x86_64__\n#endif\n");
        assertThat(dependent(project)).hasSize(2);
        project.replace(
                "shapes.toml", "headers = [\"shapes.h\"]", "headers = [\"shapes.h\"]\ncflags = [\"-U__SSE3__\"]");
        assertThat(dependent(project)).hasSize(1);
    }

    private static List<TargetDependent> dependent(SampleProject project) {
        Config config = ConfigReader.read(project.path("shapes.toml"));
        try (CompilerGate gate = new CompilerGate()) {
            Extraction extraction = new Extraction(
                    config,
                    new ExtractOptions(List.of("cc"), List.of(), List.of(), Optional.empty(), Optional.empty()),
                    gate);
            extraction.run(List.of());
            return extraction.dependent();
        }
    }

    /** The conditional directive is inside a record of a header that is not bound, or defines a macro there. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "struct near {\n  int a;\n#ifdef __aarch64__\n  long b;\n#else\n  int b;\n#endif\n};\n",
                "#ifdef __aarch64__\n#define WORD long\n#else\n#define WORD int\n#endif\nstruct near { int a; WORD b; };\n",
                "struct near { struct {\n#ifdef __aarch64__\n long a;\n#else\n int a;\n#endif\n} inner; };\n",
            })
    void rejectsADifferentSize(String near) {
        SampleProject project = project(BOTH)
                .write("near.h", near)
                .append("shapes.h", "#include \"near.h\"\nstruct at { char a[sizeof(struct near)]; };\n");
        CommandOutcome outcome = CommandOutcome.of(
                "extract", "--config", project.path("shapes.toml").toString());
        assertThat(outcome.exit()).isNotZero();
        assertThat(outcome.err()).containsAnyOf("struct near may differ for ", "size at is ");
        assertThat(project.path("metadata/shapes.json")).doesNotExist();
    }

    /**
     * A header of each architecture defines macros that shapes.h uses: as attributes, tokens, numbers or conditions.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "struct at { char a; int b; } PACKED;",
                "struct PACKED at { char a; int b; };",
                "struct at { char a; int b PACKED; };",
                "PACK struct at { char a; int b; };",
                "struct at { int a; NOTHING int b; };",
                "int at(int POINTER a);",
                "#define SAME(x) x\nstruct at { int a; SAME(NOTHING) int b; };",
                "#define LATER NOTHING\nstruct at { int a; LATER int b; };",
                "struct at { char a[REDEFINED]; };",
                "#ifdef UNDEFINED\nstruct at { int a; };\n#endif",
                "#if '\\xff' < 0\nstruct at { int a; };\n#endif",
                "#if -1 < 0u || defined __x86_64__\nstruct at { int a; };\n#endif",
                "#define LAST '\\377'\n#if LAST < 0\nstruct at { int a; };\n#endif",
                "#if __has_builtin(__builtin_ia32_pause)\nstruct at { int a; };\n#endif",
                "#if __has_attribute(sysv_abi)\nstruct at { int a; };\n#endif",
                "#if __has_include(<immintrin.h>)\nstruct at { int a; };\n#endif",
            })
    void rejectsAHeaderWithOtherTokensOnAnotherTarget(String declaration) {
        SampleProject project =
                project(BOTH).write("near.h", """
                        #define REDEFINED 4
                        #define UNDEFINED
                        #ifdef __aarch64__
                        #define PACKED
                        #define PACK
                        #define NOTHING int more;
                        #define POINTER
                        #undef REDEFINED
                        #define REDEFINED 5
                        #undef UNDEFINED
                        #else
                        #define PACKED __attribute__((packed))
                        #define PACK _Pragma("pack(1)")
                        #define NOTHING
                        #define POINTER *
                        #endif
                        """).append("shapes.h", "#include \"near.h\"\n" + declaration + "\n");
        CommandOutcome outcome = CommandOutcome.of(
                "extract", "--config", project.path("shapes.toml").toString());
        assertThat(outcome.exit()).isNotZero();
        assertThat(project.path("metadata/shapes.json")).doesNotExist();
    }

    /**
     * The facts are correct for both targets; only the compiler of the other target sees the declaration that is
     * missing.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "#ifdef __aarch64__\nstruct at { int a; };\n#endif",
                "#if 1 < 0u || defined __aarch64__\nlong atol(const char *text);\n#endif",
                "union at { long a;\n#ifdef __aarch64__\nlong b;\n#endif\n};",
                "#ifdef __aarch64__\n#define AT 1\n#endif",
            })
    void rejectsADeclarationOfAnotherTargetOnly(String declaration) {
        assumeCompilerOf(Target.AARCH64);
        SampleProject project = project(BOTH).append("shapes.h", declaration + "\n");
        CommandOutcome outcome = CommandOutcome.of(
                "extract", "--config", project.path("shapes.toml").toString());
        assertThat(outcome.exit()).isEqualTo(1);
        assertThat(outcome.err())
                .containsPattern("^error: shapes.h:\\d+: (struct|function|field|macro) \\S+ is declared only for"
                        + " aarch64-linux-gnu; ");
        assertThat(project.path("metadata/shapes.json")).doesNotExist();
    }

    @Test
    void skipsADeclarationOfAnotherTargetOnly() {
        assumeCompilerOf(Target.AARCH64);
        SampleProject project = project(BOTH)
                .append("shapes.h", "#ifdef __aarch64__\nstruct at { int a; };\n#endif\n")
                .append("shapes.toml", "\n[[skip]]\nname = \"at\"\nreason = \"of one target\"\n");
        CommandOutcome outcome = CommandOutcome.of(
                "extract", "--config", project.path("shapes.toml").toString());
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.exit()).isZero();
    }

    @Test
    void namesAllMissingCompilers(@TempDir Path programs) throws IOException, InterruptedException {
        for (String program : List.of("cc", "as", "ld", "readelf")) {
            Path found = Stream.of(System.getenv("PATH").split(":"))
                    .map(folder -> Path.of(folder, program))
                    .filter(Files::isExecutable)
                    .findFirst()
                    .orElseThrow();
            Files.createSymbolicLink(programs.resolve(program), found);
        }
        List<Target> others =
                Target.ALL.stream().filter(target -> !target.isOfThisMachine()).toList();
        SampleProject project = project("targets = ["
                        + Target.ALL.stream().map(t -> '"' + t.triple() + '"').collect(Collectors.joining(", "))
                        + "]\n")
                .append("shapes.h", "enum { AWAY = (char) 200 };\n");
        ProcessBuilder builder = JvmProcess.of(
                Main.class, "extract", "--config", project.path("shapes.toml").toString());
        builder.environment().put("PATH", programs.toString());
        assertThat(JvmProcess.output(builder.start()))
                .contains(" may differ for "
                        + others.stream().map(Target::triple).collect(Collectors.joining(", ")) + "; "
                        + others.stream().map(Target::remedy).collect(Collectors.joining(", ")) + " so that each");
    }

    @Test
    void reportsAMachineThatIsNotAmongTheTargets() {
        Target other = Target.ALL.stream()
                .filter(target -> !target.isOfThisMachine())
                .findFirst()
                .orElseThrow();
        SampleProject project = project("targets = [\"" + other.triple() + "\"]\n");
        CommandOutcome outcome = CommandOutcome.of(
                "generate", "--config", project.path("shapes.toml").toString());
        assertThat(outcome.exit()).isZero();
        assertThat(outcome.err())
                .matches("note: shapes is described for \\S+ only, the target of the compiler;"
                        + " output.targets does not list it\n");
    }

    @Test
    void rejectsAnUnknownTarget() {
        SampleProject project = project("targets = [\"x86_64-linux-gnu\", \"vax-linux-gnu\"]\n");
        CommandOutcome outcome = CommandOutcome.of(
                "generate", "--config", project.path("shapes.toml").toString());
        assertThat(outcome.exit()).isEqualTo(2);
        assertThat(outcome.err())
                .contains("output.targets contains an unknown target: vax-linux-gnu; the supported"
                        + " targets are x86_64-linux-gnu, aarch64");
    }
}
