package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.pipeline.CompilerGate;
import org.rdma4j.gen.pipeline.ExtractOptions;
import org.rdma4j.gen.pipeline.Extraction;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.verify.VerificationInput;

/** A declaration of any kind that is neither read nor skipped ends the run, with gcc and with clang. */
class CompilerGateCompletenessTest {

    private static final String HEADER = """
            struct forward;
            struct lone { int only; };
            union choice { int whole; char part; };
            enum mode { FIRST, SECOND };
            enum { LOOSE = 3, OTHER };
            typedef unsigned int word;
            typedef struct { int x; } pair;
            typedef struct later *later_pointer;
            int abs(int value);
            static inline int twice(int value) { return 2 * value; }
            #define LIMIT 7
            #define old_mode mode
            """;

    @TempDir
    private Path folder;

    private SampleProject project;

    @BeforeEach
    void createProject() {
        project = SampleProject.create(folder.resolve("project"));
        project.write("shapes.h", HEADER).replace("shapes.toml", "\n[functions]\natoi = { page = \"atoi(3)\" }\n", "");
    }

    private static void assumeCompiler(String compiler) {
        assumeThat(Command.isOnPath(compiler))
                .as("%s is on this machine", compiler)
                .isTrue();
    }

    private static Partition changed(
            Partition p, List<RecordDecl> records, List<EnumDecl> enums, Set<String> without, List<Skipped> skipped) {
        return new Partition(
                p.namespace(),
                p.library(),
                p.soname(),
                p.headers(),
                without(records, without),
                without(enums, without),
                without(p.functions(), without),
                without(p.typedefs(), without),
                without(p.constants(), without),
                without(p.aliases(), without),
                without(p.opaques(), without),
                skipped);
    }

    private static <D extends Declaration> List<D> without(List<D> declarations, Set<String> names) {
        return declarations.stream()
                .filter(declaration -> !names.contains(declaration.name()))
                .toList();
    }

    private static UnaryOperator<Partition> without(String name) {
        return p -> changed(p, p.records(), p.enums(), Set.of(name), p.skipped());
    }

    private static UnaryOperator<Partition> withoutField(String record) {
        return p -> changed(
                p,
                p.records().stream()
                        .map(r -> r.name().equals(record)
                                ? new RecordDecl(
                                        r.kind(),
                                        r.name(),
                                        r.typedefNamed(),
                                        r.packing(),
                                        r.size(),
                                        r.alignment(),
                                        List.of(),
                                        r.header())
                                : r)
                        .toList(),
                p.enums(),
                Set.of(),
                p.skipped());
    }

    private static UnaryOperator<Partition> withoutEnumerator(String enumerator) {
        return p -> changed(
                p,
                p.records(),
                p.enums().stream()
                        .map(e -> new EnumDecl(
                                e.name(),
                                e.typedefNamed(),
                                e.packed(),
                                e.underlying(),
                                e.enumerators().stream()
                                        .filter(one -> !one.name().equals(enumerator))
                                        .toList(),
                                e.header()))
                        .toList(),
                Set.of(),
                p.skipped());
    }

