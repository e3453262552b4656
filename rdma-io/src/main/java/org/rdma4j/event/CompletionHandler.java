package org.rdma4j.event;

import java.io.IOException;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.WorkRequest;

/**
 * Handles completions on the thread that drives an {@link EventLoop}. A handler can be attached to a request with {@link
 * WorkRequest#attach}; it then receives the completions of that request. The handler of a {@linkplain EventLoop#register
 * registered} completion queue receives all other completions of that queue.
 *
 * {@snippet lang=java :
 * CompletionHandler sent = request -> System.out.println("sent: " + request.status());
 * server.queuePair().prepareSend(server.allocate(64)).attach(sent).post();
 * }
 *
 * @see "docs/guide/event-loops.md"
 */
@FunctionalInterface
public interface CompletionHandler {
    /**
     * Handles the completion of a request, whether or not the request succeeded. This method must not block.
     *
     * <p>If this method throws an exception, the loop logs it, and closes the connection of the request if the connection
     * belongs to the loop.
     *
     * @param request the completed request, which may be posted again
     */
    void onCompletion(WorkRequest<?> request) throws IOException;

    /**
     * Called if a registered completion queue can no longer be polled, because it has overrun, the device has failed, or the
     * program has closed the queue. The loop stops polling the queue. The program should close the queue pairs and
     * {@linkplain EventLoop#unregister unregister} the queue. The default implementation logs the exception.
     */
    default void onFailure(CompletionQueue queue, Exception e) {
        System.getLogger("org.rdma4j.event").log(System.Logger.Level.ERROR, "Cannot poll " + queue, e);
    }
}
