package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.ref.WeakReference;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import jdk.jfr.consumer.RecordingStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.SharedReceiveQueue;

/** Reports of objects that became unreachable without {@code close()}, and the memory of such objects. */
@Timeout(120)
class LeakReportTest {
    @Test
    void aLeakedRegionIsReportedWithTheLineThatCreatedIt() throws IOException {
        assertThat(outputOfProbe(List.of("-Dorg.rdma4j.leaks=true")))
                .contains(
                        "memory region of 128 bytes",
                        "never closed",
                        "LeakReportTest$Probe.leak(LeakReportTest.java:",
                        "recorded: memory region of 128 bytes")
                .doesNotContain("memory region of 256 bytes", "protection domain of", "device loop0 was");
    }

    @Test
    void nothingIsReportedByDefault() throws IOException {
        assertThat(outputOfProbe(List.of())).doesNotContain("never closed");
    }

    @Test
    void aLeakedSharedReceiveQueueIsReported() throws IOException {
        assertThat(ChildJvm.run(SharedReceivesProbe.class, List.of("-Dorg.rdma4j.leaks=true"))
                        .output())
                .contains("domain is collected: true", "shared receive queue 0 of loop0", "never closed");
    }

    private static String outputOfProbe(List<String> options) throws IOException {
        String output = ChildJvm.run(Probe.class, options).output();
        assertThat(output).contains("memory is alive: true", "domain is open: true");
        return output;
    }

    /** Program that leaks one of two regions. */
    static final class Probe {
        private Probe() {}

        public static void main(String[] arguments) throws IOException, InterruptedException {
            RecordingStream recording = new RecordingStream();
            recording.enable("org.rdma4j.Leak");
            CountDownLatch recorded = new CountDownLatch(1);
            recording.onEvent("org.rdma4j.Leak", event -> {
                System.out.println("recorded: " + event.getString("object"));
                recorded.countDown();
            });
            recording.startAsync();
            Context context = Device.named("loop0").open();
            ProtectionDomain domain = ProtectionDomain.allocate(context);
            MemoryRegion closed = MemoryRegion.allocate(domain, 256);
            WeakReference<Object> memory = leak(domain);
            closed.close();
            int collections = Boolean.getBoolean("org.rdma4j.leaks") ? 600 : 60;
            for (int i = 0; i < collections && !recorded.await(50, TimeUnit.MILLISECONDS); i++) {
                System.gc();
            }
            recording.stop();
            // A peer that has the key may still write to the memory.
            System.out.println("memory is alive: " + (memory.get() != null));
            System.out.println("domain is open: " + domain.isOpen());
        }

        private static WeakReference<Object> leak(ProtectionDomain domain) throws IOException {
            MemorySegment memory = Arena.ofAuto().allocate(128);
            MemoryRegion.register(domain, memory, Access.REMOTE_WRITE);
            return new WeakReference<>(memory.scope());
        }
    }

    /** Program that leaks a shared receive queue, with its domain and its context. */
    static final class SharedReceivesProbe {
        private SharedReceivesProbe() {}

        public static void main(String[] arguments) throws IOException, InterruptedException {
            CountDownLatch reported = new CountDownLatch(1);
            // The root logger has printed a record before it passes it to a further handler.
            Logger root = Logger.getLogger("");
            root.addHandler(new Handler() {
                @Override
                public void publish(LogRecord record) {
                    if (record.getMessage().contains("shared receive queue")) {
                        reported.countDown();
                    }
                }

                @Override
                public void flush() {}

                @Override
                public void close() {}
            });
            WeakReference<Object> domain = leakSharedReceives();
            for (int i = 0; i < 600 && domain.get() != null; i++) {
                System.gc();
                Thread.sleep(20);
            }
            System.out.println("domain is collected: " + (domain.get() == null));
            for (int i = 0; i < 600 && !reported.await(50, TimeUnit.MILLISECONDS); i++) {
                System.gc();
            }
        }

        private static WeakReference<Object> leakSharedReceives() throws IOException {
            ProtectionDomain domain =
                    ProtectionDomain.allocate(Device.named("loop0").open());
            SharedReceiveQueue.create(domain, 4, 1);
            return new WeakReference<>(domain);
        }
    }
}
