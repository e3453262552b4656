package org.rdma4j.cm;

import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Deque;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.StackReserve;
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
    private volatile EventChannel channel;

    /**
     * Address shown in exception messages: the peer's address, a listener's local address, or a group's multicast
     * address.
     */
    private volatile String address = "an unspecified address";

    /** Future of the route that this identifier resolves; {@code null} if there is none. */
    private @Nullable CompletableFuture<?> resolution;

    AbstractIdentifier(EventChannel channel, Supplier<MemorySegment> create) {
        super("connection manager identifier", create, channel);
        this.channel = channel;
    }

    /** @hidden */
    @Override
    protected void opened(MemorySegment id) {
        channel.add(this, id.address());
    }

    /** @hidden */
    @Override
    protected void destroy(MemorySegment id) {
        // Unregister first: once the native identifier has been freed, a new one may be allocated at the same address.
        channel.remove(this, id.address());
        boolean freed = false;
        try {
            Rdmacm.rdma_destroy_idChecked(id);
            freed = true;
        } finally {
            if (!freed) {
                channel.add(this, id.address());
            }
        }
    }

    /** @hidden */
    @Override
    protected void closed() throws VerbsException {
        queue.close();
    }

    /** Sets the future of the route. If it fails, this identifier must be closed. */
    final void resolves(CompletableFuture<?> route) {
        resolution = route;
    }

    // Called by the event channel.

    /** Closes this identifier, which the application does not know, if an Error prevented that when its route failed. */
    final void closeIfLost() {
        CompletableFuture<?> route = resolution;
        if (route != null && route.isCompletedExceptionally()) {
            try {
                close();
            } catch (VerbsException e) {
                // Closing the channel throws an exception that names this identifier.
            }
        }
    }

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
     * @param requestChannel event channel of the new identifier
     * @param id native identifier of the request
     * @return {@code false} if the backlog is full, or the listener or the channel is closed; in that case, the caller
     *     must destroy {@code id}
     */
    final boolean addRequest(EventChannel requestChannel, MemorySegment id, Event event) {
        boolean added;
        try {
            added = queue.addRequest(() -> newRequest(requestChannel, id, event));
        } catch (VerbsException | IllegalStateException e) {
            added = false;
        }
        if (added) {
            queue.deliverRequests();
        }
        return added;
    }

    private R newRequest(EventChannel requestChannel, MemorySegment id, Event event) throws VerbsException {
        R request = create(requestChannel, id);
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
    abstract R create(EventChannel requestChannel, MemorySegment id) throws VerbsException;

    // Events.

    /**
     * Sets the event handler. The calling thread delivers the events that are already queued before this method
     * returns, unless another thread is delivering them. Later events are delivered by the thread that takes the
     * channel's events, which the handler must not block. Events are delivered one at a time, in order of arrival; an
     * event that arrives while the handler is running is delivered by the thread that runs the handler. If the handler
     * throws an exception, the remaining events are still delivered.
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
        return queue.await(timeout, "No event arrived on the identifier for " + address, "");
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
     * Waits for the next event like {@link #await(EventType, Duration)}, as the last step of a timed operation.
     *
     * @param timeout timeout of the operation, named by the exception
     * @param start the value of {@link System#nanoTime} when the operation began
     */
    final Event await(EventType expected, Duration timeout, long start) throws RdmaException {
        String operation = "Cannot " + expected.operation() + " " + address;
        return check(
                expected, queue.await(timeout, start, operation + ": no " + expected.cName(), expected.timeoutHint()));
    }

    /** Returns the given event, which must be of the expected type and have the status 0. */
    final Event check(EventType expected, Event event) throws ConnectionException {
        if (event.type() != expected || event.status() != 0) {
            throw new ConnectionException(
                    "Cannot " + expected.operation() + " " + address + " (waiting for " + expected.cName() + ")",
                    event);
        }
        return event;
    }

    /**
     * Removes the handler, and puts events that it has received but not handled back at the head of the queue.
     *
     * @param unhandled the events, in order of arrival
     */
    final void stopHandling(Deque<Event> unhandled) {
        queue.removeHandler(unhandled);
    }

    /** Sets the handler of connection requests. The calling thread delivers the pending requests. */
    final void onRequest(Consumer<R> handler) {
        queue.setRequestHandler(handler);
    }

    /** Runs a task on the thread that takes the events of this identifier's channel. */
    final void execute(Runnable task) {
        channel.execute(task);
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
        R request = queue.awaitRequest(timeout, "No connection request arrived at " + address);
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
     * Moves this identifier to the given event channel ({@code rdma_migrate_id}). The new channel delivers all
     * subsequent events, including pending events that have not been taken from the previous channel. The identifier
     * must be closed before the new channel, but need no longer be closed before the previous channel. Connection
     * requests pending at a listener remain attached to the previous channel until they have been retrieved and closed.
     */
    public void migrate(EventChannel to) throws VerbsException {
        StackReserve.lock(EventChannel.MIGRATIONS.writeLock());
        try {
            EventChannel from = channel;
            if (to == from) {
                return;
            }
            addParent(to);
            try {
                run(id -> migrate(id, from, to));
            } finally {
                removeParent(channel == to ? from : to);
            }
        } finally {
            EventChannel.MIGRATIONS.writeLock().unlock();
        }
        // The kernel moves the pending events without waking threads that wait for the new channel.
        to.wake();
        to.deliverStop(this);
    }

    /**
     * Moves the native identifier and its registration. Called within a native call, so that the identifier is not
     * destroyed and its address not assigned to another one in the meantime.
     */
    private void migrate(MemorySegment id, EventChannel from, EventChannel to) {
        to.register(this, id.address());
        try {
            Rdmacm.rdma_migrate_idChecked(id, to.channel());
            channel = to;
        } finally {
            (channel == to ? from : to).remove(this, id.address());
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
            throw new IllegalStateException(
                    this + " is not bound to a device: resolve its address first, or bind it" + " to a local address");
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

    /** Returns the number of the device's port, or 0 if this identifier has no device. */
    final int port() {
        return read(rdma_cm_id::port_num);
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
