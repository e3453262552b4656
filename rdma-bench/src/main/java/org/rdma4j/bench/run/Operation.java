package org.rdma4j.bench.run;

import static org.rdma4j.bench.run.Variant.ADDRESSES;
import static org.rdma4j.bench.run.Variant.ALL_CRITICAL;
import static org.rdma4j.bench.run.Variant.C;
import static org.rdma4j.bench.run.Variant.C_INLINE;
import static org.rdma4j.bench.run.Variant.C_ONE_CALL;
import static org.rdma4j.bench.run.Variant.JNI;
import static org.rdma4j.bench.run.Variant.ONE_CALL;
import static org.rdma4j.bench.run.Variant.OPERATIONS;
import static org.rdma4j.bench.run.Variant.PLAIN;
import static org.rdma4j.bench.run.Variant.SEGMENTS;

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

/** Measured operations, with the variants of each. */
public enum Operation {
    POLL_EMPTY("ibv_poll_cq, no completion", PollEmpty.class),
    POLL_ONE("ibv_poll_cq, 1 completion, all fields read", PollOne.class),
    POLL_SIXTEEN("ibv_poll_cq, 16 completions, all fields read", PollSixteen.class),
    POST_SEND("ibv_post_send, 1 prepared request", PostSend.class),
    POST_CHAIN("ibv_post_send, 32 requests written and posted", PostChain.class),
    POST_RECEIVE("ibv_post_recv, 1 prepared request", PostReceive.class),
    EXTENDED_SEND(
            "ibv_wr_start, rdma_write, set_sge, complete", ExtendedSend.class, ALL_CRITICAL, C_ONE_CALL, ONE_CALL),
    EXTENDED_POLL(
            "ibv_start_poll to ibv_end_poll, 4 completions", ExtendedPoll.class, ALL_CRITICAL, C_ONE_CALL, ONE_CALL),
    ROUND_TRIP("ibv_post_send, then ibv_poll_cq", RoundTrip.class),
    PREPARED(
            "post a prepared request, read its completion",
            PreparedRequest.class,
            List.of(C, ADDRESSES, Variant.UNCHECKED, Variant.MINIMAL_CHECKS, Variant.IO, Variant.IO_BLOCKING)),
    PREPARED_CHAIN(
            "post a chain of 32 prepared requests, read their completions",
            PreparedChain.class,
            List.of(C, ADDRESSES, Variant.MINIMAL_CHECKS, Variant.IO, Variant.IO_BLOCKING)),
    PREPARED_RECEIVES(
            "post a chain of 16 prepared receives, poll 16 completions once",
            PreparedReceives.class,
            List.of(C, ADDRESSES, Variant.MINIMAL_CHECKS, Variant.IO, Variant.IO_BLOCKING)),
    SCOPED_SENDS(
            "16 prepared sends and their completions", ScopedSends.class, List.of(Variant.IO_EACH, Variant.CHANNEL)),
    SCOPED_BUFFERS(
            "16 sends, each from a different buffer, and their completions",
            ScopedBuffers.class,
            List.of(Variant.IO_EACH, Variant.CHANNEL)),
    SCATTERED_SENDS(
            "16 prepared sends, one to each of 16 peers, and their completions",
            ScatteredSends.class,
            List.of(Variant.IO_EACH, Variant.CHANNEL)),
    MESSAGE("send and receive a 64-byte message", EagerMessage.class, List.of(Variant.BY_HAND, Variant.MESSAGE)),
    REQUEST("64-byte request and answer", AnsweredRequest.class, List.of(Variant.BY_HAND, Variant.MESSAGE));

    private final String title;
    private final Class<?> benchmark;
    private final List<Variant> variants;

    Operation(String title, Class<?> benchmark, Variant... more) {
        this(title, benchmark, withVerbsVariants(more));
    }

    Operation(String title, Class<?> benchmark, List<Variant> variants) {
        this.title = title;
        this.benchmark = benchmark;
        this.variants = variants;
    }

    private static List<Variant> withVerbsVariants(Variant... more) {
        List<Variant> all = new ArrayList<>(List.of(C, C_INLINE, JNI, PLAIN, SEGMENTS, ADDRESSES, OPERATIONS));
        all.addAll(List.of(more));
        return List.copyOf(all);
    }

    /** Returns {@code true} for an operation of the bindings, {@code false} for one of a library on top of them. */
    public boolean isOfVerbs() {
        return variants.contains(C_INLINE);
    }

    /** Returns {@code true} if this operation needs two connected devices that transfer messages. */
    public boolean isOfMessages() {
        return variants.contains(Variant.MESSAGE);
    }

    /** Returns the file name of the libibverbs for this operation, unless it is one of the bindings. */
    String library() {
        return isOfMessages() ? "libwire_verbs.so" : "libnull_verbs.so";
    }

    /** Returns the title in the table. */
    public String title() {
        return title;
    }

    /** Returns the class with the measured methods. */
    public Class<?> benchmark() {
        return benchmark;
    }

    /** Returns the names of the measured methods. */
    public List<String> methods() {
        return variants.stream().map(Variant::method).toList();
    }

    /** Returns the variants that can be measured in one JVM. The first one is the reference. */
    List<Variant> variants() {
        return variants;
    }
}
