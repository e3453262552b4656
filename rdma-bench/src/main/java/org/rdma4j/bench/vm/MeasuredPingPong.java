package org.rdma4j.bench.vm;

import java.io.IOException;
import org.rdma4j.examples.RcPingpong;
import org.rdma4j.examples.util.PingPongOptions;

/** {@link RcPingpong}, with the processor's time of each thousand messages. */
public final class MeasuredPingPong {
    private MeasuredPingPong() {}

    public static void main(String... arguments) throws IOException {
        PingPongOptions options = PingPongOptions.parse("MeasuredPingPong", 4096, arguments);
        ProcessorTimes times = new ProcessorTimes(options.iterations());
        RcPingpong.run(options, System.out, times);
        times.print(System.out);
    }
}
