package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.rdma4j.gen.tree.JsonString;

/** A JSON object on one line, with members in insertion order. */
final class JsonLine {

    private final List<String> members = new ArrayList<>();

    JsonLine put(String key, String text) {
        return raw(key, JsonString.quote(text));
    }

    JsonLine put(String key, long number) {
        return raw(key, Long.toString(number));
    }

    /** Adds a member unless it is empty. */
    JsonLine putUnlessEmpty(String key, String text) {
        return text.isEmpty() ? this : put(key, text);
    }

    /** Adds a member whose value is JSON. */
    JsonLine raw(String key, String json) {
        members.add(JsonString.quote(key) + ":" + json);
        return this;
    }

    @Override
    public String toString() {
        return "{" + String.join(",", members) + "}";
    }

    /** Returns an array on one line. */
    static <T> String array(Collection<T> elements, Function<T, String> json) {
        return elements.stream().map(json).collect(Collectors.joining(",", "[", "]"));
    }

    /** Returns an array with one element per line. */
    static <T> String lines(Collection<T> elements, Function<T, String> json) {
        return elements.isEmpty() ? "[]" : elements.stream().map(json).collect(Collectors.joining(",\n", "[\n", "\n]"));
    }
}
