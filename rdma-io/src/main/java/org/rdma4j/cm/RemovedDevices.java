package org.rdma4j.cm;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.rdmacm.Rdmacm;

/**
 * Releases devices that have been removed. librdmacm opens each device that an identifier uses, and keeps it open until
 * the process ends, so that the kernel cannot complete the removal of a device whose driver waits for its users, as
 * soft-RoCE and soft-iWARP do. librdmacm closes a device that it knows to have been removed as soon as no identifier
 * uses it. It learns of removals only when a program asks it for its devices.
 */
final class RemovedDevices {
    private RemovedDevices() {}

    /**
     * Makes librdmacm notice the removed devices. Must be called before the identifier that has reported the removal
     * can be closed: otherwise the removal may have ended, and a device of the same name may have been added. Has no
     * effect if no device is left, because librdmacm then does not change its list. As a side effect, librdmacm opens
     * all other devices of the machine.
     *
     * <p>Synchronized, because {@code rdma_free_devices} is not safe if another thread has noticed a removal since the
     * list was created.
     */
    static synchronized void release() {
        MemorySegment devices = Rdmacm.rdma_get_devices(MemorySegment.NULL);
        if (devices.address() != 0) {
            Rdmacm.rdma_free_devices(devices);
        }
    }
}
