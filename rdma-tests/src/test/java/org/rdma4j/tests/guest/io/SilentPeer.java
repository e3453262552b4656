package org.rdma4j.tests.guest.io;

import java.io.IOException;
import java.net.InetSocketAddress;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.Listener;

/** Program that accepts one connection, sends nothing, and waits to be killed. */
final class SilentPeer {
    private SilentPeer() {}

    /** @param arguments the address to listen on */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        try (Listener listener = Listener.on(new InetSocketAddress(arguments[0], 0))) {
            System.out.println("port " + listener.address().getPort());
            while (true) {
                try (Connection connection = listener.next(ConnectedQueuePairs.LIMIT)) {
                    connection.establish(ConnectedQueuePairs.LIMIT);
                    System.out.println("connected");
                    Thread.sleep(Long.MAX_VALUE);
                } catch (ConnectionException e) {
                    // Loading the classes took longer than soft-iWARP waits. The other side connects again.
                }
            }
        }
    }
}
