package org.rdma4j.examples.pager;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
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

    private static final int MOST_NODES = 4096;
    private static final int CONFLICT = 409;
    private static final int GONE = 410;
    private static final int FULL = 503;
    private static final int LATE = 504;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Map<String, Member> members = new HashMap<>();
    /** At most one for each two nodes and direction. */
    private final Map<String, Call> calls = new HashMap<>();

    private static final class Member {
        PublishedNode node;
        long heard = System.nanoTime();
        /** Another one after each change of the calls to it; not from 0, for who knows those of an earlier coordinator. */
        long version = System.nanoTime();

        Member(PublishedNode node) {
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
        final String offer;

        @Nullable
        String answer;

        Call(String id, String from, String to, String offer) {
            this.id = id;
            this.from = from;
            this.to = to;
            this.offer = offer;
        }
    }

    private Answer locked(Supplier<Answer> what) {
        lock.lock();
        try {
            return what.get();
        } finally {
            lock.unlock();
        }
    }

    /** What is asked for, or null, until it is there or the time is up. */
    private Answer await(Duration patience, Answer late, Supplier<@Nullable Answer> what) {
        Deadline end = Deadline.in(patience);
        return locked(() -> {
            Answer answer = what.get();
            while (answer == null && !end.hasPassed()) {
                try {
                    changed.awaitNanos(end.left().toNanos());
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return late;
                }
                answer = what.get();
            }
            return answer == null ? late : answer;
        });
    }

    Answer publish(String name, PublishedNode node) {
        return locked(() -> {
            Member member = members.get(name);
            boolean other = member != null && !member.node.incarnation().equals(node.incarnation());
            if (other && member.isAlive()) {
                return new Answer(CONFLICT, "another node has the name '" + name + "', and " + member.words());
            }
            if (member == null && members.size() == MOST_NODES) {
                removeDead();
            }
            if (member == null && members.size() == MOST_NODES) {
                return new Answer(FULL, "there are " + MOST_NODES + " nodes already");
            }
            if (member == null || other) {
                dropCalls(name);
                members.put(name, new Member(node));
            } else {
                member.node = node;
                member.heard = System.nanoTime();
            }
            changed.signalAll();
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
                members.remove(name);
                dropCalls(name);
            }
            return Answer.DONE;
        });
    }

    private void removeDead() {
        for (String name : List.copyOf(members.keySet())) {
            if (!members.get(name).isAlive()) {
                members.remove(name);
                dropCalls(name);
            }
        }
    }

    /** From the node and to it. */
    private void dropCalls(String name) {
        for (Call call : List.copyOf(calls.values())) {
            if (call.from.equals(name) || call.to.equals(name)) {
                drop(call);
            }
        }
    }

    private void drop(Call call) {
        calls.remove(key(call.from, call.to));
        touch(call.to);
    }

    private void touch(String name) {
        Member member = members.get(name);
        if (member != null) {
            member.version++;
        }
        changed.signalAll();
    }

    private static String key(String from, String to) {
        return from + "/" + to;
    }

    /** An offer, which begins a call and ends the one before. */
    Answer offer(String node, String peer, String id, String endpoint) {
        return locked(() -> {
            if (!members.containsKey(node) || !members.containsKey(peer)) {
                return Answer.missing("there is no node '" + (members.containsKey(node) ? peer : node) + "'");
            }
            Call before = calls.put(key(node, peer), new Call(id, node, peer, endpoint));
            if (before != null && before.id.equals(id)) {
                calls.put(key(node, peer), before);
                return new Answer(CONFLICT, "the call " + id + " has begun already");
            }
            touch(peer);
            return Answer.DONE;
        });
    }

    /** What the side that was called has to say. */
    Answer reply(String node, String peer, String id, String endpoint) {
        return locked(() -> {
            Call call = calls.get(key(peer, node));
            if (call == null || !call.id.equals(id)) {
                return Answer.missing("the call " + id + " is over");
            }
            if (call.answer != null) {
                return new Answer(CONFLICT, "the call " + id + " was answered already");
            }
            call.answer = endpoint;
            changed.signalAll();
            return Answer.DONE;
        });
    }

    Answer hear(String node, String peer, String id, Duration patience) {
        Answer late = new Answer(LATE, "node '" + node + "' has not answered a call");
        return await(patience, late, () -> {
            Call out = calls.get(key(node, peer));
            Call in = calls.get(key(peer, node));
            Call call = out != null && out.id.equals(id) ? out : in;
            if (call == null || !call.id.equals(id)) {
                return new Answer(GONE, "the call to node '" + node + "' is over");
            }
            String said = call.from.equals(node) ? call.offer : call.answer;
            return said == null ? null : Answer.of(said);
        });
    }

    /** An array of the calls to a node. That it asks is what keeps the node alive. */
    Answer calls(String name, String incarnation, long known, Duration patience) {
        return await(patience, Answer.DONE, () -> {
            Member member = members.get(name);
            if (member == null || !member.node.incarnation().equals(incarnation)) {
                return Answer.missing("there is no node '" + name + "' of this incarnation");
            }
            member.heard = System.nanoTime();
            dropCallsOfTheDead(name);
            return member.version == known ? null : Answer.of(list(name, member.version));
        });
    }

    private void dropCallsOfTheDead(String to) {
        for (Call call : List.copyOf(calls.values())) {
            Member from = members.get(call.from);
            if (call.to.equals(to) && (from == null || !from.isAlive())) {
                drop(call);
            }
        }
    }

    /** The version, and the offers. */
    private String list(String name, long version) {
        List<String> list = new ArrayList<>();
        list.add(FlatJson.object("version", version));
        for (Call call : calls.values()) {
            if (call.to.equals(name)) {
                list.add(FlatJson.object("from", call.from, "call", call.id).replaceFirst("}$", ",")
                        + call.offer.substring(1));
            }
        }
        return "[" + String.join(",", list) + "]";
    }
}
