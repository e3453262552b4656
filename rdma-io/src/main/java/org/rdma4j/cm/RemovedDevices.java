package org.rdma4j.cm;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.rdmacm.Rdmacm;

/**
 * Releases devices that have been removed. librdmacm opens each device that an identifier uses, and keeps it open until the
 * process ends, so that the kernel cannot complete the removal of a device whose driver waits for its users, as soft-RoCE and
 * soft-iWARP do. librdmacm closes a device that it knows to have been removed as soon as no identifier uses it. It learns of
 * removals only when a program asks it for its devices.
 */
final class RemovedDevices {
    /** Whether a removal has been reported that librdmacm has not noticed yet. */
    private boolean reported;

    /** Records the type of an event. */
    void record(EventType type) {
        reported |= type == EventType.DEVICE_REMOVAL;
    }

    /**
     * Makes librdmacm notice the removals that have been reported. Has no effect if no device is left, because librdmacm
     * then does not change its list.
     */
    void release() {
        if (!reported) {
            return;
        }
        reported = false;
        MemorySegment devices = Rdmacm.rdma_get_devices(MemorySegment.NULL);
        if (devices.address() != 0) {
            Rdmacm.rdma_free_devices(devices);
        }
    }
}
