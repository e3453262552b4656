package org.rdma4j.tests.guest.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.attack.WireAttack;
import org.rdma4j.repetition.RandomInput;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.io.GuestJvm;
import org.rdma4j.tests.guest.io.HeldResources;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;

/**
 * A message server under attack by hostile clients while it serves an honest one, in a separate JVM. Some of the
 * hostile clients are in a process that is killed. {@code -Drdma4j.attack=SECONDS} sets the duration of the attack on
 * each device (default 3), and {@code -Drdma4j.seed=SEED} its seed (random by default).
 */
@InGuest
@RandomInput
@Timeout(7200)
class HostileClientsTest {
    private static final int SECONDS = Integer.getInteger("rdma4j.attack", 3);
    private static final int ATTACKERS = 3;
    /**
     * Longer than on the host: each round includes the start of a process, which takes seconds on an emulated
     * processor.
     */
    private static final int ROUND_MILLIS = 4_000;

    private static final int LONG_ROUND_MILLIS = 20_000;

    /** The program that runs in the separate JVM. */
    public static final class Program {
        private Program() {}

        /** @param arguments the device, the seed, and the duration in seconds */
        public static void main(String[] arguments) throws Exception {
            Device device = Device.valueOf(arguments[0]);
            int seconds = Integer.parseInt(arguments[2]);
            boolean passed = new WireAttack(
                            new InetSocketAddress(device.address(), 0),
                            ATTACKERS,
                            seconds < 60 ? ROUND_MILLIS : LONG_ROUND_MILLIS,
                            () -> HeldResources.of(device),
                            Program::others)
                    .run(Long.parseLong(arguments[1]), seconds);
            System.exit(passed ? 0 : 1);
        }

        private static AutoCloseable others(InetSocketAddress server, long seed) throws IOException {
            return new GuestJvm(
                    Others.class,
                    List.of(),
                    server.getAddress().getHostAddress(),
                    Integer.toString(server.getPort()),
                    Long.toString(seed));
        }
    }

    /** The process that is killed. */
    public static final class Others {
        private Others() {}

        /** @param arguments the address and the port of the server, and the seed */
        public static void main(String[] arguments) {
            WireAttack.runForever(
                    new InetSocketAddress(arguments[0], Integer.parseInt(arguments[1])), Long.parseLong(arguments[2]));
        }
    }

    @OnDevices
    void attackFindsNoFault(Device device) throws IOException {
        long seed = Long.getLong("rdma4j.seed", ThreadLocalRandom.current().nextLong());
        try (GuestJvm attack = new GuestJvm(
                Program.class,
                List.of("-Xmx64m", "-XX:-CreateCoredumpOnCrash", "-XX:ErrorFile=/tmp/out/hs_err_%p.log"),
                device.name(),
                Long.toString(seed),
                Integer.toString(SECONDS))) {
            String output = attack.rest();
            System.out.print(output);
            assertThat(output).contains("seed " + seed, " finds 0\n").endsWith("end\n");
        }
    }
}
