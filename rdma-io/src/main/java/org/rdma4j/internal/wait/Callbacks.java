package org.rdma4j.internal.wait;

/** Runs callbacks of programs, whose exceptions must not end a reactor. */
final class Callbacks {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.event");

    private Callbacks() {}

    /** Runs a task. Logs the exception if it throws one. */
    static void run(Runnable task) {
        try {
            task.run();
        } catch (Throwable e) {
            report(task, e);
        }
    }

    /** Logs the exception thrown by a callback. Throws nothing. */
    static void report(Object callback, Throwable failure) {
        try {
            LOG.log(System.Logger.Level.ERROR, "A callback has thrown an exception: " + callback, failure);
        } catch (Throwable e) {
            // For example, out of memory. The reactor serves other callbacks, too.
        }
    }
}
