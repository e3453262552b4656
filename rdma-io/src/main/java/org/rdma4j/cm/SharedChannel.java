package org.rdma4j.cm;

import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.wait.SharedReactor;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.verbs.VerbsException;

/**
 * The event channel of programs without an event loop. The daemon thread of the {@link SharedReactor} takes its events.
 * Created on first use; remains open until the program ends.
 */
final class SharedChannel {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.cm");

    /** Guarded by the lock of this class. */
    private static @Nullable EventChannel channel;

    private SharedChannel() {}

    /** Returns the shared channel. A later call tries again if the channel could not be opened. */
    static synchronized EventChannel get() throws VerbsException {
        EventChannel existing = channel;
        if (existing != null) {
            return existing;
        }
        EventChannel created = EventChannel.open();
        try {
            SharedReactor.watch(created.descriptor(), limit -> takeEvents(created, limit));
        } catch (ErrnoException e) {
            Closing.after(e, created);
            throw VerbsException.of(e);
        } catch (Throwable e) {
            Closing.after(e, created);
            throw e;
        }
        channel = created;
        return created;
    }

    private static int takeEvents(EventChannel from, int limit) {
        try {
            return from.takeEvents(limit);
        } catch (VerbsException e) {
            // All identifiers have been told. If this happens too often, the channel stops.
            LOG.log(System.Logger.Level.DEBUG, "Cannot take an event from " + from, e);
            return 1;
        }
    }
}
