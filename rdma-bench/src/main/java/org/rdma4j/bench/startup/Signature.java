package org.rdma4j.bench.startup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A function in the output of {@code rdma-gen dump}, with the function descriptor that jextract would generate. */
record Signature(String partition, String name, String descriptor) {
    private static final Map<String, String> LAYOUTS = Map.ofEntries(
            Map.entry("ptr", "ADDRESS"),
            Map.entry("bool", "JAVA_BOOLEAN"),
            Map.entry("i8", "JAVA_BYTE"),
            Map.entry("u8", "JAVA_BYTE"),
            Map.entry("i16", "JAVA_SHORT"),
            Map.entry("u16", "JAVA_SHORT"),
            Map.entry("i32", "JAVA_INT"),
            Map.entry("u32", "JAVA_INT"),
            Map.entry("i64", "JAVA_LONG"),
            Map.entry("u64", "JAVA_LONG"));

    /** Returns the functions of a dump that are exported by a library, except those with structures by value. */
    static List<Signature> of(String dump) {
        List<Signature> signatures = new ArrayList<>();
        for (String line : dump.split("\n")) {
            String[] columns = line.split("\t");
            if (columns.length == 4 && columns[1].equals("function") && columns[3].startsWith("extern ")) {
                descriptor(columns[3].substring("extern ".length()))
                        .ifPresent(text -> signatures.add(new Signature(columns[0], columns[2], text)));
            }
        }
        return signatures;
    }

    /** Returns the descriptor of a signature such as {@code i32(ptr,u8)}; empty if a type has no simple layout. */
    private static Optional<String> descriptor(String words) {
        int open = words.indexOf('(');
        String result = words.substring(0, open);
        String inner = words.substring(open + 1, words.length() - 1);
        List<String> layouts = new ArrayList<>();
        if (!result.equals("void")) {
            layouts.add(LAYOUTS.getOrDefault(result, ""));
        }
        for (String word : inner.isEmpty() || inner.equals("void") ? new String[0] : inner.split(",")) {
            layouts.add(LAYOUTS.getOrDefault(word, ""));
        }
        if (layouts.contains("")) {
            return Optional.empty();
        }
        String method = result.equals("void") ? "ofVoid" : "of";
        return Optional.of("FunctionDescriptor." + method + "(" + String.join(", ", layouts) + ")");
    }

    /** Returns the Java expression for the lookup of the library. */
    String library() {
        return partition.substring(partition.lastIndexOf('.') + 1).toUpperCase(java.util.Locale.ROOT);
    }
}
