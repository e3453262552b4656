package org.rdma4j.gen.preprocess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.CommandResult;

/** The preprocessor of this machine's compiler, and other queries to the compiler. */
class PreprocessorTest {

    private static final Compiler COMPILER = CompilerProbe.probe(List.of("cc", "-std=gnu11", "-DGIVEN=7"));

    private static Map<String, String> expansions(String unit, String... macros) {
        Map<String, String> texts = new LinkedHashMap<>();
        new Preprocessor(COMPILER, unit)
                .expansions(List.of(macros))
                .forEach((name, tokens) ->
                        texts.put(name, tokens.stream().map(CToken::text).collect(Collectors.joining(" "))));
        return texts;
    }

    private static Map<String, String> macros(String unit) throws Preprocessor.RejectedException {
        Preprocessor preprocessor = new Preprocessor(COMPILER, unit);
        Map<String, String> bodies = new LinkedHashMap<>();
        preprocessor.macros().apply(preprocessor.text()).all().stream()
                .filter(macro -> macro.name().startsWith("M_"))
                .forEach(macro -> bodies.put(macro.name(), macro.expansion()));
        return bodies;
    }

    @Test
    void expandsMacrosAtTheEndOfTheUnit() {
        String unit = "#define A B + C\n#define B (1)\n#define EMPTY\n#define SELF SELF\n#undef C\n#define C GIVEN\n";
        assertThat(expansions(unit, "A", "EMPTY", "SELF", "NONE"))
                .containsExactly(
                        Map.entry("A", "( 1 ) + 7"),
                        Map.entry("EMPTY", ""),
                        Map.entry("SELF", "SELF"),
                        Map.entry("NONE", "NONE"));
    }

    @Test
    void macroWithAnIncompleteCallHasNoExpansion() {
        String unit =
                "#define CALL(a) a\n#define OPEN CALL (\n#define BRACE {\n#define ONE 1\n#define CLOSED CALL(2)\n";
        assertThat(expansions(unit, "ONE", "OPEN", "CLOSED", "BRACE", "ONE"))
                .containsOnly(Map.entry("ONE", "1"), Map.entry("CLOSED", "2"), Map.entry("BRACE", "{"));
        assertThat(expansions(unit, "OPEN", "OPEN")).isEmpty();
        assertThat(expansions(unit)).isEmpty();
    }

    @Test
    void marksPlacesAndPragmas() {
        String unit =
                "#define S(x) #x\n#define T(x) S(x)\n#define LINE T(__LINE__)\n#define P _Pragma(\"unknown\") 1\n";
        Map<String, String> expansions = expansions(unit, "LINE", "P");
        assertThat(expansions.get("LINE")).isEqualTo('"' + Preprocessor.PLACE + "__LINE__\"");
        assertThat(expansions.get("P")).isEqualTo(Preprocessor.PRAGMA + " 1");
    }

    @Test
    void listsTheMacrosDefinedAtTheEnd() throws Preprocessor.RejectedException {
        assertThat(macros("#define M_A 1\n#define M_B(x) x\n#define M_A 1\n#undef M_B\n#define M_C\n"))
                .containsExactly(Map.entry("M_A", "1"), Map.entry("M_C", ""));
        assertThat(macros("#define M_A 1\n_Pragma(\"push_macro(\\\"M_A\\\")\")\n#undef M_A\n#define M_A 2\n"
                        + "_Pragma(\"pop_macro(\\\"M_A\\\")\")\n"))
                .containsExactly(Map.entry("M_A", "1"));
        assertThat(macros("#define M_A 1\n#pragma push_macro(\"M_A\")\n#undef M_A\n"))
                .isEmpty();
    }

    /**
     * The macros of clang are listed with {@code -dM}. All compilers support this option, so the test passes off {@code
     * cc} as clang.
     */
    @Test
    void listsTheMacrosOfClang() throws Preprocessor.RejectedException {
        Compiler clang = new Compiler(
                List.of("cc"), List.of(), COMPILER.macros(), Set.of(), Set.of(), COMPILER.target(), "clang 19");
        Preprocessor preprocessor =
                new Preprocessor(clang, "#define M_A  1\n#define M_B(x) x\n#undef M_B\n#define M_C\nint a;\n");
        MacroTable table = preprocessor.macros().apply(preprocessor.text());
        assertThat(table.all())
                .filteredOn(macro -> macro.name().startsWith("M_"))
                .extracting(macro -> macro.name() + " '" + macro.expansion() + "' " + macro.location())
                .containsExactly("M_A '1' <stdin>:1", "M_C '' <stdin>:4");
        assertThat(table.all()).allMatch(macro -> macro.name().matches("\\w+"));
    }

