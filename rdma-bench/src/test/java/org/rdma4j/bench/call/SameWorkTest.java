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
import org.rdma4j.bench.device.Work;
import org.rdma4j.bench.run.Operation;

/** Every way of an operation posts, polls and reads what C's inline functions do, once, and on the device that checks. */
class SameWorkTest {
    /** What a measured method returned, and what the devices have counted. */
    private record Outcome(long sum, Counts counts) {}

    @TestFactory
    Stream<DynamicTest> everyWayDoesWhatCDoes() {
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
    void everyWayThatIsMeasuredHasItsMethod() {
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
        assertThat(counts.posts()).isEqualTo(Work.TIMES);
        assertThat(counts.requests()).isEqualTo((long) Work.TIMES * Work.CHAIN);
        long perRequest = 0x20000L + 0x5678 + 2 + 0x10000 + 4096 + 0x1234;
        long pages = 2L * 4096 * (Work.CHAIN * (Work.CHAIN - 1) / 2);
        long identifiers = 2L * Work.CHAIN * (Work.TIMES * (Work.TIMES - 1L) / 2)
                + 2L * Work.TIMES * (Work.CHAIN * (Work.CHAIN - 1) / 2);
        // The device adds an identifier once, as the request's; opcode 0 is IBV_WR_RDMA_WRITE.
        assertThat(counts.checksum()).isEqualTo(Work.TIMES * (Work.CHAIN * perRequest + pages) + identifiers / 2);
    }

    @Test
    void everyFieldOfACompletionIsInTheSum() throws Throwable {
        NullProvider.reset();
        long sum = new PollOne().sys();
        long expected = 0;
        for (long id = 0; id < Work.TIMES; id++) {
            long immediate = Integer.reverseBytes((int) (id * 3)) & 0xffffffffL;
            expected += id + 128 + 7 + id + 64 + immediate + 0xfedcba + 0xabcdef + 2 + 65535 + 65534 + 255 + 254;
        }
        assertThat(sum).isEqualTo(expected);
        assertThat(NullProvider.counts().completions()).isEqualTo(Work.TIMES);
    }

    @Test
    void anExtendedPollFindsAllCompletions() {
        NullProvider.reset();
        new ExtendedPoll().sysLong();
        assertThat(NullProvider.counts().polls()).isEqualTo(Work.TIMES);
        assertThat(NullProvider.counts().completions())
                .isEqualTo((long) Work.TIMES * NullProvider.EXTENDED_COMPLETIONS);
    }

    @Test
    void whatIsPostedComesBack() {
        NullProvider.reset();
        long sum = new RoundTrip().sysLong();
        assertThat(sum).isEqualTo(Work.TIMES * (Work.TIMES - 1L) / 2);
        assertThat(NullProvider.counts().requests()).isEqualTo(Work.TIMES);
        assertThat(NullProvider.counts().completions()).isEqualTo(Work.TIMES);
    }
}
