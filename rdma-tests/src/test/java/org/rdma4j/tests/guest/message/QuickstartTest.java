package org.rdma4j.tests.guest.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.examples.quickstart.Greeter;
import org.rdma4j.examples.quickstart.ListDevices;
import org.rdma4j.examples.quickstart.RemoteRead;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;

/** The programs of README.md. */
@InGuest
@Timeout(60)
class QuickstartTest {
    /** A program that may throw. */
    private interface Server {
        void run() throws Exception;
    }

    @OnDevices
    void greeter(Device device) throws Exception {
        InetSocketAddress address = new InetSocketAddress(device.address(), 7472);
        assertThat(whileServing(() -> Greeter.serve(address), () -> Greeter.greet(address, "World")))
                .isEqualTo("Hello, World");
    }

    @OnDevices
    void remoteRead(Device device) throws Exception {
        InetSocketAddress address = new InetSocketAddress(device.address(), 7473);
        assertThat(whileServing(() -> RemoteRead.share(address), () -> RemoteRead.read(address)))
                .isEqualTo("memory of the server");
    }

    @Test
    void listDevices() {
        PrintStream before = System.out;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        try {
            ListDevices.main(new String[0]);
        } finally {
            System.setOut(before);
        }
        assertThat(out.toString(StandardCharsets.UTF_8).lines())
                .anyMatch(line -> line.matches("rxe0 [0-9a-f:]+"))
                .anyMatch(line -> line.matches("siw0 [0-9a-f:]+"));
    }

    /** Calls a client, again if its server does not listen yet, and then ends the server. */
    private static String whileServing(Server server, Callable<String> client) throws Exception {
        Thread serving = new Thread(() -> {
            try {
                server.run();
            } catch (InterruptedException e) {
                // The server runs until it is interrupted.
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        serving.start();
        try {
            while (true) {
                try {
                    return client.call();
                } catch (ConnectionException refused) {
                    if (!serving.isAlive()) {
                        throw new IOException("the server has ended", refused);
                    }
                    Thread.sleep(100);
                }
            }
        } finally {
            serving.interrupt();
            serving.join();
        }
    }
}
