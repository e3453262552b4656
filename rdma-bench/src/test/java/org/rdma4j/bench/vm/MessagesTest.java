package org.rdma4j.bench.vm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.bench.report.Result;

class MessagesTest {
    @Test
    void aMessageCostsWhatALongRunTakesMoreThanAShortOne() {
        List<Result> results = Messages.results("""
                something the kernel says
                run 1 c events 1000 1.00 0.100 0.500
                run 1 c events 3000 3.00 0.120 1.500
                run 1 java events 1000 4.00 2.000 0.900
                run 1 java events 3000 6.20 2.030 2.000
                """);
        assertThat(results).hasSize(6);
        Result user = results.get(3);
        assertThat(user.group()).isEqualTo("Ping-pong over soft-RoCE, completion events");
        assertThat(user.name()).isEqualTo("client's processor time, user, Java");
        assertThat(user.value()).isCloseTo(15, within(1e-6));
        assertThat(user.ratio().orElseThrow()).isCloseTo(1.5, within(1e-6));
        assertThat(results.get(1).value()).isCloseTo(1100, within(1e-6));
    }

    @Test
    void anIncompleteLineIsNoNumber() {
        assertThatThrownBy(() -> Messages.results("run 1 c events 1000\n")).hasMessageContaining("run 1 c events 1000");
    }
}
