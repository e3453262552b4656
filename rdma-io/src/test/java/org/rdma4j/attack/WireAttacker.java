package org.rdma4j.attack;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.rdma4j.verbs.RemoteMemory;

/** A thread that connects hostile clients to a server, one after the other. Each client gets a seed of its own. */
final class WireAttacker implements Runnable {
    private static final int MAX_STEPS = 120;
    private static final int MAX_TRIES = 6;
    private static final Duration SHORT = Duration.ofMillis(2);
    /** Maximum time that a client without credits waits. */
    private static final Duration LONG = Duration.ofMillis(40);
    /** Maximum number of clients that remain connected, and silent. */
    private static final int MAX_SILENT = 6;

    private final InetSocketAddress server;
    private final WireFindings findings;
    private final SplittableRandom seeds;
    private final BooleanSupplier ended;
    private final Deque<WirePeer> silent = new ArrayDeque<>();

    WireAttacker(InetSocketAddress server, WireFindings findings, long seed, BooleanSupplier ended) {
        this.server = server;
        this.findings = findings;
        this.seeds = new SplittableRandom(seed);
        this.ended = ended;
    }

    /** Connects and disconnects a client, because the library keeps some objects for the whole process. */
    static void connectOnce(InetSocketAddress server) throws IOException {
        RandomGenerator random = new SplittableRandom(1);
        try (WirePeer peer = new WirePeer(server, WirePeer.parameters(1024, 16, 2, 4, 1 << 16), 48, random)) {
            peer.connect();
            peer.abort();
        }
    }

    @Override
    public void run() {
        while (!ended.getAsBoolean()) {
            long seed = seeds.nextLong();
            try {
                attack(new SplittableRandom(seed));
            } catch (IOException e) {
                // The server has rejected the client, or ended its connection.
                findings.count("hostile " + e.getClass().getSimpleName());
            } catch (Throwable e) {
                findings.find("the hostile client with the seed " + seed + " failed: " + e, e);
            }
        }
        while (!silent.isEmpty()) {
            leave(silent.remove());
        }
    }

    private void attack(RandomGenerator random) throws IOException {
        findings.count("hostile clients");
        // Most clients have all receives that the protocol requires.
        int receives = random.nextInt(5) == 0 ? random.nextInt(20) : 48;
        WirePeer peer = new WirePeer(server, parameters(random), receives, random);
        boolean kept = false;
        try {
            int early = random.nextInt(40);
            if (early == 0) {
                return;
            } else if (early == 1) {
                peer.startConnecting();
                return;
            }
            peer.connect();
            findings.count("hostile clients connected");
            steps(peer, random);
            kept = random.nextInt(8) == 0;
            if (kept) {
                silent.add(peer);
            } else if (random.nextInt(3) == 0) {
                peer.disconnect();
                peer.poll(SHORT, true);
            } else if (random.nextInt(2) == 0) {
                peer.abort();
            }
        } finally {
            if (!kept) {
                leave(peer);
            } else if (silent.size() > MAX_SILENT) {
                leave(silent.remove());
            }
        }
    }

    private void leave(WirePeer peer) {
        try {
            peer.abort();
            peer.close();
        } catch (IOException | RuntimeException e) {
            findings.find("a hostile client could not leave: " + e, e);
        }
    }

