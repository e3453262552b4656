package org.rdma4j.examples.guide;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Arrays;
import org.rdma4j.channel.MultiChannel;
import org.rdma4j.examples.util.Options;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.WorkScope;

/**
 * Sends a message to the second of three peers. Each channel is connected to itself.
 *
 * <p>{@code OneOfManyPeers [DEVICE]} (default rxe0)
 */
public final class OneOfManyPeers {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    private static final int HALF = 4;

    private OneOfManyPeers() {}

    public static void main(String[] arguments) throws IOException {
        Options.run("usage: OneOfManyPeers [DEVICE]", arguments, words -> {
            if (words.length > 1) {
                throw new IllegalArgumentException("expected at most one device");
            }
            run(words.length == 0 ? "rxe0" : words[0], System.out);
        });
    }

    /** Runs the example on a device. */
    public static void run(String device, PrintStream out) throws IOException {
        try (Context context = Device.named(device).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                MultiChannel channels = MultiChannel.builder(domain).peers(3).create()) {
            channels.connect(channels.endpoints());
            MemoryRegion memory = channels.allocate(2 * HALF);
            memory.memory().asSlice(0, HALF).fill((byte) 1);
            out.println("before: " + received(memory));
            try (WorkScope scope = channels.scope(TIMEOUT)) {
                scope.receive(1, memory.slice(HALF, HALF));
                scope.send(1, memory.slice(0, HALF));
            }
            out.println("after: " + received(memory));
        }
    }

    private static String received(MemoryRegion memory) {
        return Arrays.toString(memory.slice(HALF, HALF).memory().toArray(JAVA_BYTE));
    }
}
