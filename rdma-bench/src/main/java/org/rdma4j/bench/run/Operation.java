package org.rdma4j.bench.run;

import static org.rdma4j.bench.run.Way.ADDRESSES;
import static org.rdma4j.bench.run.Way.ALL_CRITICAL;
import static org.rdma4j.bench.run.Way.C;
import static org.rdma4j.bench.run.Way.C_INLINE;
import static org.rdma4j.bench.run.Way.C_ONE_CALL;
import static org.rdma4j.bench.run.Way.JNI;
import static org.rdma4j.bench.run.Way.ONE_CALL;
import static org.rdma4j.bench.run.Way.OPERATIONS;
import static org.rdma4j.bench.run.Way.PLAIN;
import static org.rdma4j.bench.run.Way.SEGMENTS;

import java.util.ArrayList;
import java.util.List;
import org.rdma4j.bench.call.ExtendedPoll;
import org.rdma4j.bench.call.ExtendedSend;
import org.rdma4j.bench.call.PollEmpty;
import org.rdma4j.bench.call.PollOne;
import org.rdma4j.bench.call.PollSixteen;
import org.rdma4j.bench.call.PostChain;
import org.rdma4j.bench.call.PostReceive;
import org.rdma4j.bench.call.PostSend;
import org.rdma4j.bench.call.RoundTrip;
import org.rdma4j.bench.io.PreparedChain;
import org.rdma4j.bench.io.PreparedReceives;
import org.rdma4j.bench.io.PreparedRequest;
import org.rdma4j.bench.io.ScatteredSends;
import org.rdma4j.bench.io.ScopedBuffers;
import org.rdma4j.bench.io.ScopedSends;
import org.rdma4j.bench.wire.AnsweredRequest;
import org.rdma4j.bench.wire.EagerMessage;

/** What is measured, each in the same ways. */
public enum Operation {
    POLL_EMPTY("ibv_poll_cq, nothing there", PollEmpty.class),
    POLL_ONE("ibv_poll_cq, 1 completion, all fields read", PollOne.class),
    POLL_SIXTEEN("ibv_poll_cq, 16 completions, all fields read", PollSixteen.class),
    POST_SEND("ibv_post_send, 1 request that is ready", PostSend.class),
    POST_CHAIN("ibv_post_send, 32 requests written and posted", PostChain.class),
    POST_RECEIVE("ibv_post_recv, 1 request that is ready", PostReceive.class),
    EXTENDED_SEND(
            "ibv_wr_start, rdma_write, set_sge, complete", ExtendedSend.class, ALL_CRITICAL, C_ONE_CALL, ONE_CALL),
    EXTENDED_POLL(
            "ibv_start_poll to ibv_end_poll, 4 completions", ExtendedPoll.class, ALL_CRITICAL, C_ONE_CALL, ONE_CALL),
    ROUND_TRIP("ibv_post_send, then ibv_poll_cq", RoundTrip.class),
    PREPARED(
            "a prepared request posted, its completion read",
            PreparedRequest.class,
            List.of(C, ADDRESSES, Way.UNCHECKED, Way.LEAST_CHECKS, Way.IO, Way.IO_BLOCKING)),
    PREPARED_CHAIN(
            "32 prepared requests posted in a chain, their completions read",
            PreparedChain.class,
            List.of(C, ADDRESSES, Way.LEAST_CHECKS, Way.IO, Way.IO_BLOCKING)),
    PREPARED_RECEIVES(
            "16 prepared receives posted in a chain, one poll of 16 read",
            PreparedReceives.class,
            List.of(C, ADDRESSES, Way.LEAST_CHECKS, Way.IO, Way.IO_BLOCKING)),
    SCOPED_SENDS("16 prepared sends, each waited for", ScopedSends.class, List.of(Way.IO_EACH, Way.CHANNEL)),
    SCOPED_BUFFERS(
            "16 sends of other buffers, each waited for", ScopedBuffers.class, List.of(Way.IO_EACH, Way.CHANNEL)),
    SCATTERED_SENDS(
            "a prepared send to each of 16 peers, each waited for",
            ScatteredSends.class,
            List.of(Way.IO_EACH, Way.CHANNEL)),
    MESSAGE("a message of 64 bytes sent and received", EagerMessage.class, List.of(Way.BY_HAND, Way.MESSAGE)),
    REQUEST("a request of 64 bytes and its answer", AnsweredRequest.class, List.of(Way.BY_HAND, Way.MESSAGE));

    private final String title;
    private final Class<?> benchmark;
    private final List<Way> ways;

    Operation(String title, Class<?> benchmark, Way... more) {
        this(title, benchmark, withThoseOfVerbs(more));
    }

    Operation(String title, Class<?> benchmark, List<Way> ways) {
        this.title = title;
        this.benchmark = benchmark;
        this.ways = ways;
    }

    private static List<Way> withThoseOfVerbs(Way... more) {
        List<Way> all = new ArrayList<>(List.of(C, C_INLINE, JNI, PLAIN, SEGMENTS, ADDRESSES, OPERATIONS));
        all.addAll(List.of(more));
        return List.copyOf(all);
    }

    /** Whether it is of the bindings, and not of what is built on them. */
    public boolean isOfVerbs() {
        return ways.contains(C_INLINE);
    }

    /** Returns {@code true} if this operation needs two connected devices, which carry what is sent. */
    public boolean isOfMessages() {
        return ways.contains(Way.MESSAGE);
    }

    /** Returns the file name of the libibverbs on which this operation is measured, if it is not one of the bindings. */
    String library() {
        return isOfMessages() ? "libwire_verbs.so" : "libnull_verbs.so";
    }

    /** What the table calls it. */
    public String title() {
        return title;
    }

    /** The class that has the methods. */
    public Class<?> benchmark() {
        return benchmark;
    }

    /** The methods of those ways. */
    public List<String> methods() {
        return ways.stream().map(Way::method).toList();
    }

    /** The ways that can be measured in one JVM; the others are compared with the first. */
    List<Way> ways() {
        return ways;
    }
}
