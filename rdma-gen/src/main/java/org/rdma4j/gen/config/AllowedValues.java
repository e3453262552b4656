package org.rdma4j.gen.config;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.rdma4j.gen.tree.Value;

/** Reads words of which there are only a few. */
final class AllowedValues {

    private AllowedValues() {}

    /** The constant whose word the value holds. */
    static <E> E choose(Value value, E[] constants, Function<E, String> word) {
        List<String> words = Arrays.stream(constants).map(word).toList();
        return constants[words.indexOf(choose(value, words))];
    }

    /** The word that the value holds, one of these. */
    static String choose(Value value, List<String> words) {
        String found = value.string();
        if (!words.contains(found)) {
            throw value.place().problem("is \"" + found + "\"", "it must be one of " + String.join(", ", words));
        }
        return found;
    }
}
