package org.rdma4j.gen.verify;

import java.util.Collection;
import java.util.List;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.verify.Fact.Measure;

/**
 * Writes facts as C that measures them all. Each fact stands on lines that carry its number, so that a compiler's
 * complaint leads back to it. All integers are elements of one array, which takes the compiler a third of the time that
 * an object for each takes; they are read from the object file, so nothing is linked or run.
 */
final class ProbeSource {

    /** The file name that the compiler gives for a fact, with the fact's number as the line. */
    static final String FACTS = "rdma4j-facts";

    /** The file name that the compiler gives for the lines before the facts. */
    static final String PREAMBLE = "rdma4j-probe";

    /** The array of integers, of 16 bytes each: whatever 64-bit integer stands there keeps its sign. */
    static final String INTEGERS = "rdma4j_probe_integers";

    /** What follows the names of both arrays where they hold facts about macros. */
    static final String EARLY = "_of_macros";

    /** The array of doubles. */
    static final String DOUBLES = "rdma4j_probe_doubles";

    private static final String PREFIX = "rdma4j_probe_";

    private ProbeSource() {}

    /** The {@code #include} lines of these headers. */
    static String includes(List<String> headers) {
        StringBuilder text = new StringBuilder();
        headers.forEach(header -> text.append("#include <").append(header).append(">\n"));
        return text.toString();
    }

    /** The source that measures these facts behind the given C text. */
    static String of(String headers, Collection<Fact> facts) {
        StringBuilder text = new StringBuilder(headers).append(preamble());
        // A member may have a macro's name, which is taken away before the member is measured: macros come first.
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

    /** A source in which every one of these facts is an error, if it is so. */
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

    /** A source in which the compiler complains about every fact, naming its type: a pointer is no integer. */
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

    /** The type that an alias stands for: the alias alone where it brings its keyword, and else with it. */
    static String alias(AliasDecl alias, String withKeyword) {
        return "rdma4j_probe_alias(" + alias.name() + ", " + withKeyword + ")";
    }

    private static String preamble() {
        // A header may leave a #pragma pack in force.
        return "#line 1 \"" + PREAMBLE + "\"\n#pragma pack()\n__extension__ typedef __int128 rdma4j_probe_integer;\n"
                + ALIASES + SameTypeExpression.DECLARATIONS;
    }

    /** The name is expanded and pasted: where it begins with a keyword that makes two arguments of it, not one. */
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
