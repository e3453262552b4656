package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Listener;
import org.rdma4j.cm.LoopConnections;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.verbs.RdmaException;

/** Locks that are acquired near the end of a stack. One that remained locked would block all other threads forever. */
class LockOverflowTest {
    /** Runs in a JVM of its own, without compiled code. */
    public static final class Attack {
        private static final int STACK_BYTES = 256 << 10;
        private static final int MAX_FRAMES_LEFT = 60;
        private static final long LIMIT_SECONDS = 10;

        private Attack() {}

        public static void main(String[] arguments) throws Exception {
            LoopManager.install();
            Listener listener = Listener.on(LoopConnections.anyPort(), new ConnectionOptions());
            attack("address", listener, Listener::address);
            attack("poll", listener, Attack::poll);
            attack("next", listener, Attack::next);
            System.out.println("end");
            Runtime.getRuntime().halt(0);
        }

        private static void attack(String name, Listener listener, Consumer<Listener> action) throws Exception {
            for (int frames = 0; frames < MAX_FRAMES_LEFT; frames++) {
                int left = frames;
                Thread deep = new Thread(
                        null, () -> DeepStack.atEnd(left, () -> action.accept(listener)), "deep", STACK_BYTES);
                deep.start();
                deep.join();
                CompletableFuture.runAsync(() -> action.accept(listener)).get(LIMIT_SECONDS, TimeUnit.SECONDS);
            }
            System.out.println(name);
        }

        private static void poll(Listener listener) {
            try {
                listener.pollRequest();
            } catch (RdmaException e) {
                throw new IllegalStateException(e);
            }
        }

        private static void next(Listener listener) {
            try {
                listener.next(Duration.ZERO);
            } catch (RdmaException e) {
                // There is no request.
            }
        }
    }

    @Test
    void otherThreadsCanUseAListener() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Attack.class, List.of("-Xint", "-Xlog:disable"));
        assertThat(child.output()).isEqualTo("address\npoll\nnext\nend\n");
        assertThat(child.exit()).isZero();
    }
}
