package org.rdma4j.bench.message;

import java.io.Closeable;
import java.io.IOException;

/** One end of a connection over which requests and answers are exchanged. The client has one request outstanding. */
public interface Exchanger extends Closeable {
    /** Size of each answer in bytes. */
    int ANSWER_BYTES = 64;

    /** Size of a small request in bytes. */
    int SMALL_REQUEST_BYTES = 64;

    /** Size of a large request in bytes, which is the maximum. */
    int MAX_REQUEST_BYTES = 1 << 20;

    /**
     * Exchanges requests and answers. The client sends each request when it has received the answer to the previous
     * one. The server returns when it has answered as many requests; a server that answers on a thread of its own
     * returns at once.
     *
     * @param bytes size of each request
     * @param count number of requests
     */
    void exchange(int bytes, int count) throws IOException;
}
