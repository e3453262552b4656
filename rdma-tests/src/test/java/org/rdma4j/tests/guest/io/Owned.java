package org.rdma4j.tests.guest.io;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rdma4j.verbs.RdmaException;

/** Objects to close, the last first. One that could not be closed is closed again, until it is. */
final class Owned {
    private static final int ATTEMPTS = 3;

    private final Deque<Closeable> objects = new ArrayDeque<>();
    private final Set<String> quiet = new HashSet<>();
    private final List<Throwable> failures = new ArrayList<>();

    /** Takes one. */
    <T extends Closeable> T own(T object) {
        objects.push(object);
        return object;
    }

    /** From here on, a failure of this function is made up for, and told to nobody. */
    void quiet(String function) {
        quiet.add(function);
    }

    Set<String> quiet() {
        return quiet;
    }

    /** Closes all; gives what was thrown meanwhile. */
    List<Throwable> close() {
        while (!objects.isEmpty()) {
            Closeable object = objects.pop();
            for (int i = 0; i < ATTEMPTS && !closed(object); i++) {
                // What a driver refuses is still there, and may be closed again.
            }
        }
        return failures;
    }

    private boolean closed(Closeable object) {
        try {
            object.close();
            return true;
        } catch (RdmaException e) {
            failures.add(e);
            return false;
        } catch (IOException | RuntimeException e) {
            failures.add(new AssertionError("closing " + object, e));
            return true;
        }
    }
}
