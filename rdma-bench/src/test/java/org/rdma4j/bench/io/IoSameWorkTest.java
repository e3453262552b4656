package org.rdma4j.bench.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.bench.device.NullProvider;
import org.rdma4j.bench.run.ChildProcess;
import org.rdma4j.bench.run.Operation;
import org.rdma4j.bench.run.TestJvm;

/**
 * Compares the variants of the operations of rdma-io to C: each posts and completes the same number of requests in the
 * same number of calls. Runs in a JVM of its own, whose libibverbs is the null provider.
 */
class IoSameWorkTest {
    /** Prints the counters of the device for each operation and variant. */
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
    void everyVariantDoesWhatCDoes() {
        List<String> command = TestJvm.command();
        command.add("-Dorg.rdma4j.ibverbs.path=" + NullProvider.library().resolveSibling("libnull_verbs.so"));
        command.add(Counting.class.getName());
        List<String> lines = ChildProcess.run(command)
                .output()
                .lines()
                .filter(line -> line.startsWith("counted "))
                .toList();
        int variants = 0;
        for (Operation operation : Operation.values()) {
            if (operation.isOfVerbs() || operation.isOfMessages()) {
                continue;
            }
            int requests = operation == Operation.PREPARED ? 1 : operation == Operation.PREPARED_CHAIN ? 32 : 16;
            // A chain is posted with one call. Requests to several peers, and requests that are awaited one by one,
            // need a call each.
            int posts = operation.methods().contains("channel") ? requests : 1;
            for (String method : operation.methods()) {
                assertThat(lines)
                        .contains("counted " + operation + " " + method + ": " + posts + "000 posts, " + requests
                                + "000 requests, "
                                + requests + "000 completions");
                variants++;
            }
        }
        assertThat(lines).hasSize(variants);
    }
}
