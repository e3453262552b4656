package org.rdma4j.examples.guide;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Arrays;
import org.rdma4j.channel.Channel;
import org.rdma4j.examples.util.Options;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.WorkScope;

/**
 * A channel that is connected to itself: sends four bytes from one half of a buffer to the other.
 *
 * <p>{@code ChannelToItself [DEVICE]} (default rxe0)
 */
public final class ChannelToItself {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    private static final int HALF = 4;

    private ChannelToItself() {}

    public static void main(String[] arguments) throws IOException {
        Options.run("usage: ChannelToItself [DEVICE]", arguments, words -> {
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
                Channel channel = Channel.builder(domain).create()) {
            channel.connect(channel.endpoint());
            MemoryRegion memory = channel.allocate(2 * HALF);
            memory.memory().asSlice(0, HALF).fill((byte) 8);
            out.println("before: " + Arrays.toString(memory.memory().toArray(JAVA_BYTE)));
            try (WorkScope scope = channel.scope(TIMEOUT)) {
                scope.receive(memory.slice(HALF, HALF));
                scope.send(memory.slice(0, HALF));
            }
            out.println("after: " + Arrays.toString(memory.memory().toArray(JAVA_BYTE)));
        }
    }
}
