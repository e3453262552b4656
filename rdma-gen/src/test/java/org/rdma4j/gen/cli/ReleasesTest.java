package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.merge.Merger;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.History.Kind;
import org.rdma4j.gen.model.MergedReleases;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.pipeline.CheckedInMetadata;

/** Several releases of one library, each extracted from its own headers, are merged into one binding. */
class ReleasesTest {

    private static final String CONFIG = """
            include_paths = ["."]

            [output]
            name = "shop"
            package = "org.example"
            metadata = "metadata/shop-{release}.json"
            java = "java"

            [[partition]]
            namespace = "example.shop"
            library = "c"
            headers = ["shop.h"]
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void writeConfiguration() {
        write("shop.toml", CONFIG);
    }

    private void write(String name, String text) {
        try {
            Files.createDirectories(folder.resolve(name).getParent());
            Files.writeString(folder.resolve(name), text);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private CommandOutcome run(String... arguments) {
        List<String> all = new java.util.ArrayList<>(List.of(arguments));
        all.addAll(List.of("--config", folder.resolve("shop.toml").toString()));
        return CommandOutcome.of(all.toArray(String[]::new));
    }

    /** Extracts the metadata of a release into the folder of checked-in metadata. */
    private void release(String release, String header) {
        write("shop.h", header);
        CommandOutcome outcome = run(
                "extract",
                "--release",
                release,
                "-o",
                folder.resolve("metadata/shop-" + release + ".json").toString());
        assertThat(outcome.err()).isEmpty();
    }

    private MergedReleases union() {
        Config config = ConfigReader.read(folder.resolve("shop.toml"));
        return Merger.merge(CheckedInMetadata.read(config), config);
    }

    @Test
    void mergesDeclarationsAndRecordsTheirReleases() {
        release("9.0", "struct item { int price; };\nenum { OLD = 3, BOTH = 4 };\n#define GONE 1\nenum k { A, B };\n");
        release(
                "10.0",
                "struct item { int price; long weight; };\nstruct box { int n; };\nenum { BOTH = 4, NEW = 5 };\n"
                        + "enum k { A, C = 2 };\nstatic inline int twice(int x) { return 2 * x; }\n");
        MergedReleases union = union();
        History history = union.history();
        assertThat(history.releases()).containsExactly("9.0", "10.0");
        assertThat(union.metadata().release()).isEqualTo("10.0");
        assertThat(union.metadata().partitions().get(0).records())
                .extracting(RecordDecl::name, RecordDecl::size)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("item", 16L),
                        org.assertj.core.groups.Tuple.tuple("box", 4L));
        assertThat(union.metadata().partitions().get(0).enums())
                .extracting(e -> e.name()
                        + e.enumerators().stream()
                                .map(c -> " " + c.name() + "=" + c.value())
                                .reduce("", String::concat))
                .containsExactlyInAnyOrder(" BOTH=4 NEW=5", "k A=0 C=2 B=1", " OLD=3");
        assertThat(history.since(Kind.RECORD, "item")).isEmpty();
        assertThat(history.since(Kind.RECORD, "box")).hasValue("10.0");
        assertThat(history.since(Kind.FIELD, "item.weight")).hasValue("10.0");
        assertThat(history.since(Kind.FIELD, "item.price")).isEmpty();
        assertThat(history.since(Kind.FIELD, "box.n"))
                .as("introduced with its record")
                .isEmpty();
        assertThat(history.since(Kind.ENUMERATOR, "NEW")).hasValue("10.0");
        assertThat(history.last(Kind.ENUMERATOR, "OLD")).hasValue("9.0");
        assertThat(history.last(Kind.ENUMERATOR, "B")).hasValue("9.0");
        assertThat(history.last(Kind.CONSTANT, "GONE")).hasValue("9.0");
        assertThat(history.span(Kind.ENUMERATOR, "BOTH")).isEqualTo(History.Span.ALWAYS);
        assertThat(history.since(Kind.FUNCTION, "twice")).hasValue("10.0");
        assertThat(history.span(Kind.FUNCTION, "twice").exact()).isFalse();
    }

    @Test
    void configurationStatesTheExactRelease() {
        write("shop.toml", CONFIG + "[since]\nNEW = \"9.5\"\n");
        release("9.0", "enum { OLD = 3 };\n");
        release("10.0", "enum { OLD = 3, NEW = 5 };\n");
        assertThat(union().history().span(Kind.ENUMERATOR, "NEW"))
                .isEqualTo(new History.Span(java.util.Optional.of("9.5"), true, java.util.Optional.empty()));
    }

    @Test
    void typeDefinedInOneReleaseIsDefined() {
        release("1.0", "struct box;\nvoid free(struct box *b);\n");
        release("2.0", "struct box { int n; };\nvoid free(struct box *b);\n");
        assertThat(union().metadata().partitions().get(0).opaques()).isEmpty();
        assertThat(run("emit").exit()).isZero();
        release("3.0", "struct box;\nvoid free(struct box *b);\n");
        assertThat(union().metadata().partitions().get(0).records())
                .extracting(RecordDecl::name)
                .containsExactly("box");
        assertThat(union().history().last(Kind.RECORD, "box")).hasValue("2.0");
    }

    static Stream<Arguments> conflicts() {
        return Stream.of(
                Arguments.of(
                        "struct s { int a; int b; };",
                        "struct s { int b; int a; };",
                        "field s.a is i32 at bit 0, 32 wide in shop 1.0 and i32 at bit 32, 32 wide in shop 2.0"),
                Arguments.of(
                        "struct s { int a; int b; };",
                        "struct s { int a; };",
                        "field s.b is i32 at bit 32, 32 wide in shop 1.0 and gone in shop 2.0"),
                Arguments.of(
                        "struct s { int a; };",
                        "struct s { unsigned a; };",
                        "field s.a is i32 at bit 0, 32 wide in shop 1.0 and u32 at bit 0, 32 wide in shop 2.0"),
                Arguments.of(
                        "struct s { struct { int x; } in; };",
                        "struct s { struct { int y; int x; } in; };",
                        "field s.in.x is i32 at bit 0, 32 wide in shop 1.0 and i32 at bit 32, 32 wide in shop 2.0"),
                Arguments.of(
                        "struct s { void (*f)(int); };",
                        "struct s { void (*f)(long); };",
                        "field s.f is ptr to void(i32) at bit 0, 64 wide in shop 1.0 and ptr to void(i64) at bit 0,"
                                + " 64 wide in shop 2.0"),
                Arguments.of(
                        "enum e { A = 1 };", "enum e { A = 2 };", "enumerator A is 1 in shop 1.0 and 2 in shop 2.0"),
                Arguments.of(
                        "enum e { A = 1 };",
                        "enum e { A = 1, B = 0x100000000 };",
                        "enum e is unsigned int in shop 1.0 and unsigned long in shop 2.0"),
                Arguments.of(
                        "static inline int f(int x) { return x; }",
                        "static inline int f(long x) { return (int) x; }",
                        "function f is inline i32(i32) in shop 1.0 and inline i32(i64) in shop 2.0"),
                Arguments.of(
                        "static inline int abs(int x) { return x; }",
                        "int abs(int x);",
                        "function abs is inline i32(i32) in shop 1.0 and extern i32(i32) in shop 2.0"),
                Arguments.of("#define LIMIT 1", "#define LIMIT 2", "constant LIMIT is 1 in shop 1.0 and 2 in shop 2.0"),
                Arguments.of("typedef int t;", "typedef long t;", "typedef t is i32 in shop 1.0 and i64 in shop 2.0"));
    }

    @ParameterizedTest
    @MethodSource("conflicts")
    void rejectsConflictsBetweenReleases(String older, String newer, String message) {
        release("1.0", older + "\n");
        release("2.0", newer + "\n");
        CommandOutcome outcome = run("emit");
        assertThat(outcome.exit()).isEqualTo(2);
        assertThat(outcome.err())
                .startsWith("error: " + folder.resolve("shop.toml") + ": " + message + ": no binding fits both; ");
        assertThat(folder.resolve("java")).doesNotExist();
    }

    @Test
    void movedFieldHasTheOffsetOfTheNewestRelease() {
        release("1.0", "struct s { int a; int b; };\n");
        release("2.0", "struct s { int b; int a; };\n");
        write("shop.toml", CONFIG + "[fields]\nmoved = [\"s.a\", \"s.b\"]\n");
        assertThat(run("emit").exit()).isZero();
        assertThat(folder.resolve("java/org/example/shop/s.java"))
                .content()
                .containsSubsequence("a$offset() {", "return 4L;");
    }

    @Test
    void enumeratorWithAFormerValueHasTheNewestValue() throws IOException {
        release("1.0", "enum e { A = 1, ALL = 15 };\n");
        release("2.0", "enum e { A = 1, ALL = 7 };\n");
        write("shop.toml", CONFIG + "[enums.was]\nALL = 15\n");
        assertThat(run("emit").err()).isEmpty();
        assertThat(folder.resolve("java/org/example/shop/e.java"))
                .content()
                .containsSubsequence("* {@code 15} in older releases of shop.", "public static final int ALL = 7;");
        // A value other than the listed one is still a conflict, and so is a listed value of another enumerator.
        release("1.5", "enum e { A = 1, ALL = 31 };\n");
        assertThat(run("emit").err()).contains("enumerator ALL is 31 in shop 1.5 and 7 in shop 2.0: no binding fits");
        Files.delete(folder.resolve("metadata/shop-1.5.json"));
        write("shop.toml", CONFIG + "[enums.was]\nA = 15\n");
        assertThat(run("emit").err())
                .contains("enumerator ALL is 15 in shop 1.0 and 7 in shop 2.0: no binding fits both; list it under"
                        + " [[skip]], or list the older value under [enums.was] if older libraries accept the newer"
                        + " one, or remove one of the two metadata files");
    }

    @Test
    void rejectsAFormerValueOfAMacro() {
        release("1.0", "enum e { A = 1 };\n#define ALL 15\n");
        release("2.0", "enum e { A = 1 };\n#define ALL 7\n");
        write("shop.toml", CONFIG + "[enums.was]\nALL = 15\n");
        assertThat(run("emit").err()).contains("constant ALL is 15 in shop 1.0 and 7 in shop 2.0: no binding fits");
    }

    @Test
    void recordMayGrowAtItsFrontIfConfigured() {
        release("1.0", "struct ops { int b; int anchor; };\n");
        release("2.0", "struct ops { int a; int b; int anchor; };\n");
        assertThat(run("emit").err()).contains("field ops.b is i32 at bit 0");
        write("shop.toml", CONFIG + "[records]\nlibrary_allocated = [\"ops\"]\ngrows_at_front = [\"ops\"]\n");
        assertThat(run("emit").err()).isEmpty();
        assertThat(union().history().since(Kind.FIELD, "ops.a")).hasValue("2.0");
    }

    @Test
    void rejectsAnIncorrectRelease() {
        release("1.0", "enum { A = 1 };\n");
        release("2.0", "enum { A = 1, B = 2 };\n");
        write("shop.toml", CONFIG + "[since]\nB = \"2.5\"\n");
        assertThat(run("emit").err())
                .contains("since.\"B\" is 2.5, but of the given releases 1.0 lacks it and 2.0 has it; correct the"
                        + " entry");
        write("shop.toml", CONFIG + "[since]\nA = \"1.0\"\nB = \"2.0\"\n");
        assertThat(run("emit").err()).as("correct but unused").isEmpty();
        write("shop.toml", CONFIG + "[since]\nA = \"1.5\"\n");
        assertThat(run("emit").err())
                .contains("since.\"A\": no declaration of this name was added after 1.0, the oldest given release;"
                        + " correct or remove the entry");
        write("shop.toml", CONFIG + "[since]\nLATER = \"3.0\"\n");
        assertThat(run("emit").err()).as("a later release will have it").isEmpty();
    }

    private static final String IMPORTING = """
            include_paths = ["."]

