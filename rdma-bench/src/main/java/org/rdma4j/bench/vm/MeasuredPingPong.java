package org.rdma4j.bench.vm;

import java.io.IOException;
import java.util.Arrays;
import org.rdma4j.examples.rdmacore.RcPingpong;
import org.rdma4j.examples.util.PingPongOptions;
import org.rdma4j.verbs.QueuePairType;

/**
 * A ping-pong that prints the processor time after each thousand messages: {@code io OPTIONS…} runs {@link RcPingpong},
 * {@code sys OPTIONS…} runs {@link RawPingPong}. Both accept the options of the former.
 */
public final class MeasuredPingPong {
    private MeasuredPingPong() {}

    public static void main(String... arguments) throws IOException {
        PingPongOptions options = PingPongOptions.parse(4096, Arrays.copyOfRange(arguments, 1, arguments.length));
        ProcessorTimes times = new ProcessorTimes(options.iterations());
        if (arguments[0].equals("io")) {
            RcPingpong.run(QueuePairType.RC, options, System.out, times);
        } else {
            RawPingPong raw = new RawPingPong(options, times);
            raw.connect();
            raw.run();
        }
        times.print(System.out);
    }
}
