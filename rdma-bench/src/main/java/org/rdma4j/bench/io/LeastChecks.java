package org.rdma4j.bench.io;

import org.rdma4j.bench.device.Work;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_wc;

/**
 * A queue pair with one prepared send, written for nothing but the measurement: once with no check at all, and once with the
 * least that a safe queue asks (whose thread this is, whether there is room, whether the request may be posted, of which
 * request a completion is and how it ended). What rdma-io is above the first is the price of being safe and general; what
 * the first is above plain calls is the price of keeping addresses in an object.
 */
final class LeastChecks {
    private static final long QUEUE = 5L << 40;
    private static final int INDEX_BITS = 31;
    private static final int INDEX = 3;
    private static final int DEPTH = 64;

    /** A prepared send. */
    private static final class Request {
        private final long address;
        private boolean ready;
        private long lastPost;
        private int status;

        private Request(long address) {
            this.address = address;
        }
    }

    private final long queuePair;
    private final long completions;
    private final long bad;
    private final long batch;
    private final Request[] requests = new Request[DEPTH];
    private Thread owner = Thread.currentThread();
    private long posted;
    private long completed;

    LeastChecks(Work work) {
        queuePair = work.qp.address();
        completions = work.cq.address();
        bad = work.bad.address();
        batch = work.completions.address();
        requests[INDEX] = new Request(work.sendRequests.address());
        requests[INDEX].ready = true;
    }

    /** Before a measurement: it belongs to this thread, and its request has the wr_id that tells of it. */
    void begin() {
        owner = Thread.currentThread();
        ibv_send_wr.wr_id(ibv_send_wr.ofAddress(requests[INDEX].address), QUEUE | INDEX);
    }

    /** Posts the request and takes what has completed. */
    long unchecked() {
        long sum = Ibverbs.ibv_post_send(queuePair, requests[INDEX].address, bad);
        int found = Ibverbs.ibv_poll_cq(completions, Work.COMPLETIONS, batch);
        for (long at = batch, end = batch + found * ibv_wc.sizeof(); at != end; at += ibv_wc.sizeof()) {
            sum += ibv_wc.wr_id(ibv_wc.ofAddress(at)) + ibv_wc.status(ibv_wc.ofAddress(at));
        }
        return sum;
    }

    /** The same with the least of checks. */
    long checked() {
        Request request = requests[INDEX];
        if (owner != Thread.currentThread()) {
            throw new IllegalStateException("another thread's");
        }
        long at = posted;
        if (at - completed >= DEPTH || !request.ready) {
            throw new IllegalStateException("no room, or not ready");
        }
        request.lastPost = at;
        posted = at + 1;
        if (Ibverbs.ibv_post_send(queuePair, request.address, bad) != 0) {
            throw new IllegalStateException("refused");
        }
        int found = Ibverbs.ibv_poll_cq(completions, Work.COMPLETIONS, batch);
        if (found < 0) {
            throw new IllegalStateException("broken");
        }
        long sum = 0;
        for (long wc = batch, end = batch + found * ibv_wc.sizeof(); wc != end; wc += ibv_wc.sizeof()) {
            long id = ibv_wc.wr_id(ibv_wc.ofAddress(wc));
            if (((id ^ QUEUE) >>> INDEX_BITS | ibv_wc.status(ibv_wc.ofAddress(wc))) != 0) {
                throw new IllegalStateException("not one of ours, or failed");
            }
            completed++;
            sum += requests[(int) id].status;
        }
        return sum;
    }
}
