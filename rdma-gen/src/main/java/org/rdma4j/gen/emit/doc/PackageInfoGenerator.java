package org.rdma4j.gen.emit.doc;

import java.util.Map;
import java.util.TreeMap;
import org.rdma4j.gen.model.Partition;

/** Generates {@code package-info.java}: the bound headers, and how to use the classes. */
public final class PackageInfoGenerator {

    private static final String RECORDS = """

            <p>The class of a record has, for a member {@code f}:
            <ul>
            <li>{@code f(segment)}, which reads the member, and {@code f(segment, value)}, which writes it. A member
            that is a record or an array is read as a slice of the segment, and written by copying;
            <li>for an array, accessors of its elements, {@code f(segment, index)} and
            {@code f(segment, index, value)};
            <li>for a string, {@code fString(segment)}, and for a {@code char} array {@code fString(segment, text)};
            <li>{@code f$offset()}, the offset in bytes.
            </ul>
            {@code asSlice(array, index)} returns an element of an array of records. Setters and functions throw
            {@code IllegalArgumentException} for a value that is out of the range of an 8-bit or 16-bit member or
            parameter, or of a bit-field. {@code toString(segment)} returns a string with all members. Names of members
            of unnamed types are joined by underscores: {@code a.b.c} is {@code a_b_c}.
            """;

    private static final String VALUES = """

            <p>Unsigned bytes and shorts are represented as {@code int}; {@code unsigned int} as {@code int} and
            {@code unsigned long} as {@code long} with the same bits. Values of type {@code __be16}, {@code __be32} and
            {@code __be64} are converted to native byte order: do not swap them. Memory behind a pointer is not
            converted.

            <p>A pointer to a record has the size of one record, or is NULL. For an array,
            {@code reinterpret(segment, count)} of the class of the record returns a segment with the size of
            {@code count} records. Any other pointer has size 0 until {@code MemorySegment.reinterpret} sets the size,
            and so has a pointer that C has stored in memory; {@code reinterpret(memory.get(ADDRESS, 0))} of the class
            of the record returns the record. An underscore is appended to names that Java reserves, or that collide
            with others.

            <p>Functions check that segments are alive and native. They check neither their size nor whether C accepts
            NULL: if memory is too small, C writes beyond its end, and an invalid pointer terminates the process, as
            in C.

            <p>A function pointer is a segment, {@code MemorySegment.NULL} for none. Its type is a class: that of the
            typedef, a nested class of the record, or {@code function_parameter}. {@code allocate(function, arena)}
            returns a pointer that C may call, on any thread, until the arena is closed. Do not close the arena while C
            may still call it. {@code invoke(pointer, …)} calls a function pointer. If a Java function that C calls
            throws an exception, the exception is passed to the uncaught exception handler of the thread, and C gets
            zero or NULL.
            """;

    private final AlternativeNames aliases;

    public PackageInfoGenerator(AlternativeNames aliases) {
        this.aliases = aliases;
    }

    /**
     * Returns the source of the file.
     *
     * @param refused unsupported declarations with the reason
     */
    public String generate(Partition partition, Map<String, String> refused, String javaPackage, String notice) {
        StringBuilder text = new StringBuilder();
        text.append(JavadocText.paragraph(
                "Bindings of " + JavadocText.text(String.join(", ", partition.headers())) + ", with the names of C."));
        if (!partition.records().isEmpty()) {
            text.append(RECORDS);
        }
        if (!partition.records().isEmpty() || !partition.functions().isEmpty()) {
            text.append(VALUES);
        }
        Map<String, String> spelled = spelled(partition);
        if (!spelled.isEmpty()) {
            text.append("\n<p>Alternative names in C:\n<ul>\n");
            spelled.forEach((alias, target) -> text.append("<li>")
                    .append(JavadocText.code(alias))
                    .append(" is ")
                    .append(JavadocText.code(target))
                    .append(";\n"));
            text.append("</ul>\n");
        }
        Map<String, String> absent = new TreeMap<>(refused);
        partition.skipped().forEach(s -> absent.putIfAbsent(s.name(), s.reason()));
        if (!absent.isEmpty()) {
            text.append("\n<p>Not bound:\n<ul>\n");
            absent.forEach((name, why) -> text.append("<li>")
                    .append(JavadocText.code(name))
                    .append(": ")
                    .append(JavadocText.text(why))
                    .append(";\n"));
            text.append("</ul>\n");
        }
        String comment = text.toString()
                .lines()
                .map(l -> l.isEmpty() ? " *\n" : " * " + l + "\n")
                .reduce("", String::concat);
        return "// " + notice + "\n/**\n" + comment + " */\npackage " + javaPackage + ";\n";
    }

    /** Returns the alternative names of the records and enums of the partition, in alphabetical order. */
    private Map<String, String> spelled(Partition partition) {
        Map<String, String> found = new TreeMap<>();
        partition
                .records()
                .forEach(r -> aliases.of(r.type())
                        .forEach(alias -> found.put(alias, r.type().spelling())));
        partition.enums().stream()
                .filter(e -> !e.isUnnamed())
                .forEach(e -> aliases.of(e.type())
                        .forEach(alias -> found.put(alias, e.type().spelling())));
        return found;
    }
}
