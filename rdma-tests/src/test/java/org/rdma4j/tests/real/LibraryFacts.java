package org.rdma4j.tests.real;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_device;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_addrinfo;
import org.rdma4j.sys.rdmacm.rdma_port_space;

/**
 * Prints the same facts as src/test/c/library_facts.c, in a separate JVM, because fork support belongs to the process.
 */
final class LibraryFacts {
    private final List<String> facts = new ArrayList<>();

    private LibraryFacts() {}

    public static void main(String[] arguments) {
        LibraryFacts all = new LibraryFacts();
        all.strings();
        all.rates();
        all.inlines();
        try (Arena arena = Arena.ofConfined()) {
            all.devices(arena);
            all.connectionManager(arena);
        }
        all.forkSupport();
        all.facts.forEach(System.out::println);
    }

    private void add(Object... parts) {
        List<String> texts = new ArrayList<>();
        for (Object part : parts) {
            texts.add(String.valueOf(part));
        }
        facts.add(String.join("\t", texts));
    }

    private void each(String name, int from, int to, IntFunction<Object> function) {
        for (int i = from; i <= to; i++) {
            add(name, i, function.apply(i));
        }
    }

    private void strings() {
        each("ibv_wc_status_str", 0, 30, Ibverbs::ibv_wc_status_strString);
        each("ibv_node_type_str", -1, 10, Ibverbs::ibv_node_type_strString);
        each("ibv_port_state_str", 0, 10, Ibverbs::ibv_port_state_strString);
        each("ibv_event_type_str", 0, 30, Ibverbs::ibv_event_type_strString);
        each("rdma_event_str", 0, 20, Rdmacm::rdma_event_strString);
    }

    private void rates() {
        for (int i = 0; i <= 30; i++) {
            add("ibv_rate_to_mult", i, Ibverbs.ibv_rate_to_mult(i));
            add("ibv_rate_to_mbps", i, Ibverbs.ibv_rate_to_mbps(i));
        }
        for (int i = 0; i <= 250; i++) {
            add("mult_to_ibv_rate", i, Ibverbs.mult_to_ibv_rate(i));
            add("mbps_to_ibv_rate", i * 500, Ibverbs.mbps_to_ibv_rate(i * 500));
        }
    }

    private void inlines() {
        for (int label = 0; label < 0x100000; label += 0xfff) {
            add("ibv_flow_label_to_udp_sport", label, Ibverbs.ibv_flow_label_to_udp_sport(label));
        }
        each("ibv_is_qpt_supported", 2, 10, type -> Ibverbs.ibv_is_qpt_supported(0x55, type));
        add("rdma_seterrno", 0, Rdmacm.rdma_seterrno(0));
        int result = Rdmacm.rdma_seterrno(Errno.EBUSY);
        add("rdma_seterrno", Errno.EBUSY, result, Errno.last());
    }

    private void devices(Arena arena) {
        MemorySegment count = arena.allocateFrom(JAVA_INT, -7);
        MemorySegment list = Ibverbs.ibv_get_device_list(count);
        boolean some = list.address() != 0;
        add("ibv_get_device_list", some ? "list" : "NULL", count.get(JAVA_INT, 0), Errno.last());
        if (some) {
            int devices = count.get(JAVA_INT, 0);
            MemorySegment pointers = list.reinterpret((devices + 1L) * ADDRESS.byteSize());
            for (int i = 0; pointers.getAtIndex(ADDRESS, i).address() != 0; i++) {
                device(ibv_device.reinterpret(pointers.getAtIndex(ADDRESS, i)));
            }
            Ibverbs.ibv_free_device_list(list);
        }
        MemorySegment contexts = Rdmacm.rdma_get_devices(count);
        boolean any = contexts.address() != 0;
        add("rdma_get_devices", any ? "list" : "NULL", any ? count.get(JAVA_INT, 0) : 0, Errno.last());
        if (any) {
            Rdmacm.rdma_free_devices(contexts);
        }
    }

    private void device(MemorySegment device) {
        add(
                "device",
                Ibverbs.ibv_get_device_nameString(device),
                Ibverbs.ibv_node_type_strString(ibv_device.node_type(device)),
                Ibverbs.ibv_get_device_index(device),
                String.format("%016x", Ibverbs.ibv_get_device_guid(device)));
    }

    private void connectionManager(Arena arena) {
        MemorySegment channel = Rdmacm.rdma_create_event_channel();
        add("rdma_create_event_channel", channel.address() != 0 ? "channel" : "NULL", Errno.last());
        if (channel.address() != 0) {
            Rdmacm.rdma_destroy_event_channel(channel);
        }
        MemorySegment pointer = arena.allocate(ADDRESS);
        int result =
                Rdmacm.rdma_create_id(MemorySegment.NULL, pointer, MemorySegment.NULL, rdma_port_space.RDMA_PS_TCP);
        add("rdma_create_id", result, Errno.last());
        if (result == 0) {
            Rdmacm.rdma_destroy_id(pointer.get(ADDRESS, 0));
        }
        result = Rdmacm.rdma_getaddrinfo(
                arena.allocateFrom("127.0.0.1"), arena.allocateFrom("7471"), MemorySegment.NULL, pointer);
        add("rdma_getaddrinfo", result, result == -1 ? Errno.last() : 0);
        if (result == 0) {
            MemorySegment info = rdma_addrinfo.reinterpret(pointer.get(ADDRESS, 0));
            add(
                    "rdma_getaddrinfo",
                    "family " + rdma_addrinfo.ai_family(info) + " port_space " + rdma_addrinfo.ai_port_space(info)
                            + " dst_len " + rdma_addrinfo.ai_dst_len(info));
            Rdmacm.rdma_freeaddrinfo(info);
        }
    }

    private void forkSupport() {
        add("ibv_is_fork_initialized", Ibverbs.ibv_is_fork_initialized());
        add("ibv_fork_init", Ibverbs.ibv_fork_init());
        add("ibv_is_fork_initialized", Ibverbs.ibv_is_fork_initialized());
    }
}
