package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.CommunicationIdentifier;
import org.rdma4j.cm.EventType;
import org.rdma4j.cm.Listener;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.capability.ShowsRefusal;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.CallFailedException;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Fault;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.UsesDevices;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.GidEntry;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.Mtu;
import org.rdma4j.verbs.Port;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttribute;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkStatus;

/** Features of docs/internals/capabilities.md that no other test covers. */
@InGuest
@Timeout(90)
class MiscellaneousFeaturesTest {
    @OnDevices
    @Shows({
        Capability.PROTECTION_DOMAINS,
        Capability.REGION_ALLOCATION,
        Capability.REMOTE_READ_WRITE,
        Capability.REGION_SLICES,
        Capability.REMOTE_MEMORY,
        Capability.REMOTE_SLICES,
        Capability.WRITE,
        Capability.READ,
        Capability.COMPLETION_QUEUES
    })
    void writesAndReads(Device device) throws IOException {
        try (LocalConnection pair = new LocalConnection(device)) {
            MemoryRegion here = pair.client.allocate(16);
            RemoteMemory there = pair.server
                    .allocate(16, Access.REMOTE_READ, Access.REMOTE_WRITE)
                    .remoteMemory();
            QueuePair queuePair = pair.client.queuePair();
            here.memory().set(JAVA_LONG, 0, 77);
            queuePair.prepareWrite(there.slice(8, 8), here.slice(0, 8)).complete(LIMIT);
            queuePair.prepareRead(there.slice(8, 8), here.slice(8, 8)).complete(LIMIT);
            assertThat(here.memory().get(JAVA_LONG, 8)).isEqualTo(77);
        }
    }

