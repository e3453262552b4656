package org.rdma4j.gen.fuzz;

import java.util.List;
import java.util.Random;

/** Random choices for one header, and names that are unique in it. */
final class RandomChoices {

    private final Random random;
    private int names;

    RandomChoices(Random random) {
        this.random = random;
    }

    /** Returns {@code true} with a probability of 1 to {@code in}. */
    boolean oneIn(int in) {
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

    /** Returns a power of two less than {@code 1 << bits}. */
    int power(int bits) {
        return 1 << random.nextInt(bits);
    }

    /** Returns a name that no other declaration of the header has. */
    String name(String prefix) {
        return prefix + names++;
    }
}
