package org.rdma4j.internal.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OutgoingRequestsTest {
    private static final int LIMIT = 300;

    private final OutgoingRequests requests = new OutgoingRequests(LIMIT);

    private long add() {
        long id = requests.nextId();
        requests.add(id);
        return id;
    }

    private void answer(long id) throws ProtocolException {
        requests.answered(requests.checkAnswer(MessageHeader.ANSWER, id));
        requests.answerConsumed();
    }

    /** Random operations, compared with maps. */
    @Test
    void tableMatchesMaps() throws ProtocolException {
        for (int run = 0; run < 20; run++) {
            Random random = new Random(run);
            OutgoingRequests table = new OutgoingRequests(LIMIT);
            Map<Long, Object> unanswered = new HashMap<>();
            Map<Long, Object> answered = new HashMap<>();
            Set<Long> canceled = new HashSet<>();
            List<Long> all = new ArrayList<>();
            int target = 1 + random.nextInt(LIMIT);
            for (int step = 0; step < 5000; step++) {
                boolean canSend = unanswered.size() + canceled.size() < target;
                if (all.isEmpty() || canSend && random.nextInt(3) != 0) {
                    long id = table.nextId();
                    table.add(id);
                    table.attach(id, "value " + id);
                    unanswered.put(id, "value " + id);
                    all.add(id);
                } else {
                    long id = all.get(
                            random.nextBoolean()
                                    ? random.nextInt(all.size())
                                    : all.size() - 1 - random.nextInt(Math.min(all.size(), 50)));
                    switch (random.nextInt(3)) {
                        case 0 -> {
                            if (unanswered.containsKey(id) || canceled.contains(id)) {
                                table.answered(table.checkAnswer(MessageHeader.ANSWER, id));
                                assertThat(table.held()).isOne();
                                table.answerConsumed();
                                if (!canceled.remove(id)) {
                                    answered.put(id, unanswered.remove(id));
                                }
                            } else {
                                assertThatThrownBy(() -> table.checkAnswer(MessageHeader.ANSWER, id))
                                        .isInstanceOf(ProtocolException.class);
                            }
                        }
                        case 1 -> assertThat(table.take(id)).isEqualTo(answered.remove(id));
                        default -> {
                            table.cancel(id);
                            answered.remove(id);
                            if (unanswered.remove(id) != null) {
                                canceled.add(id);
                            }
                        }
                    }
                    assertThat(table.isOutstanding(id))
                            .isEqualTo(unanswered.containsKey(id) || answered.containsKey(id));
                }
                assertThat(table.unanswered()).isEqualTo(unanswered.size());
                assertThat(table.canceled()).isEqualTo(canceled.size());
                assertThat(table.size()).isEqualTo(unanswered.size() + answered.size() + canceled.size());
            }
            unanswered
                    .keySet()
                    .forEach(id -> assertThat(table.isOutstanding(id)).isTrue());
            answered.forEach((id, value) -> assertThat(table.take(id)).isEqualTo(value));
        }
    }

    @Test
    void tableDoesNotGrowWhileRequestsAreAnswered() throws ProtocolException {
        long straggler = add();
        for (int i = 0; i < 100_000; i++) {
            long id = add();
            answer(id);
            requests.take(id);
        }
        assertThat(requests.capacity()).isEqualTo(16);
        assertThat(requests.isOutstanding(straggler)).isTrue();
        answer(straggler);
    }

    @Test
    void canceledRequestsOccupyTheirReceives() throws ProtocolException {
        for (int i = 0; i < LIMIT; i++) {
            assertThat(requests.canSend()).isTrue();
            requests.cancel(add());
        }
        assertThat(requests.canSend()).isFalse();
        assertThatThrownBy(this::add)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("A request was sent although 300 are unanswered and 0 answers occupy a slot;"
                        + " the maximum is 300");
        assertThat(requests.size()).isEqualTo(LIMIT);
        requests.answered(requests.checkAnswer(MessageHeader.ANSWER, 7));
        assertThat(requests.canSend()).isFalse();
        assertThat(requests.size()).isEqualTo(LIMIT - 1);
        requests.answerConsumed();
        assertThat(requests.canSend()).isTrue();
        assertThatThrownBy(requests::answerConsumed)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("More answers were consumed than received");
        assertThatThrownBy(() -> answer(7)).isInstanceOf(ProtocolException.class);
    }

    @Test
    void allRequestsMayBeCanceledAtOnce() throws ProtocolException {
        for (int i = 0; i < LIMIT; i++) {
            requests.attach(add(), i);
        }
        Set<Object> canceled = new HashSet<>();
        requests.cancelAll(canceled::add);
        assertThat(canceled).hasSize(LIMIT);
        assertThat(requests.unanswered()).isZero();
        assertThat(requests.canceled()).isEqualTo(LIMIT);
        assertThat(requests.isOutstanding(0)).isFalse();
        for (long id = 0; id < LIMIT; id++) {
            answer(id);
        }
        assertThat(requests.size()).isZero();
    }

    @Test
    void requestsWhoseAnswerHasNotBeenTakenEnd() throws ProtocolException {
        for (int i = 0; i < 4; i++) {
            requests.attach(add(), i);
        }
        answer(1);
        answer(2);
        requests.take(2);
        Set<Object> ended = new HashSet<>();
        requests.end(ended::add);
        assertThat(ended).containsExactlyInAnyOrder(0, 1, 3);
        assertThat(requests.take(1)).isNull();
    }

    @Test
    void attachmentsAreReleased() throws ProtocolException {
        List<WeakReference<Object>> references = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            Object attachment = new Object();
            references.add(new WeakReference<>(attachment));
            requests.attach(add(), attachment);
        }
        answer(0);
        assertThat(requests.take(0)).isNotNull();
        requests.cancel(1);
        for (int i = 0; i < 100 && references.stream().anyMatch(each -> each.get() != null); i++) {
            System.gc();
        }
        assertThat(references).allMatch(each -> each.get() == null);
    }
}
