package org.rdma4j.gen.verify;

import java.util.Collection;
import java.util.List;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.verify.Fact.Measure;

/**
 * Prints C source that measures facts.
 *
 * <p>{@code #line} directives give the lines of a fact its number, so that errors can be assigned to facts. All
 * integers are elements of one array: compilers take three times as long for one object each.
 */
final class ProbeSource {

    /** File name in error messages about facts, with the number of the fact as the line. */
    static final String FACTS = "rdma4j-facts";

    /** File name in error messages about the lines before the facts. */
    static final String PREAMBLE = "rdma4j-probe";

    /** Name of the array of integers. Its elements have 16 bytes, which hold any signed or unsigned 64-bit value. */
    static final String INTEGERS = "rdma4j_probe_integers";

    /** Suffix of the arrays with facts of macros. */
    static final String EARLY = "_of_macros";

    /** Name of the array of doubles. */
    static final String DOUBLES = "rdma4j_probe_doubles";

    private static final String PREFIX = "rdma4j_probe_";

    private ProbeSource() {}

    /** Returns the {@code #include} lines of headers. */
    static String includes(List<String> headers) {
        StringBuilder text = new StringBuilder();
        headers.forEach(header -> text.append("#include <").append(header).append(">\n"));
        return text.toString();
    }

    /** Returns a source that measures facts after the given C text. */
    static String of(String headers, Collection<Fact> facts) {
        StringBuilder text = new StringBuilder(headers).append(preamble());
        // Macros come first: a macro with the name of a member is undefined before the member is measured.
        part(text, EARLY, facts.stream().filter(fact -> fact.kind().isMacro()).toList());
        part(text, "", facts.stream().filter(fact -> !fact.kind().isMacro()).toList());
        return text.toString();
    }

    private static void part(StringBuilder text, String suffix, List<Fact> facts) {
        for (Fact fact : facts) {
            fact.before()
                    .lines()
                    .forEach(line -> text.append(line(fact)).append(line).append('\n'));
            if (fact.measure().isObject()) {
                text.append(line(fact)).append(fact.values()).append(";\n");
            }
        }
        array(text, "rdma4j_probe_integer " + INTEGERS + suffix, facts, List.of(Measure.NUMBER, Measure.PLACE));
        array(text, "double " + DOUBLES + suffix, facts, List.of(Measure.FLOATING));
    }

    private static void array(
            StringBuilder text, String declaration, Collection<Fact> facts, Collection<Measure> measures) {
        text.append("const ").append(declaration).append("[] = {\n");
        facts.stream()
                .filter(fact -> measures.contains(fact.measure()))
                .forEach(fact -> text.append(line(fact)).append(fact.values()).append(",\n"));
        text.append("0};\n");
    }

    /** Returns a source in which each of these facts must be an error. */
    static String refusals(String headers, Collection<Fact> facts) {
        StringBuilder text = new StringBuilder(headers);
        facts.forEach(fact -> text.append(line(fact))
                .append("static const unsigned long ")
                .append(PREFIX)
                .append(fact.id())
                .append(" = ")
                .append(fact.values())
                .append(";\n"));
        return text.toString();
    }

    /** Returns a source in which each fact initializes an integer with a pointer: the error names its type. */
    static String tellTypes(String headers, Collection<Fact> facts) {
        StringBuilder text = new StringBuilder(headers);
        facts.forEach(fact -> text.append(line(fact))
                .append("static int ")
                .append(PREFIX)
                .append(fact.id())
                .append(" = ")
                .append(fact.pointer())
                .append(";\n"));
        return text.toString();
    }

    private static String line(Fact fact) {
        return "#line " + fact.id() + " \"" + FACTS + "\"\n";
    }

    /** Returns C text for the type of an alias, with the keyword of its tag unless the macro has it. */
    static String alias(AliasDecl alias, String withKeyword) {
        return "rdma4j_probe_alias(" + alias.name() + ", " + withKeyword + ")";
    }

    private static String preamble() {
        // A header may leave a #pragma pack in effect.
        return "#line 1 \"" + PREAMBLE + "\"\n#pragma pack()\n__extension__ typedef __int128 rdma4j_probe_integer;\n"
                + ALIASES + SameTypeExpression.DECLARATIONS;
    }

    /**
     * Tells aliases with a keyword from those without: pasting the expanded name yields two arguments if it has a
     * keyword.
     */
    private static final String ALIASES = """
            #define rdma4j_probe_alias(name, with_keyword) rdma4j_probe_alias_(name, with_keyword)
            #define rdma4j_probe_alias_(name, with_keyword) \\
                rdma4j_probe_second(rdma4j_probe_begins_##name, with_keyword, 0)
            #define rdma4j_probe_second(...) rdma4j_probe_second_(__VA_ARGS__)
            #define rdma4j_probe_second_(first, second, ...) second
            #define rdma4j_probe_begins_struct 0, struct
            #define rdma4j_probe_begins_union 0, union
            #define rdma4j_probe_begins_enum 0, enum
            """;
}
