package org.rdma4j.examples.pager;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rdma4j.examples.pager.Coordinator.Answer;

/** Nodes that a coordinator knows, and calls, by which two nodes exchange the endpoints of their queue pairs. */
final class Registry {
    /** Time without a heartbeat after which a node is considered dead. */
    static final Duration LEASE = Duration.ofSeconds(3);

    /** A node may use at most this part of the calls, and of the places for requests that wait, that are left. */
    private static final int SHARE = 16;

    private static final int CONFLICT = 409;
    private static final int GONE = 410;
    private static final int TOO_MANY = 429;
    private static final int FULL = 503;
    private static final int LATE = 504;

    private final CoordinatorLimits limits;
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Member> members = new HashMap<>();

    /** Number of calls of all nodes. */
    private int calls;

    /** Number of requests that wait. */
    private int waiting;

    private boolean closed;

    Registry(CoordinatorLimits limits) {
        this.limits = limits;
    }

    private final class Member {
        /** Name of the node, which the calls share. */
        final String name;

        PublishedNode node;

        /** Time of the last heartbeat, as a value of {@link System#nanoTime}. */
        long lastHeartbeat = System.nanoTime();

        /**
         * Version of the list of calls to this node. Incremented with each change. Does not start at 0, because the
         * node may know a version of a previous coordinator.
         */
        long version = System.nanoTime();

        /** Signalled when a change may complete a request of this node that waits. */
        final Condition changed = lock.newCondition();

        /** Calls that this node has begun, by the name of the node that is called. */
        final Map<String, Call> outgoing = new HashMap<>();

        /** Calls to this node by the name of the caller, in the order of their beginning. */
        final Map<String, Call> incoming = new LinkedHashMap<>();

        /** Number of requests of this node that wait. */
        int waiting;

        Member(String name, PublishedNode node) {
            this.name = name;
            this.node = node;
        }

        Duration silence() {
            return Duration.ofNanos(System.nanoTime() - lastHeartbeat);
        }

        boolean isAlive() {
            return silence().compareTo(LEASE) < 0;
        }

        String describeSilence() {
            return "the coordinator last heard from it %.1f s ago"
                    .formatted(silence().toMillis() / 1e3);
        }
    }

    private static final class Call {
        final String id;
        final String from;
        final String to;

        /** The call as it is listed: an object that begins with caller and call and ends with the offer. */
        final byte[] listed;

        /** Position of the offer's first member in {@code listed}. */
        final int offerStart;

        @Nullable
        String answer;

        Call(String id, String from, String to, String offer) {
            this.id = id;
            this.from = from;
            this.to = to;
            String head = FlatJson.object("from", from, "call", id);
            this.listed = bytes(head.substring(0, head.length() - 1) + "," + offer.substring(1));
            this.offerStart = head.length();
        }

