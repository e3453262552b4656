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

/** What a coordinator knows: nodes, and calls by which two of them connect a queue pair each. */
final class Registry {
    /** A node that has not asked for its calls for so long is taken for dead. */
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
        long heard = System.nanoTime();
        /** Another one after each change of the calls to it; not from 0, for who knows those of an earlier coordinator. */
        long version = System.nanoTime();

        /** Signalled when something has changed that a request of this node waits for. */
        final Condition changed = lock.newCondition();

        /** Calls that this node has begun, by the name of the node that is called. */
        final Map<String, Call> out = new HashMap<>();

        /** Calls to this node by the name of the caller, in the order of their beginning. */
        final Map<String, Call> in = new LinkedHashMap<>();

        /** Number of requests of this node that wait. */
        int waiting;

        Member(String name, PublishedNode node) {
            this.name = name;
            this.node = node;
        }

        Duration silence() {
            return Duration.ofNanos(System.nanoTime() - heard);
        }

        boolean isAlive() {
            return silence().compareTo(LEASE) < 0;
        }

        String words() {
            return "the coordinator heard of it %.1f s ago".formatted(silence().toMillis() / 1e3);
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

    private Answer locked(Supplier<Answer> what) {
        lock.lock();
        try {
            return what.get();
        } finally {
            lock.unlock();
        }
    }

    /**
     * What is asked for, or null, until it is there or the time is up.
     *
     * @param asker the node whose request waits
     * @param busy the answer if too many requests wait already
     */
    private Answer await(String asker, Duration patience, Answer late, Answer busy, Supplier<@Nullable Answer> what) {
        return locked(() -> {
            Answer answer = what.get();
            Member member = members.get(asker);
            if (answer != null || patience.isZero() || member == null) {
                return answer == null ? late : answer;
            }
            if (member.waiting >= share(limits.waiting() - waiting)) {
                return busy;
            }
            waiting++;
            member.waiting++;
            try {
                long nanos = patience.toNanos();
                while (answer == null && nanos > 0 && !closed) {
                    nanos = member.changed.awaitNanos(nanos);
                    answer = what.get();
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
     * Returns how many of something a node may have when so many are left in all: what greedy nodes take approaches the
     * whole, but a part always remains for others.
     */
    private static int share(int left) {
        return Math.ceilDiv(Math.max(0, left), SHARE);
    }

    Answer publish(String name, PublishedNode node) {
        return locked(() -> {
            Member member = members.get(name);
            boolean other = member != null && !member.node.incarnation().equals(node.incarnation());
            if (other && member.isAlive()) {
                return new Answer(CONFLICT, "another node has the name '" + name + "', and " + member.words());
            }
            if (member == null && members.size() >= limits.nodes()) {
                removeDead();
            }
            if (member == null && members.size() >= limits.nodes()) {
                return new Answer(FULL, "there are " + limits.nodes() + " nodes already");
            }
            if (member == null || other) {
                Member next = new Member(name, node);
                remove(name);
                members.put(next.name, next);
            } else {
                member.node = node;
                member.heard = System.nanoTime();
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
                            : new Answer(GONE, "node '" + name + "' is silent: " + member.words());
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

    /** With the calls from the node and to it. */
    private void remove(String name) {
        Member member = members.get(name);
        if (member != null) {
            List.copyOf(member.out.values()).forEach(this::drop);
            List.copyOf(member.in.values()).forEach(this::drop);
            members.remove(name);
            member.changed.signalAll();
        }
    }

    private void drop(Call call) {
        Member from = members.get(call.from);
        if (from != null && from.out.remove(call.to, call)) {
            calls--;
            from.changed.signalAll();
        }
        Member to = members.get(call.to);
        if (to != null && to.in.remove(call.from, call)) {
            touch(to);
        }
    }

    private static void touch(Member member) {
        member.version++;
        member.changed.signalAll();
    }

    /** An offer, which begins a call and ends the one before. */
    Answer offer(String node, String peer, String id, String endpoint) {
        return locked(() -> {
            Member from = members.get(node);
            Member to = members.get(peer);
            if (from == null || to == null) {
                return Answer.missing("there is no node '" + (from == null ? node : peer) + "'");
            }
            Call before = from.out.get(peer);
            if (before != null && before.id.equals(id)) {
                return new Answer(CONFLICT, "the call " + id + " has begun already");
            }
            if (before != null) {
                drop(before);
            } else if (from.out.size() >= Math.min(limits.callsPerNode(), share(limits.calls() - calls))) {
                return calls >= limits.calls()
                        ? new Answer(FULL, "there are " + calls + " calls already")
                        : new Answer(
                                TOO_MANY,
                                "node '" + node + "' has begun " + from.out.size() + " calls; there are " + calls
                                        + " in all");
            } else if (to.in.size() >= limits.callsToNode()) {
                return new Answer(TOO_MANY, "there are " + to.in.size() + " calls to node '" + peer + "' already");
            }
            Call call = new Call(id, from.name, to.name, endpoint);
            to.in.put(from.name, call);
            boolean begun = false;
            try {
                from.out.put(to.name, call);
                begun = true;
            } finally {
                if (!begun) {
                    to.in.remove(from.name);
                }
            }
            calls++;
            touch(to);
            return Answer.DONE;
        });
    }

    /** Gives the call of two nodes, if it goes on. */
    private @Nullable Call call(String from, String to, String id) {
        Member member = members.get(from);
        Call call = member == null ? null : member.out.get(to);
        return call != null && call.id.equals(id) ? call : null;
    }

    /** What the side that was called has to say. */
    Answer reply(String node, String peer, String id, String endpoint) {
        return locked(() -> {
            Call call = call(peer, node, id);
            if (call == null) {
                return Answer.missing("the call " + id + " is over");
            }
            if (call.answer != null) {
                return new Answer(CONFLICT, "the call " + id + " was answered already");
            }
            call.answer = endpoint;
            Member caller = members.get(peer);
            if (caller != null) {
                caller.changed.signalAll();
            }
            return Answer.DONE;
        });
    }

    Answer hear(String node, String peer, String id, Duration patience) {
        Answer late = new Answer(LATE, "node '" + node + "' has not answered a call");
        Answer busy = new Answer(FULL, "too many requests of '" + peer + "' or of all nodes wait: " + waiting);
        return await(peer, patience, late, busy, () -> {
            Call out = call(node, peer, id);
            Call call = out == null ? call(peer, node, id) : out;
            if (call == null) {
                return new Answer(GONE, "the call to node '" + node + "' is over");
            }
            String said = call == out ? call.offer() : call.answer;
            return said == null ? null : Answer.of(said);
        });
    }

    /**
     * An array of the calls to a node. That it asks is what keeps the node alive. If too many requests wait, this one
     * does not, and its answer is that nothing has changed.
     */
    Answer calls(String name, String incarnation, long known, Duration patience) {
        return await(name, patience, Answer.DONE, Answer.DONE, () -> {
            Member member = members.get(name);
            if (member == null || !member.node.incarnation().equals(incarnation)) {
                return Answer.missing("there is no node '" + name + "' of this incarnation");
            }
            member.heard = System.nanoTime();
            dropCallsOfTheDead(member);
            return member.version == known ? null : list(member);
        });
    }

    private void dropCallsOfTheDead(Member to) {
        for (Call call : List.copyOf(to.in.values())) {
            Member from = members.get(call.from);
            if (from == null || !from.isAlive()) {
                drop(call);
            }
        }
    }

    /** The version, and the offers, in parts that all answers share. */
    private static Answer list(Member member) {
        List<byte[]> parts = new ArrayList<>(2 * member.in.size() + 3);
        parts.add(bytes("["));
        parts.add(bytes(FlatJson.object("version", member.version)));
        byte[] comma = bytes(",");
        for (Call call : member.in.values()) {
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
