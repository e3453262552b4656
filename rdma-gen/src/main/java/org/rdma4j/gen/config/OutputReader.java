package org.rdma4j.gen.config;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.Value;

/** Reads {@code [output]}. */
final class OutputReader {

    private static final Pattern PROJECT = Pattern.compile("[A-Za-z][A-Za-z0-9_.+-]*");
    private static final Pattern BEFORE_PREFIX = Pattern.compile("[^A-Za-z0-9_]");

    private static final Pattern COMMAND = Pattern.compile("[A-Za-z0-9_./=:@+ -]+");

    private OutputReader() {}

    static OutputConfig read(Table table, ConfigPaths paths) {
        table.allow(
                "name",
                "releases_of",
                "pkg_config",
                "package",
                "metadata",
                "java",
                "wrapper",
                "wrapper_prefix",
                "native_image",
                "wrapper_links",
                "release_macro",
                "runtime",
                "regenerate",
                "targets",
                "headers_by_target");
        String name = project(table.required("name"));
        Optional<String> javaPackage = table.optional("package").map(ConfigNames::dotted);
        return new OutputConfig(
                name,
                table.optional("releases_of").map(OutputReader::project).orElse(name),
                table.optional("pkg_config").map(Value::text),
                javaPackage,
                table.optional("metadata").map(paths::metadata),
                table.optional("java").map(paths::resolve),
                table.optional("wrapper").map(paths::resolve),
                table.optional("wrapper_prefix").map(ConfigNames::identifier).orElseGet(() -> prefix(name)),
                table.optional("native_image").map(paths::resolve),
                table.optional("release_macro").map(ConfigNames::identifier),
                Set.copyOf(table.listOrEmpty("wrapper_links", ConfigNames::library)),
                table.optional("runtime").map(ConfigNames::dotted).or(() -> javaPackage.map(p -> p + ".runtime")),
                targets(table),
                table.optional("regenerate").map(OutputReader::command));
    }

    /** Returns the command, which becomes part of comments in Java and C. */
    private static String command(Value value) {
        if (!COMMAND.matcher(value.text()).matches()) {
            throw value.place()
                    .problem("is \"" + value.text() + "\"", "use only letters, digits, spaces and _ . / = : @ + -");
        }
        return value.text();
    }

    private static TargetsConfig targets(Table table) {
        Map<String, Value> seen = new HashMap<>();
        List<String> triples = table.listOrEmpty("targets", value -> {
            DuplicateCheck.add(seen, value.text(), value);
            return value.text();
        });
        boolean ownHeaders = table.flag("headers_by_target");
        if (ownHeaders && triples.isEmpty()) {
            throw table.required("headers_by_target")
                    .place()
                    .problem("is true, but targets is missing", "list the targets under targets, or remove it");
        }
        return new TargetsConfig(triples, ownHeaders);
    }

    /** Rejects {@code wrapper_links} to libraries that no partition has. */
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
                                        "is \"" + link.string() + "\", which is not the library of a partition",
                                        "it must be one of " + String.join(", ", libraries));
                    }
                }));
    }

    private static String project(Value value) {
        String name = value.text();
        if (!PROJECT.matcher(name).matches()) {
            throw value.place()
                    .problem("is \"" + name + "\"", "use only letters, digits and _ . + -, and begin with a letter");
        }
        return name;
    }

    /** Returns the default prefix, such as {@code rdma_wrap_} for {@code rdma-core}. */
    private static String prefix(String name) {
        String first = name.split("-", 2)[0];
        return BEFORE_PREFIX.matcher(first).replaceAll("_") + "_wrap_";
    }
}
