package org.rdma4j.examples.guide;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.channel.Channel;
import org.rdma4j.channel.MultiChannel;
import org.rdma4j.examples.util.Options;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.PeersException;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.WorkScope;

/**
 * Writes a page into the memory of three peers at once, and continues when one of the peers fails. The peers are in
 * this process.
 *
 * <p>{@code Replicas [DEVICE]} (default rxe0)
 */
public final class Replicas {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    private static final int PEERS = 3;
    private static final int PAGE_BYTES = 4096;

    private Replicas() {}

    public static void main(String[] arguments) throws IOException {
        Options.run("usage: Replicas [DEVICE]", arguments, words -> {
            if (words.length > 1) {
                throw new IllegalArgumentException("expected at most one device");
            }
            run(words.length == 0 ? "rxe0" : words[0], System.out);
        });
    }

    /** Runs the example on a device. */
    public static void run(String device, PrintStream out) throws IOException {
        List<Channel> peers = new ArrayList<>();
        try (Context context = Device.named(device).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                MultiChannel channels =
                        MultiChannel.builder(domain).peers(PEERS).create()) {
            List<RemoteMemory> replicas = new ArrayList<>();
            for (Endpoint endpoint : channels.endpoints()) {
                Channel peer = Channel.builder(domain).create().connect(endpoint);
                peers.add(peer);
                replicas.add(peer.allocate(PAGE_BYTES, Access.REMOTE_WRITE).remoteMemory());
            }
            channels.connect(peers.stream().map(Channel::endpoint).toList());
            MemoryRegion page = channels.allocate(PAGE_BYTES);
            out.println("failed peers: " + replicate(channels, page, replicas));
            peers.get(1).close();
            out.println("failed peers: " + replicate(channels, page, replicas));
            for (Channel peer : peers) {
                peer.close();
            }
        }
    }

    private static List<Integer> replicate(MultiChannel channels, MemoryRegion page, List<RemoteMemory> replicas)
            throws RdmaException {
        try (WorkScope scope = channels.scope(TIMEOUT)) {
            for (int peer = 0; peer < channels.peers(); peer++) {
                scope.write(peer, replicas.get(peer), page);
            }
        } catch (PeersException e) {
            return List.copyOf(e.failures().keySet());
        }
        return List.of();
    }
}
