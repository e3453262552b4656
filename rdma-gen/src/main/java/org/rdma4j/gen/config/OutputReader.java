package org.rdma4j.gen.config;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.Value;

/** {@code [output]}. */
final class OutputReader {

    private static final Pattern PROJECT = Pattern.compile("[A-Za-z][A-Za-z0-9_.+-]*");
    private static final Pattern BEFORE_PREFIX = Pattern.compile("[^A-Za-z0-9_]");

    private OutputReader() {}

    static OutputConfig read(Table table, Paths paths) {
        table.allow(
                "name",
                "pkg_config",
                "package",
                "metadata",
                "java",
                "resources",
                "wrapper",
                "wrapper_prefix",
                "wrapper_links",
                "release_macro",
                "runtime");
        String name = project(table.required("name"));
        Optional<String> javaPackage = table.optional("package").map(Names::dotted);
        return new OutputConfig(
                name,
                table.optional("pkg_config").map(Value::text),
                javaPackage,
                table.optional("metadata").map(v -> metadata(v, paths)),
                table.optional("java").map(paths::resolve),
                table.optional("wrapper").map(paths::resolve),
                table.optional("wrapper_prefix").map(Names::identifier).orElseGet(() -> prefix(name)),
                table.optional("release_macro").map(Names::identifier),
                Set.copyOf(table.listOrEmpty("wrapper_links", Names::library)),
                table.optional("resources").map(paths::resolve),
                table.optional("runtime").map(Names::dotted).or(() -> javaPackage.map(p -> p + ".runtime")));
    }

    /** Only a library whose exports a partition has can be linked to by its exports. */
    static void checkLinks(Table table, List<PartitionConfig> partitions) {
        List<String> libraries = partitions.stream()
                .map(PartitionConfig::library)
                .filter(library -> !library.isEmpty())
                .toList();
        table.optional("wrapper_links")
                .ifPresent(links -> links.elements().forEach(link -> {
                    if (!libraries.contains(link.string())) {
                        throw link.place()
                                .problem(
                                        "is \"" + link.string() + "\", which is no partition's library",
                                        "choose among " + String.join(", ", libraries));
                    }
                }));
    }

    private static String project(Value value) {
        String name = value.text();
        if (!PROJECT.matcher(name).matches()) {
            throw value.place()
                    .problem("is \"" + name + "\"", "begin with a letter; letters, digits and _ . + - may follow");
        }
        return name;
    }

    /** A metadata file's path; {@code {release}} is the only thing in braces that means something. */
    private static Path metadata(Value value, Paths paths) {
        String left = value.text().replace("{release}", "");
        if (left.indexOf('{') >= 0 || left.indexOf('}') >= 0) {
            throw value.place().problem("has braces around something unknown", "write {release} or no braces");
        }
        return paths.resolve(value);
    }

    /** {@code rdma_wrap_} for {@code rdma-core}. */
    private static String prefix(String name) {
        String first = name.split("-", 2)[0];
        return BEFORE_PREFIX.matcher(first).replaceAll("_") + "_wrap_";
    }
}
