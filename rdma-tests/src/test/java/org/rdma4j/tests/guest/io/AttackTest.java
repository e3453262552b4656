package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.attack.Attack;
import org.rdma4j.attack.Link;
import org.rdma4j.attack.Target;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.Listener;
import org.rdma4j.repetition.RandomInput;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.QueuePair;

/**
 * Runs the concurrent attack of the rdma-io tests on the devices of the guest, in a separate JVM. {@code
 * -Drdma4j.attack=SECONDS} sets the duration on each device (default 20), and {@code -Drdma4j.seed=SEED} the seed
 * (random by default).
 */
@InGuest
@RandomInput
@Timeout(7200)
class AttackTest {
    private static final int SECONDS = Integer.getInteger("rdma4j.attack", 20);
    /** Fewer threads than on the host: the guest has one processor. */
    private static final int ATTACKERS = 4;

    private static final int BOOKKEEPERS = 1;
    /**
     * Duration of a round. Longer than on the host: an emulated processor takes seconds to load and initialize the
     * classes.
     */
    private static final int ROUND_SECONDS = 15;

    /** The program that runs in the separate JVM. */
    public static final class Program {
        private Program() {}

        /** @param arguments the device, the seed, and the duration in seconds */
        public static void main(String[] arguments) throws Exception {
            Device device = Device.valueOf(arguments[0]);
            Target target = device == Device.RXE ? new ByHand(device) : new Connected(device);
            boolean passed = new Attack(target, ATTACKERS, BOOKKEEPERS, ROUND_SECONDS)
                    .run(Long.parseLong(arguments[1]), Integer.parseInt(arguments[2]));
            System.exit(passed ? 0 : 1);
        }
    }

    /** A device whose queue pairs are connected without the connection manager. */
    private record ByHand(Device device) implements Target {
        @Override
        public Context open() throws IOException {
            return org.rdma4j.verbs.Device.named(device.verbsName()).open();
        }

        @Override
        public void connect(Link link) throws IOException {
            link.byHand(this);
        }

        @Override
        public void connect(QueuePair one, QueuePair other) throws IOException {
            Link.connectByHand(one, other);
        }
    }

    /** A device whose queue pairs are connected by the connection manager. */
    private record Connected(Device device) implements Target {
        @Override
        public Context open() throws IOException {
            return org.rdma4j.verbs.Device.named(device.verbsName()).open();
        }

        @Override
        public void connect(Link link) throws IOException {
            Listener listener = link.own(Listener.on(new InetSocketAddress(device.address(), 0)));
            Connection client = link.own(Connection.to(listener.address(), LIMIT));
            CompletableFuture<Connection> accepted = CompletableFuture.supplyAsync(
                    () -> {
                        try {
                            Connection server = link.own(listener.next(LIMIT));
                            server.establish(LIMIT).release();
                            return server;
                        } catch (IOException e) {
                            throw new CompletionException(e);
                        }
                    },
                    command -> new Thread(command).start());
            try {
                client.establish(LIMIT);
            } finally {
                // The link can be closed once the accepting thread has finished.
                accepted.exceptionally(failure -> client).join();
            }
            link.of(client.queuePair(), accepted.join().queuePair());
        }

        @Override
        public void connect(QueuePair one, QueuePair other) {
            throw new UnsupportedOperationException("connected by the connection manager only");
        }
    }

    @OnDevices
    void attackFindsNoFault(Device device) throws IOException {
        long seed = Long.getLong("rdma4j.seed", ThreadLocalRandom.current().nextLong());
        try (GuestJvm attack = new GuestJvm(
                Program.class,
                List.of("-Xmx32m", "-XX:-CreateCoredumpOnCrash", "-XX:ErrorFile=/tmp/out/hs_err_%p.log"),
                device.name(),
                Long.toString(seed),
                Integer.toString(SECONDS))) {
            String output = attack.rest();
            System.out.print(output);
            assertThat(output).contains("seed " + seed, " finds 0\n").endsWith("end\n");
        }
    }
}
