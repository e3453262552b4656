package org.rdma4j.event;

import java.io.IOException;
import org.rdma4j.verbs.WorkRequest;

/**
 * Handles completions on the thread that drives an {@link EventLoop}. A handler can be attached to a request with {@link
 * WorkRequest#attach}; it then receives the completions of that request.
 */
@FunctionalInterface
public interface CompletionHandler {
    /**
     * Handles the completion of a request, successful or not. Must not block.
     *
     * <p>If this method throws an exception, the loop logs it and closes the connection of the request.
     *
     * @param request the completed request; may be posted again
     */
    void onCompletion(WorkRequest<?> request) throws IOException;
}
