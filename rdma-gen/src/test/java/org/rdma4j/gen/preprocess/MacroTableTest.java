package org.rdma4j.gen.preprocess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.problem.ProblemException;

/** {@link MacroTable} lists the macros at the end of a unit with their locations. */
class MacroTableTest {

    private static final PreprocessedText TEXT = PreprocessedText.read(
            String.join(
                    "\n",
                    "# 1 \"a.h\" 1",
                    "#define A 1",
                    "#define F(x,...) x",
                    "#define B  2",
                    "#undef A",
                    "#define A 5",
                    "#undef B"),
            false,
            Set.of());

    private static MacroTable table(String... definitions) {
        Map<String, String> defined = new LinkedHashMap<>();
        List.of(definitions).forEach(definition -> defined.put(MacroTable.nameOf(definition), definition));
        return MacroTable.of(defined, TEXT);
    }

    @Test
    void listsTheMacrosOfTheCompiler() {
        MacroTable table = table("F(x,...) x", "A 5", "EMPTY");
        assertThat(table.all())
                .extracting(m -> m.name() + " " + m.functionLike() + " '" + m.expansion() + "' " + m.location())
                .containsExactly("F true 'x' a.h:2", "A false '5' a.h:5", "EMPTY false '' <built-in>");
        assertThat(table.get("B")).isEmpty();
    }

    /** The effect of {@code #pragma pop_macro} is visible only in the compiler's list of macros. */
    @Test
    void locatesARestoredDefinition() {
        assertThat(table("A 1").get("A"))
                .hasValueSatisfying(macro -> assertThat(macro.location()).hasToString("a.h:1"));
    }

    @Test
    void reportsNamesHiddenByAMacro() {
        MacroTable table = table("A B", "C C", "D(x) x");
        assertThat(table.hides("A")).isTrue();
        assertThat(table.hides("C")).isFalse();
        assertThat(table.hides("D")).isFalse();
        assertThat(table.hides("E")).isFalse();
    }

    @Test
    void rejectsAMacroThatHidesAKeyword() {
        assertThatCode(table("A int", "__typeof__ typeof", "sizeof sizeof")::refuseKeywords)
                .doesNotThrowAnyException();
        assertThatThrownBy(table("A 5", "__typeof__ type", "int long")::refuseKeywords)
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("macro '__typeof__' hides the keyword");
    }
}
