package org.rdma4j.tests.coverage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.ibverbs.ibv_device;

/**
 * The outcomes of the calls of this JVM, counted. Called by rewritten code; the signatures are the ones that
 * {@link CallRewriter} writes.
 *
 * <p>The outcome is raw: what it means depends on how the function reports a failure, which is the reader's business.
 */
public final class CallRecorder {
    /** Of a call that a test makes which is about no device. */
    public static final String NO_DEVICE = "-";

    /** Results beyond it are counts, keys and the like; no errno value is above 133. */
    private static final long LARGEST = 255;

    private static final Map<Outcome, LongAdder> COUNTS = new ConcurrentHashMap<>();
    private static final Set<String> OPENED = ConcurrentHashMap.newKeySet();

    // One test runs at a time; the threads that it starts are about the same device.
    private static volatile String device = NO_DEVICE;

    private CallRecorder() {}

    private record Outcome(String device, String function, String result, int errno) {}

    /** Says which device the calls are about from here on. */
    public static void device(String name) {
        device = name;
    }

    /** A function without a result has returned. */
    public static void returned(String function) {
        count(function, "void", 0);
    }

    /** A function has returned a number. */
    public static void returned(int result, String function) {
        returned((long) result, function);
    }

    /** A function has returned a long number. */
    public static void returned(long result, String function) {
        String shown = Math.abs(result) <= LARGEST ? Long.toString(result) : result > 0 ? "positive" : "negative";
        count(function, shown, result == 0 ? 0 : Errno.last());
    }

    /** A function has returned a pointer. */
    public static void returned(Object result, String function) {
        boolean none = result instanceof MemorySegment && ((MemorySegment) result).address() == 0;
        count(function, none ? "null" : "pointer", none ? Errno.last() : 0);
        if (!none && function.equals("ibv_open_device")) {
            OPENED.add(deviceOf((MemorySegment) result));
        }
    }

    /** Read from the structs: a call of ibv_get_device_name would count as one of the test's. */
    private static String deviceOf(MemorySegment context) {
        MemorySegment device = ibv_context.device(ibv_context.reinterpret(context));
        return ibv_device.name(ibv_device.reinterpret(device)).getString(0);
    }

    /** The names of the devices that this JVM has opened since this was last called; sorted. */
    public static Set<String> takeOpened() {
        Set<String> opened = new TreeSet<>(OPENED);
        OPENED.removeAll(opened);
        return opened;
    }

    /** A function has thrown. */
    public static void threw(Throwable thrown, String function) {
        count(function, "threw " + thrown.getClass().getName(), 0);
    }

    private static void count(String function, String result, int errno) {
        COUNTS.computeIfAbsent(new Outcome(device, function, result, errno), o -> new LongAdder())
                .increment();
    }

    /** Writes one line for each outcome: device, function, result, errno, how often. */
    static void write(Path file) {
        List<String> lines = COUNTS.entrySet().stream()
                .map(e -> String.join(
                        "\t",
                        e.getKey().device(),
                        e.getKey().function(),
                        e.getKey().result(),
                        Integer.toString(e.getKey().errno()),
                        e.getValue().toString()))
                .sorted()
                .toList();
        try {
            Files.write(file, lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
