package org.rdma4j.attack;

import java.io.PrintStream;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * Counts of an attack by hostile clients, and its finds. A warning or an error in the log is a find: what a client does must
 * not look like a fault of the server. Thread-safe.
 */
final class WireFindings {
    private static final int MAX_FINDS = 20;

    private final Map<String, AtomicLong> counts = new ConcurrentHashMap<>();
    private final Map<String, Throwable> finds = new ConcurrentHashMap<>();
    /** Kept, so that its handler is. */
    private final Logger logger = Logger.getLogger("org.rdma4j");

    private volatile long rounds;
    private volatile long maxResidentKiB;

    WireFindings() {
        logger.setUseParentHandlers(false);
        logger.addHandler(new Handler() {
            @Override
            public void publish(LogRecord record) {
                if (record.getLevel().intValue() >= Level.WARNING.intValue()) {
                    Throwable thrown = record.getThrown();
                    find("logged: " + record.getMessage(), thrown == null ? new Throwable() : thrown);
                }
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        });
    }

    void count(String what) {
        counts.computeIfAbsent(what, name -> new AtomicLong()).incrementAndGet();
    }

    /** Records the end of a round. */
    void round(long residentKiB) {
        rounds++;
        maxResidentKiB = Math.max(maxResidentKiB, residentKiB);
    }

    void find(String what) {
        find(what, new Throwable());
    }

    void find(String what, Throwable cause) {
        if (finds.size() < MAX_FINDS) {
            finds.putIfAbsent(what, cause);
        }
    }

    boolean isEmpty() {
        return finds.isEmpty();
    }

    /** Prints the counts and the finds. Returns {@code true} if there are no finds. */
    boolean print(PrintStream out) {
        new TreeMap<>(counts).forEach((what, count) -> out.printf("  %-48s %10d%n", what, count.get()));
        long actions = counts.getOrDefault("hostile messages", new AtomicLong()).get()
                + counts.getOrDefault("hostile violations", new AtomicLong()).get();
        out.printf("  resident memory at most %d KiB%n", maxResidentKiB);
        out.printf("  total  actions %d rounds %d finds %d%n", actions, rounds, finds.size());
        finds.forEach((what, cause) -> {
            out.println("FIND: " + what);
            cause.printStackTrace(out);
        });
        return finds.isEmpty();
    }
}
