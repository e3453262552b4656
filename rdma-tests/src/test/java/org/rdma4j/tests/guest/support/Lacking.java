package org.rdma4j.tests.guest.support;

import static java.util.stream.Collectors.toUnmodifiableMap;

import java.lang.foreign.MemorySegment;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.opentest4j.TestAbortedException;
import org.rdma4j.sys.Errno;
import org.rdma4j.tests.guest.control.CPrograms;

/**
 * What not every driver has: {@code ibv_create_cq_ex}, {@code ibv_create_qp_ex}, {@code ibv_alloc_mw}, and what
 * driver_lacks.c says in its first lines. A test that needs one is left out where C, asked in the same boot, does not get
 * it; anywhere else it fails.
 */
public final class Lacking {
    private static final Map<Device, Map<String, Integer>> TOLD = new ConcurrentHashMap<>();

    private Lacking() {}

    /**
     * What the call has made.
     *
     * @throws TestAbortedException if it made nothing for want of it, and neither does C
     * @throws CallFailedException if it made nothing, for another reason
     */
    static MemorySegment made(Device device, String call, MemorySegment result) {
        if (result.equals(MemorySegment.NULL) && Errno.last() == Errno.EOPNOTSUPP) {
            leaveOut(device, call);
        }
        return Call.made(call, result);
    }

    /**
     * Leaves the test out if the device lacks that.
     *
     * @throws TestAbortedException if C does not get it
     */
    public static void leaveOut(Device device, String function) {
        if (told(device, function) == Errno.EOPNOTSUPP) {
            throw new TestAbortedException(device + " lacks it for C, too: " + function);
        }
    }

    private static int told(Device device, String function) {
        return TOLD.computeIfAbsent(
                        device,
                        asked -> CPrograms.lines("driver_lacks", asked.verbsName()).stream()
                                .map(line -> line.split(" "))
                                .collect(toUnmodifiableMap(words -> words[0], words -> Integer.parseInt(words[1]))))
                .getOrDefault(function, 0);
    }
}
