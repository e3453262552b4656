package org.rdma4j.event;

import java.io.IOException;
import org.rdma4j.cm.Connection;
import org.rdma4j.verbs.WorkRequest;

/**
 * Handles the events of a connection of an {@link EventLoop}. All methods are called on the thread that drives the loop,
 * one at a time, and must not block.
 *
 * <p>The first call is {@link #onCreate}, the last {@link #onClose}. If any other method throws an exception, the loop
 * logs it and closes the connection, with the exception as the cause.
 */
public interface ConnectionHandler {
    /**
     * Called when the connection and its queue pair have been created, before the peer is notified. Receives for the
     * peer's first messages must be posted here.
     */
    default void onCreate(Connection connection) throws IOException {}

    /** Called when the connection has been established. From now on, all kinds of work can be posted. */
    default void onOpen(Connection connection) throws IOException {}

    /**
     * Called for each completion of the connection's work, in order, except for requests with a {@link
     * CompletionHandler} attached and for work submitted with {@link EventLoop#submit}. Completions that arrive before the
     * notification that the connection is established are delivered after {@link #onOpen}; if the connection is not
     * established, before {@link #onClose}.
     */
    default void onCompletion(Connection connection, WorkRequest<?> request) throws IOException {}

    /**
     * Called once when the connection has ended, after all completions of its work have been delivered and before its
     * resources are freed. Also called if the connection could not be established, but not if it could not be created: then
     * the loop logs the failure of an accept.
     *
     * @param cause the reason: a {@link org.rdma4j.cm.ConnectionException} if the peer disconnected or terminated; the
     *     exception that a handler threw; or an exception whose message says that the connection was closed by this side
     */
    default void onClose(Connection connection, IOException cause) {}
}
