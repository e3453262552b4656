package org.rdma4j.gen.tree;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.rdma4j.gen.problem.ProblemException;

/**
 * A TOML table, a YAML mapping or a JSON object.
 *
 * @param place location in the file
 * @param entries entries in the order of the file
 */
public record Table(ValueLocation place, Map<String, Value> entries) implements Value {
    public Table {
        entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }

    @Override
    public String describe() {
        return PathNotation.withArticle(place.notation().table());
    }

    /**
     * Returns this table. Throws if it has an unknown entry; the message suggests the known entry with the closest
     * name.
     */
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
                        remedy + "known keys: " + String.join(", ", names));
            }
        }
        return this;
    }

    /** Returns {@code true} if the table has the entry. */
    public boolean has(String key) {
        return entries.containsKey(key);
    }

    /** Returns the entry. Throws if it is missing. */
    public Value required(String key) {
        return optional(key)
                .orElseThrow(() -> ProblemException.badInput(
                        place.location(),
                        "missing " + place.notation().noun() + " " + place.nameOf(key),
                        place.notation().remedyForMissing()));
    }

    /** Returns the entry, or empty if it is missing. */
    public Optional<Value> optional(String key) {
        return Optional.ofNullable(entries.get(key));
    }

    /** Returns the elements of a list, converted by {@code reader}; an empty list if the entry is missing. */
    public <T> List<T> listOrEmpty(String key, Function<Value, T> reader) {
        return optional(key).map(v -> v.list(reader)).orElse(List.of());
    }

    /** Returns the boolean in the entry; {@code false} if the entry is missing. */
    public boolean flag(String key) {
        return optional(key).map(Value::bool).orElse(false);
    }
}
