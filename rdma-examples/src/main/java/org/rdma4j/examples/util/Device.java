package org.rdma4j.examples.util;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_gid;
import org.rdma4j.sys.ibverbs.ibv_port_attr;

/** An open device with a protection domain. */
public final class Device implements AutoCloseable {
    private final MemorySegment context;
    private final MemorySegment pd;

    private Device(MemorySegment context) {
        this.context = context;
        this.pd = Ibverbs.ibv_alloc_pdChecked(context);
    }

    /**
     * Opens a device.
     *
     * @param name its name, such as {@code rxe0}; empty for the first there is
     * @throws IllegalArgumentException if there is no such device
     */
    public static Device open(String name) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment count = arena.allocate(JAVA_INT);
            MemorySegment list = Ibverbs.ibv_get_device_listChecked(count);
            int devices = count.get(JAVA_INT, 0);
            MemorySegment array = list.reinterpret(devices * ADDRESS.byteSize());
            try {
                for (int i = 0; i < devices; i++) {
                    MemorySegment device = array.getAtIndex(ADDRESS, i);
                    if (name.isEmpty() || name.equals(Ibverbs.ibv_get_device_nameString(device))) {
                        return new Device(Ibverbs.ibv_open_deviceChecked(device));
                    }
                }
            } finally {
                Ibverbs.ibv_free_device_list(list);
            }
            throw new IllegalArgumentException(
                    name.isEmpty() ? "there is no RDMA device" : "there is no device " + name);
        }
    }

    /** The {@code struct ibv_context}. */
    public MemorySegment context() {
        return context;
    }

    /** The {@code struct ibv_pd}. */
    public MemorySegment pd() {
        return pd;
    }

    /** What {@code ibv_query_port} says: a {@code struct ibv_port_attr}. */
    public MemorySegment port(int port, SegmentAllocator allocator) {
        MemorySegment attr = ibv_port_attr.allocate(allocator);
        Ibverbs.ibv_query_portChecked(context, port, attr);
        return attr;
    }

    /** One entry of the port's GID table, 16 bytes; all zero for a negative index, which means none is used. */
    public byte[] gid(int port, int index) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment gid = ibv_gid.allocate(arena);
            if (index >= 0) {
                Ibverbs.ibv_query_gidChecked(context, port, index, gid);
            }
            return gid.toArray(JAVA_BYTE);
        }
    }

    @Override
    public void close() {
        Ibverbs.ibv_dealloc_pdChecked(pd);
        Ibverbs.ibv_close_deviceChecked(context);
    }
}
