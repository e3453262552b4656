package org.rdma4j.tests.guest.io;

import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.VerbsException;

/**
 * Waits for conditions with a generous time limit, for tests that would otherwise sleep: on a slow machine any thread
 * of a program or the kernel may be delayed by seconds.
 */
final class Waits {
    private Waits() {}

    /**
     * Waits until the condition is true.
     *
     * @param condition description of the condition for the error message
     */
    static void until(String condition, BooleanSupplier isTrue) throws InterruptedException {
        long start = System.nanoTime();
        while (!isTrue.getAsBoolean()) {
            if (System.nanoTime() - start > LIMIT.toNanos()) {
                throw new AssertionError("not within " + LIMIT.toSeconds() + " s: " + condition);
            }
            Thread.sleep(5);
        }
    }

    /**
     * Waits until the thread executes the given method.
     *
     * @param type simple name of the class that declares the method
     */
    static void untilIn(Thread thread, String type, String method) throws InterruptedException {
        until(
                thread.getName() + " is in " + type + "." + method,
                () -> Arrays.stream(thread.getStackTrace())
                        .anyMatch(frame -> frame.getClassName().endsWith("." + type)
                                && frame.getMethodName().equals(method)));
    }

    /**
     * Polls until the given number of completions have been delivered or the time is up. Does not sleep until an event,
     * because some devices have none.
     *
     * @return the number of completions delivered, which exceeds {@code count} if the last poll returned more
     */
    static int poll(CompletionQueue queue, int count) throws VerbsException {
        int found = 0;
        long start = System.nanoTime();
        while (found < count && System.nanoTime() - start < LIMIT.toNanos()) {
            for (Completions done = queue.poll(); done.next(); ) {
                found++;
            }
            Thread.yield();
        }
        return found;
    }
}
