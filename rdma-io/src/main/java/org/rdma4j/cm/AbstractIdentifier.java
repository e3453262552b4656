package org.rdma4j.cm;

import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Closing;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.verbs.ExternalResource;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.VerbsException;

/**
 * Life cycle, events and addresses of a {@code struct rdma_cm_id}; the operations are those of the subclass.
 *
 * @param <R> the subclass, which also represents the connection requests of a listener
 */
abstract class AbstractIdentifier<R extends AbstractIdentifier<R>> extends ExternalResource {
    private final EventQueue<R> queue = new EventQueue<>(this);
    private MemorySegment native_ = MemorySegment.NULL;
    private volatile EventLoop loop;

    /** The address that messages name: that of the peer, the local one of a listener, or that of a multicast group. */
    private volatile String address = "an unspecified address";

    AbstractIdentifier(EventLoop loop, Supplier<MemorySegment> create) {
        super("connection manager's identifier", create, loop);
        this.loop = loop;
    }

    /** @hidden */
    @Override
    protected void opened(MemorySegment id) {
        native_ = rdma_cm_id.reinterpret(id);
        loop.add(this, id.address());
    }

    /** @hidden */
    @Override
    protected void destroy(MemorySegment id) {
        // First: as soon as the native identifier is free, another one may have its address.
        loop.remove(id.address());
        boolean freed = false;
        try {
            Rdmacm.rdma_destroy_idChecked(id);
            freed = true;
        } finally {
            if (!freed) {
                loop.add(this, id.address());
            }
        }
    }

    /** @hidden */
    @Override
    protected void closed() throws VerbsException {
        queue.close();
    }

    // Called by the event loop.

    /** Adds an event and passes it to the handler. */
    final void deliver(Event event) {
        queue.add(event);
        queue.deliver();
    }

    /** Adds an event; {@link #deliverQueued} passes it to the handler. */
    final void enqueue(Event event) {
        queue.add(event);
    }

    /** Passes the events in the queue to the handler. */
    final void deliverQueued() {
        queue.deliver();
    }

    /**
     * Adds a connection request to this listener.
     *
     * @param requestLoop loop of the new identifier
     * @param id the native identifier of the request
     * @return false if the backlog is full, or the listener or the loop is closed; the caller then destroys {@code id}
     */
    final boolean addRequest(EventLoop requestLoop, MemorySegment id, Event event) {
        try {
            return queue.addRequest(() -> newRequest(requestLoop, id, event));
        } catch (VerbsException | IllegalStateException e) {
            return false;
        }
    }

    private R newRequest(EventLoop requestLoop, MemorySegment id, Event event) throws VerbsException {
        R request = create(requestLoop, id);
        // From here on the new object owns the native identifier, even if the following statements fail.
        try {
            request.setAddress(request.peerAddress());
            request.enqueue(event);
            return request;
        } catch (Throwable e) {
            Closing.after(e, request);
            throw e;
        }
    }

    /** Creates the object that owns the native identifier of a connection request. */
    abstract R create(EventLoop requestLoop, MemorySegment id) throws VerbsException;

    // Events.

    /**
     * Sets the handler, which is called with each subsequent event. Events that have already arrived are passed to it by
     * the calling thread before this method returns; later ones by the thread of the event loop, which the handler must
     * not block. The handler is called with one event at a time, in order of arrival; an event that arrives during a call
     * is passed to it by the thread of that call. If the handler throws, the remaining events are delivered all the same.
     */
    public void onEvent(Consumer<Event> handler) {
        queue.setHandler(handler);
    }

    /**
     * Waits for the next event, and removes it from the queue.
     *
     * @throws RdmaTimeoutException if no event arrives within the timeout
     * @throws IllegalStateException if this identifier is closed before or during the wait
     */
    public Event await(Duration timeout) throws RdmaTimeoutException {
        return queue.await(timeout, "No event of the identifier for " + address, "");
    }

    /**
     * Waits for the next event, which is expected to have a given type, and removes it from the queue.
     *
     * @throws ConnectionException if the event has another type, or a nonzero status; the message names the address and
     *     explains the event
     * @throws RdmaTimeoutException if no event arrives within the timeout
     * @throws IllegalStateException if this identifier is closed before or during the wait
     */
    public Event await(EventType expected, Duration timeout) throws RdmaException {
        return await(expected, timeout, System.nanoTime());
    }

    /**
     * Waits for the next event like {@link #await(EventType, Duration)}, as the last step of an operation with a timeout.
     *
     * @param timeout that of the operation, which the exception names
     * @param start the value of {@link System#nanoTime} when the operation began
     */
    final Event await(EventType expected, Duration timeout, long start) throws RdmaException {
        String operation = "Cannot " + expected.operation() + " " + address;
        Event event = queue.await(timeout, start, operation + ": no " + expected.cName(), expected.timeoutHint());
        if (event.type() != expected || event.status() != 0) {
            throw new ConnectionException(operation + " (waiting for " + expected.cName() + ")", event);
        }
        return event;
    }