    private static byte[] parameters(RandomGenerator random) {
        int slotSize = random.nextInt(4) == 0 ? 64 << random.nextInt(19) : 1024;
        int window = random.nextInt(4) == 0 ? extreme(random, 32_767) : 1 + random.nextInt(16);
        int offers = random.nextInt(4) == 0 ? extreme(random, 1024) : random.nextInt(3);
        int requests = random.nextInt(4) == 0 ? extreme(random, 32_767) : random.nextInt(8);
        long max = random.nextInt(4) == 0 ? extreme(random, Integer.MAX_VALUE) : 1 << 16;
        byte[] data = WirePeer.parameters(slotSize, window, offers, requests, max);
        if (random.nextInt(10) == 0) {
            data[random.nextInt(data.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return data;
    }

    private static int extreme(RandomGenerator random, int max) {
        return switch (random.nextInt(4)) {
            case 0 -> 0;
            case 1 -> 1;
            case 2 -> max;
            default -> random.nextInt(max);
        };
    }

    private void steps(WirePeer peer, RandomGenerator random) {
        int steps = random.nextInt(MAX_STEPS);
        // A client violates the protocol in one of so many steps.
        int peace = 2 << random.nextInt(6);
        boolean burst = random.nextInt(3) == 0;
        boolean reposts = random.nextInt(8) != 0;
        if (random.nextInt(30) != 0) {
            start(peer);
        }
        for (int i = 0; i < steps && !peer.isEnded() && !ended.getAsBoolean(); i++) {
            if (random.nextInt(peace) == 0) {
                findings.count("hostile violations");
                violate(peer, random);
            } else {
                byte[] valid = null;
                for (int k = 0; k < MAX_TRIES && valid == null; k++) {
                    valid = valid(peer, random);
                }
                if (valid != null) {
                    findings.count("hostile messages");
                    peer.send(valid);
                }
            }
            if (peer.credits == 0 && random.nextInt(4) != 0) {
                peer.poll(LONG, reposts);
            } else {
                peer.poll(burst || random.nextInt(3) != 0 ? Duration.ZERO : SHORT, reposts);
            }
        }
    }

    private static void start(WirePeer peer) {
        // The first message may remain unread on soft-iWARP.
        for (int i = 0; i < 4 && !peer.started && !peer.isEnded(); i++) {
            peer.send(control(WirePeer.START, 0));
            peer.starts++;
            for (int k = 0; k < 5 && !peer.started && !peer.isEnded(); k++) {
                peer.poll(Duration.ofMillis(20), true);
            }
        }
    }

    private static byte[] control(int type, long id) {
        return WirePeer.header(type, 0, 0, 0, id, 0);
    }

    /** Returns a message that the protocol permits, or null if the chosen one is not permitted now. */
    private static byte[] valid(WirePeer peer, RandomGenerator random) {
        boolean mayData = peer.endsSent == 0 && peer.started;
        switch (random.nextInt(16)) {
            case 0, 1, 2 -> {
                if (mayData && peer.credits > 0) {
                    peer.credits--;
                    return data(WirePeer.MESSAGE, peer, random.nextInt(240), 0);
                }
            }
            case 3, 4, 5, 6 -> {
                if (mayData && peer.credits > 0 && peer.outstanding.size() < peer.serverRequests) {
                    peer.credits--;
                    return data(WirePeer.REQUEST, peer, random.nextInt(240), newRequest(peer, random));
                }
            }
            case 7, 8 -> {
                if (mayData && peer.credits > 0 && peer.offersLeft > 0) {
                    peer.credits--;
                    peer.offersLeft--;
                    boolean request = peer.outstanding.size() < peer.serverRequests && random.nextBoolean();
                    return offer(
                            request ? WirePeer.REQUEST : WirePeer.MESSAGE,
                            peer,
                            request ? newRequest(peer, random) : 0,
                            random);
                }
            }
            case 9, 10 -> {
                Long id = peer.unanswered.poll();
                if (id != null && mayData) {
                    if (peer.offersLeft > 0 && random.nextInt(4) == 0) {
                        peer.offersLeft--;
                        return offer(WirePeer.ANSWER, peer, id, random);
                    }
                    int type = random.nextInt(4) == 0 ? WirePeer.FAILURE : WirePeer.ANSWER;
                    return data(type, peer, random.nextInt(240), id);
                }
            }
            case 11 -> {
                RemoteMemory offered = peer.offers.poll();
                if (offered != null) {
                    if (random.nextInt(3) != 0) {
                        peer.access(offered, false);
                    }
                    return WirePeer.header(WirePeer.DONE, 0, credits(peer), 1, 0, 0);
                }
            }
            case 12 -> {
                if (peer.returnable * 2 >= peer.window) {
                    return WirePeer.header(WirePeer.CREDIT, 0, credits(peer), 0, 0, 0);
                }
            }
            case 13 -> {
                Long id = peer.pings.poll();
                if (id != null) {
                    return WirePeer.header(WirePeer.PONG, 0, credits(peer), 0, id, 0);
                }
                if (!peer.pinging && peer.started) {
                    peer.pinging = true;
                    return control(WirePeer.PING, random.nextLong());
                }
            }
            case 14 -> {
                if (peer.starts < 4 && random.nextInt(4) == 0) {
                    peer.starts++;
                    return control(WirePeer.START, 0);
                }
            }
            default -> {
                if (peer.started && (peer.endsSent == 0 ? random.nextInt(6) == 0 : peer.endsReceived > 0)) {
                    peer.endsSent++;
                    int flags = random.nextInt(3) == 0 ? 2 : 0;
                    return WirePeer.header(WirePeer.END, flags, 0, 0, peer.endsReceived > 0 ? 1 : 0, 0);
                }
            }
        }
        return null;
    }

    private static long newRequest(WirePeer peer, RandomGenerator random) {
        long id = random.nextInt(4) == 0 ? random.nextLong() : (long) random.nextInt(100) << random.nextInt(60);
        while (peer.outstanding.contains(id)) {
            id++;
        }
        peer.outstanding.add(id);
        return id;
    }

    private static int credits(WirePeer peer) {
        int credits = peer.returnable;
        peer.returnable = 0;
        return credits;
    }

    private static byte[] data(int type, WirePeer peer, int size, long id) {
        return WirePeer.header(type, 0, credits(peer), size, id, size);
    }

    private static byte[] offer(int type, WirePeer peer, long id, RandomGenerator random) {
        return WirePeer.offer(type, credits(peer), 1 + random.nextInt(WireServer.MAX_MESSAGE), id, peer.offered());
    }

    /** Sends something that the protocol forbids, or that may be forbidden now. */
    private static void violate(WirePeer peer, RandomGenerator random) {
        switch (random.nextInt(14)) {
            case 0, 1, 2 -> peer.send(mutated(any(peer, random), random));
            case 3 -> peer.send(bytes(random, random.nextInt(300)));
            case 4 -> {
                // More than the window.
                for (int i = 0; i < 24; i++) {
                    peer.send(any(peer, random));
                }
            }
            case 5 -> {
                byte[] twice = any(peer, random);
                peer.send(twice);
                peer.send(twice);
            }
            case 6 -> peer.send(wrongOffer(peer, random));
            case 7 -> peer.access(anyMemory(peer, random), random.nextBoolean());
            case 8 -> {
                RemoteMemory offered = peer.offers.peek();
                if (offered != null) {
                    // Beyond the end, or a write.
                    peer.access(
                            new RemoteMemory(
                                    offered.address(), offered.length() + random.nextInt(1 << 16), offered.rkey()),
                            random.nextBoolean());
                }
            }
            case 9 ->
                peer.send(WirePeer.header(
                        WirePeer.DONE, 0, 0, random.nextBoolean() ? random.nextInt() : random.nextInt(4), 0, 0));
            case 10 -> peer.send(WirePeer.header(WirePeer.CREDIT, 0, random.nextInt(1 << 16), 0, 0, 0));
            case 11 -> {
                long id = random.nextInt(3) == 0 ? random.nextLong() : random.nextInt(20);
                int type = random.nextBoolean() ? WirePeer.ANSWER : WirePeer.FAILURE;
                peer.send(WirePeer.header(type, 0, 0, 5, id, 5));
            }
            case 12 -> peer.send(WirePeer.header(WirePeer.END, random.nextInt(2) * 2, 0, 0, random.nextInt(3), 0));
            default -> peer.send(control(random.nextInt(256), random.nextInt(3)));
        }
    }

    /** Returns a message with a valid form, which may not be permitted now. */
    private static byte[] any(WirePeer peer, RandomGenerator random) {
        long id = random.nextInt(8);
        return switch (random.nextInt(10)) {
            case 0, 1 -> WirePeer.header(WirePeer.MESSAGE, 0, 0, 20, 0, 20);
            case 2, 3 -> WirePeer.header(WirePeer.REQUEST, 0, 0, 30, id, 30);
            case 4 -> WirePeer.offer(WirePeer.MESSAGE, 0, 1 + random.nextInt(30_000), 0, peer.offered());
            case 5 -> WirePeer.offer(WirePeer.REQUEST, 0, 1 + random.nextInt(30_000), id, peer.offered());
            case 6 -> WirePeer.header(WirePeer.ANSWER, 0, 0, 10, id, 10);
            case 7 -> control(WirePeer.PING, id);
            case 8 -> WirePeer.header(WirePeer.DONE, 0, 0, 1, 0, 0);
            default -> control(WirePeer.START + random.nextInt(6), random.nextInt(2));
        };
    }

    private static byte[] bytes(RandomGenerator random, int size) {
        byte[] bytes = new byte[size];
        random.nextBytes(bytes);
        return bytes;
    }

    private static byte[] mutated(byte[] message, RandomGenerator random) {
        byte[] bytes = message;
        switch (random.nextInt(5)) {
            case 0 -> bytes = Arrays.copyOf(bytes, random.nextInt(WirePeer.MAX_SEND));
            case 1 -> bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            case 2 -> bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            case 3 -> bytes[random.nextInt(16)] = (byte) -1;
            default -> {
                bytes[0] = (byte) random.nextInt(24);
                bytes[1] = (byte) random.nextInt(3);
            }
        }
        return bytes;
    }

    private static byte[] wrongOffer(WirePeer peer, RandomGenerator random) {
        RemoteMemory right = peer.offered();
        int length = 1 + random.nextInt(WireServer.MAX_MESSAGE + 1000);
        int kind = random.nextInt(4);
        long address = switch (kind) {
            case 0 -> right.address();
            case 1 -> right.address() + right.length() - 1;
            case 2 -> random.nextLong();
            default -> -1 - random.nextInt(1000);
        };
        int key = kind == 0 ? random.nextInt() : right.rkey();
        int type = WirePeer.MESSAGE + random.nextInt(3);
        int claimed = random.nextInt(4) == 0 ? random.nextInt() : length;
        return WirePeer.offer(type, credits(peer), claimed, random.nextInt(5), address, key);
    }

    private static RemoteMemory anyMemory(WirePeer peer, RandomGenerator random) {
        RemoteMemory offered = peer.offers.peek();
        long address = offered == null || random.nextBoolean() ? random.nextLong() : offered.address() - 4096;
        int key = offered == null || random.nextBoolean() ? random.nextInt() : offered.rkey();
        return new RemoteMemory(address, 1 + random.nextInt(5000), key);
    }
}
