package org.rdma4j.examples.util;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.GidEntry;
import org.rdma4j.verbs.Mtu;
import org.rdma4j.verbs.Port;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.RdmaException;

/**
 * Command-line options of the ping-pong programs, with the letters of the programs of rdma-core.
 *
 * @param server host to connect to; empty for a server
 * @param tcpPort TCP port for the exchange of endpoints
 * @param device name of the device; empty for the first device
 * @param port number of the device port, from 1
 * @param gidIndex index in the GID table of the port; negative to select one automatically, or none on InfiniBand
 * @param mtu path MTU
 * @param size size of the message in bytes
 * @param receives number of receives to post at a time
 * @param iterations number of messages in each direction
 * @param events whether to sleep until completion events instead of polling
 * @param check whether to check the received bytes
 * @param queuePairs number of queue pairs that share a receive queue
 * @param patience timeout of each wait
 */
public record PingPongOptions(
        String server,
        int tcpPort,
        String device,
        int port,
        int gidIndex,
        Mtu mtu,
        int size,
        int receives,
        int iterations,
        boolean events,
        boolean check,
        int queuePairs,
        Duration patience) {
    private static final String LETTERS = "p:d:i:s:m:r:n:eg:cq:w:";

    /** A ping-pong program. */
    @FunctionalInterface
    public interface Program {
        PingPong.Result run(PingPongOptions options, PrintStream out) throws IOException;
    }

    /**
     * Runs a ping-pong program, as described in {@link Options#run}. Exits with code 1 if received bytes are wrong.
     *
     * @param name name of the program, for the usage message
     * @param size default size of the message
     */
    public static void run(String name, int size, String[] arguments, Program program) throws IOException {
        String usage = "usage: " + name + " [-p TCP_PORT] [-d DEVICE] [-i PORT] [-g GID_INDEX] [-s SIZE] [-m MTU]"
                + " [-r RECEIVES] [-n ITERATIONS] [-q QUEUE_PAIRS] [-w SECONDS] [-e] [-c] [SERVER]";
        Options.run(usage, arguments, words -> {
            if (!program.run(parse(size, words), System.out).badPages().isEmpty()) {
                System.exit(1);
            }
        });
    }

    /**
     * Parses a command line.
     *
     * @param size default size of the message
     */
    public static PingPongOptions parse(int size, String[] arguments) {
        Options options = Options.parse(arguments, LETTERS);
        if (options.words().size() > 1) {
            throw new IllegalArgumentException("expected at most one server");
        }
        return new PingPongOptions(
                options.words().isEmpty() ? "" : options.words().get(0),
                options.number('p', 18515),
                options.text('d', ""),
                options.number('i', 1),
                options.number('g', -1),
                Mtu.valueOf("MTU_" + options.number('m', 1024)),
                options.number('s', size),
                options.number('r', 500),
                options.number('n', 1000),
                options.has('e'),
                options.has('c'),
                options.number('q', 16),
                Duration.ofSeconds(options.number('w', 3600)));
    }

    /** Returns {@code true} if this side is the client, which connects and sends first. */
    public boolean isClient() {
        return !server.isEmpty();
    }

    /** Opens the device. */
    public Context open() throws RdmaException {
        return (device.isEmpty() ? Device.list().get(0) : Device.named(device)).open();
    }

    /** Creates a completion queue for all receives and a number of sends. */
    public CompletionQueue completions(Context context, int sends) throws RdmaException {
        return events
                ? CompletionQueue.createWithEvents(context, receives + sends)
                : CompletionQueue.create(context, receives + sends);
    }

    /** Returns the endpoint of a queue pair to send to the peer. */
    public Endpoint endpoint(QueuePair queuePair) throws RdmaException {
        Context context = queuePair.domain().context();
        Endpoint own = queuePair.endpoint(gidIndex < 0 ? context.gid(port) : gid(context));
        // On InfiniBand, the C programs use no GID unless a GID index is given, and cannot reply to one.
        boolean without = gidIndex < 0 && context.port(port).linkLayer() == Port.LinkLayer.INFINIBAND;
        return new Endpoint(own.lid(), without ? WireExchange.NO_GID : own.gid(), own.queuePair(), own.psn(), mtu);
    }

    private GidEntry gid(Context context) throws RdmaException {
        return context.gids().stream()
                .filter(gid -> gid.port() == port && gid.index() == gidIndex)
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException(context + " has no GID " + gidIndex + " at port " + port));
    }
}
