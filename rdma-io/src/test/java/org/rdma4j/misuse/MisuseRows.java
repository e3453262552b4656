package org.rdma4j.misuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.rdma4j.loop.LoopControl;

/** Table of calls that must fail; each row is a dynamic test on a {@link MisuseBench} of its own. */
final class MisuseRows {
    private final List<DynamicTest> rows = new ArrayList<>();

    /** A call that must fail. */
    interface Misuse {
        void run(MisuseBench on) throws Throwable;
    }

    /** Adds a call that is rejected; the queue pairs work as before afterwards. */
    void rejected(String name, Class<? extends Throwable> expected, String words, Misuse misuse) {
        add(name, expected, words, true, misuse);
    }

    /** Adds a call that fails after, or because, a queue pair was closed or went to the error state, or has work in flight. */
    void fails(String name, Class<? extends Throwable> expected, String words, Misuse misuse) {
        add(name, expected, words, false, misuse);
    }

    /** Adds calls that are rejected; the queue pairs work as before afterwards. */
    void allRejected(String name, Class<? extends Throwable> expected, String words, List<Misuse> misuses) {
        for (int i = 0; i < misuses.size(); i++) {
            rejected(name + " (" + (i + 1) + ")", expected, words, misuses.get(i));
        }
    }

    /** Adds calls that fail on a closed queue pair. */
    void allFail(String name, Class<? extends Throwable> expected, String words, List<Misuse> misuses) {
        for (int i = 0; i < misuses.size(); i++) {
            fails(name + " (" + (i + 1) + ")", expected, words, misuses.get(i));
        }
    }

    private void add(String name, Class<? extends Throwable> expected, String words, boolean pairWorks, Misuse misuse) {
        rows.add(dynamicTest(name, () -> {
            try (MisuseBench bench = new MisuseBench()) {
                Throwable thrown = catchThrowable(() -> misuse.run(bench));
                assertThat(thrown).isExactlyInstanceOf(expected);
                if (!words.isEmpty()) {
                    assertThat(thrown.getMessage()).containsIgnoringCase(words);
                }
                bench.assertMemoryUnchanged();
                if (pairWorks) {
                    bench.assertPairWorks();
                }
            }
            assertThat(LoopControl.objects()).isZero();
        }));
    }

    Stream<DynamicTest> stream() {
        return rows.stream();
    }
}