        String offer() {
            return "{" + new String(listed, offerStart, listed.length - offerStart, StandardCharsets.UTF_8);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private Answer locked(Supplier<Answer> action) {
        lock.lock();
        try {
            return action.get();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Waits until an answer is available.
     *
     * @param asker name of the node whose request waits
     * @param late answer after the maximum wait
     * @param busy answer if too many requests wait already
     * @param supplier returns the answer, or null while it is not available
     */
    private Answer await(
            String asker, Duration maxWait, Answer late, Answer busy, Supplier<@Nullable Answer> supplier) {
        return locked(() -> {
            Answer answer = supplier.get();
            Member member = members.get(asker);
            if (answer != null || maxWait.isZero() || member == null) {
                return answer == null ? late : answer;
            }
            if (member.waiting >= share(limits.waiting() - waiting)) {
                return busy;
            }
            waiting++;
            member.waiting++;
            try {
                long nanos = maxWait.toNanos();
                while (answer == null && nanos > 0 && !closed) {
                    nanos = member.changed.awaitNanos(nanos);
                    answer = supplier.get();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } finally {
                waiting--;
                member.waiting--;
            }
            return answer == null ? late : answer;
        });
    }

    /**
     * Returns the share of a resource that a single node may use, given the amount that is left. Greedy nodes can
     * approach the limit, but a part always remains for other nodes.
     */
    private static int share(int left) {
        return Math.ceilDiv(Math.max(0, left), SHARE);
    }

    Answer publish(String name, PublishedNode node) {
        return locked(() -> {
            Member member = members.get(name);
            boolean other = member != null && !member.node.incarnation().equals(node.incarnation());
            if (other && member.isAlive()) {
                return new Answer(
                        CONFLICT, "another node has the name '" + name + "', and " + member.describeSilence());
            }
            if (member == null && members.size() >= limits.nodes()) {
                removeDead();
            }
            if (member == null && members.size() >= limits.nodes()) {
                return new Answer(FULL, "the coordinator already has " + limits.nodes() + " nodes, the maximum");
            }
            if (member == null || other) {
                Member next = new Member(name, node);
                remove(name);
                members.put(next.name, next);
            } else {
                member.node = node;
                member.lastHeartbeat = System.nanoTime();
            }
            return Answer.DONE;
        });
    }

    Answer find(String name) {
        return locked(() -> {
            Member member = members.get(name);
            return member == null
                    ? Answer.missing("there is no node '" + name + "'")
                    : member.isAlive()
                            ? Answer.of(member.node.toString())
                            : new Answer(GONE, "node '" + name + "' is silent: " + member.describeSilence());
        });
    }

    Answer leave(String name, String incarnation) {
        return locked(() -> {
            Member member = members.get(name);
            if (member != null && member.node.incarnation().equals(incarnation)) {
                remove(name);
            }
            return Answer.DONE;
        });
    }

    private void removeDead() {
        for (String name : List.copyOf(members.keySet())) {
            Member member = members.get(name);
            if (member != null && !member.isAlive()) {
                remove(name);
            }
        }
    }

    /** Removes a node, and ends the calls from and to it. */
    private void remove(String name) {
        Member member = members.get(name);
        if (member != null) {
            List.copyOf(member.outgoing.values()).forEach(this::endCall);
            List.copyOf(member.incoming.values()).forEach(this::endCall);
            members.remove(name);
            member.changed.signalAll();
        }
    }

    private void endCall(Call call) {
        Member from = members.get(call.from);
        if (from != null && from.outgoing.remove(call.to, call)) {
            calls--;
            from.changed.signalAll();
        }
        Member to = members.get(call.to);
        if (to != null && to.incoming.remove(call.from, call)) {
            callsChanged(to);
        }
    }

    private static void callsChanged(Member member) {
        member.version++;
        member.changed.signalAll();
    }

    /** Begins a call, and ends the previous call between the two nodes. */
    Answer offer(String node, String peer, String id, String endpoint) {
        return locked(() -> {
            Member from = members.get(node);
            Member to = members.get(peer);
            if (from == null) {
                // After a restart of the coordinator, the node registers again with its next heartbeat.
                return new Answer(GONE, "node '" + node + "' is not registered");
            }
            if (to == null) {
                return Answer.missing("there is no node '" + peer + "'");
            }
            Call before = from.outgoing.get(peer);
            if (before != null && before.id.equals(id)) {
                return new Answer(CONFLICT, "the call " + id + " has already begun");
            }
            if (before != null) {
                endCall(before);
            } else if (from.outgoing.size() >= Math.min(limits.callsPerNode(), share(limits.calls() - calls))) {
                return calls >= limits.calls()
                        ? new Answer(FULL, "the coordinator already has " + calls + " calls, the maximum")
                        : new Answer(
                                TOO_MANY,
                                "node '" + node + "' already has " + from.outgoing.size() + " outgoing calls; the"
                                        + " coordinator has " + calls
                                        + " in total");
            } else if (to.incoming.size() >= limits.callsToNode()) {
                return new Answer(
                        TOO_MANY,
                        "node '" + peer + "' already has " + to.incoming.size() + " incoming calls, the" + " maximum");
            }
            Call call = new Call(id, from.name, to.name, endpoint);
            to.incoming.put(from.name, call);
            boolean begun = false;
            try {
                from.outgoing.put(to.name, call);
                begun = true;
            } finally {
                if (!begun) {
                    to.incoming.remove(from.name);
                }
            }
            calls++;
            callsChanged(to);
            return Answer.DONE;
        });
    }

    /** Returns the call between two nodes; null if it has ended. */
    private @Nullable Call call(String from, String to, String id) {
        Member member = members.get(from);
        Call call = member == null ? null : member.outgoing.get(to);
        return call != null && call.id.equals(id) ? call : null;
    }

    /** Stores the answer of the node that was called. */
    Answer reply(String node, String peer, String id, String endpoint) {
        return locked(() -> {
            Call call = call(peer, node, id);
            if (call == null) {
                return Answer.missing("the call " + id + " has ended");
            }
            if (call.answer != null) {
                return new Answer(CONFLICT, "the call " + id + " has already been answered");
            }
            call.answer = endpoint;
            Member caller = members.get(peer);
            if (caller != null) {
                caller.changed.signalAll();
            }
            return Answer.DONE;
        });
    }

    Answer awaitEndpoint(String node, String peer, String id, Duration maxWait) {
        Answer late = new Answer(LATE, "node '" + node + "' did not answer the call in time");
        Answer busy = new Answer(
                FULL, "too many requests are waiting, from node '" + peer + "' or from all nodes: " + waiting);
        return await(peer, maxWait, late, busy, () -> {
            Call outgoing = call(node, peer, id);
            Call call = outgoing == null ? call(peer, node, id) : outgoing;
            if (call == null) {
                return new Answer(GONE, "the call to node '" + node + "' has ended");
            }
            String endpoint = call == outgoing ? call.offer() : call.answer;
            return endpoint == null ? null : Answer.of(endpoint);
        });
    }

    /**
     * Handles the heartbeat of a node: returns the calls to it as an array. If too many requests wait, this one does
     * not wait, and the answer is that nothing has changed.
     */
    Answer calls(String name, String incarnation, long known, Duration maxWait) {
        return await(name, maxWait, Answer.DONE, Answer.DONE, () -> {
            Member member = members.get(name);
            if (member == null || !member.node.incarnation().equals(incarnation)) {
                return Answer.missing("node '" + name + "' is not registered with this incarnation");
            }
            member.lastHeartbeat = System.nanoTime();
            endCallsOfDeadNodes(member);
            return member.version == known ? null : list(member);
        });
    }

    private void endCallsOfDeadNodes(Member to) {
        for (Call call : List.copyOf(to.incoming.values())) {
            Member from = members.get(call.from);
            if (from == null || !from.isAlive()) {
                endCall(call);
            }
        }
    }

    /** Returns the version and the calls, in parts that all answers share. */
    private static Answer list(Member member) {
        List<byte[]> parts = new ArrayList<>(2 * member.incoming.size() + 3);
        parts.add(bytes("["));
        parts.add(bytes(FlatJson.object("version", member.version)));
        byte[] comma = bytes(",");
        for (Call call : member.incoming.values()) {
            parts.add(comma);
            parts.add(call.listed);
        }
        parts.add(bytes("]"));
        return Answer.of(parts);
    }

    /** Ends all waits. */
    void close() {
        lock.lock();
        try {
            closed = true;
            members.values().forEach(member -> member.changed.signalAll());
        } finally {
            lock.unlock();
        }
    }
}
