package org.rdma4j.message;

import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Calls the handler of a connection, if there is one. Ends the connection if a method of the handler other than {@code
 * onRequest} or {@code onClose} throws an exception.
 */
final class HandlerCalls implements Link.Receiver {
    private final Link link;
    private final MessageConnection connection;
    private final @Nullable MessageHandler handler;

    /** A method of the handler. */
    private interface Call {
        void on(MessageHandler handler) throws Exception;
    }

    HandlerCalls(Link link, MessageConnection connection, @Nullable MessageHandler handler) {
        this.link = link;
        this.connection = connection;
        this.handler = handler;
    }

    @Override
    public boolean exists() {
        return handler != null;
    }

    /** Returns {@code false} if the handler has thrown an exception. */
    boolean open() {
        return call(to -> to.onOpen(connection));
    }

    void writable() {
        call(to -> to.onWritable(connection));
    }

    void end() {
        call(to -> to.onEnd(connection));
    }

    private boolean call(Call method) {
        MessageHandler to = handler;
        if (to != null) {
            try {
                method.on(to);
            } catch (Throwable e) {
                failed(e);
                return false;
            }
        }
        return true;
    }

    /** Passes a message to the handler, which must exist. */
    @Override
    public void message(Message message) {
        MessageHandler to = handler;
        try {
            if (to != null) {
                to.onMessage(connection, message);
            }
        } catch (Throwable e) {
            failed(e);
        }
    }

    /** Passes a request to the handler, which must exist, and fails the request if the handler throws an exception. */
    @Override
    public void request(Request request) {
        MessageHandler to = handler;
        try {
            if (to != null) {
                to.onRequest(connection, request);
            }
        } catch (Throwable e) {
            Link.LOG.log(level(e), () -> "The request handler of " + link + " failed", e);
            if (!request.isAnswered()) {
                request.fail("The server failed to handle the request");
            }
        }
    }

    void close(Optional<IOException> cause) {
        MessageHandler to = handler;
        if (to != null) {
            try {
                to.onClose(connection, cause);
            } catch (Throwable e) {
                Link.LOG.log(level(e), () -> "The handler of " + link + " threw an exception", e);
            }
        }
    }

    private void failed(Throwable e) {
        Link.LOG.log(level(e), () -> "A handler of " + link + " threw an exception; closing it", e);
        link.fail(e instanceof IOException io ? io : new IOException("The handler threw " + e, e));
    }

    /** Returns the level for an exception of the handler: {@code DEBUG} if the peer can cause it at will. */
    private System.Logger.Level level(Throwable e) {
        // The peer determines the maximum size of its messages. After a connection has ended, its methods throw
        // exceptions.
        boolean causedByPeer = e instanceof MessageTooLargeException || link.isEnding() && e instanceof IOException;
        return causedByPeer ? System.Logger.Level.DEBUG : System.Logger.Level.ERROR;
    }
}
