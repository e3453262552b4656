package org.rdma4j.examples.quickstart;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Listener;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.RemoteMemory;

/**
 * RDMA READ: the device of the client reads memory of the server, without involving the server's program. {@code
 * RemoteRead server ADDRESS}, then {@code RemoteRead client ADDRESS}; ADDRESS is the address of the server on an RDMA
 * network.
 */
public final class RemoteRead {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);

    private RemoteRead() {}

    public static void main(String[] arguments) throws IOException {
        InetSocketAddress address = new InetSocketAddress(arguments[1], 7473);
        if (arguments[0].equals("server")) {
            share(address);
        } else {
            System.out.println(read(address));
        }
    }

    public static void share(InetSocketAddress address) throws IOException {
        try (Context device = Device.towards(address.getAddress()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(device);
                MemoryRegion shared = MemoryRegion.allocate(domain, 4096, Access.REMOTE_READ)) {
            shared.memory().setString(0, "memory of the server");
            ByteBuffer location = ByteBuffer.allocate(RemoteMemory.BYTES);
            shared.remoteMemory().copyTo(location);
            ConnectionOptions options =
                    new ConnectionOptions().withDomain(domain).withPrivateData(location.array());
            try (Listener listener = Listener.on(address, options);
                    Connection client = listener.next(TIMEOUT)) {
                client.establish(TIMEOUT).awaitEnd(TIMEOUT);
            }
        }
    }

    public static String read(InetSocketAddress address) throws IOException {
        try (Connection server = Connection.to(address, TIMEOUT)) {
            server.establish(TIMEOUT);
            RemoteMemory remote = RemoteMemory.from(ByteBuffer.wrap(server.peerData()));
            MemoryRegion copy = server.allocate(remote.length());
            server.queuePair().prepareRead(remote, copy).complete(TIMEOUT);
            return copy.memory().getString(0);
        }
    }
}
