package org.rdma4j.tests.guest.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;

/**
 * Blocking requests of 1,000 virtual threads on 100 connections, and of 200 on 20 connections with soft-iWARP. No
 * virtual thread is pinned, and the only additional platform threads are those of the loops and the one that wakes up
 * virtual threads.
 */
@InGuest
@Timeout(150)
class VirtualThreadRequestsTest {
    private static final String PINNED = "jdk.VirtualThreadPinned";

    /** Name of the threads that execute virtual threads, without their numbers. */
    private static final String CARRIER = "ForkJoinPool-N-worker-N";

    /** Names of threads of the JDK and of JUnit that end timed waits and record events. */
    private static final String OTHER_THREADS = "VirtualThread-.*|.*-?[dD]elayScheduler|JFR .*|junit-.*";

    @TempDir
    private Path folder;

    private static EventLoopOptions named(String name) {
        return new EventLoopOptions().withName("loop " + name);
    }

    /** The client's loop has its own thread. */
    @OnDevices
    void loopWithItsOwnThread(Device device, TestReporter reporter) throws Exception {
        Map<String, Long> before = VirtualThreadRequests.platformThreads();
        try (EventLoop client = EventLoop.start(named("client"))) {
            check(device, client, before, Map.of("loop server", 1L, "loop client", 1L), reporter);
        }
    }

    /** The virtual threads run the client's loop while they wait. */
    @OnDevices
    void loopRunByWaitingThreads(Device device, TestReporter reporter) throws Exception {
        Map<String, Long> before = VirtualThreadRequests.platformThreads();
        try (EventLoop client = EventLoop.create(named("client"))) {
            check(device, client, before, Map.of("loop server", 1L), reporter);
        }
    }

    private void check(
            Device device, EventLoop client, Map<String, Long> before, Map<String, Long> own, TestReporter reporter)
            throws Exception {
        InetSocketAddress address = new InetSocketAddress(device.address(), 0);
        Path file = folder.resolve("pinned.jfr");
        try (Recording recording = new Recording()) {
            recording.enable(PINNED).withoutThreshold().withStackTrace();
            // Recording a string takes a lock of the JDK, which may pin a virtual thread that closes a connection.
            recording.disable("org.rdma4j.FailedWork");
            Map<String, Long> live;
            List<Long> times = new ArrayList<>(List.of(System.nanoTime()));
            try (EventLoop server = EventLoop.start(named("server"));
                    VirtualThreadRequests requests =
                            new VirtualThreadRequests(address, server, client, device == Device.RXE ? 100 : 20)) {
                times.add(System.nanoTime());
                // Loads classes, which pins virtual threads, before the recording starts.
                requests.warmUp();
                times.add(System.nanoTime());
                recording.start();
                live = requests.run();
                times.add(System.nanoTime());
            }
            times.add(System.nanoTime());
            recording.stop();
            recording.dump(file);
            reporter.publishEntry("platform threads", live.toString());
            reporter.publishEntry(
                    "milliseconds to connect, to warm up, for the requests, and to close", differences(times));
            checkThreads(before, live, own);
        }
        assertThat(RecordingFile.readAllEvents(file))
                .filteredOn(event -> event.getEventType().getName().equals(PINNED))
                .as("pinned virtual threads")
                .isEmpty();
        Files.delete(file);
    }

    private static String differences(List<Long> nanos) {
        return IntStream.range(1, nanos.size())
                .mapToObj(i -> Long.toString((nanos.get(i) - nanos.get(i - 1)) / 1_000_000))
                .collect(Collectors.joining(", "));
    }

    /** Checks the platform threads that have started: those of loops, and those of the JDK for virtual threads. */
    private static void checkThreads(Map<String, Long> before, Map<String, Long> live, Map<String, Long> own) {
        // The JDK starts more carriers if virtual threads block theirs.
        assertThat(live.get(CARRIER))
                .as("carriers in %s", live)
                .isLessThanOrEqualTo(Runtime.getRuntime().availableProcessors());
        Map<String, Long> started = difference(before, live);
        started.keySet().removeIf(name -> name.equals(CARRIER) || name.matches(OTHER_THREADS));
        // This thread wakes up virtual threads that wait for descriptors.
        assertThat(started.getOrDefault("rdmaNj events", 1L)).isOne();
        started.remove("rdmaNj events");
        assertThat(started).as("platform threads").isEqualTo(own);
    }

    /** Returns the numbers of threads that are live now but were not before. */
    private static Map<String, Long> difference(Map<String, Long> before, Map<String, Long> during) {
        Map<String, Long> difference = new HashMap<>(during);
        before.forEach((name, count) -> difference.merge(name, -count, Long::sum));
        difference.values().removeIf(count -> count <= 0);
        return difference;
    }
}
