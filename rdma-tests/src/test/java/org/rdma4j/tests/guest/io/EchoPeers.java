package org.rdma4j.tests.guest.io;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.ProtectionDomain;

/** Clients of an echo server in one thread, which share a completion queue. */
final class EchoPeers implements Closeable {
    /** Completions per client: the default number of send and receive requests. */
    private static final int ENTRIES = 32;

    private final Context context;
    private final ProtectionDomain domain;
    private final CompletionQueue completions;
    final List<EchoPeer> all = new ArrayList<>();

    EchoPeers(String device, InetSocketAddress server, int first, int count) throws IOException {
        context = Device.named(device).open();
        domain = ProtectionDomain.allocate(context);
        completions = CompletionQueue.createWithEvents(context, count * ENTRIES);
        ConnectionOptions options = new ConnectionOptions().withDomain(domain).withCompletionQueue(completions);
        for (int i = 0; i < count; i++) {
            // Clients with an even number let the device of the server retry without a limit.
            int retries = i % 2 == 0 ? 7 : 1;
            all.add(new EchoPeer(first + i, server, options.withRnrRetries(retries)));
        }
    }

    /**
     * Program that exchanges messages until it is killed. The arguments are the device, the address and port of the
     * server, and the number of clients.
     */
    public static void main(String[] arguments) throws IOException {
        InetSocketAddress server = new InetSocketAddress(arguments[1], Integer.parseInt(arguments[2]));
        EchoPeers peers = new EchoPeers(arguments[0], server, 10_000, Integer.parseInt(arguments[3]));
        peers.exchange(2);
        System.out.println("ready");
        while (true) {
            peers.exchange(1);
        }
    }

    private void exchange(int count) throws IOException {
        for (EchoPeer peer : all) {
            peer.exchange(count);
        }
    }

    @Override
    public void close() throws IOException {
        for (EchoPeer peer : all) {
            peer.close();
        }
        completions.close();
        domain.close();
        context.close();
    }
}
