package org.rdma4j.bench.io;

import java.lang.foreign.MemorySegment;
import org.rdma4j.bench.device.VerbsFixture;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_recv_wr;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_wc;

/**
 * Lower bounds for the cost of a safe API: a hand-written queue that posts prepared requests, as a single request or as
 * one chain, and reads their completions. The methods make either no checks, or only those that a safe API cannot omit:
 * that the current thread owns the queue, that the queue has free slots, that the requests may be posted, which request
 * a completion belongs to, and whether it succeeded.
 */
final class MinimalChecks {
    private static final long QUEUE = 5L << 40;
    private static final int INDEX_BITS = 31;
    private static final int DEPTH = 64;

    /** A prepared request. */
    private static final class Request {
        private int status;
        private int length;
    }

    private final long queuePair;
    private final long completions;
    private final long bad;
    private final long batch;
    private final long first;
    private final Request[] requests;
    private Thread owner = Thread.currentThread();
    private boolean ready = true;
    private long lastPost;
    private long posted;
    private long completed;

    /**
     * Creates a queue for prepared requests.
     *
     * @param first the first of {@code count} linked requests
     */
    MinimalChecks(VerbsFixture work, MemorySegment first, int count) {
        queuePair = work.qp.address();
        completions = work.cq.address();
        bad = work.bad.address();
        batch = work.completions.address();
        this.first = first.address();
        requests = new Request[count];
        for (int i = 0; i < count; i++) {
            requests[i] = new Request();
        }
    }

    /** Makes the current thread the owner of the queue, and sets the {@code wr_id}s of the send requests. */
    void beginSends() {
        owner = Thread.currentThread();
        for (int i = 0; i < requests.length; i++) {
            ibv_send_wr.wr_id(ibv_send_wr.ofAddress(first + i * ibv_send_wr.sizeof()), QUEUE | i);
        }
    }

    /** Makes the current thread the owner of the queue, and sets the {@code wr_id}s of the receive requests. */
    void beginReceives() {
        owner = Thread.currentThread();
        for (int i = 0; i < requests.length; i++) {
            ibv_recv_wr.wr_id(ibv_recv_wr.ofAddress(first + i * ibv_recv_wr.sizeof()), QUEUE | i);
        }
    }

    /** Posts the send requests and reads their completions, without any checks. */
    long sendUnchecked() {
        long sum = Ibverbs.ibv_post_send(queuePair, first, bad);
        int found = Ibverbs.ibv_poll_cq(completions, VerbsFixture.MAX_COMPLETIONS, batch);
        for (long at = batch, end = batch + found * ibv_wc.sizeof(); at != end; at += ibv_wc.sizeof()) {
            sum += ibv_wc.wr_id(ibv_wc.ofAddress(at)) + ibv_wc.status(ibv_wc.ofAddress(at));
        }
        return sum;
    }

    /** Posts the send requests and reads their completions. */
    long send() {
        reserve();
        if (Ibverbs.ibv_post_send(queuePair, first, bad) != 0) {
            throw new IllegalStateException("the driver rejected the post");
        }
        long sum = 0;
        while (completed != posted) {
            int found = poll();
            for (long wc = batch, end = batch + found * ibv_wc.sizeof(); wc != end; wc += ibv_wc.sizeof()) {
                sum += completed(wc).status;
            }
        }
        return sum;
    }

    /** Posts the receive requests and reads their completions. */
    long receive() {
        reserve();
        if (Ibverbs.ibv_post_recv(queuePair, first, bad) != 0) {
            throw new IllegalStateException("the driver rejected the post");
        }
        long sum = 0;
        while (completed != posted) {
            int found = poll();
            for (long wc = batch, end = batch + found * ibv_wc.sizeof(); wc != end; wc += ibv_wc.sizeof()) {
                Request request = completed(wc);
                request.length = ibv_wc.byte_len(ibv_wc.ofAddress(wc));
                sum += request.length + request.status;
            }
        }
        return sum;
    }

    private void reserve() {
        if (owner != Thread.currentThread()) {
            throw new IllegalStateException("another thread owns the queue");
        }
        long at = posted;
        if (at - completed > DEPTH - requests.length || !ready) {
            throw new IllegalStateException("the queue is full, or a request is not ready");
        }
        lastPost = at;
        posted = at + requests.length;
    }

    private int poll() {
        int found = Ibverbs.ibv_poll_cq(completions, VerbsFixture.MAX_COMPLETIONS, batch);
        if (found < 0) {
            throw new IllegalStateException("the poll failed");
        }
        return found;
    }

    private Request completed(long wc) {
        long id = ibv_wc.wr_id(ibv_wc.ofAddress(wc));
        if (((id ^ QUEUE) >>> INDEX_BITS | ibv_wc.status(ibv_wc.ofAddress(wc))) != 0) {
            throw new IllegalStateException("the request failed, or belongs to another queue");
        }
        completed++;
        return requests[(int) id];
    }
}
