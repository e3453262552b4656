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

/** A stack of resources that are closed in reverse order. Closing is retried if it fails. */
final class OwnedResources {
    private static final int ATTEMPTS = 3;

    private final Deque<Closeable> objects = new ArrayDeque<>();
    private final Set<String> quiet = new HashSet<>();
    private final List<Throwable> failures = new ArrayList<>();

    /** Adds a resource. */
    <T extends Closeable> T own(T object) {
        objects.push(object);
        return object;
    }

    /** Declares that from now on a failure of a function is handled without an exception. */
    void quiet(String function) {
        quiet.add(function);
    }

    Set<String> quiet() {
        return quiet;
    }

    /** Closes all resources, and returns the exceptions thrown meanwhile. */
    List<Throwable> close() {
        while (!objects.isEmpty()) {
            Closeable object = objects.pop();
            for (int i = 0; i < ATTEMPTS && !closed(object); i++) {
                // A resource that the driver refuses to free remains open and can be closed again.
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