            [output]
            name = "kiosk"
            package = "org.example"
            metadata = "metadata/kiosk-{release}.json"
            java = "java"

            [[partition]]
            namespace = "example.kiosk"
            library = "c"
            headers = ["kiosk.h"]

            [[type_import]]
            metadata = "metadata/shop-{release}.json"
            namespace = "example.shop"
            config = "shop.toml"
            """;

    private CommandOutcome importing(String... arguments) {
        List<String> all = new java.util.ArrayList<>(List.of(arguments));
        all.addAll(List.of("--config", folder.resolve("kiosk.toml").toString()));
        return CommandOutcome.of(all.toArray(String[]::new));
    }

    /** The headers of a release are read with the imported types of the same release. */
    @Test
    void importsTheSameRelease() {
        write("kiosk.toml", IMPORTING);
        write("kiosk.h", "#include \"shop.h\"\nstruct kiosk { struct item first; };\n");
        release("1.0", "struct item { int price; };\n");
        assertThat(importing("extract", "--release", "1.0").err()).isEmpty();
        release("2.0", "struct item { int price; long weight; };\nstruct box { int n; };\n");
        write("kiosk.h", "#include \"shop.h\"\nstruct kiosk { struct item first; };\nvoid free(struct box *b);\n");
        assertThat(importing("extract", "--release", "1.0").err())
                .as("the import has the release of the headers that import it")
                .contains("metadata/shop-1.0.json: struct item has 4 bytes there and 16 bytes in these headers");
        assertThat(importing("extract", "--release", "2.0").err()).isEmpty();
        assertThat(importing("extract", "--release", "3.0").err())
                .contains("the imported metadata " + folder.resolve("metadata/shop-3.0.json") + " does not exist");
    }

    /**
     * A configuration imported by two others is generated once, and its Java does not depend on which of the releases
     * is installed.
     */
    @Test
    void generatesConfigurationsWithACommonImport() {
        write("kiosk.toml", IMPORTING);
        write("stall.toml", IMPORTING.replace("kiosk", "stall"));
        String first = "struct item { int price; };\n";
        write(
                "kiosk.h",
                "#include \"shop.h\"\n#ifdef BOXES\nstruct box *malloc(unsigned long size);\n#endif\nint abs(int i);\n");
        write("stall.h", "#include \"shop.h\"\nint atoi(const char *text);\n");
        for (String release : List.of("1.0", "2.0")) {
            release(release, release.equals("1.0") ? first : first + "#define BOXES 1\nstruct box { int n; };\n");
            for (String name : List.of("kiosk", "stall")) {
                CommandOutcome extracted = CommandOutcome.of(
                        "extract",
                        "--release",
                        release,
                        "--config",
                        folder.resolve(name + ".toml").toString());
                assertThat(extracted.err()).isEmpty();
            }
        }
        assertThat(run("emit").err()).isEmpty();
        assertThat(importing("emit").err()).isEmpty();
        TreeSnapshot emitted = TreeSnapshot.of(folder.resolve("java/org/example/kiosk"));
        String[] generate = {
            "generate",
            "--release",
            "1.0",
            "--config",
            folder.resolve("shop.toml").toString(),
            "--config",
            folder.resolve("kiosk.toml").toString(),
            "--config",
            folder.resolve("stall.toml").toString()
        };
        write("shop.h", first);
        CommandOutcome outcome = CommandOutcome.of(generate);
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out().lines().filter(line -> line.contains("bound for 1.0, 2.0")))
                .hasSize(3);
        assertThat(TreeSnapshot.of(folder.resolve("java/org/example/kiosk"))).isEqualTo(emitted);
        assertThat(folder.resolve("java/org/example/kiosk/Kiosk.java"))
                .content()
                .contains("import org.example.shop.box;");
        generate[0] = "check";
        CommandOutcome check = CommandOutcome.of(generate);
        assertThat(check.out()).contains(" 0 drifted");
        assertThat(check.exit()).isZero();
    }

    @Test
    void rejectsAReleaseWithoutANumber() {
        release("1.0", "enum { A = 1 };\n");
        release("next", "enum { A = 1 };\n");
        assertThat(run("emit").err())
                .contains("metadata of shop has the release 'next', which cannot be compared with other releases");
        String one = folder.resolve("metadata/shop-1.0.json").toString();
        assertThat(run("emit", one, one).err()).contains("two of the metadata files describe shop 1.0");
    }

    @Test
    void rejectsHeadersOfAnUnknownRelease() {
        release("1.0", "enum { A = 1 };\n");
        write("shop.toml", CONFIG.replace("{release}", "1.0"));
        assertThat(run("generate").err())
                .contains("is not among the checked-in metadata: the release of these headers is unknown; specify it"
                        + " with --release, or with pkg_config under [output];");
    }

    /**
     * Headers of a release without checked-in metadata do not change the checked-in Java, whether or not they are
     * compatible with it.
     */
    @ParameterizedTest
    @org.junit.jupiter.params.provider.ValueSource(strings = {"2.0", "9.0"})
    void otherReleaseDoesNotChangeTheOutput(String known) {
        release(known, "enum { A = 1 };\n");
        assertThat(run("emit").exit()).isZero();
        TreeSnapshot before = TreeSnapshot.of(folder.resolve("java"));
        write("shop.h", known.equals("2.0") ? "enum { A = 1, B = 2 };\n" : "enum { A = 7 };\n");
        CommandOutcome outcome = run("generate", "--release", "3.0");
        assertThat(outcome.exit()).isZero();
        assertThat(outcome.err()).contains("shop with").contains("is not among the checked-in metadata");
        if (known.equals("9.0")) {
            assertThat(outcome.err()).contains("cannot be merged with it").contains("enumerator A is 7");
        }
        assertThat(TreeSnapshot.of(folder.resolve("java"))).isEqualTo(before);
        assertThat(folder.resolve("target/rdma-gen/shop-3.0/metadata/shop-3.0.json"))
                .exists();
        assertThat(run("check", "--release", "3.0").exit()).isZero();
    }

    @Test
    void adoptAddsARelease() {
        release("1.0", "enum { A = 1 };\n");
        write("shop.h", "enum { A = 1, B = 2 };\n");
        CommandOutcome outcome = run("generate", "--release", "3.0", "--adopt");
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out()).contains("bound for 1.0, 3.0");
        assertThat(folder.resolve("metadata/shop-3.0.json")).exists();
        assertThat(folder.resolve("metadata/shop.history.json"))
                .content()
                .contains("\"B\": {\"after\": \"1.0\", \"by\": \"3.0\"}");
        assertThat(run("check", "--release", "3.0").exit()).isZero();
        // The emitted Java does not depend on which of the checked-in releases is installed.
        write("shop.h", "enum { A = 1 };\n");
        assertThat(run("check", "--release", "1.0").exit()).isZero();
    }
}
