package org.rdma4j.gen.verify;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.verify.Fact.Table;

/**
 * Writes facts as one C program that measures them all. Each fact is a constant of its own, on lines that carry the
 * fact's number, so that a compiler's complaint leads back to it; a loop prints them, so that ten thousand take the
 * compiler no longer than a small program.
 */
final class ProbeSource {

    /** The file name that the compiler gives for a fact, with the fact's number as the line. */
    static final String FACTS = "rdma4j-facts";

    private static final String PREFIX = "rdma4j_probe_";

    private static final List<Table> TABLES = Arrays.stream(Table.values())
            .filter(table -> table != Table.REFUSED)
            .toList();

    private ProbeSource() {}

    /** The {@code #include} lines of these headers. */
    static String includes(List<String> headers) {
        StringBuilder text = new StringBuilder();
        headers.forEach(header -> text.append("#include <").append(header).append(">\n"));
        return text.toString();
    }

    /** The program. */
    static String of(List<String> headers, Collection<Fact> facts) {
        StringBuilder text = new StringBuilder(includes(headers)).append(preamble());
        for (Fact fact : facts) {
            if (!fact.before().isEmpty()) {
                text.append(line(fact)).append(fact.before()).append('\n');
            }
            text.append(line(fact))
                    .append("static const struct ")
                    .append(type(fact.table()))
                    .append(' ')
                    .append(PREFIX)
                    .append(fact.id())
                    .append(" = {")
                    .append(fact.id())
                    .append(", ")
                    .append(fact.values())
                    .append("};\n");
        }
        for (Table table : TABLES) {
            text.append("static const struct ")
                    .append(type(table))
                    .append(" *const ")
                    .append(type(table))
                    .append("s[] = {\n");
            facts.stream()
                    .filter(fact -> fact.table() == table)
                    .forEach(fact -> text.append(line(fact))
                            .append('&')
                            .append(PREFIX)
                            .append(fact.id())
                            .append(",\n"));
            text.append("0};\n");
        }
        return text.append(PRINTING).toString();
    }

    /** A source in which every one of these facts is an error, if it is so. */
    static String refusals(List<String> headers, Collection<Fact> facts) {
        StringBuilder text = new StringBuilder(includes(headers));
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
    static String tellTypes(List<String> headers, Collection<Fact> facts) {
        StringBuilder text = new StringBuilder(includes(headers));
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

    private static String type(Table table) {
        return PREFIX + table.name().toLowerCase(java.util.Locale.ROOT);
    }

    /** The type that an alias stands for: the alias alone where it brings its keyword, and else with it. */
    static String alias(AliasDecl alias, String withKeyword) {
        return "rdma4j_probe_alias(" + alias.name() + ", " + withKeyword + ")";
    }

    private static String preamble() {
        StringBuilder text = new StringBuilder("#line 1 \"rdma4j-probe\"\n").append(ALIASES);
        for (String machine : List.of("x86_64", "aarch64")) {
            text.append("#ifdef __").append(machine).append("__\n");
            text.append("enum { ")
                    .append(PREFIX)
                    .append("defined_")
                    .append(machine)
                    .append(" = 1 };\n#else\n");
            text.append("enum { ")
                    .append(PREFIX)
                    .append("defined_")
                    .append(machine)
                    .append(" = 0 };\n#endif\n");
        }
        for (Table table : TABLES) {
            text.append("struct ")
                    .append(type(table))
                    .append(" { int id; ")
                    .append(table.members())
                    .append(" };\n");
        }
        return text.append(TypeTwins.DECLARATIONS).toString();
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

    /** stdio.h comes last, so that no fact can lean on what it declares. */
    private static final String PRINTING = """
            #line 1 "rdma4j-printing"
            #include <stdio.h>
            #define EACH(table) \\
                for (const struct rdma4j_probe_##table *const *p = rdma4j_probe_##table##s, *f; (f = *p); p++)
            static void rdma4j_probe_place_of_ones(int id, const unsigned char *bytes, unsigned long size)
            {
                unsigned long bits = size * 8, first = 0, end, i;
                while (first < bits && !(bytes[first / 8] >> first % 8 & 1))
                    first++;
                for (end = first; end < bits && (bytes[end / 8] >> end % 8 & 1); end++)
                    ;
                for (i = end; i < bits; i++) {
                    if (bytes[i / 8] >> i % 8 & 1) {
                        printf("%d\\tscattered bits\\n", id);
                        return;
                    }
                }
                printf("%d\\t%lu+%lu\\n", id, first, end - first);
            }
            int main(void)
            {
                EACH(number)
                    printf(f->negative ? "%d\\t%lld\\n" : "%d\\t%llu\\n", f->id, f->value);
                EACH(place)
                    printf("%d\\t%lld+%lld\\n", f->id, f->offset, f->width);
                EACH(bits)
                    rdma4j_probe_place_of_ones(f->id, f->bytes, f->size);
                EACH(pointer)
                    printf("%d\\t%lu\\n", f->id, (unsigned long)f->address);
                EACH(string) {
                    printf("%d\\t", f->id);
                    for (unsigned long i = 0; i < f->size; i++)
                        printf("%02x", (unsigned char)f->text[i]);
                    printf("\\n");
                }
                EACH(floating)
                    printf("%d\\t%a\\n", f->id, f->number);
                EACH(call)
                    printf("%d\\t%lld\\n", f->id, f->answer());
                return 0;
            }
            """;
}
