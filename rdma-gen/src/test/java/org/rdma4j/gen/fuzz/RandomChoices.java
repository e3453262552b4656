package org.rdma4j.gen.fuzz;

import java.util.List;
import java.util.Random;

/** Source of random choices for one header, and of names that are unique in the header. */
final class RandomChoices {

    private final Random random;
    private int names;

    RandomChoices(Random random) {
        this.random = random;
    }

    /** Returns {@code true} with a probability of 1 / {@code in}. */
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

    /** Returns a random power of two below {@code 1 << bits}. */
    int power(int bits) {
        return 1 << random.nextInt(bits);
    }

    /** Returns a new name with the given prefix. */
    String name(String prefix) {
        return prefix + names++;
    }
}
