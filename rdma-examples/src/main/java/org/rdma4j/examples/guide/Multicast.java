package org.rdma4j.examples.guide;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.time.Duration;
import org.rdma4j.cm.*;
import org.rdma4j.verbs.*;

/**
 * Sends datagrams to all members of a group: {@code Multicast receive ADDRESS GROUP} prints 3 datagrams, {@code
 * Multicast send ADDRESS GROUP} sends 3 datagrams. ADDRESS is a local address on a RoCE or InfiniBand network, and
 * GROUP is a multicast address such as 239.7.7.7.
 */
public final class Multicast {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);
    private static final int MAX_BYTES = 256;
    private static final int COUNT = 3;

    private Multicast() {}

    public static void main(String[] arguments) throws IOException {
        InetAddress local = InetAddress.getByName(arguments[1]);
        InetAddress group = InetAddress.getByName(arguments[2]);
        if (arguments[0].equals("receive")) {
            receive(local, group, System.out);
        } else {
            send(local, group);
        }
    }

    /** Prints the datagrams that are sent to the group. */
    public static void receive(InetAddress local, InetAddress group, PrintStream out) throws IOException {
        try (DatagramEndpoint endpoint = DatagramEndpoint.on(local)) {
            int size = ReceiveRequest.ROUTE_BYTES + MAX_BYTES;
            MemoryRegion memory = endpoint.allocate(COUNT * size);
            ReceiveRequest[] receives = new ReceiveRequest[COUNT];
            for (int i = 0; i < COUNT; i++) {
                LocalMemory buffer = memory.slice(i * size, size);
                receives[i] = endpoint.queuePair().prepareReceive(buffer).post();
            }
            try (Membership membership = endpoint.join(group, TIMEOUT)) {
                out.println("member of " + membership.group().getHostAddress());
                for (ReceiveRequest receive : receives) {
                    out.println(receive.await(TIMEOUT).message().getString(0));
                }
            }
        }
    }

    /** Sends datagrams to the group. */
    public static void send(InetAddress local, InetAddress group) throws IOException {
        try (DatagramEndpoint endpoint = DatagramEndpoint.on(local);
                Membership membership = endpoint.joinToSend(group, TIMEOUT)) {
            MemoryRegion text = endpoint.allocate(MAX_BYTES);
            SendRequest send = endpoint.queuePair().prepareSend(text).to(membership.recipient());
            for (int i = 1; i <= COUNT; i++) {
                text.memory().setString(0, "datagram " + i);
                send.complete(TIMEOUT);
            }
        }
    }
}
