package org.rdma4j.gen.config;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.rdma4j.gen.tree.Value;

/** Reads values from a fixed set. */
final class AllowedValues {

    private AllowedValues() {}

    /** Returns the constant whose word is the value. */
    static <E> E choose(Value value, E[] constants, Function<E, String> word) {
        List<String> words = Arrays.stream(constants).map(word).toList();
        return constants[words.indexOf(choose(value, words))];
    }

    /** Returns the value, which must be one of the words. */
    static String choose(Value value, List<String> words) {
        String found = value.string();
        if (!words.contains(found)) {
            throw value.place().problem("is \"" + found + "\"", "it must be one of " + String.join(", ", words));
        }
        return found;
    }
}
