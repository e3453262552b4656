package org.rdma4j.internal;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;

/** A collection of resources that are closed together, in the reverse order of their addition. */
public final class Owned implements Closeable {
    private final Deque<Closeable> owned = new ArrayDeque<>();

    /** Creates an empty collection. */
    public Owned() {}

    /** Adds the given resource to this collection and returns the resource. */
    public <T extends Closeable> T own(T resource) {
        owned.push(resource);
        return resource;
    }

    /**
     * Closes the resources in the reverse order of their addition. Stops at the first resource that cannot be closed;
     * calling this method again resumes there.
     *
     * @throws IOException if a resource cannot be closed
     */
    @Override
    public void close() throws IOException {
        while (!owned.isEmpty()) {
            owned.peek().close();
            owned.pop();
        }
    }
}
