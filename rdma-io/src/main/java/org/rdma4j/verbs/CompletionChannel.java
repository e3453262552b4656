package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.TimeUnit;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_comp_channel;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.posix.pollfd;

/** Where the events of one completion queue come from: {@code struct ibv_comp_channel}. Belongs to that queue. */
final class CompletionChannel extends Resource {
    private final Arena arena = Arena.ofAuto();
    private final MemorySegment readable = pollfd.allocate(arena);
    private final MemorySegment out = arena.allocate(ADDRESS, 2);

    CompletionChannel(Context context) throws VerbsException {
        super(
                "completion channel of " + context,
                () -> Ibverbs.ibv_create_comp_channelChecked(context.handle()),
                context);
        MemorySegment channel = ibv_comp_channel.reinterpret(handle());
        pollfd.fd(readable, ibv_comp_channel.fd(channel));
        pollfd.events(readable, (short) Posix.POLLIN);
    }

    @Override
    protected void destroy(MemorySegment channel) {
        Ibverbs.ibv_destroy_comp_channelChecked(channel);
    }

    int descriptor() {
        handle();
        return pollfd.fd(readable);
    }

    /**
     * Waits for an event and takes it.
     *
     * @param milliseconds how long; 0 for a look
     * @return whether there was one, which then has to be acknowledged
     */
    boolean take(int milliseconds) throws VerbsException {
        MemorySegment channel = handle();
        try {
            boolean parks = milliseconds > 0 && Thread.currentThread().isVirtual();
            if (parks) {
                Readiness.await(pollfd.fd(readable), TimeUnit.MILLISECONDS.toNanos(milliseconds));
            }
            if (Posix.pollChecked(readable, 1, parks ? 0 : milliseconds) == 0) {
                return false;
            }
            Ibverbs.ibv_get_cq_eventChecked(channel, out, out.asSlice(ADDRESS.byteSize()));
            return true;
        } catch (ErrnoException e) {
            if (e.errno() == Errno.EINTR) {
                return false;
            }
            throw VerbsException.of(e);
        }
    }
}
