package org.rdma4j.tests.guest.cm;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Check;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.ibverbs.ibv_event_type;
import org.rdma4j.sys.ibverbs.ibv_srq_attr;
import org.rdma4j.sys.ibverbs.ibv_srq_init_attr;
import org.rdma4j.sys.posix.EPOLL_EVENTS;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.posix.epoll_data;
import org.rdma4j.sys.posix.epoll_event;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.sys.rdmacm.rdma_port_space;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;

/**
 * Identifiers and event channels apart from connecting: options, migration, shared receive queues, epoll and
 * synchronous mode.
 */
@Tag("guest")
@InGuest
@Timeout(120)
class IdentifierTest {
    @Test
    void devicesAreListed() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment count = arena.allocate(JAVA_INT);
            MemorySegment list = Rdmacm.rdma_get_devicesChecked(count);
            MemorySegment contexts = list.reinterpret(count.get(JAVA_INT, 0) * ADDRESS.byteSize());
            List<String> names = new ArrayList<>();
            for (int i = 0; i < count.get(JAVA_INT, 0); i++) {
                MemorySegment context = ibv_context.reinterpret(contexts.getAtIndex(ADDRESS, i));
                names.add(Ibverbs.ibv_get_device_nameString(ibv_context.device(context)));
            }
            Rdmacm.rdma_free_devices(list);
            assertThat(names).containsExactlyInAnyOrder("rxe0", "siw0");
        }
    }

    /** The C function returns the names of the enumerators. */
    @Test
    void eventsHaveNames() {
        for (int event = rdma_cm_event_type.RDMA_CM_EVENT_ADDR_RESOLVED;
                event <= rdma_cm_event_type.RDMA_CM_EVENT_TIMEWAIT_EXIT;
                event++) {
            assertThat(Rdmacm.rdma_event_strString(event)).isEqualTo(rdma_cm_event_type.toString(event));
        }
        assertThat(Rdmacm.rdma_event_strString(99)).isEqualTo("UNKNOWN EVENT");
    }

    @OnDevices
    void optionsAreSet(Device device) {
        try (EventChannel events = new EventChannel();
                Arena arena = Arena.ofConfined()) {
            MemorySegment id = events.createId(rdma_port_space.RDMA_PS_TCP);
            MemorySegment byteOne = arena.allocateFrom(JAVA_BYTE, (byte) 1);
            MemorySegment intOne = arena.allocateFrom(JAVA_INT, 1);
            int level = Rdmacm.RDMA_OPTION_ID;
            Check.zero("rdma_set_option TOS", Rdmacm.rdma_set_option(id, level, Rdmacm.RDMA_OPTION_ID_TOS, byteOne, 1));
            Check.zero(
                    "rdma_set_option REUSEADDR",
                    Rdmacm.rdma_set_option(id, level, Rdmacm.RDMA_OPTION_ID_REUSEADDR, intOne, 4));
            Check.zero(
                    "rdma_set_option AFONLY",
                    Rdmacm.rdma_set_option(id, level, Rdmacm.RDMA_OPTION_ID_AFONLY, intOne, 4));
            Check.zero(
                    "rdma_set_option ACK_TIMEOUT",
                    Rdmacm.rdma_set_option(id, level, Rdmacm.RDMA_OPTION_ID_ACK_TIMEOUT, byteOne, 1));

            assertThat(Rdmacm.rdma_set_option(id, level, 99, byteOne, 1)).isEqualTo(-1);
            assertThat(Errno.name(Errno.last())).isEqualTo("ENOSYS");
            assertThat(Rdmacm.rdma_set_option(id, level, Rdmacm.RDMA_OPTION_ID_TOS, intOne, 4))
                    .isEqualTo(-1);
            assertThat(Errno.name(Errno.last())).isEqualTo("EINVAL");
            Rdmacm.rdma_destroy_idChecked(id);
        }
    }

    /** Pending events of an identifier arrive on the channel that it has been migrated to. */
    @OnDevices
    void identifierMovesToAnotherChannel(Device device) {
        try (CmLoopback loopback = new CmLoopback(device, 1);
                EventChannel other = new EventChannel();
                Connection client = loopback.client()) {
            Rdmacm.rdma_migrate_idChecked(client.id(), other.channel());
            assertThat(rdma_cm_id.channel(client.id()).address())
                    .isEqualTo(other.channel().address());
            client.connect(new byte[0]);
            try (Connection server = loopback.server(loopback.request())) {
                server.accept(new byte[0]);
                other.expect(rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED, CmLoopback.PATIENCE);
                assertThat(loopback.clientEvents().poll(Duration.ZERO)).isEmpty();
            }
        }
    }

    /**
     * Reports COMM_EST to the manager, as a program does if the first message arrives before the event ESTABLISHED. The
     * connection is already established, so the InfiniBand manager returns EISCONN and the iWARP manager does nothing.
     */
    @OnDevices
    void managerIsNotified(Device device) {
        try (CmLoopback loopback = new CmLoopback(device, 1);
                Connection client = loopback.client();
                Connection server = loopback.connect(client)) {
            int result = Rdmacm.rdma_notify(server.id(), ibv_event_type.IBV_EVENT_COMM_EST);
            String said = result == 0 ? "0" : Errno.name(Errno.last());
            assertThat(said).isEqualTo(device == Device.RXE ? "EISCONN" : "0");
            loopback.disconnect(client, server);
        }
    }

    @OnDevices
    void sharedReceiveQueueBelongsToTheIdentifier(Device device) {
        try (CmLoopback loopback = new CmLoopback(device, 1);
                Arena arena = Arena.ofConfined()) {
            MemorySegment id = Connection.resolve(loopback.clientEvents(), loopback.address(), CmLoopback.PATIENCE);
            MemorySegment init = ibv_srq_init_attr.allocate(arena);
            ibv_srq_attr.max_wr(ibv_srq_init_attr.attr(init), 8);
            ibv_srq_attr.max_sge(ibv_srq_init_attr.attr(init), 1);
            Rdmacm.rdma_create_srqChecked(id, MemorySegment.NULL, init);
            assertThat(rdma_cm_id.srq(id).address()).isNotZero();

            MemorySegment buffer = arena.allocate(64);
            MemorySegment mr = Rdmacm.rdma_reg_msgsChecked(id, buffer, 64);
            // With a shared receive queue, the helper posts to it.
            Rdmacm.rdma_post_recvChecked(id, MemorySegment.NULL, buffer, 64, mr);
            Rdmacm.rdma_destroy_srq(id);
            assertThat(rdma_cm_id.srq(id).address()).isZero();
            Rdmacm.rdma_dereg_mrChecked(mr);
            Rdmacm.rdma_destroy_idChecked(id);
        }
    }

    /** The file descriptor of the channel works with epoll and with non-blocking reads. */
    @OnDevices
    void channelIsWatchedByEpoll(Device device) {
        try (CmLoopback loopback = new CmLoopback(device, 1);
                Arena arena = Arena.ofConfined()) {
            EventChannel server = loopback.serverEvents();
            int epoll = Posix.epoll_create1(Posix.EPOLL_CLOEXEC);
            MemorySegment interest = epoll_event.allocate(arena);
            epoll_event.events(interest, EPOLL_EVENTS.EPOLLIN);
            epoll_data.fd(epoll_event.data(interest), server.fd());
            Posix.epoll_ctlChecked(epoll, Posix.EPOLL_CTL_ADD, server.fd(), interest);
            int flags = Posix.fcntl(server.fd(), Posix.F_GETFL);
            Posix.fcntlChecked(server.fd(), Posix.F_SETFL, flags | Posix.O_NONBLOCK);

            MemorySegment ready = epoll_event.allocate(arena);
            assertThat(Posix.epoll_wait(epoll, ready, 1, 0)).isZero();
            MemorySegment slot = arena.allocate(ADDRESS);
            assertThat(Rdmacm.rdma_get_cm_event(server.channel(), slot)).isEqualTo(-1);
            assertThat(Errno.name(Errno.last())).isEqualTo("EAGAIN");

            try (Connection client = loopback.client()) {
                client.connect(new byte[0]);
                assertThat(Posix.epoll_wait(epoll, ready, 1, 10_000)).isEqualTo(1);
                assertThat(epoll_data.fd(epoll_event.data(ready))).isEqualTo(server.fd());
                MemorySegment refused = loopback.request().id();
                Rdmacm.rdma_rejectChecked(refused, MemorySegment.NULL, 0);
                Rdmacm.rdma_destroy_idChecked(refused);
                loopback.clientEvents().expect(rdma_cm_event_type.RDMA_CM_EVENT_REJECTED, CmLoopback.PATIENCE);
            }
            Posix.closeChecked(epoll);
        }
    }

    /** Without an event channel, each call blocks until it is complete and returns its result. */
    @OnDevices
    void synchronousIdentifierWaits(Device device) throws Exception {
        try (CmLoopback loopback = new CmLoopback(device, 1)) {
            FutureTask<String> connecting = SyncPair.start(() -> {
                try (Arena arena = Arena.ofConfined()) {
                    MemorySegment slot = arena.allocate(ADDRESS);
                    MemorySegment none = MemorySegment.NULL;
                    int ps = rdma_port_space.RDMA_PS_TCP;
                    Rdmacm.rdma_create_idChecked(none, slot, none, ps);
                    MemorySegment id = rdma_cm_id.reinterpret(slot.get(ADDRESS, 0));
                    MemorySegment address =
                            SocketAddress.of(device.address(), Rdmacm.rdma_get_src_port(loopback.listener()), arena);
                    Rdmacm.rdma_resolve_addrChecked(id, none, address, 2000);
                    Rdmacm.rdma_resolve_routeChecked(id, 2000);
                    try (Connection client = new Connection(id, 1)) {
                        client.connect(new byte[0]);
                        return "connected";
                    }
                }
            });
            try (Connection server = loopback.server(loopback.request())) {
                server.accept(new byte[0]);
                assertThat(connecting.get(30, TimeUnit.SECONDS)).isEqualTo("connected");
            }
        }
    }
}
