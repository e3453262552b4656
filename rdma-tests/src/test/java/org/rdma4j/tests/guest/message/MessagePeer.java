package org.rdma4j.tests.guest.message;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.rdma4j.message.MessageServer;
import org.rdma4j.tests.guest.io.GuestJvm;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.support.Run;

/** Servers in another JVM, one on each device, which echo all messages and requests until they are killed. */
final class MessagePeer implements AutoCloseable {
    private final GuestJvm jvm;
    private final String process;
    private final Map<Device, InetSocketAddress> addresses = new EnumMap<>(Device.class);

    MessagePeer() throws IOException {
        jvm = new GuestJvm(MessagePeer.class, List.of());
        try {
            process = jvm.line("process");
            for (Device device : Device.values()) {
                addresses.put(device, new InetSocketAddress(device.address(), Integer.parseInt(jvm.line("port"))));
            }
        } catch (Throwable e) {
            jvm.close();
            throw e;
        }
    }

    InetSocketAddress address(Device device) {
        return addresses.get(device);
    }

    /** Entry point of the other JVM. Prints its process ID and the ports of its servers. */
    public static void main(String[] arguments) throws Exception {
        System.out.println("process " + ProcessHandle.current().pid());
        for (Device device : Device.values()) {
            MessageServer server = MessageServer.on(new InetSocketAddress(device.address(), 0))
                    .onMessage((client, message) -> client.sendAsync(message.toByteArray()))
                    .onRequest((client, request) -> request.answer(request.memory()))
                    .start();
            System.out.println("port " + server.address().getPort());
        }
        Thread.sleep(Long.MAX_VALUE);
    }

    /** Suspends the process. */
    void stop() {
        signal("STOP", process);
    }

    /** Resumes the process. */
    void resume() {
        signal("CONT", process);
    }

    void kill() {
        jvm.kill();
    }

    static void signal(String name, String process) {
        Run.ok(List.of("sh", "-c", "kill -" + name + " " + process));
    }

    @Override
    public void close() {
        jvm.close();
    }
}
