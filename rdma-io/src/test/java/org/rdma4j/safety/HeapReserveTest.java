package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.attack.FullHeap;
import org.rdma4j.verbs.ExternalResource;

/**
 * No native object is created if the heap has no room for the Java objects that represent it: an
 * {@link OutOfMemoryError} after the native call would lose the native object.
 */
class HeapReserveTest {
    /** Runs in a JVM of its own, with little memory. */
    public static final class Attack {
        private static final FullHeap HEAP = new FullHeap();
        /** Attempts, each with 32 bytes more than the one before: from no memory to more than the reserve. */
        private static final int ATTEMPTS = 80;

        private static int created;
        private static int destroyed;

        private Attack() {}

        public static void main(String[] arguments) throws IOException {
            // Links what a first call links.
            try (Counted first = new Counted()) {
                first.create();
            }
            int refused = 0;
            for (int removed = 0; removed < ATTEMPTS; removed++) {
                Counted resource = new Counted();
                HEAP.fill(4);
                HEAP.remove(removed);
                try {
                    resource.create();
                } catch (OutOfMemoryError e) {
                    refused++;
                }
                HEAP.empty();
                resource.close();
            }
            System.out.println("refused: " + (refused > 0) + ", lost: " + (created - destroyed));
            Runtime.getRuntime().halt(0);
        }

        private static final class Counted extends ExternalResource {
            private Counted() {
                super("a counted resource", Counted::createNative);
            }

            /** Allocates an object after the native object has been created, as the bindings do. */
            private static MemorySegment createNative() {
                created++;
                return MemorySegment.ofAddress(created);
            }

            private void create() throws IOException {
                open(this);
            }

            @Override
            protected void destroy(MemorySegment handle) {
                destroyed++;
            }
        }
    }

    @Test
    void noNativeObjectIsLost() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Attack.class, List.of("-Xmx8m", "-XX:+UseSerialGC"));
        assertThat(child.output()).contains("refused: true, lost: 0");
    }
}
