package org.rdma4j.examples.rdmacore;

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
 * Counterpart of {@code ibv_ud_pingpong}: exchanges messages over an unreliable datagram queue pair.
 *
 * <p>A received datagram is preceded by 40 bytes, which are reserved for a global route header.
 *
 * <p>Server and client: {@code UdPingpong -d rxe0} and {@code UdPingpong -d rxe0 HOST}.
 */
public final class UdPingpong {
    private static final int QKEY = 0x11111111;
    private static final int SEND_CAPACITY = 16;

    private UdPingpong() {}

    public static void main(String[] arguments) throws IOException {
        PingPongOptions.run("UdPingpong", 1024, arguments, UdPingpong::run);
    }

    /** Runs one side, and prints the same lines as the C program. */
    public static PingPong.Result run(PingPongOptions options, PrintStream out) throws IOException {
        try (Context context = options.open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                CompletionQueue completions = options.completions(context, SEND_CAPACITY);
                MemoryRegion buffer = MemoryRegion.allocate(domain, ReceiveRequest.ROUTE_BYTES + options.size());
                QueuePair queuePair = QueuePair.builder(domain, QueuePairType.UD)
                        .completions(completions)
                        .sendRequests(SEND_CAPACITY)
                        .receiveRequests(options.receives())
                        .create()) {
            queuePair.startDatagrams(options.port(), QKEY);
            LocalMemory message = buffer.slice(ReceiveRequest.ROUTE_BYTES, options.size());
            SendRequest send = queuePair.prepareSend(message);
            PingPong pingPong =
                    new PingPong(options, completions, message.memory(), () -> queuePair.prepareReceive(buffer), send);
            List<Endpoint> peers = new ArrayList<>();
            WireExchange.exchange(options, List.of(options.endpoint(queuePair)), peers::addAll, out);
            Endpoint peer = peers.get(0);
            try (AddressHandle handle = AddressHandle.create(domain, options.port(), peer)) {
                send.to(handle, peer.queuePair(), QKEY);
                return pingPong.run(messages -> {}).print(out);
            }
        }
    }
}
