package org.rdma4j.bench.call;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.annotations.Benchmark;
import org.rdma4j.bench.device.Device;
import org.rdma4j.bench.device.NullProvider;
import org.rdma4j.bench.device.NullProvider.Counts;
import org.rdma4j.bench.device.VerbsFixture;
import org.rdma4j.bench.run.Operation;

/**
 * Compares the work of each variant of an operation to that of C's inline functions: the requests posted, the polls,
 * and the fields read. Also on the checking device.
 */
class SameWorkTest {
    /** The result of a measured method, and the counters of the devices. */
    private record Outcome(long sum, Counts counts) {}

    @TestFactory
    Stream<DynamicTest> everyVariantDoesWhatCDoes() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Operation operation : Operation.values()) {
            if (!operation.isOfVerbs()) {
                continue;
            }
            for (Method method : operation.benchmark().getMethods()) {
                if (method.isAnnotationPresent(Benchmark.class)) {
                    String name = operation.benchmark().getSimpleName() + "." + method.getName();
                    tests.add(DynamicTest.dynamicTest(name, () -> compare(operation, method)));
                }
            }
        }
        return tests.stream();
    }

    private static void compare(Operation operation, Method method) throws Exception {
        Method inline = operation.benchmark().getMethod("cInline");
        Object own = operation.benchmark().getConstructor().newInstance();
        assertThat(outcome(own, method)).isEqualTo(outcome(own, inline));
        operation.benchmark().getMethod("use", Device.class).invoke(own, Device.CHECKING);
        assertThat(outcome(own, method)).isEqualTo(outcome(own, inline));
    }

    private static Outcome outcome(Object benchmark, Method method) throws Exception {
        NullProvider.reset();
        return new Outcome((long) method.invoke(benchmark), NullProvider.counts());
    }

    @Test
    void everyVariantThatIsMeasuredHasItsMethod() {
        for (Operation operation : Operation.values()) {
            List<String> methods = Arrays.stream(operation.benchmark().getMethods())
                    .filter(method -> method.isAnnotationPresent(Benchmark.class))
                    .map(Method::getName)
                    .toList();
            assertThat(methods).containsAll(operation.methods()).hasSameSizeAs(operation.methods());
        }
    }

    @Test
    void aChainIsReadToItsEnd() throws Throwable {
        PostChain chain = new PostChain();
        chain.use(Device.CHECKING);
        NullProvider.reset();
        chain.cInline();
        Counts counts = NullProvider.counts();
        assertThat(counts.posts()).isEqualTo(VerbsFixture.REPETITIONS);
        assertThat(counts.requests()).isEqualTo((long) VerbsFixture.REPETITIONS * VerbsFixture.CHAIN_LENGTH);
        long perRequest = 0x20000L + 0x5678 + 2 + 0x10000 + 4096 + 0x1234;
        long pages = 2L * 4096 * (VerbsFixture.CHAIN_LENGTH * (VerbsFixture.CHAIN_LENGTH - 1) / 2);
        long identifiers = 2L
                        * VerbsFixture.CHAIN_LENGTH
                        * (VerbsFixture.REPETITIONS * (VerbsFixture.REPETITIONS - 1L) / 2)
                + 2L * VerbsFixture.REPETITIONS * (VerbsFixture.CHAIN_LENGTH * (VerbsFixture.CHAIN_LENGTH - 1) / 2);
        // The device adds the ID of a request once; opcode 0 is IBV_WR_RDMA_WRITE.
        assertThat(counts.checksum())
                .isEqualTo(
                        VerbsFixture.REPETITIONS * (VerbsFixture.CHAIN_LENGTH * perRequest + pages) + identifiers / 2);
    }

    @Test
    void everyFieldOfACompletionIsInTheSum() throws Throwable {
        NullProvider.reset();
        long sum = new PollOne().sys();
        long expected = 0;
        for (long id = 0; id < VerbsFixture.REPETITIONS; id++) {
            long immediate = Integer.reverseBytes((int) (id * 3)) & 0xffffffffL;
            expected += id + 128 + 7 + id + 64 + immediate + 0xfedcba + 0xabcdef + 2 + 65535 + 65534 + 255 + 254;
        }
        assertThat(sum).isEqualTo(expected);
        assertThat(NullProvider.counts().completions()).isEqualTo(VerbsFixture.REPETITIONS);
    }

    @Test
    void anExtendedPollFindsAllCompletions() {
        NullProvider.reset();
        new ExtendedPoll().sysLong();
        assertThat(NullProvider.counts().polls()).isEqualTo(VerbsFixture.REPETITIONS);
        assertThat(NullProvider.counts().completions())
                .isEqualTo((long) VerbsFixture.REPETITIONS * NullProvider.EXTENDED_COMPLETIONS);
    }

    @Test
    void whatIsPostedComesBack() {
        NullProvider.reset();
        long sum = new RoundTrip().sysLong();
        assertThat(sum).isEqualTo(VerbsFixture.REPETITIONS * (VerbsFixture.REPETITIONS - 1L) / 2);
        assertThat(NullProvider.counts().requests()).isEqualTo(VerbsFixture.REPETITIONS);
        assertThat(NullProvider.counts().completions()).isEqualTo(VerbsFixture.REPETITIONS);
    }
}
