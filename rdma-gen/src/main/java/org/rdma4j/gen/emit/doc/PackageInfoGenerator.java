package org.rdma4j.gen.emit.doc;

import java.util.Map;
import java.util.TreeMap;
import org.rdma4j.gen.model.Partition;

/** Generates {@code package-info.java}: the bound headers, and how to use the classes. */
public final class PackageInfoGenerator {

    private static final String RECORDS = """

            <p>A record class has, for a member {@code f}:
            <ul>
            <li>{@code f(segment)}, which reads, and {@code f(segment, value)}, which writes; a member of a record's
            or array's type is read as a slice of the segment, and written by a copy;
            <li>for an array member also its elements, {@code f(segment, index)} and
            {@code f(segment, index, value)};
            <li>for text {@code fString(segment)}, and for a {@code char} array {@code fString(segment, text)};
            <li>{@code f$offset()}, in bytes.
            </ul>
            An element of an array of records is {@code asSlice(array, index)}. A value that is larger than an 8-bit
            or 16-bit member or parameter or a bit-field, or negative where that is unsigned, is refused with
            {@code IllegalArgumentException}. {@code toString(segment)} prints all members. Members of unnamed types
            are joined by underscores: {@code a.b.c} is {@code a_b_c}.
            """;

    private static final String VALUES = """

            <p>Unsigned bytes and shorts are ints; {@code unsigned int} is an int and {@code unsigned long} a
            long with the same bits. By value, {@code __be16}, {@code __be32} and {@code __be64} are host
            values: do not swap them. Behind a pointer nothing is changed.

            <p>A pointer to a record comes back with the size of one record, or as NULL; where C means several,
            {@code reinterpret(segment, count)} of the record's class gives the size of all. Any other
            pointer has no size until {@code MemorySegment.reinterpret} gives it one; nor has one that C stored in
            memory, which becomes a record by {@code reinterpret(memory.get(ADDRESS, 0))} of the record's class. A
            name that Java reserves, or that collides with another, has an underscore at its end.

            <p>Of a segment that is passed to a function, Java checks that it is alive and not on the heap. Nobody
            checks its size, nor whether C takes NULL there: memory that is too small for what C stores is written
            past its end, and a wrong pointer crashes the process, as in C.

            <p>A function pointer is a segment too, {@code MemorySegment.NULL} for none, and its type is a class:
            that of the typedef, of the member inside its record's class, or of {@code function_parameter}. Its
            {@code allocate(function, arena)} makes one that C may call until the arena closes, on whatever
            thread; close it only when C can no longer call. Its {@code invoke(pointer, …)} calls one. An
            exception that leaves a Java function called by C goes to the thread's uncaught exception handler,
            and C gets zero or NULL.
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
        text.append(JavadocText.paragraph("C's declarations of "
                + JavadocText.text(String.join(", ", partition.headers())) + ", under their C names."));
        if (!partition.records().isEmpty()) {
            text.append(RECORDS);
        }
        if (!partition.records().isEmpty() || !partition.functions().isEmpty()) {
            text.append(VALUES);
        }
        Map<String, String> spelled = spelled(partition);
        if (!spelled.isEmpty()) {
            text.append("\n<p>Further names in C:\n<ul>\n");
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
            text.append("\n<p>Left out:\n<ul>\n");
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
