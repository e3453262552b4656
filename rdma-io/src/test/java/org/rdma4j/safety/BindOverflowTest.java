package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.MemoryWindow;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.SendRequest;

/** Windows that are bound by a post that ends in a StackOverflowError. */
class BindOverflowTest {
    /** Runs in a JVM of its own, without compiled code. */
    public static final class Attack {
        private Attack() {}

        public static void main(String[] arguments) throws Exception {
            MemoryWindow.Type type = MemoryWindow.Type.valueOf(arguments[0]);
            bind(type, 0);
            Thread thread = new Thread(
                    null,
                    () -> {
                        try {
                            int deepest = DeepStack.deepest();
                            int overflows = 0;
                            for (int calls = deepest + 8; calls > deepest - 80; calls -= 2) {
                                overflows += bind(type, calls) ? 1 : 0;
                            }
                            System.out.println("overflows: " + overflows);
                        } catch (IOException e) {
                            throw new IllegalStateException(e);
                        }
                    },
                    "shallow",
                    512 << 10);
            thread.start();
            thread.join();
            System.out.println("end");
        }

        private static boolean bind(MemoryWindow.Type type, int calls) throws IOException {
            boolean overflow = false;
            try (LoopDevice device = LoopDevice.open()) {
                MemoryRegion region = device.memory(64, Access.REMOTE_READ, Access.MW_BIND);
                CompletionQueue completions = device.completions(64);
                QueuePair[] pair = device.pair(completions, completions);
                MemoryWindow window = device.own(MemoryWindow.allocate(device.domain(), type));
                SendRequest bind = pair[0].prepareBind(window, region, Access.REMOTE_READ);
                try {
                    DeepStack.dive(calls, bind::post);
                } catch (StackOverflowError e) {
                    overflow = true;
                }
                boolean bound = false;
                for (Completions done = completions.poll(); done.next(); ) {
                    done.request();
                    bound = true;
                }
                if (bound != window.isBound()) {
                    System.out.println(calls + ": bound by the device: " + bound + ", by the library: " + !bound);
                }
                pair[0].close();
                window.close();
            }
            return overflow;
        }
    }

    @ParameterizedTest
    @EnumSource
    void aBoundWindowIsKnownToBeBound(MemoryWindow.Type type) throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Attack.class, List.of("-Xint"), type.name());
        assertThat(child.output()).matches("overflows: [1-9][0-9]*\nend\n");
    }
}
