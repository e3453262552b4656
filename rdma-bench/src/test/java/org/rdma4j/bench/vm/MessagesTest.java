package org.rdma4j.bench.vm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.bench.report.Result;

class MessagesTest {
    @Test
    void aMessageCostsWhatLiesBetweenTwoLooks() {
        List<Result> results = Messages.results("""
                something the kernel says
                run 1 c events 1000 1.00 0.100 0.500
                run 1 c events 3000 3.00 0.120 1.500
                run 1 twin events 1000 1.00 0.100 0.500
                run 1 twin-thread events 1000 1.00 0.100 0.500
                run 1 twin events 3000 3.00 0.122 1.500
                run 1 twin-thread events 3000 3.00 0.122 1.500
                run 1 sys events 1000 4.00 2.000 0.900
                run 1 sys-thread events 1000 4.00 1.000 0.800
                run 1 sys events 3000 6.20 2.030 2.000
                run 1 sys-thread events 3000 6.20 1.025 1.900
                run 1 io events 1000 4.00 2.000 0.900
                run 1 io-thread events 1000 4.00 1.000 0.800
                run 1 io events 3000 6.20 2.040 2.000
                run 1 io-thread events 3000 6.20 1.035 1.900
                send_lat 1 c events 120.0 138.5 150.0
                send_lat 1 io events 140.0 150.5 170.0
                """);
        assertThat(results).hasSize(4 + 6 + 6 + 1 + 2);
        assertThat(results.get(2).value()).isCloseTo(1100, within(1e-6));
        Result user = results.get(6);
        assertThat(user.group()).isEqualTo("Ping-pong over soft-RoCE, events");
        assertThat(user.name()).isEqualTo("client's processor time, user, rdma-sys");
        assertThat(user.value()).isCloseTo(15, within(1e-6));
        assertThat(user.ratio().orElseThrow()).isCloseTo(1.5, within(1e-6));
        Result thread = results.get(7);
        assertThat(thread.name()).isEqualTo("client's processor time, user, rdma-sys, without the JVM's other threads");
        assertThat(thread.value()).isCloseTo(12.5, within(1e-6));
        Result beside = results.get(16);
        assertThat(beside.name()).isEqualTo("client's processor time, user, rdma-io beside rdma-sys");
        assertThat(beside.ratio().orElseThrow()).isCloseTo(20.0 / 15, within(1e-6));
        Result half = results.get(18);
        assertThat(half.group()).isEqualTo("Half a round trip over soft-RoCE, events");
        assertThat(half.value()).isEqualTo(150.5);
        assertThat(half.reference()).hasValue(138.5);
    }

    @Test
    void aRunThatWasLookedAtOnceIsNoNumber() {
        assertThatThrownBy(() -> Messages.results("run 1 c events 1000 1.00 0.100 0.500\n"))
                .hasMessageContaining("1 lines for '1 events c'");
    }

    @Test
    void anIncompleteLineIsNoNumber() {
        assertThatThrownBy(() -> Messages.results("run 1 c events 1000\n")).hasMessageContaining("run 1 c events 1000");
    }
}
