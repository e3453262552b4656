package org.rdma4j.internal.ring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;

/** Indices, native memory and garbage collection of requests. */
class RequestTableTest {
    private static final long BYTES = 200;
    private static final long ALIGNED = 256;
    private static final IntPredicate NONE_DELIVERED = index -> false;

    /** Request whose idleness the test controls. */
    private static final class Request {
        private final long address;
        private int index;
        private boolean stayedIdle;
        private int rechecks;

        private Request(long address) {
            this.address = address;
        }
    }

    private final RequestTable<Request> table = new RequestTable<>(
            new RequestTable.Accessor<>() {
                @Override
                public int index(Request request) {
                    return request.index;
                }

                @Override
                public long address(Request request) {
                    return request.address;
                }

                @Override
                public boolean hasStayedIdle(Request request) {
                    return request.stayedIdle;
                }

                @Override
                public void recheck(Request request) {
                    request.rechecks++;
                }
            },
            BYTES);

    private Request add(IntPredicate isDelivered) {
        Request request = new Request(table.allocate());
        request.index = table.add(request, isDelivered);
        return request;
    }

    private Request add() {
        return add(NONE_DELIVERED);
    }

    private List<Request> add(int count) {
        List<Request> added = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            added.add(add());
        }
        return added;
    }

    @Test
    void indicesAreConsecutive() {
        List<Request> all = add(100);
        for (int i = 0; i < all.size(); i++) {
            assertThat(all.get(i).index).isEqualTo(i);
            assertThat(table.get(i)).isSameAs(all.get(i));
            assertThat(table.find(i)).isSameAs(all.get(i));
        }
    }

    @Test
    void memoryIsAlignedZeroedAndDisjoint() {
        for (Request request : add(100)) {
            assertThat(request.address % 64).isZero();
            MemorySegment memory = MemorySegment.ofAddress(request.address).reinterpret(BYTES);
            assertThat(memory.toArray(ValueLayout.JAVA_BYTE)).containsOnly(0);
            memory.fill((byte) 1);
        }
    }

    @Test
    void chunksAreUsedWhole() {
        long first = table.allocate(ALIGNED);
        for (long offset = ALIGNED; offset < 8192; offset += ALIGNED) {
            assertThat(table.allocate(ALIGNED)).isEqualTo(first + offset);
        }
        assertThat(table.allocate(1)).isNotEqualTo(first + 8192 - ALIGNED);
        long large = table.allocate(20_000);
        MemorySegment.ofAddress(large).reinterpret(20_000).fill((byte) 1);
        long next = table.allocate(64);
        assertThat(next < large || next >= large + 20_000).isTrue();
    }

    @Test
    void requestsThatAreInUseStay() throws InterruptedException {
        WeakReference<Request> dropped = new WeakReference<>(add());
        add(20);
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(10);
        }
        assertThat(dropped.get()).isNotNull();
        assertThat(dropped.get().rechecks).isZero();
    }

    @Test
    void anIdleRequestIsFoundWhileTheProgramReferencesIt() {
        Request idle = add();
        idle.stayedIdle = true;
        add(8);
        assertThat(idle.rechecks).as("swept once").isEqualTo(1);
        assertThat(table.find(0)).isSameAs(idle);
        assertThat(table.get(0)).isSameAs(idle);
        assertThat(all()).hasSize(9).contains(idle);
    }

    @Test
    void aHeldRequestIsNotCollected() throws InterruptedException {
        Request idle = add();
        idle.stayedIdle = true;
        add(8);
        idle.stayedIdle = false;
        table.hold(idle);
        table.hold(idle);
        WeakReference<Request> reference = new WeakReference<>(idle);
        idle = null;
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(10);
        }
        assertThat(reference.get()).isNotNull();
        assertThat(table.get(0)).isSameAs(reference.get());
        assertThat(add().index).isEqualTo(9);
    }

    @Test
    void aDeliveredRequestIsNotSwept() {
        Request delivered = add();
        delivered.stayedIdle = true;
        for (int i = 0; i < 8; i++) {
            add(index -> index == 0);
        }
        assertThat(delivered.rechecks).isZero();
        add(8);
        assertThat(delivered.rechecks).isEqualTo(1);
    }

    @Test
    void eachAdditionSweepsFourRequestsInTurn() {
        List<Request> all = add(12);
        all.forEach(request -> request.stayedIdle = true);
        add();
        assertThat(rechecks(all)).isEqualTo(4);
        add(3);
        assertThat(all).as("each of them once").allMatch(request -> request.rechecks == 1);
    }

    @Test
    void aCollectedRequestLeavesItsIndexAndItsMemory() throws InterruptedException {
        Request idle = add();
        idle.stayedIdle = true;
        long address = idle.address;
        Request second = add();
        add(7);
        idle = null;
        while (table.find(0) != null) {
            System.gc();
            Thread.sleep(1);
        }
        assertThatThrownBy(() -> table.get(0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("index 0");
        assertThat(all()).hasSize(8).contains(second);
        // The collector enqueues the reference some time after it has cleared it.
        long again = table.allocate();
        while (again != address) {
            Thread.sleep(1);
            again = table.allocate();
        }
        Request next = new Request(again);
        next.index = table.add(next, NONE_DELIVERED);
        assertThat(next.index).isZero();
        assertThat(table.find(0)).isSameAs(next);
        assertThat(add().index).as("the index is used once").isEqualTo(9);
        assertThat(all()).hasSize(10);
    }

    private List<Request> all() {
        List<Request> found = new ArrayList<>();
        table.forEach(found::add);
        return found;
    }

    private static int rechecks(List<Request> requests) {
        return requests.stream().mapToInt(request -> request.rechecks).sum();
    }
}
