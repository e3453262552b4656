package org.rdma4j.internal.wait;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.posix.EPOLL_EVENTS;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.posix.epoll_event;

/** Tests of the reactor with eventfds, without a device. */
@Timeout(60)
class ReactorTest {
    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);
    private static final long MILLISECOND = TimeUnit.MILLISECONDS.toNanos(1);

    private final Reactor reactor = new Reactor(8, 0);
    private final List<Integer> opened = new ArrayList<>();

    @AfterEach
    void close() {
        reactor.close();
        opened.forEach(Posix::close);
    }

    /** Creates an eventfd; with {@code Posix.EFD_SEMAPHORE}, each read takes 1. */
    private int eventfd(int count) {
        int created = Posix.eventfdChecked(count, Posix.EFD_NONBLOCK | Posix.EFD_SEMAPHORE);
        opened.add(created);
        return created;
    }

    private static void write(int descriptor, long count) {
        try (Arena arena = Arena.ofConfined()) {
            Posix.write(descriptor, arena.allocateFrom(JAVA_LONG, count), JAVA_LONG.byteSize());
        }
    }

    /** Takes at most {@code limit} from an eventfd; returns the number taken. */
    private static int take(int descriptor, int limit) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment out = arena.allocate(JAVA_LONG);
            int taken = 0;
            while (taken < limit && Posix.read(descriptor, out, JAVA_LONG.byteSize()) > 0) {
                taken++;
            }
            return taken;
        }
    }

    /** A poller with a number of items that is prepared at once. */
    private static class Items implements Poller {
        int items;
        int polls;
        int prepared;

        @Override
        public int poll(int limit) {
            polls++;
            int taken = Math.min(limit, items);
            items -= taken;
            return taken;
        }

        @Override
        public boolean prepareToSleep() {
            prepared++;
            return true;
        }
    }

    private static void awaitSleep(Reactor sleeping, long before) throws InterruptedException {
        while (sleeping.sleeps() == before) {
            Thread.sleep(1);
        }
        Thread.sleep(5);
    }

    private CompletableFuture<Integer> drive(Thread.Builder builder, long nanos) {
        CompletableFuture<Integer> result = new CompletableFuture<>();
        builder.start(() -> {
            try {
                result.complete(reactor.runOnce(nanos));
            } catch (Throwable e) {
                result.completeExceptionally(e);
            }
        });
        return result;
    }

    @Test
    void rejectsInvalidArguments() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Reactor(0, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Reactor(1, -1));
        assertThatNullPointerException().isThrownBy(() -> reactor.execute(null));
        assertThatNullPointerException().isThrownBy(() -> reactor.schedule(null, 0));
        assertThatNullPointerException().isThrownBy(() -> reactor.watch(0, null));
        assertThatNullPointerException().isThrownBy(() -> reactor.add(null));
    }

    @Test
    void tasksRunInOrderInBatches() {
        List<Integer> ran = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            int number = i;
            reactor.execute(() -> ran.add(number));
        }
        assertThat(reactor.runOnce(SECOND)).isEqualTo(8);
        assertThat(reactor.runOnce(SECOND)).isEqualTo(8);
        assertThat(reactor.runOnce(SECOND)).isEqualTo(4);
        assertThat(reactor.runOnce(0)).isZero();
        assertThat(ran).hasSize(20).isSorted();
        assertThat(reactor.iterations()).isEqualTo(4);
        assertThat(reactor.sleeps()).isZero();
        assertThat(reactor.wakeups()).isZero();
    }

    @Test
    void aTaskThatSubmitsItselfDelaysNothing() {
        Items items = new Items();
        reactor.add(items);
        reactor.execute(new Runnable() {
            @Override
            public void run() {
                reactor.execute(this);
            }
        });
        int descriptor = eventfd(1);
        AtomicInteger readable = new AtomicInteger();
        reactor.watch(descriptor, limit -> readable.addAndGet(take(descriptor, limit)));
        for (int i = 0; i < 16; i++) {
            assertThat(reactor.runOnce(0)).isPositive();
        }
        assertThat(items.polls).isEqualTo(16);
        assertThat(readable).hasValue(1);
    }

    @Test
    void timersExpireInOrder() {
        List<String> ran = new ArrayList<>();
        reactor.schedule(() -> ran.add("third"), 2 * SECOND);
        ReactorTimer canceled = reactor.schedule(() -> ran.add("canceled"), MILLISECOND);
        ReactorTimer first = reactor.schedule(() -> ran.add("first"), -1);
        reactor.schedule(() -> ran.add("second"), 0);
        reactor.schedule(() -> ran.add("never"), Long.MAX_VALUE);
        assertThat(canceled.cancel()).isTrue();
        assertThat(canceled.cancel()).isFalse();
        assertThat(reactor.runOnce(0)).isEqualTo(2);
        assertThat(ran).containsExactly("first", "second");
        assertThat(first.cancel()).isFalse();
        long start = System.nanoTime();
        while (ran.size() < 3) {
            reactor.runOnce(SECOND);
        }
        assertThat(System.nanoTime() - start).isLessThan(20 * SECOND);
        assertThat(ran).last().isEqualTo("third");
    }

    /** What has arrived is handled before the timers that have expired meanwhile, and may cancel them. */
    @Test
    void arrivalsCancelExpiredTimers() {
        List<String> ran = new ArrayList<>();
        ReactorTimer ofPoller = reactor.schedule(() -> ran.add("timer of the poller"), 0);
        ReactorTimer ofDescriptor = reactor.schedule(() -> ran.add("timer of the descriptor"), 0);
        int descriptor = eventfd(1);
        reactor.watch(descriptor, limit -> {
            ofDescriptor.cancel();
            return take(descriptor, limit);
        });
        reactor.add(new Items() {
            @Override
            public int poll(int limit) {
                ofPoller.cancel();
                return 1;
            }
        });
        assertThat(reactor.runOnce(0)).isEqualTo(2);
        assertThat(ran).isEmpty();
    }

    /** Timers that have expired are postponed as long as a batch of items has arrived, but not for ever. */
    @Test
    void expiredTimersArePostponedByABacklog() {
        Items items = new Items();
        reactor.add(items);
        AtomicInteger ran = new AtomicInteger();
        items.items = 20;
        reactor.schedule(ran::incrementAndGet, 0);
        assertThat(reactor.runOnce(0)).isEqualTo(8);
        assertThat(reactor.runOnce(0)).isEqualTo(8);
        assertThat(ran).hasValue(0);
        assertThat(reactor.runOnce(0)).isEqualTo(5);
        assertThat(ran).hasValue(1);
        items.items = Integer.MAX_VALUE;
        reactor.schedule(ran::incrementAndGet, 0);
        for (int i = 0; i < 20; i++) {
            reactor.runOnce(0);
        }
        assertThat(ran).hasValue(2);
    }

    /** A time limit that passes while the sources are polled expires only after they have been polled again. */
    @Test
    void timersThatExpireWhileTheSourcesArePolled() {
        List<String> ran = new ArrayList<>();
        reactor.schedule(() -> ran.add("first"), 0);
        reactor.add(new Items() {
            private @Nullable ReactorTimer second;

            @Override
            public int poll(int limit) {
                if (second == null) {
                    second = reactor.schedule(() -> ran.add("second"), 1);
                    long start = System.nanoTime();
                    while (System.nanoTime() - start < MILLISECOND) {
                        Thread.onSpinWait();
                    }
                } else {
                    second.cancel();
                }
                return 1;
            }
        });
        reactor.runOnce(0);
        reactor.runOnce(0);
        assertThat(ran).containsExactly("first");
    }

    @Test
    void timersRunInBatches() {
        AtomicInteger ran = new AtomicInteger();
        for (int i = 0; i < 10; i++) {
            reactor.schedule(ran::incrementAndGet, 0);
        }
        assertThat(reactor.runOnce(0)).isEqualTo(8);
        assertThat(reactor.runOnce(0)).isEqualTo(2);
    }

    @Test
    void manyTimersCanBeCanceled() {
        AtomicInteger ran = new AtomicInteger();
        List<ReactorTimer> timers = new ArrayList<>();
        for (int i = 0; i < 100_000; i++) {
            timers.add(reactor.schedule(ran::incrementAndGet, SECOND + i));
            if (i >= 10) {
                assertThat(timers.get(i - 10).cancel()).isTrue();
            }
        }
        timers.subList(99_990, 100_000).forEach(ReactorTimer::cancel);
        reactor.schedule(ran::incrementAndGet, 0);
        assertThat(reactor.runOnce(SECOND)).isEqualTo(1);
        assertThat(ran).hasValue(1);
    }

    @Test
    void aDescriptorIsHandledInBatchesUntilItIsUnwatched() {
        int descriptor = eventfd(20);
        List<Integer> limits = new ArrayList<>();
        reactor.watch(descriptor, limit -> {
            limits.add(limit);
            return take(descriptor, limit);
        });
        assertThat(catchThrowable(() -> reactor.watch(descriptor, limit -> 0))).isInstanceOf(ErrnoException.class);
        assertThat(reactor.runOnce(SECOND)).isEqualTo(8);
        assertThat(reactor.runOnce(0)).isEqualTo(8);
        assertThat(reactor.runOnce(SECOND)).isEqualTo(4);
        assertThat(limits).containsExactly(8, 8, 8);
        reactor.unwatch(descriptor);
        reactor.unwatch(descriptor);
        reactor.unwatch(100_000);
        write(descriptor, 1);
        assertThat(reactor.runOnce(0)).isZero();
        reactor.watch(descriptor, limit -> take(descriptor, limit));
        assertThat(reactor.runOnce(0)).isEqualTo(1);
    }

    @Test
    void aDescriptorThatMayHaveMoreIsVisitedInTheNextIteration() {
        Items items = new Items();
        items.items = Integer.MAX_VALUE;
        int descriptor = eventfd(20);
        AtomicInteger taken = new AtomicInteger();
        reactor.watch(descriptor, limit -> {
            int count = take(descriptor, limit);
            taken.addAndGet(count);
            return count;
        });
        reactor.runOnce(0);
        assertThat(taken).hasValue(8);
        reactor.add(items);
        reactor.runOnce(0);
        assertThat(taken).hasValue(16);
        reactor.runOnce(0);
        assertThat(taken).hasValue(20);
    }

    @Test
    void aHandlerMayUnwatchAnotherDescriptorThatIsReadable() {
        int one = eventfd(1);
        int other = eventfd(1);
        AtomicInteger calls = new AtomicInteger();
        reactor.watch(one, limit -> {
            reactor.unwatch(other);
            return calls.incrementAndGet();
        });
        reactor.watch(other, limit -> {
            reactor.unwatch(one);
            return calls.incrementAndGet();
        });
        reactor.runOnce(0);
        assertThat(calls).hasValue(1);
    }

    @Test
    void moreDescriptorsThanAnEpollWaitReports() {
        AtomicInteger calls = new AtomicInteger();
        for (int i = 0; i < 200; i++) {
            int descriptor = eventfd(1);
            reactor.watch(descriptor, limit -> calls.addAndGet(take(descriptor, limit)) > 0 ? 1 : 0);
        }
        for (int i = 0; i < 4; i++) {
            reactor.runOnce(0);
        }
        assertThat(calls).hasValue(200);
    }

    @Test
    void pollersMayBeRemovedAndAddedDuringAVisit() {
        Items added = new Items();
        Items removed = new Items();
        Items last = new Items();
        Poller changing = new Items() {
            @Override
            public int poll(int limit) {
                if (polls++ == 0) {
                    reactor.remove(this);
                    reactor.remove(removed);
                    reactor.add(added);
                }
                return 1;
            }
        };
        reactor.add(changing);
        reactor.add(removed);
        reactor.add(last);
        assertThat(reactor.runOnce(0)).isEqualTo(1);
        assertThat(removed.polls).isZero();
        assertThat(added.polls).isZero();
        assertThat(last.polls).isEqualTo(1);
        reactor.runOnce(0);
        assertThat(removed.polls).isZero();
        assertThat(added.polls).isEqualTo(1);
        assertThat(last.polls).isEqualTo(2);
        reactor.remove(changing);
    }

    @Test
    void aPollerThatIsNotPreparedIsPolledInsteadOfASleep() {
        Items late = new Items() {
            @Override
            public boolean prepareToSleep() {
                items = 3;
                prepared++;
                return false;
            }
        };
        reactor.add(late);
        assertThat(reactor.runOnce(SECOND)).isEqualTo(3);
        assertThat(reactor.sleeps()).isZero();
        late.items = 1;
        assertThat(reactor.runOnce(SECOND)).isEqualTo(1);
        assertThat(late.prepared).isEqualTo(1);
    }

    @Test
    void aTaskSubmittedWhilePollersArePreparedPreventsTheSleep() {
        AtomicInteger ran = new AtomicInteger();
        reactor.add(new Items() {
            @Override
            public boolean prepareToSleep() {
                reactor.execute(ran::incrementAndGet);
                return true;
            }
        });
        assertThat(reactor.runOnce(Long.MAX_VALUE)).isEqualTo(1);
        assertThat(ran).hasValue(1);
        assertThat(reactor.sleeps()).isZero();
        assertThat(reactor.wakeups()).isZero();
    }

    @Test
    void spinsBeforeItSleeps() {
        try (Reactor spinning = new Reactor(8, 100 * MILLISECOND)) {
            Items items = new Items();
            spinning.add(items);
            assertThat(spinning.runOnce(200 * MILLISECOND)).isZero();
            assertThat(items.polls).isGreaterThan(3);
            assertThat(spinning.sleeps()).isEqualTo(1);
            assertThat(spinning.iterations()).isEqualTo(items.polls);
            int descriptor = eventfd(1);
            spinning.watch(descriptor, limit -> take(descriptor, limit));
            assertThat(spinning.runOnce(200 * MILLISECOND))
                    .as("descriptors are checked while it spins")
                    .isEqualTo(1);
        }
    }

    @Test
    void callbacksThatThrowEndNothing() {
        int descriptor = eventfd(1);
        RuntimeException thrown = new IllegalStateException("expected by the test");
        AtomicInteger ran = new AtomicInteger();
        reactor.execute(() -> {
            throw thrown;
        });
        reactor.execute(ran::incrementAndGet);
        reactor.schedule(
                () -> {
                    throw new AssertionError("expected by the test");
                },
                0);
        reactor.schedule(ran::incrementAndGet, 0);
        Items bad = new Items() {
            @Override
            public int poll(int limit) {
                throw thrown;
            }

            @Override
            public boolean prepareToSleep() {
                throw thrown;
            }
        };
        reactor.add(bad);
        reactor.add(new Items());
        reactor.watch(descriptor, limit -> {
            take(descriptor, limit);
            throw thrown;
        });
        assertThat(reactor.runOnce(0)).isEqualTo(6);
        assertThat(ran).hasValue(2);
        reactor.remove(bad);
        assertThat(reactor.runOnce(0)).isZero();
    }

    @Test
    void theSleepEndsAfterTheGivenTime() {
        long start = System.nanoTime();
        assertThat(reactor.runOnce(10 * MILLISECOND)).isZero();
        assertThat(System.nanoTime() - start).isBetween(10 * MILLISECOND, 5 * SECOND);
        assertThat(reactor.sleeps()).isEqualTo(1);
    }

    @Test
    void aTaskEndsTheSleep() throws Exception {
        for (Thread.Builder builder : List.of(Thread.ofPlatform(), Thread.ofVirtual())) {
            long sleeps = reactor.sleeps();
            long wakeups = reactor.wakeups();
            CompletableFuture<Boolean> driver = new CompletableFuture<>();
            CompletableFuture<Integer> handled = drive(builder, Long.MAX_VALUE);
            awaitSleep(reactor, sleeps);
            assertThat(reactor.isDriver()).isFalse();
            reactor.execute(() -> driver.complete(reactor.isDriver()));
            assertThat(handled.get(20, TimeUnit.SECONDS)).isEqualTo(1);
            assertThat(driver.get(20, TimeUnit.SECONDS)).isTrue();
            assertThat(reactor.wakeups()).isEqualTo(wakeups + 1);
        }
    }

    @Test
    void aDescriptorEndsTheSleep() throws Exception {
        int descriptor = eventfd(0);
        reactor.watch(descriptor, limit -> take(descriptor, limit));
        for (Thread.Builder builder : List.of(Thread.ofPlatform(), Thread.ofVirtual(), Thread.ofVirtual())) {
            long sleeps = reactor.sleeps();
            CompletableFuture<Integer> handled = drive(builder, Long.MAX_VALUE);
            awaitSleep(reactor, sleeps);
            write(descriptor, 3);
            assertThat(handled.get(20, TimeUnit.SECONDS)).isEqualTo(3);
        }
        assertThat(reactor.wakeups()).isZero();
    }

    @Test
    void wakeupEndsTheCurrentOrTheNextSleep() throws Exception {
        reactor.wakeup();
        reactor.wakeup();
        assertThat(reactor.wakeups()).as("no thread sleeps").isZero();
        assertThat(reactor.runOnce(0)).isZero();
        assertThat(reactor.runOnce(Long.MAX_VALUE)).isZero();
        assertThat(reactor.sleeps()).isZero();
        for (Thread.Builder builder : List.of(Thread.ofPlatform(), Thread.ofVirtual())) {
            long sleeps = reactor.sleeps();
            CompletableFuture<Integer> handled = drive(builder, Long.MAX_VALUE);
            awaitSleep(reactor, sleeps);
            reactor.wakeup();
            assertThat(handled.get(20, TimeUnit.SECONDS)).isZero();
        }
        long start = System.nanoTime();
        reactor.runOnce(10 * MILLISECOND);
        assertThat(System.nanoTime() - start).as("the wake-up is used up").isGreaterThanOrEqualTo(10 * MILLISECOND);
        try (Reactor spinning = new Reactor(8, 10 * SECOND)) {
            CompletableFuture<Integer> handled = CompletableFuture.supplyAsync(() -> spinning.runOnce(Long.MAX_VALUE));
            Thread.sleep(10);
            spinning.wakeup();
            assertThat(handled.get(20, TimeUnit.SECONDS)).as("spinning").isZero();
            assertThat(spinning.sleeps()).isZero();
        }
    }

    @Test
    void anInterruptEndsTheSleep() throws Exception {
        int descriptor = eventfd(1);
        for (boolean virtual : new boolean[] {false, true}) {
            long sleeps = reactor.sleeps();
            CompletableFuture<Boolean> interrupted = new CompletableFuture<>();
            Thread thread = (virtual ? Thread.ofVirtual() : Thread.ofPlatform()).start(() -> {
                reactor.runOnce(Long.MAX_VALUE);
                interrupted.complete(Thread.currentThread().isInterrupted());
            });
            awaitSleep(reactor, sleeps);
            thread.interrupt();
            assertThat(interrupted.get(20, TimeUnit.SECONDS)).isTrue();
            thread.join();
        }
        reactor.watch(descriptor, limit -> take(descriptor, limit));
        Thread.currentThread().interrupt();
        try {
            assertThat(reactor.runOnce(Long.MAX_VALUE))
                    .as("descriptors are still checked")
                    .isEqualTo(1);
            assertThat(reactor.runOnce(Long.MAX_VALUE)).isZero();
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(reactor.runOnce(5 * MILLISECOND)).isZero();
    }

    @Test
    void aVirtualDriverDoesNotBlockItsCarrier() throws Exception {
        List<Reactor> reactors = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        int count = 4 * Runtime.getRuntime().availableProcessors();
        for (int i = 0; i < count; i++) {
            Reactor each = new Reactor(8, 0);
            reactors.add(each);
            threads.add(Thread.ofVirtual().start(() -> each.runOnce(Long.MAX_VALUE)));
        }
        for (Reactor each : reactors) {
            awaitSleep(each, 0);
        }
        CountDownLatch ran = new CountDownLatch(count);
        reactors.forEach(each -> each.execute(ran::countDown));
        assertThat(ran.await(20, TimeUnit.SECONDS)).isTrue();
        for (Thread thread : threads) {
            thread.join();
        }
        reactors.forEach(Reactor::close);
    }

    @Test
    void aVirtualDriverWatchesNestedInstances() throws Exception {
        Reactor inner = new Reactor(8, 0);
        int descriptor = eventfd(0);
        int nested = Posix.epoll_create1Checked(Posix.EPOLL_CLOEXEC);
        opened.add(nested);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment event = epoll_event.allocate(arena);
            epoll_event.events(event, EPOLL_EVENTS.EPOLLIN);
            Posix.epoll_ctlChecked(nested, Posix.EPOLL_CTL_ADD, descriptor, event);
        }
        inner.watch(nested, limit -> take(descriptor, limit));
        CompletableFuture<Integer> handled = new CompletableFuture<>();
        Thread driver = Thread.ofVirtual().start(() -> handled.complete(inner.runOnce(Long.MAX_VALUE)));
        awaitSleep(inner, 0);
        write(descriptor, 2);
        assertThat(handled.get(20, TimeUnit.SECONDS)).isEqualTo(2);
        driver.join();
        inner.close();
    }

    @Test
    void onlyOneThreadDrives() throws Exception {
        CompletableFuture<Integer> handled = drive(Thread.ofPlatform(), Long.MAX_VALUE);
        awaitSleep(reactor, 0);
        assertThatIllegalStateException()
                .isThrownBy(() -> reactor.runOnce(0))
                .withMessageEndingWith("is already executing runOnce()");
        assertThatIllegalStateException()
                .isThrownBy(reactor::close)
                .withMessageEndingWith("cannot be closed while a thread executes runOnce()");
        assertThatIllegalStateException()
                .isThrownBy(() -> reactor.schedule(() -> {}, 0))
                .withMessageContaining("Submit a task with execute() instead");
        CompletableFuture<Throwable> nested = new CompletableFuture<>();
        reactor.execute(() -> nested.complete(catchThrowable(() -> reactor.runOnce(0))));
        assertThat(nested.get(20, TimeUnit.SECONDS)).isInstanceOf(IllegalStateException.class);
        handled.get(20, TimeUnit.SECONDS);
    }

    @Test
    void closeReturnsTheTasksThatHaveNotRun() {
        List<Runnable> tasks = List.of(() -> {}, () -> {}, () -> {});
        tasks.forEach(reactor::execute);
        assertThat(reactor.shutdownNow()).isEqualTo(tasks);
        assertThat(reactor.shutdownNow()).isEmpty();
        reactor.wakeup();
        assertThatExceptionOfType(RejectedExecutionException.class)
                .isThrownBy(() -> reactor.execute(() -> {}))
                .withMessageEndingWith("is closed");
        assertThatIllegalStateException().isThrownBy(() -> reactor.runOnce(0)).withMessageEndingWith("is closed");
        assertThatIllegalStateException().isThrownBy(() -> reactor.watch(1, limit -> 0));
        // A closed reactor watches nothing.
        reactor.unwatch(1);
    }

    /** Each task either runs, is rejected, or is returned by shutdownNow. */
    @Test
    void noTaskIsLostWhenTheReactorIsClosed() throws Exception {
        for (int i = 0; i < 200; i++) {
            Reactor closing = new Reactor(8, 0);
            AtomicInteger accounted = new AtomicInteger();
            CountDownLatch begun = new CountDownLatch(1);
            int count = 50;
            Thread submitter = Thread.ofPlatform().start(() -> {
                for (int task = 0; task < count; task++) {
                    try {
                        closing.execute(() -> {});
                    } catch (RejectedExecutionException e) {
                        accounted.incrementAndGet();
                    }
                    begun.countDown();
                }
            });
            begun.await();
            accounted.addAndGet(closing.runOnce(0));
            accounted.addAndGet(closing.shutdownNow().size());
            submitter.join();
            assertThat(accounted).hasValue(count);
        }
    }

    /** Threads submit tasks at random times while the driver, which never polls, falls asleep again and again. */
    @Test
    void noWakeUpIsLost() throws Exception {
        for (Thread.Builder builder : List.of(Thread.ofPlatform(), Thread.ofVirtual())) {
            int perThread = 5_000;
            AtomicLong ran = new AtomicLong();
            Thread driver = builder.start(() -> {
                while (ran.get() < 3 * perThread) {
                    reactor.runOnce(Long.MAX_VALUE);
                }
            });
            List<Thread> submitters = new ArrayList<>();
            for (int t = 0; t < 3; t++) {
                boolean waits = t == 0;
                submitters.add(Thread.ofPlatform().start(() -> {
                    for (int i = 0; i < perThread; i++) {
                        CountDownLatch done = new CountDownLatch(1);
                        reactor.execute(() -> {
                            ran.incrementAndGet();
                            done.countDown();
                        });
                        if (waits) {
                            try {
                                assertThat(done.await(20, TimeUnit.SECONDS)).isTrue();
                            } catch (InterruptedException e) {
                                return;
                            }
                        } else if ((i & 7) == 0) {
                            LockSupport.parkNanos(1);
                        }
                    }
                }));
            }
            for (Thread submitter : submitters) {
                submitter.join();
            }
            assertThat(driver.join(Duration.ofSeconds(20))).isTrue();
        }
    }
}
