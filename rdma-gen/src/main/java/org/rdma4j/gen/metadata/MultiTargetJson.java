package org.rdma4j.gen.metadata;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.tree.ListValue;
import org.rdma4j.gen.tree.ScalarValue;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.Value;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * JSON of metadata for several targets. It has {@code targets} instead of {@code target}, and a value that differs
 * between targets is replaced by an object with the values by triplet, such as
 * {@code "size": {"x86_64-linux-gnu": 40, "aarch64-linux-gnu": 48}}. Only certain properties may differ.
 */
final class MultiTargetJson {

    /** Property of a file for one target. */
    static final String TARGET = "target";
    /** Property of a file for several targets, instead of {@link #TARGET}. */
    static final String TARGETS = "targets";

    /** Numbers that may differ between targets: results of the layout, and lengths of arrays. */
    private static final Set<String> NUMBERS = Set.of("size", "align", "offset", "width", "length");
    /** Properties that may be present for some targets only. */
    private static final Set<String> PRESENT = Set.of("packed", "version");

    private static final String VERSIONS = "versions";

    private MultiTargetJson() {}

    /** Merges the trees of single targets. */
    static ObjectNode merge(Map<Target, ObjectNode> trees) {
        ObjectNode base = trees.values().iterator().next();
        ObjectNode merged = JsonNodes.object();
        for (String key : base.propertyNames()) {
            if (key.equals(TARGET)) {
                merged.set(TARGETS, JsonNodes.array(trees.keySet(), t -> JsonNodes.string(t.triple())));
            } else if (key.equals(VERSIONS)) {
                merged.set(key, mergeVersions(property(trees, key)));
            } else {
                merged.set(key, merge(key, property(trees, key)));
            }
        }
        return merged;
    }

    private static JsonNode mergeVersions(Map<Target, JsonNode> versions) {
        Set<String> names = new TreeSet<>();
        versions.values().forEach(v -> names.addAll(v.propertyNames()));
        ObjectNode merged = JsonNodes.object();
        names.forEach(name -> merged.set(name, agreed(versions, name)));
        return merged;
    }

    /** Returns the property of each tree that has it. */
    private static Map<Target, JsonNode> property(Map<Target, ? extends JsonNode> trees, String key) {
        Map<Target, JsonNode> values = new LinkedHashMap<>();
        trees.forEach((target, tree) -> {
            JsonNode value = tree.get(key);
            if (value != null) {
                values.put(target, value);
            }
        });
        return values;
    }

    /** Returns the value if it is the same for all targets, otherwise an object with the values by target. */
    private static JsonNode agreed(Map<Target, ? extends JsonNode> trees, String key) {
        Map<Target, JsonNode> values = property(trees, key);
        if (values.size() == trees.size() && new HashSet<>(values.values()).size() == 1) {
            return values.values().iterator().next();
        }
        ObjectNode object = JsonNodes.object();
        values.forEach((target, value) -> object.set(target.triple(), value));
        return object;
    }

    private static JsonNode merge(String key, Map<Target, JsonNode> values) {
        JsonNode base = values.values().iterator().next();
        if (base.isArray()) {
            return JsonNodeFactory.instance.arrayNode().addAll(mergeElements(key, values));
        }
        if (!base.isObject()) {
            return same(key, values);
        }
        ObjectNode merged = JsonNodes.object();
        for (String property : properties(values)) {
            boolean own = NUMBERS.contains(property) || PRESENT.contains(property);
            merged.set(property, own ? agreed(values, property) : merge(property, all(values, property)));
        }
        return merged;
    }

    private static List<JsonNode> mergeElements(String key, Map<Target, JsonNode> arrays) {
        List<JsonNode> elements = new ArrayList<>();
        int length = arrays.values().iterator().next().size();
        for (int i = 0; i < length; i++) {
            Map<Target, JsonNode> values = new LinkedHashMap<>();
            for (Map.Entry<Target, JsonNode> array : arrays.entrySet()) {
                if (array.getValue().size() != length) {
                    throw different(key, arrays);
                }
                values.put(array.getKey(), array.getValue().get(i));
            }
            elements.add(merge(key, values));
        }
        return elements;
    }

