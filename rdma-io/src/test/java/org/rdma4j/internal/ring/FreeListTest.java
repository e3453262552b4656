package org.rdma4j.internal.ring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;

/** Order and ownership of the indices in a list of free elements. */
class FreeListTest {
    private static final int SIZE = 8;
    private static final int TURNS = 50_000;

    private static int remove(FreeList list) {
        while (true) {
            long head = list.head();
            if (FreeList.isEmpty(head)) {
                return -1;
            }
            if (list.remove(head)) {
                return FreeList.first(head);
            }
        }
    }

    private static List<Integer> removeEach(FreeList list) {
        List<Integer> removed = new ArrayList<>();
        for (int index = remove(list); index >= 0; index = remove(list)) {
            removed.add(index);
        }
        return removed;
    }

    @Test
    void theIndexAddedLastIsRemovedFirst() {
        FreeList list = new FreeList(SIZE);
        assertThat(FreeList.isEmpty(list.head())).isTrue();
        list.add(2, 4);
        list.add(7);
        list.add(0);
        assertThat(removeEach(list)).containsExactly(0, 7, 2, 3, 4);
    }

    @Test
    void anOutdatedHeadRemovesNothing() {
        FreeList list = new FreeList(SIZE);
        list.add(0, 2);
        long head = list.head();
        assertThat(list.remove(head)).isTrue();
        list.add(0);
        assertThat(FreeList.first(list.head())).isEqualTo(FreeList.first(head));
        assertThat(list.remove(head)).isFalse();
        assertThat(removeEach(list)).containsExactly(0, 1, 2);
    }

    @Test
    void allIndicesAreRemovedOnlyIfNoneIsMissing() {
        FreeList list = new FreeList(SIZE);
        assertThat(list.removeAll(SIZE)).isZero();
        list.add(0, SIZE - 1);
        int taken = remove(list);
        assertThat(list.removeAll(SIZE)).isEqualTo(SIZE - 1);
        list.add(taken);
        assertThat(list.removeAll(SIZE)).isEqualTo(SIZE);
        assertThat(FreeList.isEmpty(list.head())).isTrue();
    }

    @Test
    void anIndexIsRemovedByOneOfSeveralThreads() throws Exception {
        FreeList list = new FreeList(SIZE);
        list.add(0, SIZE - 1);
        AtomicIntegerArray owners = new AtomicIntegerArray(SIZE);
        Callable<Boolean> user = () -> {
            boolean alone = true;
            for (int i = 0; i < TURNS; i++) {
                int index = remove(list);
                if (index >= 0) {
                    alone &= owners.getAndIncrement(index) == 0;
                    owners.getAndDecrement(index);
                    list.add(index);
                }
            }
            return alone;
        };
        try (ExecutorService threads = Executors.newFixedThreadPool(3)) {
            for (Future<Boolean> alone : threads.invokeAll(List.of(user, user, user))) {
                assertThat(alone.get()).isTrue();
            }
        }
        assertThat(removeEach(list)).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6, 7);
    }
}
