package org.rdma4j.verbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;

/** Each completion is delivered once: to the wait for its request, or to {@code poll()} of its completion queue. */
@ParameterizedClass(name = "iWARP {0}")
@ValueSource(booleans = {false, true})
class DeliveryTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final Duration SOON = Duration.ofMillis(20);

    @Parameter
    boolean iwarp;

    private LoopDevice device;
    private CompletionQueue completions;
    private CompletionQueue peerCompletions;
    private MemoryRegion memory;
    /** Two queue pairs that share {@link #completions}, and the peer of each. */
    private QueuePair first;

    private QueuePair firstPeer;
    private QueuePair second;
    private QueuePair secondPeer;
    private int used;

    @BeforeEach
    void connect() throws IOException {
        device = iwarp ? LoopDevice.openIwarp() : LoopDevice.open();
        completions = device.completions(128);
        peerCompletions = device.completions(512);
        memory = device.memory(8192, Access.REMOTE_READ, Access.REMOTE_WRITE, Access.REMOTE_ATOMIC);
        QueuePair[] one = device.pair(completions, peerCompletions);
        first = one[0];
        firstPeer = one[1];
        QueuePair[] other = device.pair(completions, peerCompletions);
        second = other[0];
        secondPeer = other[1];
    }

    @AfterEach
    void close() throws IOException {
        device.close();
        assertThat(LoopControl.objects()).isZero();
    }

    private LocalMemory buffer() {
        return memory.slice(used++ * 64, 64);
    }

    /** Has three messages wait on the second queue pair. */
    private List<ReceiveRequest> threeMessages() throws IOException {
        List<ReceiveRequest> receives = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            receives.add(second.prepareReceive(buffer()).post());
        }
        for (int i = 0; i < 3; i++) {
            secondPeer.send(memory.slice(4096, i + 1), LIMIT);
        }
        return receives;
    }

    private List<WorkRequest<?>> pollAll() throws IOException {
        List<WorkRequest<?>> found = new ArrayList<>();
        for (Completions done = completions.poll(); !done.isEmpty(); done = completions.poll()) {
            while (done.next()) {
                found.add(done.request());
            }
        }
        return found;
    }

    private void assertDelivered(List<ReceiveRequest> receives) throws IOException {
        assertThat(pollAll()).containsExactlyElementsOf(receives);
        assertThat(receives).extracting(ReceiveRequest::length).containsExactly(1, 2, 3);
        assertThat(pollAll()).isEmpty();
    }

    @Test
    void aWaitThatFails() throws IOException {
        List<ReceiveRequest> receives = threeMessages();
        ReceiveRequest silent = first.prepareReceive(buffer()).post();
        assertThatThrownBy(() -> silent.await(SOON)).isInstanceOf(RdmaTimeoutException.class);
        assertDelivered(receives);
    }

    @Test
    void aWaitThatSucceeds() throws IOException {
        List<ReceiveRequest> receives = threeMessages();
        firstPeer.prepareReceive(buffer()).post();
        first.send(buffer(), LIMIT);
        assertDelivered(receives);
    }

    @Test
    void anAbort() throws IOException {
        List<ReceiveRequest> receives = threeMessages();
        ReceiveRequest flushed = first.prepareReceive(buffer()).post();
        first.abort();
        List<WorkRequest<?>> found = pollAll();
        assertThat(found).hasSize(4).containsAll(receives).contains(flushed);
        assertThat(flushed.status()).isEqualTo(WorkStatus.WR_FLUSH_ERR);
    }

    @Test
    void anAbortThatDestroysTheQueuePair() throws IOException {
        List<ReceiveRequest> receives = threeMessages();
        LoopControl.refuseErrorState(true);
        first.prepareReceive(buffer()).post();
        first.abort();
        assertDelivered(receives);
    }

    @Test
    void aScope() throws IOException {
        List<ReceiveRequest> receives = threeMessages();
        firstPeer.prepareReceive(buffer()).post();
        firstPeer.prepareReceive(buffer()).post();
        try (WorkScope scope = new WorkScope(LIMIT)) {
            scope.post(first.prepareSend(buffer()));
            scope.post(first.prepareSend(buffer()));
        }
        assertDelivered(receives);
    }

    @Test
    void aScopeThatFails() throws IOException {
        List<ReceiveRequest> receives = threeMessages();
        WorkScope scope = new WorkScope(SOON);
        scope.post(first.prepareReceive(buffer()));
        assertThatThrownBy(scope::close).isInstanceOf(RdmaTimeoutException.class);
        assertDelivered(receives);
    }

    @Test
    void aPollInAScopeDoesNotDeliverTheScopesWork() throws IOException {
        List<ReceiveRequest> receives = threeMessages();
        firstPeer.prepareReceive(buffer()).post();
        try (WorkScope scope = new WorkScope(LIMIT)) {
            SendRequest send = scope.post(first.prepareSend(buffer()));
            assertDelivered(receives);
            assertThat(send.isInFlight()).isFalse();
        }
    }

    @Test
    void aChain() throws IOException {
        List<ReceiveRequest> receives = threeMessages();
        for (int round = 0; round < 3; round++) {
            firstPeer.prepareReceive(buffer()).post();
            firstPeer.prepareReceive(buffer()).post();
        }
        WorkChain<SendRequest> chain = WorkChain.of(first.prepareSend(buffer()), first.prepareSend(buffer()));
        chain.post().await(LIMIT);
        chain.complete(LIMIT);
        chain.complete(LIMIT);
        assertDelivered(receives);
    }

    @Test
    void aChainThatIsPolled() throws IOException {
        WorkChain<SendRequest> chain = WorkChain.of(first.prepareSend(buffer()), first.prepareSend(buffer()));
        for (int round = 0; round < 3; round++) {
            firstPeer.prepareReceive(buffer()).post();
            firstPeer.prepareReceive(buffer()).post();
            chain.post();
            assertThat(pollAll()).containsExactly(chain.get(0), chain.get(1));
        }
        firstPeer.prepareReceive(buffer()).post();
        firstPeer.prepareReceive(buffer()).post();
        chain.complete(LIMIT);
        assertThat(pollAll()).isEmpty();
    }

    @Test
    void theCloseOfAnotherQueuePair() throws IOException {
        List<ReceiveRequest> receives = threeMessages();
        QueuePair third = device.queuePair(completions).create();
        third.close();
        assertDelivered(receives);
    }

    @Test
    void theCloseOfAQueuePairWhoseCompletionsAreUndelivered() throws IOException {
        CompletionQueue both = device.completions(512);
        QueuePair closed = device.queuePair(both).create();
        QueuePair stays = device.queuePair(both).create();
        QueuePair closedPeer = device.own(device.queuePair(peerCompletions).create());
        QueuePair staysPeer = device.own(device.queuePair(peerCompletions).create());
        device.connect(closed, closedPeer);
        device.connect(stays, staysPeer);
        closed.prepareReceive(buffer()).post();
        closedPeer.send(buffer(), LIMIT);
        staysPeer.prepareReceive(buffer()).post();
        stays.send(buffer(), LIMIT);
        closed.close();
        QueuePair next = device.own(device.queuePair(both).create());
        device.own(stays);
        QueuePair nextPeer = device.own(device.queuePair(peerCompletions).create());
        device.connect(next, nextPeer);
        ReceiveRequest receive = next.prepareReceive(buffer()).post();
        assertThat(both.poll().next()).isFalse();
        nextPeer.send(buffer(), LIMIT);
        Completions done = both.poll();
        assertThat(done.next()).isTrue();
        assertThat(done.request()).isSameAs(receive);
        assertThat(done.next()).isFalse();
    }

    @Test
    void theResetOfAnotherQueuePair() throws IOException {
        List<ReceiveRequest> receives = threeMessages();
        first.prepareReceive(buffer()).post();
        first.modify(new QueuePairAttributes().state(QueuePairState.RESET));
        assertDelivered(receives);
    }

    @Test
    void aResetDropsWhatWasNotDelivered() throws IOException {
        List<ReceiveRequest> receives = threeMessages();
        firstPeer.prepareReceive(buffer()).post();
        first.send(buffer(), LIMIT);
        second.modify(new QueuePairAttributes().state(QueuePairState.RESET));
        assertThat(pollAll()).isEmpty();
        secondPeer.modify(new QueuePairAttributes().state(QueuePairState.RESET));
        device.connect(second, secondPeer);
        receives.get(0).post();
        secondPeer.send(memory.slice(4096, 9), LIMIT);
        assertThat(pollAll()).containsExactly(receives.get(0));
        assertThat(receives.get(0).length()).isEqualTo(9);
    }

    @Test
    void aResize() throws IOException {
        assumeFalse(iwarp, "its driver cannot resize completion queues");
        List<ReceiveRequest> receives = threeMessages();
        firstPeer.prepareReceive(buffer()).post();
        first.send(buffer(), LIMIT);
        completions.resize(256);
        assertDelivered(receives);
    }

    @Test
    void aSendBetweenTwoCompletions() throws IOException {
        List<ReceiveRequest> receives = threeMessages();
        List<WorkRequest<?>> found = new ArrayList<>();
        for (Completions done = completions.poll(); done.next(); ) {
            WorkRequest<?> request = done.request();
            firstPeer.prepareReceive(buffer()).post();
            first.send(buffer(), LIMIT);
            assertThat(done.request()).isSameAs(request);
            found.add(request);
        }
        assertThat(found).containsExactlyElementsOf(receives);
        assertThat(pollAll()).isEmpty();
    }

    @Test
    void aPollThatIsNotReadToItsEnd() throws IOException {
        List<ReceiveRequest> receives = threeMessages();
        Completions done = completions.poll();
        assertThat(done.next()).isTrue();
        assertThat(done.request()).isSameAs(receives.get(0));
        assertThat(pollAll()).containsExactly(receives.get(1), receives.get(2));
    }

    @Test
    void anOutdatedResultThrows() throws IOException {
        threeMessages();
        Completions before = completions.poll();
        assertThat(before.next()).isTrue();
        completions.poll();
        assertThatThrownBy(before::next)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("outdated");
    }

    @Test
    void aWaitForAReceiveThatAnotherWaitHasRead() throws IOException {
        List<ReceiveRequest> receives = threeMessages();
        firstPeer.prepareReceive(buffer()).post();
        first.send(buffer(), LIMIT);
        assertThat(receives.get(1).await(LIMIT).length()).isEqualTo(2);
        assertThat(pollAll()).containsExactly(receives.get(0), receives.get(2));
    }

    @Test
    void aReceiveIsNotPostedAgainBeforeItIsDelivered() throws IOException {
        List<ReceiveRequest> receives = threeMessages();
        firstPeer.prepareReceive(buffer()).post();
        first.send(buffer(), LIMIT);
        assertThatThrownBy(receives.get(0)::post)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Await the request, or poll");
        receives.get(0).await(LIMIT).post();
        assertThat(pollAll()).containsExactly(receives.get(1), receives.get(2));
        secondPeer.send(buffer(), LIMIT);
        assertThat(pollAll()).containsExactly(receives.get(0));
    }

    @Test
    void aReceiveReadOrAtomicInFlightIsNotPostedAgain() throws IOException {
        ReceiveRequest receive = first.prepareReceive(buffer()).post();
        assertThatThrownBy(receive::post)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("in flight");
        WorkChain<ReceiveRequest> chain = WorkChain.of(first.prepareReceive(buffer()), first.prepareReceive(buffer()));
        chain.post();
        assertThatThrownBy(chain::post)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("in flight");
        LoopControl.hold(true);
        SendRequest read = first.prepareRead(memory.remoteMemory(), buffer()).post();
        assertThatThrownBy(read::post).isInstanceOf(IllegalStateException.class).hasMessageContaining("in flight");
        if (!iwarp) {
            SendRequest add = first.prepareFetchAndAdd(memory.remoteMemory(), memory.slice(8000, 8), 1)
                    .post();
            assertThatThrownBy(add::post)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("in flight");
        }
        SendRequest write =
                first.prepareWrite(memory.remoteMemory(), buffer()).post().post();
        LoopControl.hold(false);
        write.await(LIMIT);
    }

    @Test
    void sendsThatNobodyPolls() throws IOException {
        SendRequest[] ring = new SendRequest[16];
        for (int i = 0; i < ring.length; i++) {
            ring[i] = first.prepareWrite(memory.remoteMemory(), buffer());
        }
        for (int i = 0; i < 10_000; i++) {
            ring[i % ring.length].post(LIMIT);
        }
        assertThat(pollAll()).hasSizeGreaterThanOrEqualTo(10_000 - 2 * ring.length);
    }

    @Test
    void theOrderOfSendsThatArePostedTwice() throws IOException {
        SendRequest one = first.prepareWrite(memory.remoteMemory(), buffer());
        SendRequest other = first.prepareWrite(memory.remoteMemory(), buffer());
        one.post();
        other.post();
        one.post();
        secondPeer.prepareReceive(buffer()).post();
        second.send(buffer(), LIMIT);
        assertThat(pollAll()).containsExactly(one, other, one);
    }

    @Test
    void aFailureKeepsItsStatus() throws IOException {
        ReceiveRequest receive = first.prepareReceive(buffer()).post();
        SendRequest write = first.prepareWrite(memory.remoteMemory(), buffer());
        LoopControl.hold(true);
        write.post().post();
        LoopControl.failNext(10);
        LoopControl.hold(false);
        secondPeer.prepareReceive(buffer()).post();
        second.send(buffer(), LIMIT);
        Completions done = completions.poll();
        List<WorkStatus> statuses = new ArrayList<>();
        while (done.next()) {
            if (done.request() == write) {
                statuses.add(write.status());
            }
        }
        assertThat(statuses).containsExactly(WorkStatus.REM_ACCESS_ERR, WorkStatus.WR_FLUSH_ERR);
        assertThat(receive.status()).isEqualTo(WorkStatus.WR_FLUSH_ERR);
    }

    @Test
    void receivesThatQueuePairsShare() throws IOException {
        SharedReceiveQueue shared = device.own(SharedReceiveQueue.create(device.domain(), 8, 1));
        CompletionQueue both = device.completions(512);
        List<QueuePair> peers = new ArrayList<>();
        List<QueuePair> mine = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            mine.add(device.own(device.queuePair(both).receives(shared).create()));
            peers.add(device.own(device.queuePair(peerCompletions).create()));
            device.connect(mine.get(i), peers.get(i));
        }
        ReceiveRequest one = shared.prepareReceive(buffer()).post();
        ReceiveRequest other = shared.prepareReceive(buffer()).post();
        peers.get(1).send(memory.slice(0, 5), LIMIT);
        peers.get(0).send(memory.slice(0, 6), LIMIT);
        peers.get(0).prepareReceive(buffer()).post();
        mine.get(0).send(buffer(), LIMIT);
        assertThatThrownBy(one::post).isInstanceOf(IllegalStateException.class);
        Completions done = both.poll();
        assertThat(done.next()).isTrue();
        assertThat(done.request()).isSameAs(one);
        assertThat(one.length()).isEqualTo(5);
        assertThat(QueuePair.of(one)).isSameAs(mine.get(1));
        assertThat(done.next()).isTrue();
        assertThat(done.request()).isSameAs(other);
        assertThat(QueuePair.of(other)).isSameAs(mine.get(0));
        assertThat(done.next()).isFalse();
        one.post();
    }

    @Test
    void unreadReceivesOfAClosedSharedQueueOccupyCapacity() throws IOException {
        CompletionQueue both = device.completions(12);
        SharedReceiveQueue shared = SharedReceiveQueue.create(device.domain(), 4, 1);
        QueuePair mine = device.queuePair(both).sendRequests(2).receives(shared).create();
        QueuePair sender = device.own(device.queuePair(peerCompletions).create());
        device.connect(mine, sender);
        device.own(device.queuePair(both).sendRequests(1).receiveRequests(1).create());
        for (int i = 0; i < 4; i++) {
            shared.prepareReceive(buffer()).post();
            sender.send(memory.slice(0, 5), LIMIT);
        }
        mine.close();
        shared.close();
        QueuePairBuilder more = device.queuePair(both).sendRequests(4).receiveRequests(4);
        assertThatThrownBy(more::create).isInstanceOf(IllegalArgumentException.class);
        for (int i = 0; i < 2; i++) {
            assertThat(both.poll().next()).isFalse();
        }
        device.own(more.create());
    }

    @Test
    void aTimedPollFindsWhatAWaitHasRead() throws IOException {
        List<ReceiveRequest> receives = threeMessages();
        firstPeer.prepareReceive(buffer()).post();
        first.send(buffer(), LIMIT);
        Completions done = completions.poll(LIMIT);
        for (ReceiveRequest receive : receives) {
            assertThat(done.next()).isTrue();
            assertThat(done.request()).isSameAs(receive);
        }
        assertThat(done.next()).isFalse();
    }

    @Test
    void aWaitThatGivesUpLeavesTheWorkInFlight() throws IOException {
        ReceiveRequest receive = first.prepareReceive(buffer()).post();
        assertThat(receive.tryAwait(SOON)).isFalse();
        assertThat(receive.tryAwait(Duration.ZERO)).isFalse();
        assertThat(receive.isInFlight()).isTrue();
        assertThat(first.state()).isEqualTo(QueuePairState.RTS);
        assertThatThrownBy(memory::close).isInstanceOf(IllegalStateException.class);
        firstPeer.send(memory.slice(4096, 7), LIMIT);
        assertThat(receive.tryAwait(LIMIT)).isTrue();
        assertThat(receive.length()).isEqualTo(7);
        assertThat(pollAll()).isEmpty();
        WorkChain<ReceiveRequest> chain = WorkChain.of(receive, first.prepareReceive(buffer()));
        chain.post();
        firstPeer.send(memory.slice(4096, 7), LIMIT);
        assertThat(chain.tryAwait(SOON)).isFalse();
        firstPeer.send(memory.slice(4096, 7), LIMIT);
        assertThat(chain.tryAwait(SOON)).isTrue();
        ReceiveRequest flushed = first.prepareReceive(buffer()).post();
        first.abort();
        assertThatThrownBy(() -> flushed.tryAwait(SOON)).isInstanceOf(WorkException.class);
        assertThat(pollAll()).isEmpty();
    }

    @Test
    void anAttachmentComesWithTheCompletion() throws IOException {
        second.prepareReceive(buffer()).attach("client 7").post();
        secondPeer.send(memory.slice(4096, 1), LIMIT);
        Completions done = completions.poll();
        assertThat(done.next()).isTrue();
        assertThat(done.request().attachment()).isEqualTo("client 7");
        assertThat(((ReceiveRequest) done.request()).attach(null).attachment()).isNull();
    }

    @Test
    void thePartOfARegionThatAPeerGets() throws IOException {
        RemoteMemory part = memory.slice(128, 64).slice(8, 16).remoteMemory();
        assertThat(part).isEqualTo(memory.remoteMemory().slice(136, 16));
        LocalMemory local = device.memory(8);
        assertThatThrownBy(local::remoteMemory).isInstanceOf(IllegalStateException.class);
    }

    private SendRequest write(QueuePair queuePair) {
        return queuePair.prepareWrite(memory.remoteMemory(), buffer());
    }

    @Test
    void theSuccessOfAnEarlierPostDoesNotHideAFailure() throws IOException {
        SendRequest write = write(first);
        WorkScope scope = new WorkScope(LIMIT);
        write.post();
        LoopControl.failNext(10);
        scope.post(write);
        write(second).complete(LIMIT);
        assertThat(pollAll()).containsExactly(write);
        assertThatThrownBy(scope::close).isInstanceOf(WorkException.class);
    }

    @Test
    void aFailureBehindASuccessIsToldToTheWait() throws IOException {
        SendRequest write = write(first);
        write.post();
        LoopControl.failNext(10);
        write.post();
        write(second).complete(LIMIT);
        assertThat(completions.poll().next()).isTrue();
        assertThatThrownBy(() -> write.await(LIMIT)).isInstanceOf(WorkException.class);
    }

    @Test
    void aChainWithAReadBehindAWriteInFlightIsNotPostedAgain() throws IOException {
        WorkChain<SendRequest> chain = WorkChain.of(write(first), first.prepareRead(memory.remoteMemory(), buffer()));
        LoopControl.hold(true);
        chain.post();
        assertThatThrownBy(chain::post)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("in flight");
        LoopControl.hold(false);
        write(second).complete(LIMIT);
        assertThatThrownBy(chain::post)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Await the request");
        chain.await(LIMIT);
        chain.complete(LIMIT);
        assertThat(pollAll()).isEmpty();
    }

    @Test
    void aLeaseBehindARefusedChainIsGivenBack() throws IOException {
        BufferPool pool = device.own(BufferPool.create(device.domain(), 64, 4, 1));
        Lease one = pool.tryLease().orElseThrow();
        Lease two = pool.tryLease().orElseThrow();
        WorkChain<SendRequest> chain =
                WorkChain.of(write(first), first.prepareWrite(memory.remoteMemory(), one.slice(0, 8)));
        SendRequest leased = first.prepareWrite(memory.remoteMemory(), two.slice(0, 8));
        LoopControl.hold(true);
        write(first).post();
        LoopControl.refusePost(0);
        assertThatThrownBy(chain::post).isInstanceOf(ChainException.class);
        LoopControl.refusePost(-1);
        leased.post();
        LoopControl.hold(false);
        leased.await(LIMIT);
        one.close();
        two.close();
    }

    @Test
    void anUnsignaledRequestOfAnAwaitedChainThatFails() throws IOException {
        WorkChain<SendRequest> chain = WorkChain.of(write(first).signaled(false), write(first));
        LoopControl.failNext(10);
        assertThatThrownBy(() -> chain.complete(LIMIT)).isInstanceOf(WorkException.class);
        assertThat(pollAll()).isEmpty();
    }

    @Test
    void aPolledPostOfARequestThatAScopeHas() throws IOException {
        SendRequest write = write(first);
        LoopControl.hold(true);
        WorkScope scope = new WorkScope(LIMIT);
        scope.post(write);
        write.post();
        LoopControl.hold(false);
        scope.close();
        assertThat(pollAll()).containsExactly(write);
    }

    @Test
    void whatAWaitThatGivesUpHasRead() throws IOException {
        WorkChain<ReceiveRequest> chain = WorkChain.of(first.prepareReceive(buffer()), first.prepareReceive(buffer()));
        chain.post();
        firstPeer.send(memory.slice(4096, 3), LIMIT);
        assertThat(chain.tryAwait(SOON)).isFalse();
        firstPeer.send(memory.slice(4096, 4), LIMIT);
        assertThat(pollAll()).containsExactly(chain.get(0), chain.get(1));
        SendRequest write = write(first);
        LoopControl.hold(true);
        write.post().post();
        LoopControl.step(1);
        assertThat(write.tryAwait(Duration.ZERO)).isFalse();
        LoopControl.hold(false);
        assertThat(pollAll()).containsExactly(write, write);
    }

    @Test
    void aRefusedPostDoesNotChangeWhoseTheOnesBeforeAre() throws IOException {
        SendRequest write = write(first);
        LoopControl.hold(true);
        write.post();
        LoopControl.refusePost(0);
        assertThatThrownBy(() -> write.complete(LIMIT)).isInstanceOf(VerbsException.class);
        LoopControl.refusePost(-1);
        LoopControl.hold(false);
        write.await(LIMIT);
        assertThat(pollAll()).isEmpty();
    }

    @Test
    void aChainWhoseEarlierPostWasLonger() throws IOException {
        WorkChain<SendRequest> chain = WorkChain.of(write(first), write(first), write(first));
        chain.post();
        chain.limit(1).post();
        write(second).complete(LIMIT);
        chain.await(LIMIT);
        assertThat(pollAll()).isEmpty();
    }

    @Test
    void anOutdatedResultDoesNotFreeNumbers() throws IOException {
        CompletionQueue queue = device.completions(512);
        QueuePair closed = device.queuePair(queue).create();
        QueuePair closedPeer = device.own(device.queuePair(peerCompletions).create());
        device.connect(closed, closedPeer);
        ReceiveRequest receive = closed.prepareReceive(buffer()).post();
        closedPeer.send(memory.slice(4096, 5), LIMIT);
        Completions old = queue.poll();
        assertThat(old.next()).isTrue();
        receive.post();
        closedPeer.send(memory.slice(4096, 5), LIMIT);
        closed.close();
        Completions now = queue.poll();
        assertThatThrownBy(old::next).isInstanceOf(IllegalStateException.class);
        QueuePair next = device.own(device.queuePair(queue).create());
        QueuePair nextPeer = device.own(device.queuePair(peerCompletions).create());
        device.connect(next, nextPeer);
        next.prepareReceive(buffer()).post();
        assertThat(now.next()).isFalse();
    }

    @Test
    void requestsThatNobodyPollsFillTheQueue() throws IOException {
        int posted = 0;
        SendRequest other = write(second);
        while (first.prepareWrite(memory.remoteMemory(), memory.slice(0, 8)).tryPost()) {
            other.complete(LIMIT);
            assertThat(++posted).isLessThan(100);
        }
        SendRequest late = first.prepareWrite(memory.remoteMemory(), memory.slice(0, 8));
        assertThatThrownBy(late::post)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("completions to be polled");
        assertThat(pollAll()).hasSize(posted);
        late.complete(LIMIT);
    }
}
