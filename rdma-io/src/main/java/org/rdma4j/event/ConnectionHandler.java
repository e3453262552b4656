package org.rdma4j.event;

import java.io.IOException;
import org.rdma4j.cm.Connection;
import org.rdma4j.verbs.WorkRequest;

/**
 * Handles the events of a connection that belongs to an {@link EventLoop}. All methods are called on the thread that
 * drives the loop, one at a time, and must not block.
 *
 * {@snippet lang=java :
 * static final class Greeting implements ConnectionHandler {
 *     @Override
 *     public void onOpen(Connection client) throws IOException {
 *         client.queuePair().prepareSend(client.allocate(64)).post();
 *     }
 *
 *     @Override
 *     public void onClose(Connection client, IOException cause) {
 *         System.out.println(client.peerAddress() + ": " + cause.getMessage());
 *     }
 * }
 * }
 *
 * <p>The first call is {@link #onCreate}, and the last call is {@link #onClose}. If a method other than {@code onClose}
 * throws an exception, the loop closes the connection with the exception as the cause. The loop also logs the
 * exceptions of {@code onOpen} and {@code onCompletion}.
 *
 * @see "docs/guide/event-loops.md"
 */
public interface ConnectionHandler {
    /**
     * Called when the connection and its queue pair have been created, before the peer is notified. Receives for the
     * peer's first messages must be posted here.
     */
    default void onCreate(Connection connection) throws IOException {}

    /** Called when the connection has been established. From then on, any kind of work can be posted. */
    default void onOpen(Connection connection) throws IOException {}

    /**
     * Called for each completion of the connection's work, in order, except for requests with a {@link
     * CompletionHandler} attached and for work submitted with {@link EventLoop#submit}. Completions may arrive before
     * the loop is notified that the connection is established. Such completions are delivered after {@link #onOpen}, or
     * before {@link #onClose} if the connection cannot be established.
     */
    default void onCompletion(Connection connection, WorkRequest<?> request) throws IOException {}

    /**
     * Called once when the connection has ended, after all completions of its work have been delivered and before its
     * resources are freed. Also called if the connection could not be established, but not if it could not be created: then
     * the loop logs the failure of an accept.
     *
     * @param cause the reason for the end of the connection: a {@link org.rdma4j.cm.ConnectionException} if the peer
     *     disconnected or terminated; the exception that a handler threw, or that was passed to {@link
     *     EventLoop#abort}; or an {@code IOException} whose message says that the connection was closed by this side,
     *     that its link has been down, or that its device failed or was removed (for a removal, it may also be a {@code
     *     ConnectionException})
     */
    default void onClose(Connection connection, IOException cause) {}
}
