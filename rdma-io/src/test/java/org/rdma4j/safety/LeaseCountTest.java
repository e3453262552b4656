package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.BufferPool;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Lease;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;

/** Leases of posts whose completions are processed again, because a StackOverflowError has interrupted the first time. */
class LeaseCountTest {
    /** Runs in a JVM of its own, whose options decide what is compiled. */
    public static final class Attack {
        private static final Duration LIMIT = Duration.ofSeconds(5);

        private Attack() {}

        public static void main(String[] arguments) throws Exception {
            Thread thread = new Thread(null, Attack::attack, "shallow", 512 << 10);
            thread.start();
            thread.join();
        }

        private static void attack() {
            try (LoopDevice device = LoopDevice.open()) {
                BufferPool pool = device.own(BufferPool.create(device.domain(), 64, 2, 1));
                CompletionQueue completions = device.completions(64);
                QueuePair[] pair = device.pair(completions, device.completions(64));
                MemoryRegion memory = device.memory(64);
                ReceiveRequest[] receives = {pair[1].prepareReceive(memory), pair[1].prepareReceive(memory)};
                warmUp(pair[0], completions, receives[0], memory);
                int deepest = DeepStack.deepest();
                int overflows = 0;
                for (int calls = deepest + 8; calls > deepest - 400; calls--) {
                    Lease lease = pool.lease(LIMIT);
                    SendRequest send = pair[0].prepareSend(lease);
                    for (ReceiveRequest receive : receives) {
                        receive.post();
                    }
                    send.post();
                    LoopControl.hold(true);
                    send.post();
                    try {
                        DeepStack.dive(calls, () -> take(completions));
                    } catch (StackOverflowError e) {
                        overflows++;
                    }
                    take(completions);
                    if (!send.isInFlight() || !lease.isInFlight()) {
                        System.out.println(calls + ": request " + send.isInFlight() + ", lease " + lease.isInFlight());
                    }
                    LoopControl.hold(false);
                    send.await(LIMIT);
                    take(completions);
                    if (lease.isInFlight()) {
                        System.out.println(calls + ": the lease remains in use");
                        pair[0].abort();
                        break;
                    }
                    lease.close();
                    for (ReceiveRequest receive : receives) {
                        receive.await(LIMIT);
                    }
                }
                System.out.println(overflows > 0 ? "overflows" : "none");
            } catch (IOException | RuntimeException e) {
                System.out.println(e);
            }
        }

        /** Has the code compiled that takes completions, but not the code that counts leases, which needs more stack then. */
        private static void warmUp(
                QueuePair sender, CompletionQueue completions, ReceiveRequest receive, MemoryRegion memory)
                throws IOException {
            SendRequest unsignaled = sender.prepareSend(memory).signaled(false);
            SendRequest signaled = sender.prepareSend(memory);
            for (int i = 0; i < 50_000; i++) {
                receive.post();
                unsignaled.post();
                receive.await(LIMIT);
                receive.post();
                signaled.post();
                take(completions);
                receive.await(LIMIT);
            }
        }

        private static void take(CompletionQueue completions) throws IOException {
            for (Completions done = completions.poll(); done.next(); ) {
                done.request();
            }
        }
    }

    @Test
    void anInterruptedCompletionReleasesALeaseOnce() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(
                Attack.class,
                List.of(
                        "-Xbatch",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:CompileCommand=quiet",
                        // All frames of a dive then have the same size.
                        "-XX:CompileCommand=exclude,org.rdma4j.safety.DeepStack::*"));
        assertThat(child.output()).isEqualTo("overflows\n");
        assertThat(child.exit()).isZero();
    }
}
