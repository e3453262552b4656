package org.rdma4j.gen.fuzz;

import java.util.List;
import java.util.Random;

/** What is drawn for one header: choices, and names that no other declaration of it has. */
final class RandomChoices {

    private final Random random;
    private int names;

    RandomChoices(Random random) {
        this.random = random;
    }

    /** True once in so many times. */
    boolean once(int in) {
        return random.nextInt(in) == 0;
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    long number() {
        return random.nextLong();
    }

    String of(String... words) {
        return words[random.nextInt(words.length)];
    }

    <T> T of(List<T> items) {
        return items.get(random.nextInt(items.size()));
    }

    /** A power of two below {@code 1 << bits}. */
    int power(int bits) {
        return 1 << random.nextInt(bits);
    }

    /** A new name. */
    String name(String prefix) {
        return prefix + names++;
    }
}