    @Test
    @Shows({Capability.WRITE_WITH_IMMEDIATE, Capability.IMMEDIATE_ONLY})
    void writesWithImmediateAndEmptyMessages() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8)) {
            ReceiveRequest receive = ends.right.prepareReceive().post();
            here.memory().set(JAVA_LONG, 0, 5);
            ends.left.prepareWrite(there.remoteMemory(), here).immediate(9).complete(LIMIT);
            assertThat(receive.await(LIMIT).immediate()).isEqualTo(9);
            assertThat(there.memory().get(JAVA_LONG, 0)).isEqualTo(5);
            receive.post();
            ends.left.prepareSend().immediate(10).complete(LIMIT);
            assertThat(receive.await(LIMIT).immediate()).isEqualTo(10);
            assertThat(receive.length()).isZero();
        }
    }

    @Test
    void receiveWithoutMessage() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8)) {
            ReceiveRequest receive = ends.right.prepareReceive(here);
            nothingCame(receive);
            receive.post();
            nothingCame(receive);
            ends.right.abort();
            nothingCame(receive);
        }
    }

    private static void nothingCame(ReceiveRequest receive) {
        for (ThrowingCallable read :
                List.<ThrowingCallable>of(receive::length, receive::messageLength, receive::message)) {
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(read)
                    .withMessageContaining("No message has arrived");
        }
    }

    /** Durations in messages have a readable unit. */
    @Test
    void durationsInMessages() {
        assertThat(Timeouts.text(Duration.ofSeconds(2))).isEqualTo("2 s");
        assertThat(Timeouts.text(Duration.ofMinutes(2))).isEqualTo("120 s");
        assertThat(Timeouts.text(Duration.ofMillis(1500))).isEqualTo("1.5 s");
        assertThat(Timeouts.text(Duration.ofMillis(300))).isEqualTo("300 ms");
        assertThat(Timeouts.text(Duration.ofNanos(20_500))).isEqualTo("20.5 us");
        assertThat(Timeouts.text(Duration.ofNanos(7))).isEqualTo("7 ns");
        assertThat(Timeouts.text(Duration.ZERO)).isEqualTo("0 s");
        assertThat(Timeouts.text(Duration.ofMillis(-300))).isEqualTo("-300 ms");
        assertThat(Timeouts.text(Duration.ofSeconds(Long.MAX_VALUE, 999_999_999)))
                .isEqualTo("9223372036854775807.999999999 s");
    }

    /** Operations that the iWARP protocol does not have. */
    @Test
    @UsesDevices(Device.SIW)
    @ShowsRefusal({Capability.COMPARE_AND_SWAP, Capability.FETCH_AND_ADD})
    void operationsUnsupportedByIwarp() throws IOException {
        try (LocalConnection pair = new LocalConnection(Device.SIW)) {
            MemoryRegion here = pair.client.allocate(8);
            RemoteMemory there = pair.server
                    .allocate(8, Access.REMOTE_READ, Access.REMOTE_WRITE)
                    .remoteMemory();
            QueuePair queuePair = pair.client.queuePair();
            assertThatExceptionOfType(UnsupportedOperationException.class)
                    .isThrownBy(() -> queuePair.prepareFetchAndAdd(there, here, 1))
                    .withMessageContaining("iWARP does not support atomic");
            assertThatExceptionOfType(UnsupportedOperationException.class)
                    .isThrownBy(() -> queuePair.prepareCompareAndSwap(there, here, 0, 1))
                    .withMessageContaining("iWARP does not support atomic");
            assertThatExceptionOfType(UnsupportedOperationException.class)
                    .isThrownBy(() -> queuePair.prepareSend(here).immediate(1))
                    .withMessageContaining("iWARP does not support immediate");
        }
    }

    @OnDevices
    @Shows(Capability.FENCE_AND_SOLICITED)
    void fencedAndSolicitedSends(Device device) throws IOException {
        try (LocalConnection pair = new LocalConnection(device)) {
            MemoryRegion here = pair.client.allocate(8);
            MemoryRegion there = pair.server.allocate(16, Access.REMOTE_READ);
            there.memory().set(JAVA_LONG, 0, 31);
            ReceiveRequest receive =
                    pair.server.prepareReceive(there.slice(8, 8)).post();
            SendRequest read = pair.client
                    .queuePair()
                    .prepareRead(there.remoteMemory().slice(0, 8), here)
                    .post();
            // The send contains the result of the read. Without the fence it could be sent before the data has arrived.
            pair.client
                    .queuePair()
                    .prepareSend(here)
                    .fence(true)
                    .solicited(true)
                    .complete(LIMIT);
            read.await(LIMIT);
            receive.await(LIMIT);
            assertThat(there.memory().get(JAVA_LONG, 8)).isEqualTo(31);
        }
    }

    @Test
    @Shows(Capability.SEPARATE_COMPLETION_QUEUES)
    void separateCompletionQueues() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                CompletionQueue sends = CompletionQueue.create(ends.context, 16);
                CompletionQueue receives = CompletionQueue.create(ends.context, 16);
                QueuePair queuePair = QueuePair.builder(ends.domain, QueuePairType.RC)
                        .sendCompletions(sends)
                        .receiveCompletions(receives)
                        .create()
                        .init();
                QueuePair peer = QueuePair.builder(ends.domain, QueuePairType.RC)
                        .completions(ends.leftQueue)
                        .create()
                        .init();
                MemoryRegion memory = ends.region(16)) {
            queuePair.connect(peer.endpoint());
            peer.connect(queuePair.endpoint());
            ReceiveRequest receive =
                    queuePair.prepareReceive(memory.slice(0, 8)).post();
            ReceiveRequest atPeer = peer.prepareReceive(memory.slice(8, 8)).post();
            peer.prepareSend(memory.slice(8, 8)).complete(LIMIT);
            Completions received = receives.poll(LIMIT);
            assertThat(received.next()).isTrue();
            assertThat(received.request()).isSameAs(receive);
            SendRequest send = queuePair.prepareSend(memory.slice(0, 8)).post();
            Completions sent = sends.poll(LIMIT);
            assertThat(sent.next()).isTrue();
            assertThat(sent.request()).isSameAs(send);
            assertThat(receives.poll().next()).isFalse();
            atPeer.await(LIMIT);
        }
    }

    @OnDevices
    @Shows(Capability.ACCESS_HINTS)
    void accessHints(Device device) throws IOException {
        try (Context context = org.rdma4j.verbs.Device.named(device.verbsName()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                MemoryRegion relaxed =
                        MemoryRegion.allocate(domain, 64, Access.REMOTE_WRITE, Access.RELAXED_ORDERING)) {
            assertThat(relaxed.remoteMemory().length()).isEqualTo(64);
            try (MemoryRegion huge = MemoryRegion.allocate(domain, 64, Access.REMOTE_WRITE, Access.HUGETLB)) {
                assertThat(huge.remoteMemory().length()).isEqualTo(64);
            } catch (VerbsException e) {
                // Newer versions of soft-RoCE reject unknown flags.
                assertThat(e.errno()).isEqualTo(Errno.EOPNOTSUPP);
                assertThat(refusesHugePages(device)).isTrue();
            }
        }
    }

    private static boolean refusesHugePages(Device device) {
        try (Node node = Node.open(device)) {
            int access = ibv_access_flags.IBV_ACCESS_LOCAL_WRITE | ibv_access_flags.IBV_ACCESS_HUGETLB;
            node.region(node.arena().allocate(64), access);
            return false;
        } catch (CallFailedException e) {
            return true;
        }
    }

    @Test
    @Shows(Capability.PORT_PHYSICAL_STATE)
    void linkOfAPort() throws IOException {
        try (Context context = org.rdma4j.verbs.Device.named("rxe0").open()) {
            assertThat(context.port(1).physicalState()).isEqualTo(Port.PhysicalState.LINK_UP);
        }
    }

    @Test
    @Shows({Capability.VENDOR_ERROR, Capability.EXCEPTION_TYPES, Capability.LIKELY_CAUSE, Capability.FAILURE_CLASSES})
    void failuresNameTheirOrigin() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion memory = ends.region(8)) {
            SendRequest write = ends.left.prepareWrite(
                    new RemoteMemory(
                            memory.remoteMemory().address(),
                            8,
                            memory.remoteMemory().rkey() ^ 0x5500),
                    memory);
            assertThatExceptionOfType(WorkException.class)
                    .isThrownBy(() -> write.complete(LIMIT))
                    .matches(e -> e.status().cause()
                            == Fault.WRITE_WITH_A_KEY_OF_NOTHING.workStatus().cause())
                    .matches(e -> e.getMessage().contains(e.status().hint()))
                    .matches(e -> e.vendorError() == 0)
                    .matches(e -> e.request().orElseThrow() == write);
            assertThat(WorkStatus.SUCCESS.cause()).isEqualTo(WorkStatus.Cause.NONE);
            assertThat(WorkStatus.WR_FLUSH_ERR.cause()).isEqualTo(WorkStatus.Cause.EARLIER);
        }
    }

    /** Attributes of a path set by the program are returned by the driver. */
    @Test
    @Shows({Capability.STATE_CHANGES, Capability.TIMERS_AND_RETRIES, Capability.PATH_ATTRIBUTES})
    void explicitPath() throws Exception {
        try (Context context = org.rdma4j.verbs.Device.named("rxe0").open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                CompletionQueue completions = CompletionQueue.create(context, 64);
                QueuePair queuePair = QueuePair.builder(domain, QueuePairType.RC)
                        .completions(completions)
                        .create()
                        .init()) {
            QueuePairAttributes attributes = new QueuePairAttributes()
                    .state(QueuePairState.RTR)
                    .pathMtu(Mtu.MTU_1024)
                    .peerQueuePair(queuePair.number())
                    .receivePsn(1)
                    .readsAsTarget(1)
                    .minRnrTimer(14);
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> attributes.trafficClass(1))
                    .withMessageContaining("call path() first");
            attributes.path(1, context.gid(1).index(), queuePair.endpoint());
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> attributes.flowLabel(0x100000))
                    .withMessageContaining("flowLabel is 1048576");
            queuePair.modify(attributes.serviceLevel(0).trafficClass(0x68).flowLabel(0x12345));
            queuePair.modify(new QueuePairAttributes()
                    .state(QueuePairState.RTS)
                    .sendPsn(2)
                    .timeout(15)
                    .retries(5)
                    .rnrRetries(4)
                    .readsAsInitiator(1));
            QueuePairAttributes set =
                    queuePair.query(QueuePairAttribute.AV, QueuePairAttribute.TIMEOUT, QueuePairAttribute.RETRY_CNT);
            assertThat(set.trafficClass()).isEqualTo(0x68);
            assertThat(set.flowLabel()).isEqualTo(0x12345);
            assertThat(set.timeout()).isEqualTo(15);
            assertThat(set.retries()).isEqualTo(5);
        }
    }

    /** The attributes have distinct values, so that a mix-up would be detected. */
    @Test
    @Shows(Capability.QUERIED_ATTRIBUTES)
    void queuePairAttributes() throws IOException {
        try (Context context = org.rdma4j.verbs.Device.named("rxe0").open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                CompletionQueue completions = CompletionQueue.create(context, 64);
                QueuePair queuePair = QueuePair.builder(domain, QueuePairType.RC)
                        .completions(completions)
                        .sendRequests(7)
                        .receiveRequests(9)
                        .elements(3)
                        .inline(50)
                        .create()) {
            QueuePairAttributes fresh = queuePair.query();
            assertThat(fresh.state()).isEqualTo(QueuePairState.RESET);
            assertThat(fresh.sendRequests()).isGreaterThanOrEqualTo(7);
            assertThat(fresh.receiveRequests()).isGreaterThanOrEqualTo(9);
            assertThat(fresh.sendElements()).isGreaterThanOrEqualTo(3);
            assertThat(fresh.receiveElements()).isGreaterThanOrEqualTo(3);
            assertThat(fresh.inline()).isGreaterThanOrEqualTo(50);
            queuePair.init(Access.REMOTE_READ);
            GidEntry gid = context.gid(1);
            queuePair.modify(new QueuePairAttributes()
                    .state(QueuePairState.RTR)
                    .pathMtu(Mtu.MTU_1024)
                    .peerQueuePair(0x123456)
                    .receivePsn(11)
                    .readsAsTarget(2)
                    .minRnrTimer(14)
                    .path(1, gid.index(), queuePair.endpoint(gid))
                    .trafficClass(0x68)
                    .flowLabel(0x12345));
            queuePair.modify(new QueuePairAttributes()
                    .state(QueuePairState.RTS)
                    .sendPsn(22)
                    .timeout(15)
                    .retries(5)
                    .rnrRetries(4)
                    .readsAsInitiator(8));
            QueuePairAttributes all = queuePair.query();
            assertThat(all.state()).isEqualTo(QueuePairState.RTS);
            assertThat(all.access()).contains(Access.REMOTE_READ).doesNotContain(Access.REMOTE_WRITE);
            assertThat(all.port()).isEqualTo(1);
            assertThat(all.pkeyIndex()).isZero();
            assertThat(all.pathMtu()).isEqualTo(Mtu.MTU_1024);
            assertThat(all.peerQueuePair()).isEqualTo(0x123456);
            assertThat(all.receivePsn()).isEqualTo(11);
            assertThat(all.sendPsn()).isEqualTo(22);
            assertThat(all.readsAsTarget()).isEqualTo(2);
            assertThat(all.minRnrTimer()).isEqualTo(14);
            assertThat(all.timeout()).isEqualTo(15);
            assertThat(all.retries()).isEqualTo(5);
            assertThat(all.rnrRetries()).isEqualTo(4);
            assertThat(all.readsAsInitiator()).isEqualTo(8);
            assertThat(all.trafficClass()).isEqualTo(0x68);
            assertThat(all.flowLabel()).isEqualTo(0x12345);
            assertThat(all.gidIndex()).isEqualTo(gid.index());
            assertThat(all.peerGid()).contains(gid.gid());
            assertThat(all.hopLimit()).isPositive();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(
                            () -> queuePair.query(QueuePairAttribute.TIMEOUT).retries())
                    .withMessageContaining("RETRY_CNT is not set (attributes that are set: [TIMEOUT])");
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> new QueuePairAttributes().sendRequests())
                    .withMessageContaining("query()");
        }
    }

    /** The subset of attributes that iWARP supports. */
    @Test
    @UsesDevices(Device.SIW)
    @Shows(Capability.QUERIED_ATTRIBUTES)
    void queuePairAttributesOnSoftIwarp() throws IOException {
        try (LocalConnection pair = new LocalConnection(Device.SIW)) {
            QueuePairAttributes all = pair.client.queuePair().query();
            assertThat(all.sendRequests()).isPositive();
            assertThat(all.receiveRequests()).isPositive();
            assertThat(all.pathMtu().bytes()).isGreaterThanOrEqualTo(1024);
            assertThat(all.timeout()).isZero();
        }
    }

    @OnDevices
    @SuppressWarnings("try") // A loop is closed before the end of the block.
    @Shows({
        Capability.IDENTIFIERS,
        Capability.EVENT_CHANNEL,
        Capability.IDENTIFIER_MIGRATION,
        Capability.IDENTIFIER_DEVICE
    })
    void identifierMovesToAnotherLoop(Device device) throws Exception {
        record Handled(EventType type, Thread by) {}
        try (ServedChannel first = ServedChannel.open();
                ServedChannel second = ServedChannel.open();
                Listener listener = Listener.on(new InetSocketAddress(device.address(), 0));
                CommunicationIdentifier identifier = first.identifier()) {
            BlockingQueue<Handled> handled = new ArrayBlockingQueue<>(4);
            identifier.onEvent(event -> handled.add(new Handled(event.type(), Thread.currentThread())));
            identifier.resolveAddress(listener.address(), LIMIT);
            Handled before = handled.poll(LIMIT.toSeconds(), TimeUnit.SECONDS);
            identifier.migrate(second.channel());
            // The thread of the first loop may still run the handler, and would then also deliver later events, so it
            // is stopped first.
            first.close();
            identifier.resolveRoute(LIMIT);
            Handled after = handled.poll(LIMIT.toSeconds(), TimeUnit.SECONDS);
            assertThat(before.type()).isEqualTo(EventType.ADDR_RESOLVED);
            assertThat(after.type()).isEqualTo(EventType.ROUTE_RESOLVED);
            assertThat(after.by()).isNotSameAs(before.by());
            assertThat(identifier.deviceName()).isEqualTo(device.verbsName());
        }
    }

    @Test
    @Shows(Capability.ENDPOINT_ENCODING)
    void endpointAsBytesAndText() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs()) {
            Endpoint endpoint = ends.left.endpoint();
            ByteBuffer bytes = ByteBuffer.allocate(Endpoint.BYTES);
            endpoint.copyTo(bytes);
            assertThat(Endpoint.from(bytes.flip())).isEqualTo(endpoint);
            assertThat(Endpoint.parse(endpoint.toString())).isEqualTo(endpoint);
            assertThat(endpoint.queuePair()).isEqualTo(ends.left.number());
        }
    }
}