    @Test
    void readsTheTextWithItsLocations() throws Preprocessor.RejectedException {
        PreprocessedText text =
                new Preprocessor(COMPILER, "int a;\n#line 7 \"other.h\"\nint b;\n#include <stddef.h>\n").text();
        assertThat(text.tokens().subList(0, 6).stream().map(CToken::text))
                .containsExactly("int", "a", ";", "int", "b", ";");
        assertThat(text.lines().location(text.tokens().get(4)).line()).isEqualTo(7);
        assertThat(text.files()).anyMatch(file -> file.endsWith("/stddef.h"));
    }

    @Test
    void reportsWhereTheCompilerRejectsAUnit() {
        assertThatThrownBy(() -> new Preprocessor(COMPILER, "\n#error wrong\n").text())
                .isInstanceOfSatisfying(Preprocessor.RejectedException.class, e -> {
                    assertThat(e.error().message()).contains("wrong");
                    assertThat(e.error().location().line()).isEqualTo(2);
                    assertThat(e).hasMessage(e.error().message());
                });
    }

    @Test
    void checksAUnitWithTheCompiler() {
        assertThat(CompilerError.check(COMPILER, "int a;\n")).isEmpty();
        CompilerError error =
                CompilerError.check(COMPILER, "int a;\nint a b;\n").orElseThrow();
        assertThat(error.location().line()).isEqualTo(2);
        assertThat(error.message()).contains("'b'");
        CompilerError missing =
                CompilerError.check(COMPILER, "#include <no_such.h>\n").orElseThrow();
        assertThat(missing.missingInclude()).contains("no_such.h");
        assertThat(missing.unreadable()).isEmpty();
        assertThat(new CompilerError(missing.location(), "/x.h: Permission denied").unreadable())
                .contains("/x.h");
        CompilerError unplaced = CompilerError.of(new CommandResult(1, "", "cc: out of memory\n"));
        assertThat(unplaced.location()).hasToString(CompilerError.UNIT);
        assertThat(unplaced.message()).isEqualTo("cc: out of memory");
    }

    @Test
    void probesTheCompiler() {
        Compiler compiler = CompilerProbe.probe(List.of("cc", "-std=gnu11", "-DGIVEN=7", "-DCALL(x)=(x)", "-DBARE="));
        assertThat(compiler).isEqualTo(CompilerProbe.probe(compiler.command()));
        assertThat(compiler.macros())
                .containsEntry("GIVEN", "7")
                .containsEntry("CALL(x)", "(x)")
                .containsEntry("BARE", "")
                .containsEntry("__STDC_VERSION__", "201112L");
        assertThat(compiler.version()).matches("(gcc|clang) \\d+");
        assertThat(compiler.isC23()).isFalse();
        assertThat(compiler.prefixes()).contains("L\"", "u8\"", "R\"", "U'").doesNotContain("u8'");
        assertThat(CompilerProbe.probe(List.of("cc", "-std=c99")).prefixes()).containsExactlyInAnyOrder("L\"", "L'");
        assertThat(compiler.includePaths())
                .isNotEmpty()
                .allMatch(path -> path.toFile().isDirectory());
        assertThat(compiler.keywords())
                .contains("__extension__", "_Bool", "typeof")
                .doesNotContain("nullptr", "bool");
        assertThat(CompilerProbe.probe(List.of("cc", "-std=c11")).keywords())
                .contains("__typeof__")
                .doesNotContain("typeof");
        assertThatThrownBy(() -> CompilerProbe.probe(List.of("cc", "--no-such-option")))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("--no-such-option");
    }

    /** The flags may undefine the macros that identify the compiler. */
    @Test
    void probeDoesNotDependOnMacrosOfTheFlags() {
        Compiler compiler = CompilerProbe.probe(List.of(
                "cc", "-U", "__GNUC__", "-D", "__clang_major__=3", "-U__linux__", "-D__LP64__=2", "-iquote", "/"));
        assertThat(compiler.macros()).containsEntry("__clang_major__", "3").doesNotContainKeys("__GNUC__", "__linux__");
        assertThat(compiler.version()).isEqualTo(COMPILER.version());
        assertThat(compiler.target()).isEqualTo(COMPILER.target());
        assertThat(compiler.includePaths()).isEqualTo(COMPILER.includePaths());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "-fshort-enums|does not follow the ABI of",
                "-fdirectives-only|-fdirectives-only prevents it",
                "-mlong-double-64|does not follow the ABI of",
            })
    void rejectsAFlagThatChangesTheAbi(String flag, String problem) {
        assumeThat(COMPILER.target()).isEqualTo(Target.X86_64);
        assumeThat(COMPILER.isClang()).isFalse();
        assertThatThrownBy(() -> CompilerProbe.probe(List.of("cc", flag)))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining(problem);
    }

    @Test
    void rejectsAnUnsupportedTarget() {
        assertThatThrownBy(() -> CompilerProbe.probe(List.of("sh", "-c", "echo '#define __x86_64__ 1'")))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("the target of the C compiler is not supported");
    }
}
