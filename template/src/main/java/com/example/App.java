package com.example;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.time.Duration;
import java.util.NoSuchElementException;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageServer;
import org.rdma4j.verbs.Device;

/** Sends a request over RDMA from a client to a server, both in this program, and prints the answer. */
public final class App {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);

    private App() {}

    public static void main(String[] arguments) throws IOException {
        InetAddress address = arguments.length > 0 ? InetAddress.getByName(arguments[0]) : rdmaAddress();
        System.out.println(greet(address, "World"));
    }

    static String greet(InetAddress address, String name) throws IOException {
        try (MessageServer server = MessageServer.on(new InetSocketAddress(address, 0))
                        .onRequest((client, request) -> request.answer(("Hello, " + request.text()).getBytes(UTF_8)))
                        .start();
                MessageConnection connection = MessageConnection.to(server.address(), TIMEOUT);
                Message answer = connection.request(name.getBytes(UTF_8), TIMEOUT)) {
            return answer.text();
        }
    }

    /**
     * Returns the IPv4 address of a network interface with an RDMA device.
     *
     * @throws IOException if the devices cannot be listed; the message says what to do
     * @throws NoSuchElementException if no device is on a network interface
     */
    static InetAddress rdmaAddress() throws IOException {
        for (NetworkInterface network : NetworkInterface.networkInterfaces().toList()) {
            for (InetAddress address : network.inetAddresses().toList()) {
                if (address.getAddress().length == 4 && hasDevice(network)) {
                    return address;
                }
            }
        }
        throw new NoSuchElementException("No network interface with an IPv4 address has an RDMA device."
                + " Create a soft-RoCE device: sudo rdma link add rxe0 type rxe netdev INTERFACE");
    }

    private static boolean hasDevice(NetworkInterface network) throws IOException {
        try {
            Device.onInterface(network.getName());
            return true;
        } catch (NoSuchElementException e) {
            return false;
        }
    }
}
