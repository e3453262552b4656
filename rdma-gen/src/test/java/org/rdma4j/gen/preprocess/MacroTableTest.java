package org.rdma4j.gen.preprocess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

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
            false);

    @Test
    void hasWhatTheCompilerLists() {
        MacroTable table = MacroTable.of("#define F(x,...) x\n#define A 5\n#define EMPTY\n", TEXT);
        assertThat(table.all())
                .extracting(m -> m.name() + " " + m.functionLike() + " '" + m.expansion() + "' " + m.location())
                .containsExactly("F true 'x' a.h:2", "A false '5' a.h:5", "EMPTY false '' <built-in>");
        assertThat(table.get("B")).isEmpty();
    }

    /** {@code #pragma pop_macro} shows in the compiler's list alone. */
    @Test
    void findsThePlaceOfADefinitionThatCameBack() {
        assertThat(MacroTable.of("#define A 1\n", TEXT).get("A"))
                .hasValueSatisfying(macro -> assertThat(macro.location()).hasToString("a.h:1"));
    }

    @Test
    void tellsWhatAMacroHides() {
        MacroTable table = MacroTable.of("#define A B\n#define C C\n#define D(x) x\n", TEXT);
        assertThat(table.hides("A")).isTrue();
        assertThat(table.hides("C")).isFalse();
        assertThat(table.hides("D")).isFalse();
        assertThat(table.hides("E")).isFalse();
    }
}
