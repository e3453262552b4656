package org.rdma4j.cm;

import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
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
 * Base class for communication identifiers ({@code struct rdma_cm_id}): life cycle, events and addresses. The subclass
 * adds the operations.
 *
 * @param <R> the subclass, which is also the type of the connection requests returned by a listener
 */
abstract class AbstractIdentifier<R extends AbstractIdentifier<R>> extends ExternalResource {
    private final EventQueue<R> queue = new EventQueue<>(this);
    private volatile EventLoop loop;

    /**
     * Address shown in exception messages: the peer's address, a listener's local address, or a group's multicast
     * address.
     */
    private volatile String address = "an unspecified address";

    AbstractIdentifier(EventLoop loop, Supplier<MemorySegment> create) {
        super("connection manager identifier", create, loop);
        this.loop = loop;
    }

    /** @hidden */
    @Override
    protected void opened(MemorySegment id) {
        loop.add(this, id.address());
    }

    /** @hidden */
    @Override
    protected void destroy(MemorySegment id) {
        // Unregister first: once the native identifier has been freed, a new one may be allocated at the same address.
        loop.remove(this, id.address());
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

    /** Enqueues an event and delivers the queued events to the handler. */
    final void deliver(Event event) {
        queue.add(event);
        queue.deliver();
    }

    /** Enqueues an event, to be delivered to the handler by {@link #deliverQueued}. */
    final void enqueue(Event event) {
        queue.add(event);
    }

    /** Delivers the queued events to the handler. */
    final void deliverQueued() {
        queue.deliver();
    }

    /**
     * Creates the identifier for a connection request and adds it to this listener's pending requests.
     *
     * @param requestLoop event loop of the new identifier
     * @param id native identifier of the request
     * @return {@code false} if the backlog is full, or the listener or the loop is closed; in that case, the caller
     *     must destroy {@code id}
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
        // The new object now owns the native identifier, even if the following statements throw an exception.
        try {
            request.setAddress(request.peerAddress());
            request.enqueue(event);
            return request;
        } catch (Throwable e) {
            Closing.after(e, request);
            throw e;
        }
    }

    /** Creates an identifier that takes ownership of the native identifier of a connection request. */
    abstract R create(EventLoop requestLoop, MemorySegment id) throws VerbsException;

    // Events.

    /**
     * Sets the event handler. The calling thread delivers the events that are already queued before this method
     * returns, unless another thread is delivering them. Later events are delivered by the event loop's thread, which
     * the handler must not block. Events are delivered one at a time, in order of arrival; an event that arrives while
     * the handler is running is delivered by the thread that runs the handler. If the handler throws an exception, the
     * remaining events are still delivered.
     */
    public void onEvent(Consumer<Event> handler) {
        queue.setHandler(handler);
    }

    /**
     * Retrieves and removes the next event, waiting up to the given timeout if necessary for one to arrive.
     *
     * @throws RdmaTimeoutException if no event arrives within the timeout
     * @throws IllegalStateException if this identifier is closed, or is closed during the wait
     */
    public Event await(Duration timeout) throws RdmaTimeoutException {
        return queue.await(timeout, "No event on the identifier for " + address, "");
    }

    /**
     * Retrieves and removes the next event, which must be of the expected type, waiting up to the given timeout if
     * necessary for one to arrive.
     *
     * @throws ConnectionException if the event is of a different type or has a nonzero status; the exception message
     *     names the address and explains the event
     * @throws RdmaTimeoutException if no event arrives within the timeout
     * @throws IllegalStateException if this identifier is closed, or is closed during the wait
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
     * Retrieves and removes the next connection request to this listener, waiting up to the given timeout if necessary
     * for one to arrive.
     *
     * @return a new identifier whose first event is the request; the caller must close it
     * @throws ConnectionException if no more requests can arrive, because the device was removed or an event of a type
     *     unknown to {@link EventType} arrived
     * @throws RdmaTimeoutException if no request arrives within the timeout
     * @throws IllegalStateException if this identifier is closed, or is closed during the wait
     */
    public R request(Duration timeout) throws RdmaException {
        R request = queue.awaitRequest(timeout, "No connection request at " + address);
        if (request == null) {
            throw listenerFailed();
        }
        return request;
    }

    /**
     * Retrieves and removes the next connection request to this listener, or returns an empty {@code Optional} if none
     * is pending.
     *
     * @return a new identifier whose first event is the request, or an empty {@code Optional}; the caller must close
     *     the identifier
     * @throws ConnectionException if no request is pending and no more requests can arrive
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

    /** Sets the maximum number of pending connection requests. */
    final void setBacklog(int maximum) {
        queue.setBacklog(maximum);
    }

    /** Waits until the connection has ended, this identifier is closed, or the timeout has elapsed. */
    final void awaitEnd(Duration timeout) {
        queue.awaitEnd(timeout);
    }

    /**
     * Returns the most recent event that reported a failure or the end of the connection, or {@code null} if there was
     * none.
     */
    final @Nullable Event end() {
        return queue.end();
    }

    /**
     * Moves this identifier to the given event loop ({@code rdma_migrate_id}). The new loop delivers all subsequent
     * events, including pending events that the previous loop has not taken. If the new loop has no thread, it delivers
     * those pending events at its next {@link EventLoop#takeEvents}, but its descriptor may not become readable for
     * them. The identifier must be closed before the new loop, but need no longer be closed before the previous loop.
     * Connection requests pending at a listener remain attached to the previous loop until they have been retrieved and
     * closed.
     */
    public void migrate(EventLoop to) throws VerbsException {
        EventLoop.MIGRATIONS.writeLock().lock();
        try {
            EventLoop from = loop;
            if (to == from) {
                return;
            }
            addParent(to);
            try {
                run(id -> migrate(id, from, to));
            } finally {
                removeParent(loop == to ? from : to);
            }
        } finally {
            EventLoop.MIGRATIONS.writeLock().unlock();
        }
        // The kernel moves the pending events without waking the new loop.
        to.wake();
        to.deliverStop(this);
    }

    /**
     * Moves the native identifier and its registration. Called within a native call, so that the identifier is not
     * destroyed and its address not assigned to another one in the meantime.
     */
    private void migrate(MemorySegment id, EventLoop from, EventLoop to) {
        to.register(this, id.address());
        try {
            Rdmacm.rdma_migrate_idChecked(id, to.channel());
            loop = to;
        } finally {
            (loop == to ? from : to).remove(this, id.address());
        }
    }

    // Native calls and addresses.

    /** Makes a native call. If it fails, the exception message names the operation and its target. */
    final void run(String operation, String target, Consumer<MemorySegment> call) throws VerbsException {
        try {
            run(call);
        } catch (VerbsException e) {
            throw SocketAddresses.explained(e, "cannot " + operation + " " + target);
        }
    }

    /** Reads from the native identifier. Another thread cannot close this identifier in the meantime. */
    final <T> T read(Function<MemorySegment, T> reader) {
        try {
            return call(id -> reader.apply(rdma_cm_id.reinterpret(id)));
        } catch (VerbsException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Returns the native device context, or throws an exception if there is none. Many librdmacm functions crash
     * without a device context.
     */
    final MemorySegment checkHasDevice() {
        MemorySegment context = read(rdma_cm_id::verbs);
        if (context.address() == 0) {
            throw new IllegalStateException(this + " has no device: its address was not resolved");
        }
        return context;
    }

    /**
     * Returns the name of this identifier's device.
     *
     * @throws IllegalStateException if this identifier has no device, because it is not bound to a device's address and
     *     no peer address has been resolved
     */
    public String deviceName() {
        MemorySegment context = checkHasDevice();
        return Ibverbs.ibv_get_device_nameString(ibv_context.device(ibv_context.reinterpret(context)));
    }

    /** Returns the local address, or the wildcard address with port 0 if this identifier is not bound. */
    public InetSocketAddress localAddress() {
        return read(id -> SocketAddresses.from(Rdmacm.rdma_get_local_addr(id)));
    }

    /** Returns the peer's address, or the wildcard address with port 0 if this identifier has no peer. */
    public InetSocketAddress peerAddress() {
        return read(id -> SocketAddresses.from(Rdmacm.rdma_get_peer_addr(id)));
    }

    /**
     * Returns the address shown in exception messages: the peer's address, a listener's local address, or a group's
     * multicast address.
     */
    final String address() {
        return address;
    }

    /** Sets the address shown in exception messages. */
    final void setAddress(InetSocketAddress newAddress) {
        setAddress(SocketAddresses.text(newAddress));
    }

    /** Sets the address shown in exception messages. */
    final void setAddress(String newAddress) {
        address = newAddress;
    }
}
