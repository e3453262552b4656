package org.rdma4j.event;

import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.VerbsException;

/** The event loop shared by the whole program. Created on first use, and again if it has failed. */
final class SharedLoop {
    private static @Nullable EventLoop loop;

    private SharedLoop() {}

    static synchronized EventLoop get() throws VerbsException {
        EventLoop shared = loop;
        if (shared == null || !shared.isOpen()) {
            shared = EventLoop.start(new EventLoopOptions().withName("rdma4j shared event loop"));
            loop = shared;
        }
        return shared;
    }

    static synchronized boolean is(EventLoop other) {
        return loop == other;
    }
}
