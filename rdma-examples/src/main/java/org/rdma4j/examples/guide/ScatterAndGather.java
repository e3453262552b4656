package org.rdma4j.examples.guide;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.rdma4j.channel.MultiChannel;
import org.rdma4j.examples.util.Options;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkScope;

/**
 * Scatters the bytes of one half of a buffer to several peers, and gathers them into the other half. Each channel is
 * connected to itself.
 *
 * <p>{@code ScatterAndGather [DEVICE [PEERS]]} (default rxe0 and 5)
 */
public final class ScatterAndGather {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);

    private ScatterAndGather() {}

    public static void main(String[] arguments) throws IOException {
        Options.run("usage: ScatterAndGather [DEVICE [PEERS]]", arguments, words -> {
            if (words.length > 2) {
                throw new IllegalArgumentException("expected at most a device and a number of peers");
            }
            run(
                    words.length == 0 ? "rxe0" : words[0],
                    words.length < 2 ? 5 : Options.number("PEERS", words[1]),
                    System.out);
        });
    }

    /** Runs the example on a device. */
    public static void run(String device, int peers, PrintStream out) throws IOException {
        try (Context context = Device.named(device).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                MultiChannel channels =
                        MultiChannel.builder(domain).peers(peers).create()) {
            channels.connect(channels.endpoints());
            MemoryRegion memory = channels.allocate(2L * peers);
            List<SendRequest> sends = new ArrayList<>();
            List<ReceiveRequest> receives = new ArrayList<>();
            for (int peer = 0; peer < peers; peer++) {
                memory.memory().set(JAVA_BYTE, peer, (byte) (peer + 1));
                sends.add(channels.channel(peer).prepareSend(memory.slice(peer, 1)));
                receives.add(channels.channel(peer).prepareReceive(memory.slice(peers + peer, 1)));
            }
            out.println("before: " + gathered(memory, peers));
            try (WorkScope scope = channels.scope(TIMEOUT)) {
                scope.postAll(receives);
                scope.postAll(sends);
            }
            out.println("after: " + gathered(memory, peers));
        }
    }

    private static String gathered(MemoryRegion memory, int peers) {
        return Arrays.toString(memory.slice(peers, peers).memory().toArray(JAVA_BYTE));
    }
}
