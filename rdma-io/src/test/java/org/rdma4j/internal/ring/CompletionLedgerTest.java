package org.rdma4j.internal.ring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random operations on a ledger, against a list. */
class CompletionLedgerTest {
    private static final int STEPS = 200_000;
    private static final int IDS = 12;

    private static final class Entry {
        private final long id;
        private final int status;
        private final int vendorError;
        private final long deviceTime;
        private final long wallClock;
        private int count = 1;

        private Entry(Random random, boolean timed) {
            id = random.nextInt(IDS);
            status = random.nextInt(3);
            vendorError = random.nextInt();
            deviceTime = timed ? random.nextLong() : 0;
            wallClock = timed ? random.nextLong() : 0;
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void isAQueueFromWhichEntriesAreRemoved(boolean timed) {
        Random random = new Random(timed ? 1 : 2);
        CompletionLedger ledger = new CompletionLedger(timed);
        List<Entry> model = new ArrayList<>();
        int largest = 0;
        for (int step = 0; step < STEPS; step++) {
            // Grows and shrinks again and again.
            boolean grows = step / 500 % 2 == 0;
            int operation = random.nextInt(grows ? 20 : 9);
            long id = random.nextInt(IDS);
            if (operation > 6) {
                Entry entry = new Entry(random, timed);
                ledger.add(entry.id, entry.status, entry.vendorError, entry.deviceTime, entry.wallClock);
                model.add(entry);
            } else if (operation == 0 && random.nextInt(10) == 0) {
                assertThat(ledger.remove(id)).isEqualTo(remove(model, id, id));
            } else if (operation == 1 && random.nextInt(40) == 0) {
                assertThat(ledger.removeIf(each -> each < id)).isEqualTo(remove(model, 0, id - 1));
            } else if (operation == 2) {
                assertThat(ledger.addAgain(id)).isEqualTo(addAgain(model, id));
            } else if (!model.isEmpty()) {
                Entry first = model.get(0);
                if (timed) {
                    assertThat(ledger.deviceTime()).isEqualTo(first.deviceTime);
                    assertThat(ledger.wallClock()).isEqualTo(first.wallClock);
                }
                assertThat(ledger.id()).isEqualTo(first.id);
                assertThat(ledger.status()).isEqualTo(first.status);
                assertThat(ledger.vendorError()).isEqualTo(first.vendorError);
                boolean last = --first.count == 0;
                assertThat(ledger.removeFirst()).isEqualTo(last);
                if (last) {
                    model.remove(0);
                }
            }
            assertThat(ledger.size()).isEqualTo(model.size());
            assertThat(ledger.isEmpty()).isEqualTo(model.isEmpty());
            largest = Math.max(largest, model.size());
        }
        assertThat(largest).isGreaterThan(100);
    }

    private static int remove(List<Entry> model, long from, long to) {
        int before = model.size();
        model.removeIf(entry -> entry.id >= from && entry.id <= to);
        return before - model.size();
    }

    private static boolean addAgain(List<Entry> model, long id) {
        for (int i = model.size() - 1; i >= 0; i--) {
            if (model.get(i).id == id && model.get(i).status == 0) {
                model.get(i).count++;
                return true;
            }
        }
        return false;
    }
}