    /**
     * Waits for a connection request to this listener, and removes it from the queue.
     *
     * @return a new identifier, whose first event is the request; the caller closes it
     * @throws ConnectionException if no more requests will arrive, because the device has been removed or because of an
     *     event unknown to {@link EventType}
     * @throws RdmaTimeoutException if no request arrives within the timeout
     * @throws IllegalStateException if this identifier is closed before or during the wait
     */
    public R request(Duration timeout) throws RdmaException {
        R request = queue.awaitRequest(timeout, "No connection request at " + address);
        if (request == null) {
            throw listenerFailed();
        }
        return request;
    }

    /**
     * Returns the next connection request to this listener if one is waiting, and removes it from the queue.
     *
     * @return a new identifier, whose first event is the request, and which the caller closes; empty if none is waiting
     * @throws ConnectionException if no more requests will arrive
     * @throws IllegalStateException if this identifier is closed
     */
    public Optional<R> pollRequest() throws RdmaException {
        R request = queue.pollRequest();
        if (request == null && end() != null) {
            throw listenerFailed();
        }
        return Optional.ofNullable(request);
    }

    private ConnectionException listenerFailed() {
        return new ConnectionException("Cannot accept connections at " + address, Objects.requireNonNull(end()));
    }

    /** Sets the maximum number of waiting connection requests. */
    final void setBacklog(int maximum) {
        queue.setBacklog(maximum);
    }

    /** Waits until the connection has ended or the timeout elapses. */
    final void awaitEnd(Duration timeout) {
        queue.awaitEnd(timeout);
    }

    /** Returns the event that ended the connection; null if it has not ended. */
    final @Nullable Event end() {
        return queue.end();
    }

    /**
     * Moves this identifier to another event loop ({@code rdma_migrate_id}), which delivers its subsequent events. The
     * identifier must be closed before that loop, and no longer before its previous one. Events that the previous loop has
     * not taken move along; a loop without a thread takes them at its next {@link EventLoop#takeEvents}, but its
     * descriptor may not become readable for them. Requests that wait at a listener stay with the previous loop until they
     * are taken and closed.
     */
    public void migrate(EventLoop to) throws VerbsException {
        EventLoop from = loop;
        if (to == from) {
            return;
        }
        addParent(to);
        // The loop to be removed from in the end: the new one if the native call fails.
        EventLoop[] other = {to};
        to.add(this, native_.address());
        EventLoop.MIGRATIONS.writeLock().lock();
        try {
            run(id -> {
                Rdmacm.rdma_migrate_idChecked(id, to.channel());
                other[0] = from;
                loop = to;
            });
            // The kernel moves the pending events without waking the new loop.
            to.wake();
        } finally {
            EventLoop.MIGRATIONS.writeLock().unlock();
            other[0].remove(native_.address());
            removeParent(other[0]);
        }
    }

    // Native calls and addresses.

    /** Makes a native call. An exception says which operation has failed, with the address it was for. */
    final void run(String operation, String target, Consumer<MemorySegment> call) throws VerbsException {
        try {
            run(call);
        } catch (VerbsException e) {
            throw SocketAddresses.explained(e, "cannot " + operation + " " + target);
        }
    }

    /** Returns the native context. Many functions of librdmacm crash if there is none. */
    final MemorySegment checkHasDevice() {
        handle();
        MemorySegment context = rdma_cm_id.verbs(native_);
        if (context.address() == 0) {
            throw new IllegalStateException(this + " has no device: its address was not resolved");
        }
        return context;
    }

    /**
     * Returns the name of the device that this identifier uses.
     *
     * @throws IllegalStateException if it has none: it is neither bound to an address of a device nor resolved
     */
    public String deviceName() {
        MemorySegment context = checkHasDevice();
        return Ibverbs.ibv_get_device_nameString(ibv_context.device(ibv_context.reinterpret(context)));
    }

    /** Returns the local address; the wildcard address with port 0 if there is none. */
    public InetSocketAddress localAddress() {
        return SocketAddresses.from(Rdmacm.rdma_get_local_addr(handle()));
    }

    /** Returns the address of the peer; the wildcard address with port 0 if there is none. */
    public InetSocketAddress peerAddress() {
        return SocketAddresses.from(Rdmacm.rdma_get_peer_addr(handle()));
    }

    /** Returns the address that messages name: that of the peer, the local one of a listener, or that of a group. */
    final String address() {
        return address;
    }

    /** Sets the address that messages name. */
    final void setAddress(InetSocketAddress newAddress) {
        setAddress(SocketAddresses.text(newAddress));
    }

    /** Sets the address that messages name. */
    final void setAddress(String newAddress) {
        address = newAddress;
    }
}
