package org.rdma4j.attack;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import org.jspecify.annotations.Nullable;

/**
 * Counts actions and the exceptions that they throw, and records findings. Thread-safe. Usable even when memory is
 * exhausted.
 */
public final class Findings {
    private static final int MAX_FINDS = 20;

    private final AtomicLongArray tried = new AtomicLongArray(Action.values().length);
    private final AtomicLongArray succeeded = new AtomicLongArray(Action.values().length);
    private final AtomicLongArray messageTried = new AtomicLongArray(MessageAction.values().length);
    private final AtomicLongArray messageSucceeded = new AtomicLongArray(MessageAction.values().length);
    private final AtomicLong delivered = new AtomicLong();
    private final AtomicLong sessions = new AtomicLong();
    private final AtomicLong voidSessions = new AtomicLong();
    private final AtomicLong rounds = new AtomicLong();
    private final Map<String, AtomicLong> thrown = new ConcurrentHashMap<>();
    private final Map<String, Throwable> finds = new ConcurrentHashMap<>();
    /** Whether an Error has occurred in this round. */
    private volatile boolean anyError;
    /** Whether an Error has occurred in any round. */
    private volatile boolean anyErrorBefore;
    /** Whether the JVM or a JDK thread is unusable because an Error has interrupted it. */
    private volatile boolean damaged;
    /** Whether an Error has ended a thread of the library. */
    private volatile boolean libraryThreadEnded;

    void tried(Action action) {
        tried.incrementAndGet(action.ordinal());
    }

    void succeeded(Action action) {
        succeeded.incrementAndGet(action.ordinal());
    }

    void messageAction(MessageAction action, boolean success) {
        messageTried.incrementAndGet(action.ordinal());
        if (success) {
            messageSucceeded.incrementAndGet(action.ordinal());
        }
    }

    void delivered(int completions) {
        delivered.addAndGet(completions);
    }

    /** @param accounted whether each completion was accounted for; {@code false} after a failure or an Error */
    void session(boolean accounted) {
        (accounted ? sessions : voidSessions).incrementAndGet();
    }

    void beginRound() {
        rounds.incrementAndGet();
        anyError = false;
    }

    /**
     * Returns {@code true} if the JVM is damaged: the JVM never retries the initialization of a class, or the linkage
     * of a call site, that an Error has interrupted. Later violations are not recorded as findings.
     */
    boolean isDamaged() {
        return damaged;
    }

    /**
     * Records that an Error has ended a thread. JDK threads are not restarted; virtual threads, for example, may then
     * never be unparked. Threads of this library must survive.
     */
    void ended(Thread thread) {
        anyError = true;
        if (thread.getName().startsWith("rdma4j") || thread.getName().startsWith("message server")) {
            libraryThreadEnded = true;
        } else {
            damaged = true;
        }
    }

    /**
     * Records that a thread no longer runs. If an Error interrupts {@link
     * java.util.concurrent.locks.LockSupport#unpark} of a virtual thread after the thread's state has changed but
     * before the thread has been submitted to the scheduler, the JDK never schedules the thread again, even if it is in
     * a timed park.
     */
    void lost(Thread thread) {
        damaged |= thread.isVirtual();
    }

    /** Returns {@code true} if an Error has occurred in this round. */
    boolean hasAnyError() {
        return anyError;
    }

    /**
     * Records a finding if an Error has ended a thread of this library or the device has detected a violation. Called
     * after each round, when all objects have been closed.
     *
     * @return {@code false} if no further round can run
     */
    boolean judge(Target target) {
        if (libraryThreadEnded) {
            find("an Error has ended a thread of the library", new Throwable());
            return false;
        }
        target.violation(!anyError).ifPresent(each -> find(each, new Throwable()));
        return true;
    }

    /** Counts an exception, and records a finding if the exception is not documented. */
    void thrown(Object where, Throwable exception) {
        try {
            if (exception instanceof Error) {
                damaged |= exception instanceof LinkageError && (anyErrorBefore || isProvoked(exception.getCause()));
                anyError = true;
                anyErrorBefore = true;
            }
            if (!isDocumented(exception)) {
                find(where + " threw " + exception.getClass().getName() + " at " + place(exception), exception);
            }
            thrown.computeIfAbsent(exception.getClass().getSimpleName(), name -> new AtomicLong())
                    .incrementAndGet();
        } catch (VirtualMachineError e) {
            // This exception is not counted.
            anyError = true;
        }
    }

    /** Returns {@code true} for exceptions that the API documents and for Errors that the attack itself provokes. */
    private static boolean isDocumented(Throwable exception) {
        if (exception instanceof ExecutionException || exception instanceof CompletionException) {
            return exception.getCause() != null && isDocumented(exception.getCause());
        }
        Class<?> type = exception.getClass();
        return exception instanceof IOException
                || isProvoked(exception)
                || type == IllegalStateException.class
                || type == IllegalArgumentException.class
                || type.getSimpleName().equals("MessageTooLargeException")
                || type == IndexOutOfBoundsException.class
                || type == UnsupportedOperationException.class
                || type == ArithmeticException.class
                || type == WrongThreadException.class;
    }

    private static boolean isProvoked(@Nullable Throwable exception) {
        return exception instanceof OutOfMemoryError || exception instanceof StackOverflowError;
    }

    private static String place(Throwable exception) {
        for (StackTraceElement frame : exception.getStackTrace()) {
            if (frame.getClassName().startsWith("org.rdma4j")
                    && !frame.getClassName().contains(".attack.")) {
                return frame.toString();
            }
        }
        return "an unknown place";
    }

    /** Records a finding, unless the JVM is damaged or the maximum number of findings has been reached. */
    void find(String what, Throwable cause) {
        if (!damaged && finds.size() < MAX_FINDS) {
            finds.putIfAbsent(what, cause);
        }
    }

    private static long print(PrintStream out, Enum<?> action, long count, long successes) {
        if (count > 0) {
            out.printf("  action %-18s %10d  succeeded %10d%n", action, count, successes);
        }
        return count;
    }

    /** Prints the counts and the findings. Returns {@code true} if there are no findings. */
    boolean print(PrintStream out) {
        long all = 0;
        for (Action action : Action.values()) {
            all += print(out, action, tried.get(action.ordinal()), succeeded.get(action.ordinal()));
        }
        for (MessageAction action : MessageAction.values()) {
            all += print(out, action, messageTried.get(action.ordinal()), messageSucceeded.get(action.ordinal()));
        }
        new TreeMap<>(thrown).forEach((name, count) -> out.printf("  thrown %-32s %10d%n", name, count.get()));
        out.printf(
                "  total  actions %d rounds %d sessions %d void %d completions %d finds %d%n",
                all, rounds.get(), sessions.get(), voidSessions.get(), delivered.get(), finds.size());
        if (damaged) {
            out.println("  ended early: an Error has interrupted the JDK");
        }
        finds.forEach((what, cause) -> {
            out.println("FIND: " + what);
            cause.printStackTrace(out);
        });
        return finds.isEmpty();
    }
}