    static Stream<Arguments> losses() {
        return Stream.of("gcc", "clang")
                .flatMap(compiler -> Stream.of(
                        Arguments.of(compiler, "shapes.h:1: struct forward", without("forward")),
                        Arguments.of(compiler, "shapes.h:2: struct lone", without("lone")),
                        Arguments.of(compiler, "shapes.h:2: field lone.only", withoutField("lone")),
                        Arguments.of(compiler, "shapes.h:3: union choice", without("choice")),
                        Arguments.of(compiler, "shapes.h:4: enum mode", without("mode")),
                        Arguments.of(compiler, "shapes.h:4: enumerator SECOND", withoutEnumerator("SECOND")),
                        Arguments.of(compiler, "shapes.h:5: enumerator LOOSE", without("")),
                        Arguments.of(compiler, "shapes.h:5: enumerator OTHER", withoutEnumerator("OTHER")),
                        Arguments.of(compiler, "shapes.h:6: typedef word", without("word")),
                        Arguments.of(compiler, "shapes.h:7: struct pair", without("pair")),
                        Arguments.of(compiler, "shapes.h:9: function abs", without("abs")),
                        Arguments.of(compiler, "shapes.h:10: function twice", without("twice")),
                        Arguments.of(compiler, "shapes.h:11: macro LIMIT", without("LIMIT")),
                        Arguments.of(compiler, "shapes.h:12: macro old_mode", without("old_mode"))));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("losses")
    void rejectsAMissingDeclaration(String compiler, String what, UnaryOperator<Partition> loss) {
        assumeCompiler(compiler);
        String name = what.substring(what.lastIndexOf(' ') + 1).split("\\.")[0];
        assertThatThrownBy(() -> checkCompleteness(compiler, loss, Set.of()))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining(
                        what + " is declared, but was neither read nor skipped; nothing was written: list " + name
                                + " under [[skip]] with a reason, and report its declaration");
    }

    @ParameterizedTest
    @ValueSource(strings = {"gcc", "clang"})
    void acceptsCompleteMetadata(String compiler) {
        assumeCompiler(compiler);
        assertThatCode(() -> checkCompleteness(compiler, p -> p, Set.of())).doesNotThrowAnyException();
    }

    /** Declarations skipped by the configuration, and those that the front end skipped as unsupported. */
    @ParameterizedTest
    @ValueSource(strings = {"gcc", "clang"})
    void acceptsASkippedDeclaration(String compiler) {
        assumeCompiler(compiler);
        assertThatCode(() -> checkCompleteness(compiler, without("twice"), Set.of("twice")))
                .doesNotThrowAnyException();
        assertThatCode(() -> checkCompleteness(
                        compiler,
                        p -> changed(p, p.records(), p.enums(), Set.of("abs"), List.of(new Skipped("abs", "unread"))),
                        Set.of()))
                .doesNotThrowAnyException();
    }

    /** An object that is read as a constant, such as a constexpr object of C23, is not missing. */
    @ParameterizedTest
    @ValueSource(strings = {"gcc", "clang"})
    void acceptsAVariableThatIsReadAsAConstant(String compiler) {
        assumeCompiler(compiler);
        project.append("shapes.h", "static const int FIXED = 7;\n");
        project.append("shapes.toml", "\n[[skip]]\nname = \"FIXED\"\nreason = \"a variable\"\n");
        UnaryOperator<Partition> unskipped = p -> changed(p, p.records(), p.enums(), Set.of(), List.of());
        assertThatThrownBy(() -> checkCompleteness(compiler, unskipped, Set.of()))
                .hasMessageContaining("shapes.h:13: variable FIXED is declared");
        assertThatCode(() -> checkCompleteness(compiler, unskipped.andThen(this::withConstant)::apply, Set.of()))
                .doesNotThrowAnyException();
    }

    private Partition withConstant(Partition p) {
        return new Partition(
                p.namespace(),
                p.library(),
                p.soname(),
                p.headers(),
                p.records(),
                p.enums(),
                p.functions(),
                p.typedefs(),
                Stream.concat(
                                p.constants().stream(),
                                p.constants().stream()
                                        .filter(c -> c.name().equals("LIMIT"))
                                        .map(c -> new org.rdma4j.gen.model.ConstantDecl(
                                                "FIXED",
                                                new org.rdma4j.gen.model.QualifiedType(c.type(), true, false, false),
                                                c.value(),
                                                c.header())))
                        .toList(),
                p.aliases(),
                p.opaques(),
                p.skipped());
    }

    /** Reads the project's header, changes the resulting partition, and runs the completeness check on it. */
    private void checkCompleteness(String compiler, UnaryOperator<Partition> change, Set<String> skip) {
        Config config = ConfigReader.read(project.path("shapes.toml"));
        ExtractOptions options =
                new ExtractOptions(List.of(compiler), List.of(), List.of(), Optional.empty(), Optional.empty());
        Metadata read;
        try (CompilerGate unasked = new CompilerGate()) {
            read = new Extraction(config, options, unasked).run(List.of());
        }
        Partition shapes = change.apply(read.partitions().get(0));
        try (CompilerGate gate = new CompilerGate()) {
            gate.check(
                    read.withPartitions(List.of(shapes)),
                    new VerificationInput(
                            List.of(compiler),
                            Map.of(shapes.namespace(), "#include \"" + project.path("shapes.h") + "\"\n"),
                            Optional.empty(),
                            project.folder(),
                            config.partitions(),
                            skip,
                            Command.DEFAULT_TIMEOUT));
            gate.pass();
        }
    }

    /** End to end: the compiler sees a declaration that the front end does not, as if the front end had dropped it. */
    @ParameterizedTest
    @ValueSource(strings = {"generate", "extract", "check"})
    void writesNothingIfADeclarationIsMissing(String command) throws IOException {
        TreeSnapshot before = project.snapshot();
        Path script = folder.resolve("cc");
        Files.writeString(
                script,
                "#!/bin/sh\ncase \"$*\" in\n*reader.i*) sed -i 's/^int abs/struct dropped { int x; }; int abs/' reader.i;;\n"
                        + "esac\nexec cc \"$@\"\n");
        assertThat(script.toFile().setExecutable(true)).isTrue();
        CommandOutcome outcome = CommandOutcome.of(
                command, "--config", project.path("shapes.toml").toString(), "--cc", script.toString());
        assertThat(outcome.err())
                .isEqualTo("error: shapes.h:9: struct dropped is declared, but was neither read nor skipped; nothing"
                        + " was written: list dropped under [[skip]] with a reason, and report its declaration\n");
        assertThat(outcome.exit()).isEqualTo(1);
        assertThat(project.snapshot()).isEqualTo(before);
    }
}
