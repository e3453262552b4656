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
 * Counts the outcomes of native calls in this JVM. {@link CallRewriter} inserts the calls of the static methods, so
 * their signatures must match those that it writes.
 *
 * <p>The records are raw: {@link BoundFunction#failure} interprets them.
 */
public final class CallRecorder {
    /** Device of calls that belong to no device. */
    public static final String NO_DEVICE = "-";

    /**
     * Largest absolute value that is recorded as is. Larger results are counts or keys; no errno value is above 133.
     */
    private static final long LARGEST = 255;

    private static final Map<Outcome, LongAdder> COUNTS = new ConcurrentHashMap<>();
    private static final Set<String> OPENED = ConcurrentHashMap.newKeySet();

    // One test runs at a time, and its threads all use the same device.
    private static volatile String device = NO_DEVICE;

    private CallRecorder() {}

    private record Outcome(String device, String function, String result, int errno) {}

    /** Sets the device that subsequent calls are attributed to. */
    public static void device(String name) {
        device = name;
    }

    /** Records the return of a function without a result. */
    public static void returned(String function) {
        count(function, "void", 0);
    }

    /** Records the return of an {@code int}. */
    public static void returned(int result, String function) {
        returned((long) result, function);
    }

    /** Records the return of a {@code long}. */
    public static void returned(long result, String function) {
        String shown = Math.abs(result) <= LARGEST ? Long.toString(result) : result > 0 ? "positive" : "negative";
        count(function, shown, result == 0 ? 0 : Errno.last());
    }

    /** Records the return of a pointer. */
    public static void returned(Object result, String function) {
        boolean none = result instanceof MemorySegment && ((MemorySegment) result).address() == 0;
        count(function, none ? "null" : "pointer", none ? Errno.last() : 0);
        if (!none && function.equals("ibv_open_device")) {
            OPENED.add(deviceOf((MemorySegment) result));
        }
    }

    /**
     * Reads the name from the structs, because a call of ibv_get_device_name would be counted as a call of the test.
     */
    private static String deviceOf(MemorySegment context) {
        MemorySegment device = ibv_context.device(ibv_context.reinterpret(context));
        return ibv_device.name(ibv_device.reinterpret(device)).getString(0);
    }

    /** Returns the sorted names of the devices that were opened since the last call of this method. */
    public static Set<String> takeOpened() {
        Set<String> opened = new TreeSet<>(OPENED);
        OPENED.removeAll(opened);
        return opened;
    }

    /** Records that a function threw an exception. */
    public static void threw(Throwable thrown, String function) {
        count(function, "threw " + thrown.getClass().getName(), 0);
    }

    private static void count(String function, String result, int errno) {
        COUNTS.computeIfAbsent(new Outcome(device, function, result, errno), o -> new LongAdder())
                .increment();
    }

    /** Writes one line for each outcome: device, function, result, errno, count. */
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
