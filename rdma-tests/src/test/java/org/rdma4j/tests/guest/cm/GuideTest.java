package org.rdma4j.tests.guest.cm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.examples.GuideBasicFlow;
import org.rdma4j.examples.GuideBatchPolling;
import org.rdma4j.examples.GuideCmClient;
import org.rdma4j.examples.GuideCmServer;
import org.rdma4j.examples.GuideQueuePairStates;
import org.rdma4j.examples.GuideRdmaWrite;
import org.rdma4j.examples.GuideSendWithImmediate;
import org.rdma4j.examples.util.Options;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.ibv_qp_state;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;

/** The programs that follow the guide, each run; on siw those that need a connection get it from the manager. */
@Tag("guest")
@InGuest
@Timeout(120)
class GuideTest {
    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);

    @OnDevices
    void basicFlow(Device device) {
        GuideBasicFlow.run(device.verbsName(), out);
        assertThat(said.toString(StandardCharsets.UTF_8))
                .contains("opened " + device, "registered 4096 bytes", "created queue pair", "all freed");
    }

    @OnDevices(Device.RXE)
    void queuePairStates(Device device) {
        assertThat(GuideQueuePairStates.run(device.verbsName(), 1, out))
                .containsExactly(
                        ibv_qp_state.IBV_QPS_RESET,
                        ibv_qp_state.IBV_QPS_INIT,
                        ibv_qp_state.IBV_QPS_RTR,
                        ibv_qp_state.IBV_QPS_RTS);
    }

    @OnDevices
    void rdmaWrite(Device device) {
        assertThat(GuideRdmaWrite.run(byTheManager(device), out)).isEqualTo("written from afar");
        if (device == Device.RXE) {
            assertThat(GuideRdmaWrite.run(byHand(device), out)).isEqualTo("written from afar");
        }
    }

    @OnDevices
    void sendWithImmediate(Device device) {
        if (device == Device.SIW) {
            assertThatThrownBy(() -> GuideSendWithImmediate.run(byTheManager(device), out))
                    .isInstanceOf(ErrnoException.class);
            Options without = Options.parse(new String[] {"-n", "-a", device.address()}, "na:", "");
            assertThat(GuideSendWithImmediate.run(without, out))
                    .isEqualTo(new GuideSendWithImmediate.Received(32, 0, false, 7));
            return;
        }
        GuideSendWithImmediate.Received expected = new GuideSendWithImmediate.Received(32, 0x01020304, true, 7);
        assertThat(GuideSendWithImmediate.run(byHand(device), out)).isEqualTo(expected);
        assertThat(GuideSendWithImmediate.run(byTheManager(device), out)).isEqualTo(expected);
    }

    @OnDevices
    void batchPolling(Device device) {
        Options options = device == Device.RXE ? byHand(device) : byTheManager(device);
        List<Long> inOrder = LongStream.range(0, 24).boxed().toList();
        assertThat(GuideBatchPolling.run(options, out)).isEqualTo(inOrder);
    }

    @OnDevices
    void connectionManager(Device device) throws Exception {
        Options options = Options.parse(
                new String[] {"-a", device.address(), "-p", Integer.toString(7320 + device.ordinal())}, "a:p:", "");
        FutureTask<String> server = SyncPair.start(() -> GuideCmServer.run(options, out));
        // The server listens within its first steps; until then the client is refused.
        long deadline = System.nanoTime() + CmLoopback.PATIENCE.toNanos();
        while (true) {
            try {
                GuideCmClient.run(options, "hello over RDMA", out);
                break;
            } catch (ErrnoException | IllegalStateException refused) {
                assertThat(System.nanoTime()).as(refused.toString()).isLessThan(deadline);
                assertThat(server.isDone()).isFalse();
                Thread.sleep(200);
            }
        }
        assertThat(server.get(30, TimeUnit.SECONDS)).isEqualTo("hello over RDMA");
    }

    private static Options byHand(Device device) {
        return Options.parse(new String[] {"-d", device.verbsName(), "-g", "1"}, "d:g:", "");
    }

    private static Options byTheManager(Device device) {
        return Options.parse(new String[] {"-a", device.address()}, "a:", "");
    }
}
