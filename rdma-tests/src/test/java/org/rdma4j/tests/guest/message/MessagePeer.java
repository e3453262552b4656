package org.rdma4j.tests.guest.message;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import org.rdma4j.message.MessageServer;
import org.rdma4j.tests.guest.io.ChildJvm;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.support.Run;

/** A server in another JVM, which returns all messages and requests until it is killed. */
final class MessagePeer implements AutoCloseable {
    private final ChildJvm jvm;
    private final String process;
    final InetSocketAddress address;

    MessagePeer(Device device) throws IOException {
        jvm = new ChildJvm(MessagePeer.class, List.of(), device.address());
        try {
            process = jvm.line("process");
            address = new InetSocketAddress(device.address(), Integer.parseInt(jvm.line("port")));
        } catch (Throwable e) {
            jvm.close();
            throw e;
        }
    }

    /** The program. Argument: address to listen on. */
    public static void main(String[] arguments) throws Exception {
        System.out.println("process " + ProcessHandle.current().pid());
        try (MessageServer server = MessageServer.on(new InetSocketAddress(arguments[0], 0))
                .onMessage((client, message) -> client.sendAsync(message.toByteArray()))
                .onRequest((client, request) -> request.answer(request.memory()))
                .start()) {
            System.out.println("port " + server.address().getPort());
            server.awaitClose();
        }
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
