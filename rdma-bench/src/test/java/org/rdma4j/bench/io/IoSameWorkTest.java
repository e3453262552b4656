package org.rdma4j.bench.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.bench.device.NullProvider;
import org.rdma4j.bench.run.Child;
import org.rdma4j.bench.run.JvmOfTests;
import org.rdma4j.bench.run.Operation;

/**
 * Every way of an operation of rdma-io on the null provider posts and completes as many requests, in as many calls, as C does. In a JVM of its
 * own, whose libibverbs is the null provider's.
 */
class IoSameWorkTest {
    /** Prints, for each operation and way, what the device has counted. */
    public static final class Counting {
        private Counting() {}

        public static void main(String... arguments) throws Exception {
            for (Operation operation : Operation.values()) {
                if (operation.isOfVerbs() || operation.isOfMessages()) {
                    continue;
                }
                Object own = operation.benchmark().getConstructor().newInstance();
                for (String method : operation.methods()) {
                    NullProvider.reset();
                    operation.benchmark().getMethod(method).invoke(own);
                    NullProvider.Counts counts = NullProvider.counts();
                    System.out.println("counted " + operation + " " + method + ": " + counts.posts() + " posts, "
                            + counts.requests() + " requests, " + counts.completions() + " completions");
                }
            }
        }
    }

    @Test
    void everyWayDoesWhatCDoes() {
        List<String> command = JvmOfTests.command();
        command.add("-Dorg.rdma4j.ibverbs.path=" + NullProvider.library().resolveSibling("libnull_verbs.so"));
        command.add(Counting.class.getName());
        List<String> lines = Child.run(command)
                .output()
                .lines()
                .filter(line -> line.startsWith("counted "))
                .toList();
        int ways = 0;
        for (Operation operation : Operation.values()) {
            if (operation.isOfVerbs() || operation.isOfMessages()) {
                continue;
            }
            int requests = operation == Operation.PREPARED ? 1 : operation == Operation.PREPARED_CHAIN ? 32 : 16;
            // A chain is one post; what goes to several peers, or is waited for one by one, is not.
            int posts = operation.methods().contains("channel") ? requests : 1;
            for (String method : operation.methods()) {
                assertThat(lines)
                        .contains("counted " + operation + " " + method + ": " + posts + "000 posts, " + requests
                                + "000 requests, "
                                + requests + "000 completions");
                ways++;
            }
        }
        assertThat(lines).hasSize(ways);
    }
}
