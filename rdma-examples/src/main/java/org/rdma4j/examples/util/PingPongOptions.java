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
 * The options of the ping-pongs, with the letters of rdma-core's own, and what they say of a device.
 *
 * @param server the host to connect to; empty for a server
 * @param tcpPort where endpoints are exchanged
 * @param device the device's name; empty for the first
 * @param port the device's port, from 1
 * @param gidIndex the entry of the port's GID table; negative to have one chosen, or none on InfiniBand
 * @param mtu the largest packet
 * @param size the message's, in bytes
 * @param receives how many receives are posted at a time
 * @param iterations how many exchanges
 * @param events whether to sleep on completion events instead of polling
 * @param check whether to check the received bytes
 * @param queuePairs how many queue pairs share the receive queue
 * @param patience the longest to wait for anything
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

    /** One of the ping-pongs. */
    @FunctionalInterface
    public interface Program {
        PingPong.Result run(PingPongOptions options, PrintStream out) throws IOException;
    }

    /**
     * The body of a ping-pong's {@code main}, as {@link Options#run} is; received bytes that are wrong end the process
     * with 1.
     *
     * @param name of the program, for its usage
     * @param size as for {@link #parse}
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

    /** Reads a command line, with the size that the program takes where nothing else is said. */
    public static PingPongOptions parse(int size, String[] arguments) {
        Options options = Options.parse(arguments, LETTERS);
        if (options.words().size() > 1) {
            throw new IllegalArgumentException("more than one server");
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

    /** Whether this side connects, and sends first. */
    public boolean isClient() {
        return !server.isEmpty();
    }

    /** Opens the device. */
    public Context open() throws RdmaException {
        return (device.isEmpty() ? Device.list().get(0) : Device.named(device)).open();
    }

    /** A completion queue for all receives, and so many sends. */
    public CompletionQueue completions(Context context, int sends) throws RdmaException {
        return events
                ? CompletionQueue.createWithEvents(context, receives + sends)
                : CompletionQueue.create(context, receives + sends);
    }

    /** What the other side has to know of a queue pair. */
    public Endpoint endpoint(QueuePair queuePair) throws RdmaException {
        Context context = queuePair.domain().context();
        Endpoint own = queuePair.endpoint(gidIndex < 0 ? context.gid(port) : gid(context));
        // Without one the C programs on InfiniBand do without GIDs, and cannot answer to one.
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
