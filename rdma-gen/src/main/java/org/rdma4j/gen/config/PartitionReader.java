package org.rdma4j.gen.config;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rdma4j.gen.problem.PrintableText;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.Value;

/** Reads {@code [[partition]]}. */
final class PartitionReader {

    private static final String SKIP = "skip";
    private static final List<String> UNSUPPORTED = List.of("stop", SKIP);

    private PartitionReader() {}

    static List<PartitionConfig> readAll(Value value) {
        if (value.elements().isEmpty()) {
            throw value.place().problem("is empty", "describe at least one partition");
        }
        List<PartitionConfig> result = new ArrayList<>();
        Map<String, Value> namespaces = new HashMap<>();
        Map<String, Value> packages = new HashMap<>();
        for (Value element : value.elements()) {
            PartitionConfig partition = read(element.table());
            Value namespace = element.table().required("namespace");
            DuplicateCheck.add(namespaces, partition.namespace(), namespace);
            DuplicateCheck.addPackage(packages, partition.namespace(), namespace);
            result.add(partition);
        }
        return List.copyOf(result);
    }

    /** Validates that at most one partition is within another one, which is not itself within a third. */
    static void checkWithin(Value value, List<PartitionConfig> partitions) {
        Map<String, Value> seen = new HashMap<>();
        for (Value element : value.elements()) {
            element.table().optional("within").ifPresent(within -> {
                DuplicateCheck.add(seen, "within", within);
                if (partitions.stream()
                        .noneMatch(p -> p.within().isEmpty() && p.namespace().equals(within.string()))) {
                    throw within.place()
                            .problem(
                                    "is \"" + within.string() + "\", which is not the namespace of another partition",
                                    "write the namespace of the wrapper's partition");
                }
            });
        }
    }

    private static PartitionConfig read(Table table) {
        table.allow("namespace", "library", "headers", "traverse", "bind", "cflags", "within", "unsupported");
        String namespace = ConfigNames.dotted(table.required("namespace"));
        List<String> headers = notEmpty(table.required("headers"));
        return new PartitionConfig(
                namespace,
                table.optional("library").map(ConfigNames::library).orElse(""),
                headers,
                table.optional("traverse").map(PartitionReader::notEmpty).orElseGet(() -> traversedByDefault(table)),
                table.listOrEmpty("bind", Value::text),
                table.listOrEmpty("cflags", PartitionReader::flag),
                table.optional("within").map(ConfigNames::dotted),
                table.optional("unsupported")
                        .map(v -> AllowedValues.choose(v, UNSUPPORTED).equals(SKIP))
                        .orElse(false));
    }

    /** Returns the headers as names relative to the include path. */
    private static List<String> traversedByDefault(Table table) {
        return table.required("headers").elements().stream()
                .map(header -> {
                    Path path = Path.of(header.string()).normalize();
                    if (path.isAbsolute() || path.startsWith("..")) {
                        throw header.place()
                                .problem(
                                        "is \"" + header.string()
                                                + "\", which is not relative to a directory of include_paths",
                                        "write the header's name as in #include <...>, or add traverse");
                    }
                    return path.toString();
                })
                .toList();
    }

    /** Returns the compiler flag. Rejects flags that change the output of the compiler or the ABI. */
    private static String flag(Value value) {
        String flag = value.text();
        if (CompilerFlags.isOtherWork(flag)) {
            throw value.place()
                    .problem(
                            "is \"" + flag + "\", which prevents the compiler from writing the output that rdma-gen"
                                    + " reads",
                            "remove it");
        }
        if (CompilerFlags.isOtherAbi(flag)) {
            throw value.place().problem("is \"" + flag + "\", which changes the ABI of the target", "remove it");
        }
        return flag;
    }

    /** Returns a list of at least one header, without duplicates. */
    private static List<String> notEmpty(Value value) {
        List<String> headers = value.list(Value::text);
        if (headers.isEmpty()) {
            throw value.place().problem("is empty", "name at least one header");
        }
        Map<String, Value> seen = new HashMap<>();
        value.elements().forEach(element -> {
            DuplicateCheck.add(seen, element.string(), element);
            String name = element.string();
            if (!PrintableText.isPrintable(name) || name.indexOf('"') >= 0 || name.indexOf('\\') >= 0) {
                throw element.place()
                        .problem(
                                "contains a quotation mark, a backslash or a nonprintable character",
                                "rename the header");
            }
        });
        return headers;
    }
}
