package org.rdma4j.internal;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;

/** What is closed together, the last first. */
public final class Owned implements Closeable {
    private final Deque<Closeable> owned = new ArrayDeque<>();

    /** None yet. */
    public Owned() {}

    /** Closes it later; gives it back. */
    public <T extends Closeable> T own(T resource) {
        owned.push(resource);
        return resource;
    }

    /** Closes what it can, the last first; can be called again where something was still in use. */
    @Override
    public void close() throws IOException {
        while (!owned.isEmpty()) {
            owned.peek().close();
            owned.pop();
        }
    }
}
