package org.rdma4j.verbs;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.rdma4j.internal.Timeouts;

/**
 * Checks the link of a connection while threads wait for the connection: a device that has no message in flight does not
 * report to them that its link is down. Queries the state of the port once per second, or more often if the limit is
 * shorter than that.
 *
 * <p>Any thread may use this class.
 */
final class LinkCheck {
    private static final long MAX_INTERVAL_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Context context;
    private final int port;

    /** Maximum time for which the link may be down. */
    private final long limitNanos;

    private final Consumer<String> lost;

    // Guarded by the lock of this object. Times are values of System.nanoTime.

    private long lastCheck = System.nanoTime();
    private long downSince;

    /** Whether the last check found that the link is down, which it has been since {@link #downSince}. */
    private boolean down;

    /** Whether the loss has been reported. */
    private boolean reported;

    /**
     * Creates a check.
     *
     * @param lost called at most once, with a clause that tells for how long the link of the port has been down
     */
    LinkCheck(Context context, int port, long limitNanos, Consumer<String> lost) {
        this.context = context;
        this.port = port;
        this.limitNanos = limitNanos;
        this.lost = lost;
    }

    /**
     * Checks the link, unless the last check is recent.
     *
     * @param now the current value of {@link System#nanoTime}
     */
    void run(long now) {
        String clause;
        synchronized (this) {
            if (reported || now - lastCheck < Math.min(MAX_INTERVAL_NANOS, limitNanos)) {
                return;
            }
            // While no thread waited, the link may have been up.
            boolean missed = now - lastCheck > 2 * MAX_INTERVAL_NANOS;
            lastCheck = now;
            if (!isDown()) {
                down = false;
                return;
            }
            if (!down || missed) {
                down = true;
                downSince = now;
            }
            if (now - downSince < limitNanos) {
                return;
            }
            clause = "the link of port " + port + " of " + context.name() + " has been down for "
                    + Timeouts.text(Duration.ofNanos(limitNanos));
            reported = true;
        }
        lost.accept(clause);
    }

    private boolean isDown() {
        try {
            return context.port(port).state() == Port.State.DOWN;
        } catch (VerbsException | IllegalStateException e) {
            // The connection manager reports the removal of a device.
            return false;
        }
    }
}
