package org.rdma4j.gen.tree;

import java.util.List;

/**
 * A list.
 *
 * @param place location in the file
 * @param values elements in the order of the file
 */
public record ListValue(ValueLocation place, List<Value> values) implements Value {
    public ListValue {
        values = List.copyOf(values);
    }

    @Override
    public String describe() {
        String noun = place.notation().list();
        return values.isEmpty() ? "an empty " + noun : PathNotation.withArticle(noun);
    }
}
