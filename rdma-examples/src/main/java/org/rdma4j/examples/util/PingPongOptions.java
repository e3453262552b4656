package org.rdma4j.examples.util;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import org.rdma4j.sys.ibverbs.ibv_mtu;

/**
 * The options of the ping-pongs, with the letters of rdma-core's own.
 *
 * @param server the host to connect to; empty for a server
 * @param tcpPort where addresses are exchanged
 * @param device the device's name; empty for the first
 * @param path port, GID index, path MTU and service level
 * @param size the message's, in bytes
 * @param receives how many receives are posted at a time
 * @param iterations how many exchanges
 * @param events whether to sleep on completion events instead of polling
 * @param check whether to check the received bytes
 * @param queuePairs how many queue pairs share the receive queue
 * @param patience the longest to wait for anything; zero waits as long as it takes, as the C programs do
 */
public record PingPongOptions(
        String server,
        int tcpPort,
        String device,
        Path path,
        int size,
        int receives,
        int iterations,
        boolean events,
        boolean check,
        int queuePairs,
        Duration patience) {
    private static final String LETTERS = "p:d:i:s:m:r:n:l:eg:cq:w:";

    /** Reads a command line, with the sizes that the program takes where nothing else is said. */
    public static PingPongOptions parse(String program, int size, String[] arguments) {
        String usage = "usage: " + program + " [-p TCP_PORT] [-d DEVICE] [-i PORT] [-g GID_INDEX] [-s SIZE] [-m MTU]"
                + " [-r RECEIVES] [-n ITERATIONS] [-q QUEUE_PAIRS] [-l SERVICE_LEVEL] [-w SECONDS] [-e] [-c] [SERVER]";
        Options options = Options.parse(arguments, LETTERS, usage);
        if (options.words().size() > 1) {
            throw new IllegalArgumentException("more than one server\n" + usage);
        }
        return new PingPongOptions(
                options.words().isEmpty() ? "" : options.words().get(0),
                options.number('p', 18515),
                options.text('d', ""),
                new Path(
                        options.number('i', 1),
                        options.number('g', -1),
                        mtu(options.number('m', 1024)),
                        options.number('l', 0)),
                options.number('s', size),
                options.number('r', 500),
                options.number('n', 1000),
                options.has('e'),
                options.has('c'),
                options.number('q', 16),
                Duration.ofSeconds(options.number('w', 0)));
    }

    /** Whether this side connects, and sends first. */
    public boolean isClient() {
        return !server.isEmpty();
    }

    /** A number for the first packet, 24 bits. */
    public static int firstPacket() {
        return ThreadLocalRandom.current().nextInt(1 << 24);
    }

    private static int mtu(int bytes) {
        switch (bytes) {
            case 256:
                return ibv_mtu.IBV_MTU_256;
            case 512:
                return ibv_mtu.IBV_MTU_512;
            case 1024:
                return ibv_mtu.IBV_MTU_1024;
            case 2048:
                return ibv_mtu.IBV_MTU_2048;
            case 4096:
                return ibv_mtu.IBV_MTU_4096;
            default:
                throw new IllegalArgumentException("no MTU: " + bytes + " (256, 512, 1024, 2048, 4096)");
        }
    }
}
