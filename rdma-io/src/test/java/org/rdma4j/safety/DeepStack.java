package org.rdma4j.safety;

import java.io.IOException;

/** Calls at a given depth of the stack, for tests of StackOverflowErrors. */
public final class DeepStack {
    /** An action that may end in a StackOverflowError. */
    interface Action {
        void run() throws IOException;
    }

    private DeepStack() {}

    /** Runs an action below the given number of calls, which leave less and less of the stack. */
    static void dive(int calls, Action action) throws IOException {
        if (calls == 0) {
            action.run();
        } else {
            dive(calls - 1, action);
        }
    }

    /** Returns a number of calls below which an empty action just fits on the stack of the current thread. */
    static int deepest() throws IOException {
        int calls = 0;
        while (true) {
            try {
                dive(calls + 16, () -> {});
                calls += 16;
            } catch (StackOverflowError e) {
                return calls;
            }
        }
    }

    /**
     * Runs an action near the end of the stack of the current thread. A StackOverflowError of the action is ignored.
     *
     * @param frames number of frames of this method to leave room for
     */
    public static void atEnd(int frames, Runnable action) {
        leave(frames, action);
    }

    /** Returns the number of frames still to leave. */
    private static int leave(int frames, Runnable action) {
        int left;
        try {
            left = leave(frames, action);
        } catch (StackOverflowError e) {
            left = frames;
        }
        if (left == 0) {
            try {
                action.run();
            } catch (StackOverflowError e) {
                // As intended.
            }
        }
        return left - 1;
    }
}