    /** Returns the properties in the order of the writer, including {@code packed} and {@code version}. */
    private static Set<String> properties(Map<Target, JsonNode> objects) {
        JsonNode longest = objects.values().stream()
                .reduce((a, b) -> b.size() > a.size() ? b : a)
                .orElseThrow();
        Set<String> names = new java.util.LinkedHashSet<>(longest.propertyNames());
        objects.values()
                .forEach(o -> o.propertyNames().forEach(name -> {
                    if (!names.contains(name)) {
                        throw different(name, objects);
                    }
                }));
        return names;
    }

    private static Map<Target, JsonNode> all(Map<Target, JsonNode> objects, String key) {
        Map<Target, JsonNode> values = property(objects, key);
        if (values.size() != objects.size()) {
            throw different(key, objects);
        }
        return values;
    }

    private static JsonNode same(String key, Map<Target, JsonNode> values) {
        if (new HashSet<>(values.values()).size() != 1) {
            throw different(key, values);
        }
        return values.values().iterator().next();
    }

    private static IllegalArgumentException different(String key, Map<Target, JsonNode> values) {
        return new IllegalArgumentException("targets differ in " + key + ": " + values);
    }

    /** Splits the tree of a file into the trees of its targets. */
    static List<Table> split(Table root) {
        Value list = root.required(TARGETS);
        if (root.has(TARGET)) {
            throw list.place().problem("is given together with " + TARGET, "remove one of the two");
        }
        List<Target> targets = list.list(MultiTargetJson::target);
        if (targets.size() < 2
                || !targets.equals(Target.ALL.stream().filter(targets::contains).toList())) {
            throw list.place()
                    .problem(
                            "must list two or more targets, in the order " + Target.triples(", "),
                            "name a single target under " + TARGET);
        }
        List<Table> trees = new ArrayList<>();
        for (Value name : list.elements()) {
            Map<String, Value> entries = new LinkedHashMap<>();
            root.entries().forEach((key, value) -> {
                if (key.equals(TARGETS)) {
                    entries.put(TARGET, name);
                } else if (key.equals(VERSIONS)) {
                    entries.put(
                            key,
                            chosen(
                                    value.table(),
                                    name.string(),
                                    targets,
                                    value.table().entries().keySet()));
                } else {
                    entries.put(key, on(value, name.string(), targets));
                }
            });
            trees.add(new Table(root.place(), entries));
        }
        return trees;
    }

    /** Returns the value with all entries that differ between targets replaced by those of one target. */
    private static Value on(Value value, String triple, List<Target> targets) {
        if (value instanceof ListValue list) {
            return new ListValue(
                    list.place(),
                    list.values().stream().map(v -> on(v, triple, targets)).toList());
        }
        if (value instanceof Table table) {
            Set<String> own = new HashSet<>(NUMBERS);
            own.addAll(PRESENT);
            return chosen(table, triple, targets, own);
        }
        return value;
    }

    /**
     * Returns the table for one target.
     *
     * @param own keys of the entries that may be objects with a value for each target
     */
    private static Table chosen(Table table, String triple, List<Target> targets, Set<String> own) {
        String[] known = targets.stream().map(Target::triple).toArray(String[]::new);
        Map<String, Value> entries = new LinkedHashMap<>();
        table.entries().forEach((key, value) -> {
            if (own.contains(key) && value instanceof Table byTarget) {
                byTarget.allow(known);
                if (NUMBERS.contains(key)) {
                    entries.put(key, byTarget.required(triple));
                } else {
                    byTarget.optional(triple).ifPresent(v -> entries.put(key, v));
                }
            } else {
                entries.put(key, value instanceof ScalarValue ? value : on(value, triple, targets));
            }
        });
        return new Table(table.place(), entries);
    }

    /** Returns the target whose triplet is the given value. */
    static Target target(Value value) {
        return Target.of(value.string())
                .orElseThrow(() -> value.place()
                        .problem("is \"" + value.string() + "\"", "it must be one of " + Target.triples(", ")));
    }
}
