package org.rdma4j.gen.tree;

import java.util.List;

/**
 * A list.
 *
 * @param place where it stands
 * @param values in the file's order
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
