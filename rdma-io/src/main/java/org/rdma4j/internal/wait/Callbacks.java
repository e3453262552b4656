package org.rdma4j.internal.wait;

/** Runs callbacks, and logs their exceptions, which must not end the reactor. */
final class Callbacks {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.event");

    private Callbacks() {}

    /** Runs a task. If the task throws an exception, logs it. */
    static void run(Runnable task) {
        try {
            task.run();
        } catch (Throwable e) {
            report(task, e);
        }
    }

    /** Logs the exception thrown by a callback. This method never throws an exception. */
    static void report(Object callback, Throwable failure) {
        try {
            LOG.log(System.Logger.Level.ERROR, "A callback threw an exception: " + callback, failure);
        } catch (Throwable e) {
            // Logging fails if, for example, memory is exhausted. The reactor must continue to serve its other
            // callbacks.
        }
    }
}
