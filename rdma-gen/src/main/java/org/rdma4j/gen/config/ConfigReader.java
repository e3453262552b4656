package org.rdma4j.gen.config;

import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.syntax.TomlTree;
import org.rdma4j.gen.syntax.YamlTree;
import org.rdma4j.gen.tree.InputLimits;
import org.rdma4j.gen.tree.ListValue;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.TextFile;
import org.rdma4j.gen.tree.Value;

/** Reads a configuration file, and validates everything that does not depend on headers or metadata. */
public final class ConfigReader {

    private static final int MANUAL_SECTIONS = 8;

    private ConfigReader() {}

    /**
     * Reads a configuration file. Names that end in {@code .yaml} or {@code .yml} are YAML files, all others TOML
     * files.
     *
     * @param file file, absolute or relative to the working directory; paths in it are relative to its directory
     * @throws ProblemException with exit code 2, file, line and key, if the configuration is invalid
     */
    public static Config read(Path file) {
        String text = TextFile.read(file, InputLimits.MAX_CONFIG_BYTES, "configuration", "name one with --config");
        String name = file.toString();
        return read(file.toAbsolutePath().normalize(), tree(name, text).table());
    }

    private static Value tree(String name, String text) {
        return isYaml(name) ? YamlTree.parse(name, text) : TomlTree.parse(name, text);
    }

    /**
     * Reads documentation files, whose keys are C names.
     *
     * @param value path of a file, or a list of paths
     */
    private static Map<String, String> documentation(Value value, ConfigPaths paths) {
        Map<String, String> result = new LinkedHashMap<>();
        Map<String, Value> seen = new HashMap<>();
        for (Value file : value instanceof ListValue ? value.elements() : List.of(value)) {
            Path path = paths.resolve(file);
            String text = TextFile.read(
                    path, InputLimits.MAX_CONFIG_BYTES, "documentation", "correct the key documentation, or remove it");
            tree(path.toString(), text).table().entries().forEach((name, entry) -> {
                DuplicateCheck.add(seen, ConfigNames.identifierOrMember(entry, name), entry);
                result.put(name, entry.text());
            });
        }
        return Collections.unmodifiableMap(result);
    }

    private static boolean isYaml(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.endsWith(".yaml") || lower.endsWith(".yml");
    }

    private static Config read(Path file, Table root) {
        root.allow(
                "include_paths",
                "output",
                "partition",
                "type_import",
                "inject_type",
                "skip",
                "rename",
                "shadow",
                "enums",
                "fields",
                "records",
                "since",
                "suppliers",
                "manual_section",
                "documentation",
                "functions");
        root.optional("fields").ifPresent(v -> v.table().allow("big_endian", "moved"));
        root.optional("enums").ifPresent(v -> v.table().allow("flags", "was"));
        ConfigPaths paths = new ConfigPaths(file);
        List<Path> includePaths = root.listOrEmpty("include_paths", paths::resolve);
        OutputConfig output = OutputReader.read(root.required("output").table(), paths);
        List<PartitionConfig> partitions = PartitionReader.readAll(root.required("partition"));
        PartitionReader.checkWithin(root.required("partition"), partitions);
        OutputReader.checkLinks(root.required("output").table(), partitions);
        ImportReader imports = new ImportReader(paths, output, partitions);
        List<TypeImport> imported =
                root.optional("type_import").map(imports::readAll).orElse(List.of());
        List<InjectedType> injected = root.optional("inject_type")
                .map(v -> InjectReader.readAll(v, partitions))
                .orElse(List.of());
        return new Config(
                file,
                includePaths,
                output,
                partitions,
                imported,
                injected,
                root.optional("skip").map(ConfigReader::skip).orElse(Map.of()),
                byName(root, "rename", ConfigNames::identifierOrMember, ConfigNames::javaIdentifier),
                byName(root, "shadow", ConfigNames::identifier, ConfigNames::identifier),
                functions(root),
                names(root, "fields", "big_endian", ConfigNames::member),
                names(root, "fields", "moved", ConfigNames::member),
                byName(root, "since", ConfigNames::identifierOrMember, ConfigNames::release),
                root.optional("records").map(RecordAllocationReader::read).orElse(RecordAllocation.NONE),
                names(root, "enums", "flags", ConfigNames::identifier),
                root.optional("enums")
                        .map(v -> byName(v.table(), "was", ConfigNames::identifier, Value::integer))
                        .orElse(Map.of()),
                root.optional("suppliers")
                        .map(v -> SupplierReader.read(v, partitions))
                        .orElse(Map.of()),
                root.optional("documentation").map(v -> documentation(v, paths)).orElse(Map.of()));
    }

    /** Reads the skipped declarations. Each has a reason. */
    private static Map<String, String> skip(Value value) {
        Map<String, String> result = new LinkedHashMap<>();
        Map<String, Value> seen = new HashMap<>();
        for (Value element : value.elements()) {
            Table table = element.table().allow("name", "reason");
            Value name = table.required("name");
            DuplicateCheck.add(seen, ConfigNames.identifier(name), name);
            result.put(name.string(), table.required("reason").text());
        }
        return Collections.unmodifiableMap(result);
    }

    private static Map<String, FunctionFact> functions(Table root) {
        Optional<Long> section = root.optional("manual_section").map(v -> v.integer(1, MANUAL_SECTIONS));
        Map<String, FunctionFact> result = new LinkedHashMap<>();
        root.optional("functions")
                .ifPresent(v -> v.table().entries().forEach((name, value) -> {
                    String page =
                            section.map(number -> name + "(" + number + ")").orElse("");
                    result.put(ConfigNames.identifier(value, name), FunctionFactReader.read(value, page));
                }));
        return Collections.unmodifiableMap(result);
    }

    /** Reads a table whose keys are C names. */
    private static <T> Map<String, T> byName(
            Table root, String key, BiFunction<Value, String, String> nameReader, Function<Value, T> reader) {
        Map<String, T> result = new LinkedHashMap<>();
        root.optional(key)
                .ifPresent(v -> v.table()
                        .entries()
                        .forEach((name, value) -> result.put(nameReader.apply(value, name), reader.apply(value))));
        return Collections.unmodifiableMap(result);
    }

    /** Reads a list of distinct names in a table. */
    private static Set<String> names(Table root, String key, String entry, Function<Value, String> reader) {
        Set<String> result = new LinkedHashSet<>();
        root.optional(key)
                .flatMap(v -> v.table().optional(entry))
                .ifPresent(v -> v.elements().forEach(element -> {
                    if (!result.add(reader.apply(element))) {
                        throw element.place().problem("repeats \"" + element.string() + "\"", "remove one of the two");
                    }
                }));
        return Collections.unmodifiableSet(result);
    }
}
