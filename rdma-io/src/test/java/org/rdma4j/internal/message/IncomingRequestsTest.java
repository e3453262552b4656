package org.rdma4j.internal.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class IncomingRequestsTest {
    private static final int LIMIT = 200;

    private final IncomingRequests requests = new IncomingRequests(LIMIT);

    private void add(long id) throws ProtocolException {
        requests.checkReceived(id);
        requests.received(id);
    }

    /** Random operations, compared with a set. Ids are dense, or differ in their high bits only. */
    @Test
    void tableMatchesASet() throws ProtocolException {
        for (int run = 0; run < 20; run++) {
            Random random = new Random(run);
            IncomingRequests table = new IncomingRequests(LIMIT);
            Set<Long> expected = new LinkedHashSet<>();
            int shift = random.nextInt(56);
            for (int step = 0; step < 5000; step++) {
                long id = (random.nextInt(256) - 28L) << shift;
                boolean rejected = expected.size() == LIMIT || expected.contains(id);
                if (rejected) {
                    assertThatThrownBy(() -> table.checkReceived(id)).isInstanceOf(ProtocolException.class);
                } else {
                    table.checkReceived(id);
                    table.received(id);
                    expected.add(id);
                }
                if (random.nextInt(5) < 2) {
                    List<Long> ids = new ArrayList<>(expected);
                    long answered = ids.get(random.nextInt(ids.size()));
                    table.answered(answered);
                    expected.remove(answered);
                    assertThatThrownBy(() -> table.answered(answered)).isInstanceOf(IllegalStateException.class);
                }
                assertThat(table.size()).isEqualTo(expected.size());
            }
            expected.forEach(table::answered);
            assertThat(table.size()).isZero();
        }
    }

    @Test
    void tableDoesNotGrowWhileRequestsAreAnswered() throws ProtocolException {
        add(-1);
        for (long id = 0; id < 100_000; id++) {
            add(id);
            requests.answered(id);
        }
        assertThat(requests.capacity()).isEqualTo(16);
        requests.answered(-1);
    }

    @Test
    void memoryIsBoundedByTheLimit() throws ProtocolException {
        for (long id = 0; id < LIMIT; id++) {
            add(id);
        }
        assertThatThrownBy(() -> add(LIMIT))
                .isInstanceOf(ProtocolException.class)
                .hasMessage("The peer sent REQUEST although 200 are unanswered; the maximum is 200");
        assertThat(requests.capacity()).isEqualTo(512);
        assertThat(requests).hasToString("incoming requests 200/200 unanswered");
    }
}
