package org.rdma4j.examples;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.examples.util.PingPong;
import org.rdma4j.examples.util.PingPongOptions;
import org.rdma4j.examples.util.WireExchange;
import org.rdma4j.verbs.AddressHandle;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;

/**
 * Sends a message to and fro over an unreliable datagram queue pair: {@code ibv_ud_pingpong}, in its protocol.
 *
 * <p>A datagram arrives behind 40 bytes that have room for a global route header, whether there is one or not.
 *
 * <p>A server, and a client that connects to it: {@code UdPingpong -d rxe0} and {@code UdPingpong -d rxe0 HOST}.
 */
public final class UdPingpong {
    private static final int QKEY = 0x11111111;
    private static final int SENDS = 16;

    private UdPingpong() {}

    public static void main(String[] arguments) throws IOException {
        PingPongOptions.run("UdPingpong", 1024, arguments, UdPingpong::run);
    }

    /** Runs one side to its end; prints what the C program prints. */
    public static PingPong.Result run(PingPongOptions options, PrintStream out) throws IOException {
        try (Context context = options.open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                CompletionQueue completions = options.completions(context, SENDS);
                MemoryRegion buffer = MemoryRegion.allocate(domain, ReceiveRequest.ROUTE_BYTES + options.size());
                QueuePair queuePair = QueuePair.builder(domain, QueuePairType.UD)
                        .completions(completions)
                        .sendRequests(SENDS)
                        .receiveRequests(options.receives())
                        .create()) {
            queuePair.startDatagrams(options.port(), QKEY);
            LocalMemory message = buffer.slice(ReceiveRequest.ROUTE_BYTES, options.size());
            SendRequest send = queuePair.prepareSend(message);
            PingPong game =
                    new PingPong(options, completions, message.memory(), () -> queuePair.prepareReceive(buffer), send);
            List<Endpoint> peers = new ArrayList<>();
            WireExchange.introduce(options, List.of(options.endpoint(queuePair)), peers::addAll, out);
            Endpoint peer = peers.get(0);
            try (AddressHandle handle = AddressHandle.create(domain, options.port(), peer)) {
                send.to(handle, peer.queuePair(), QKEY);
                return game.play(messages -> {}).print(out);
            }
        }
    }
}
