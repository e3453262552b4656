package org.rdma4j.gen.metadata;

import java.util.regex.Pattern;
import org.rdma4j.gen.problem.PrintableText;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.Value;

/** Reads properties that many objects have: names, headers, numbers of the layout. */
final class PropertyReader {

    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$]*");

    private static final Pattern NAMESPACE = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*");

    private PropertyReader() {}

    /** Identifiers joined by dots. */
    static String namespace(Value value) {
        if (!NAMESPACE.matcher(value.string()).matches()) {
            throw value.place()
                    .problem("is \"" + value.string() + "\", which is no namespace", "join identifiers by dots");
        }
        return value.string();
    }

    /** The C identifier of this property. */
    static String read(Table table, String key) {
        Value value = table.required(key);
        String name = value.string();
        if (!IDENTIFIER.matcher(name).matches()) {
            throw value.place().problem("is \"" + name + "\", which is not a C identifier", "write a C name");
        }
        return name;
    }

    /** A word that is printed into comments and paths: it is not empty and can be printed. */
    static String word(Value value) {
        String word = value.text();
        if (!PrintableText.isPrintable(word)) {
            throw value.place().problem("has a character that cannot be printed", "remove it");
        }
        return word;
    }

    /** The word of this property; empty when there is none. */
    static String wordOrEmpty(Table table, String key) {
        return table.optional(key).map(PropertyReader::word).orElse("");
    }

    /** The string of this property; empty when there is none. */
    static String orEmpty(Table table, String key) {
        return table.optional(key).map(Value::string).orElse("");
    }

    /** Where a declaration came from; unnamed types leave it out. */
    static String header(Table table) {
        return wordOrEmpty(table, "header");
    }

    /** A number of the layout. */
    static long number(Table table, String key) {
        return table.required(key).integer(0, Long.MAX_VALUE);
    }

    /** The same; 0 where there is none. */
    static long numberOrZero(Table table, String key) {
        return table.has(key) ? number(table, key) : 0;
    }
}
