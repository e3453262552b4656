package org.rdma4j.gen.metadata;

import java.util.regex.Pattern;
import org.rdma4j.gen.problem.PrintableText;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.Value;

/** Reads common properties of objects: names, headers, sizes and offsets. */
final class PropertyReader {

    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$]*");

    private static final Pattern NAMESPACE = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*");

    private PropertyReader() {}

    /** Returns the namespace: identifiers separated by dots. */
    static String namespace(Value value) {
        if (!NAMESPACE.matcher(value.string()).matches()) {
            throw value.place()
                    .problem(
                            "is \"" + value.string() + "\", which is not a namespace",
                            "write identifiers separated" + " by dots");
        }
        return value.string();
    }

    /** Returns the C identifier in the property. */
    static String read(Table table, String key) {
        Value value = table.required(key);
        String name = value.string();
        if (!IDENTIFIER.matcher(name).matches()) {
            throw value.place().problem("is \"" + name + "\", which is not a C identifier", "write a C name");
        }
        return name;
    }

    /** Returns a nonempty printable string, which may become part of comments and paths. */
    static String word(Value value) {
        String word = value.text();
        if (!PrintableText.isPrintable(word)) {
            throw value.place().problem("contains a nonprintable character", "remove it");
        }
        return word;
    }

    /** Returns the nonempty printable string in the property, or an empty string if the property is missing. */
    static String wordOrEmpty(Table table, String key) {
        return table.optional(key).map(PropertyReader::word).orElse("");
    }

    /** Returns the string in the property, or an empty string if the property is missing. */
    static String orEmpty(Table table, String key) {
        return table.optional(key).map(Value::string).orElse("");
    }

    /** Returns the header of a declaration; empty for unnamed types. */
    static String header(Table table) {
        return wordOrEmpty(table, "header");
    }

    /** Returns a size or offset. */
    static long number(Table table, String key) {
        return table.required(key).integer(0, Long.MAX_VALUE);
    }

    /** Returns a size or offset, or 0 if the property is missing. */
    static long numberOrZero(Table table, String key) {
        return table.has(key) ? number(table, key) : 0;
    }
}
