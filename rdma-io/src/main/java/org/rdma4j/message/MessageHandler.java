package org.rdma4j.message;

import java.io.IOException;

/**
 * Handles the events of a {@link MessageConnection}. All methods are called on the thread that drives the connection's
 * {@link org.rdma4j.event.EventLoop}, one at a time, and must not block. One handler may serve any number of
 * connections of a loop.
 *
 * {@snippet lang=java :
 * static final class Greeter implements MessageHandler {
 *     @Override
 *     public void onOpen(MessageConnection client) {
 *         client.sendAsync("welcome".getBytes(UTF_8));
 *     }
 *
 *     @Override
 *     public void onRequest(MessageConnection client, Request request) {
 *         request.answer(("Hello, " + request.text()).getBytes(UTF_8));
 *     }
 * }
 * }
 *
 * <p>If a method other than {@link #onRequest} or {@link #onClose} throws an exception, the exception is logged and the
 * connection is closed with that cause. This includes exceptions that are caused by other connections: a handler that
 * forwards messages to another connection should catch the exceptions thrown by that connection's methods.
 *
 * <p>Exceptions are logged at the level {@code ERROR}, or {@code DEBUG} if the peer can cause them at will: a message
 * is larger than the peer accepts, or the connection has ended.
 *
 * @see "docs/guide/message-server.md"
 */
public interface MessageHandler {
    /** Called once, before all other methods, when messages can be sent. */
    default void onOpen(MessageConnection connection) throws IOException {}

    /**
     * Called for each message that is not a request, in the order in which the peer sent them.
     *
     * @param message valid until this method returns; {@link Message#retain} extends its lifetime
     */
    default void onMessage(MessageConnection connection, Message message) throws IOException {}

    /**
     * Called for each request, in the order in which the peer sent its messages and requests. If the request has been
     * neither answered nor retained when this method returns, it fails. If this method throws an exception, the
     * exception is logged, and the request fails with the message "The server failed to handle the request".
     *
     * @param request valid until this method returns; {@link Request#retain} extends its lifetime
     */
    default void onRequest(MessageConnection connection, Request request) throws IOException {
        request.fail("This side does not handle requests");
    }

    /**
     * Called when messages can be sent again after {@link MessageConnection#trySend} has returned {@code false}.
     */
    default void onWritable(MessageConnection connection) throws IOException {}

    /**
     * Called when the peer has sent its last message. The default implementation {@linkplain
     * MessageConnection#shutdownOutput shuts down the output} of this side as well, so that the connection ends when
     * all messages have been delivered and all requests of the peer have been answered.
     */
    default void onEnd(MessageConnection connection) throws IOException {
        connection.shutdownOutput();
    }

    /**
     * Called once, after all other methods, when the connection has ended. Not called if the connection could not be
     * opened, that is, if {@link #onOpen} has not been called. The resources of the connection are freed afterwards; it
     * need not be closed.
     *
     * @param cause the reason for which messages may have been lost, such as an exception that {@link
     *     org.rdma4j.event.ConnectionHandler#onClose} specifies, or an {@link org.rdma4j.verbs.RdmaTimeoutException} if
     *     the peer did not answer a keep-alive message; empty if both sides have received all messages
     */
    default void onClose(MessageConnection connection, java.util.Optional<IOException> cause) {}
}
