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

/** Counts of the actions, the exceptions that they threw, and the finds. Used by any thread, also without free memory. */
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
    /** Whether a class or a call site cannot be linked any more, because an Error has interrupted its initialization. */
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
     * Returns {@code true} if the JVM is damaged: it never again tries to initialize a class, or to link a call site, if an
     * Error has interrupted that. Nothing that follows is a find.
     */
    boolean isDamaged() {
        return damaged;
    }

    /**
     * Records that an Error has ended a thread. The threads of the JDK do not start again, so that virtual threads, for
     * example, may never be unparked. A thread of the library must survive.
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
     * Records that a virtual thread does not run any more. If an Error interrupts {@link
     * java.util.concurrent.locks.LockSupport#unpark} between its change of the thread's state and the submission to the
     * scheduler, the JDK never schedules the thread again, not even after the time for which it has parked.
     */
    void lost(Thread thread) {
        damaged |= thread.isVirtual();
    }

    /** Returns {@code true} if an Error has occurred in this round. */
    boolean hasAnyError() {
        return anyError;
    }

    /**
     * Records a find if an Error has ended a thread of the library, or the device has seen a violation. Called after a round,
     * when all objects have been closed.
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

    /** Counts an exception, and records a find if no documentation allows it. */
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
            // This one is not counted.
            anyError = true;
        }
    }

    /** Returns {@code true} for the exceptions of the API, and for the Errors that the attack itself provokes. */
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

    /** Records a violation. */
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

    /** Prints the counts and the finds. Returns {@code true} if there are no finds. */
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
