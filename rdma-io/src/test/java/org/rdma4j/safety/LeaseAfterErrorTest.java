package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.foreign.ValueLayout;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.attack.FullHeap;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.BufferPool;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Lease;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;

/** Leases that {@code local} was setting when it threw an OutOfMemoryError. */
class LeaseAfterErrorTest {
    /** Runs in a JVM of its own, with little memory. */
    public static final class Attack {
        private static final Duration LIMIT = Duration.ofSeconds(5);
        private static final int ELEMENTS = 4;
        private static final FullHeap HEAP = new FullHeap();

        private Attack() {}

        public static void main(String[] arguments) throws Exception {
            int errors = 0;
            // Whether the memory is exhausted at the right place depends on the garbage collector.
            for (int i = 0; i < 6 || errors == 0 && i < 60; i++) {
                errors += attempt(i % 6) ? 1 : 0;
            }
            System.out.println(errors == 0 ? "no errors" : "errors");
            System.out.println("end");
            Runtime.getRuntime().halt(0);
        }

        private static boolean attempt(int steps) throws IOException {
            try (LoopDevice device = LoopDevice.open()) {
                MemoryRegion memory = device.memory(64);
                MemoryRegion into = device.memory(64);
                BufferPool pool = BufferPool.create(device.domain(), 8, ELEMENTS, 1);
                CompletionQueue completions = device.completions(64);
                QueuePair[] pair = device.connect(
                        device.own(
                                device.queuePair(completions).elements(ELEMENTS).create()),
                        device.own(device.queuePair(completions).create()));
                Lease[] leases = new Lease[ELEMENTS];
                LocalMemory[] leased = new LocalMemory[ELEMENTS];
                LocalMemory[] plain = new LocalMemory[ELEMENTS];
                for (int i = 0; i < ELEMENTS; i++) {
                    leases[i] = pool.lease(LIMIT);
                    leases[i].memory().fill((byte) 0x55);
                    leased[i] = leases[i];
                    plain[i] = memory.slice(0, 8);
                }
                SendRequest send = pair[0].prepareSend(plain);
                ReceiveRequest receive = pair[1].prepareReceive(into).post();
                send.complete(LIMIT);
                receive.await(LIMIT);
                receive.post();
                send.complete(LIMIT);
                receive.await(LIMIT);
                boolean error = false;
                HEAP.fill(1);
                HEAP.remove(steps);
                try {
                    send.local(leased);
                } catch (OutOfMemoryError e) {
                    error = true;
                }
                HEAP.empty();
                if (error) {
                    LoopControl.hold(true);
                    receive.post();
                    send.post();
                    boolean given = false;
                    try {
                        leases[0].close();
                        given = true;
                    } catch (IllegalStateException e) {
                        // In flight.
                    }
                    LoopControl.hold(false);
                    receive.await(LIMIT);
                    if (given && into.memory().get(ValueLayout.JAVA_BYTE, 0) == 0x55) {
                        System.out.println("the message was sent from a lease that had been given back");
                    }
                }
                pair[0].close();
                for (Lease lease : leases) {
                    try {
                        lease.close();
                    } catch (IllegalStateException e) {
                        // Closed already.
                    }
                }
                pool.close();
                return error;
            }
        }
    }

    @Test
    void aLeaseInFlightCannotBeClosed() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Attack.class, List.of("-Xmx8m"));
        assertThat(child.output()).isEqualTo("errors\nend\n");
        assertThat(child.exit()).isZero();
    }
}
