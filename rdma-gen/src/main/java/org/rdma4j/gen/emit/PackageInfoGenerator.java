package org.rdma4j.gen.emit;

import java.util.Map;
import java.util.TreeMap;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;

/** Writes a package's {@code package-info.java}: what it binds, and how its classes are used. */
final class PackageInfoGenerator {

    private final Aliases aliases;

    PackageInfoGenerator(Aliases aliases) {
        this.aliases = aliases;
    }

    /** The file. */
    String generate(Partition partition, String javaPackage, String notice) {
        StringBuilder text = new StringBuilder("// " + notice + "\n/**\n");
        line(
                text,
                "C's declarations of " + Javadoc.text(String.join(", ", partition.headers()))
                        + ", under their C names.");
        line(text, "");
        line(text, "<p>A record class has, for a member {@code f}:");
        line(text, "<ul>");
        line(text, "<li>{@code f(segment)} and {@code f$set(segment, value)};");
        line(
                text,
                "<li>{@code f(array, index)} and {@code f$set(array, index, value)}, where the segment holds an array");
        line(text, "of the record;");
        line(text, "<li>for an array member {@code f(segment)}, the whole as a slice, and its elements by");
        line(text, "{@code f$at(segment, index)} and {@code f$at$set(segment, index, value)};");
        line(
                text,
                "<li>for text {@code fString(segment)}, and for a {@code char} array {@code fString$set(segment, text)};");
        line(text, "<li>{@code f$offset()}, in bytes.");
        line(text, "</ul>");
        line(
                text,
                "Members of unnamed types are joined by underscores: {@code a.b.c} is {@code a_b_c}. Unsigned bytes and");
        line(
                text,
                "shorts are ints; {@code unsigned int} is an int and {@code unsigned long} a long with the same bits.");
        line(
                text,
                "By value, {@code __be16}, {@code __be32} and {@code __be64} are host values: do not swap them. Behind a");
        line(text, "pointer nothing is changed.");
        Map<String, String> spelled = new TreeMap<>();
        for (RecordDecl record : partition.records()) {
            aliases.of(record.type())
                    .forEach(alias -> spelled.put(alias, record.type().spelling()));
        }
        partition.enums().stream()
                .filter(e -> !e.isUnnamed())
                .forEach(e -> aliases.of(e.type())
                        .forEach(a -> spelled.put(a, e.type().spelling())));
        if (!spelled.isEmpty()) {
            line(text, "");
            line(text, "<p>Further names in C:");
            line(text, "<ul>");
            spelled.forEach(
                    (alias, target) -> line(text, "<li>" + Javadoc.code(alias) + " is " + Javadoc.code(target) + ";"));
            line(text, "</ul>");
        }
        return text.append(" */\npackage ").append(javaPackage).append(";\n").toString();
    }

    private static void line(StringBuilder text, String line) {
        text.append(line.isEmpty() ? " *" : " * ").append(line).append("\n");
    }
}
