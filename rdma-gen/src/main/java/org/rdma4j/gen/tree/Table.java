package org.rdma4j.gen.tree;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Named values: a TOML table, a YAML mapping, a JSON object.
 *
 * @param place where it stands
 * @param entries in the file's order
 */
public record Table(ValueLocation place, Map<String, Value> entries) implements Value {
    public Table {
        entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }

    @Override
    public String describe() {
        return PathNotation.withArticle(place.notation().table());
    }

    /** Throws for the first entry that is not among the known ones; proposes the nearest. */
    public Table allow(String... known) {
        List<String> names = List.of(known);
        for (Map.Entry<String, Value> entry : entries.entrySet()) {
            if (!names.contains(entry.getKey())) {
                ValueLocation at = entry.getValue().place();
                String remedy = SpellingSuggestion.of(entry.getKey(), names)
                        .map(near -> "did you mean " + near + "? ")
                        .orElse("");
                throw ProblemException.badInput(
                        at.location(),
                        "unknown " + at.notation().noun() + " " + at.name(),
                        remedy + "known here: " + String.join(", ", names));
            }
        }
        return this;
    }

    /** True when there is an entry of this name. */
    public boolean has(String key) {
        return entries.containsKey(key);
    }

    /** The entry of this name; throws when there is none. */
    public Value required(String key) {
        return optional(key)
                .orElseThrow(() -> ProblemException.badInput(
                        place.location(),
                        "missing " + place.notation().noun() + " " + place.nameOf(key),
                        place.notation().remedyForMissing()));
    }

    /** The entry of this name, if there is one. */
    public Optional<Value> optional(String key) {
        return Optional.ofNullable(entries.get(key));
    }

    /** The elements of the list of this name, each read by {@code reader}; none when there is no such entry. */
    public <T> List<T> listOrEmpty(String key, Function<Value, T> reader) {
        return optional(key).map(v -> v.list(reader)).orElse(List.of());
    }

    /** The truth value of this name; false when there is none. */
    public boolean flag(String key) {
        return optional(key).map(Value::bool).orElse(false);
    }
}
