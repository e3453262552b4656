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

class OutstandingRequestsTest {
    private final OutstandingRequests requests = new OutstandingRequests();

    private long add() {
        long id = requests.nextId();
        requests.add(id);
        return id;
    }

    private void answer(long id) throws ProtocolException {
        requests.answered(requests.checkAnswer(MessageHeader.ANSWER, id));
    }

    /** Random operations, compared with maps. */
    @Test
    void tableMatchesMaps() throws ProtocolException {
        for (int run = 0; run < 20; run++) {
            Random random = new Random(run);
            OutstandingRequests table = new OutstandingRequests();
            Map<Long, Object> unanswered = new HashMap<>();
            Map<Long, Object> answered = new HashMap<>();
            Set<Long> canceled = new HashSet<>();
            List<Long> all = new ArrayList<>();
            int target = 1 + random.nextInt(300);
            for (int step = 0; step < 5000; step++) {
                if (all.isEmpty() || unanswered.size() < target && random.nextInt(3) != 0) {
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
                            if (canceled.size() < OutstandingRequests.MAX_CANCELED) {
                                table.cancel(id);
                                answered.remove(id);
                                if (unanswered.remove(id) != null) {
                                    canceled.add(id);
                                }
                            }
                        }
                    }
                    assertThat(table.isOutstanding(id))
                            .isEqualTo(unanswered.containsKey(id) || answered.containsKey(id));
                }
                assertThat(table.unanswered()).isEqualTo(unanswered.size());
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
    void canceledRequestsAreForgottenBeyondTheMaximum() throws ProtocolException {
        long straggler = add();
        requests.attach(straggler, "straggler");
        for (int i = 0; i < OutstandingRequests.MAX_CANCELED; i++) {
            requests.cancel(add());
        }
        assertThat(requests.size()).isEqualTo(OutstandingRequests.MAX_CANCELED + 1);
        answer(1);
        assertThatThrownBy(() -> answer(1)).isInstanceOf(ProtocolException.class);
        requests.cancel(add());
        long last = add();
        requests.cancel(last);
        assertThat(requests.size()).isEqualTo(1);
        // Forgotten requests are discarded, also if they have been answered before.
        answer(1);
        answer(last);
        answer(last);
        // Other requests are checked as before.
        long next = add();
        answer(next);
        assertThatThrownBy(() -> answer(next)).isInstanceOf(ProtocolException.class);
        assertThatThrownBy(() -> answer(next + 1)).isInstanceOf(ProtocolException.class);
        answer(straggler);
        assertThatThrownBy(() -> answer(straggler)).isInstanceOf(ProtocolException.class);
        assertThat(requests.take(straggler)).isEqualTo("straggler");
        assertThat(requests.take(next)).isNull();
        assertThat(requests.size()).isZero();
    }

    @Test
    void memoryOfCanceledRequestsIsBounded() {
        for (int i = 0; i < 1_000_000; i++) {
            requests.cancel(add());
        }
        assertThat(requests.size()).isLessThanOrEqualTo(OutstandingRequests.MAX_CANCELED);
        assertThat(requests.capacity()).isEqualTo(4096);
    }

    @Test
    void allRequestsMayBeCanceledAtOnce() {
        for (int i = 0; i < 3000; i++) {
            requests.attach(add(), i);
        }
        Set<Object> canceled = new HashSet<>();
        requests.cancelAll(canceled::add);
        assertThat(canceled).hasSize(3000);
        assertThat(requests.unanswered()).isZero();
        assertThat(requests.size()).isZero();
        assertThat(requests.isOutstanding(0)).isFalse();
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
