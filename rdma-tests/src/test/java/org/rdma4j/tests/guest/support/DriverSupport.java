package org.rdma4j.tests.guest.support;

import static java.util.stream.Collectors.toUnmodifiableMap;

import java.lang.foreign.MemorySegment;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.opentest4j.TestAbortedException;
import org.rdma4j.sys.Errno;
import org.rdma4j.tests.guest.control.CPrograms;

/**
 * Features that not every driver supports: {@code ibv_create_cq_ex}, {@code ibv_create_qp_ex}, {@code ibv_alloc_mw},
 * and those listed at the beginning of driver_lacks.c. A test that needs one is skipped if C fails with the same
 * feature in the same boot. Otherwise it fails.
 */
public final class DriverSupport {
    private static final Map<Device, Map<String, Integer>> TOLD = new ConcurrentHashMap<>();

    private DriverSupport() {}

    /**
     * Returns the object that a call created.
     *
     * @throws TestAbortedException if the feature is unsupported, in C as well
     * @throws CallFailedException if the call failed for another reason
     */
    static MemorySegment created(Device device, String call, MemorySegment result) {
        if (result.equals(MemorySegment.NULL) && Errno.last() == Errno.EOPNOTSUPP) {
            assumeSupported(device, call);
        }
        return Call.made(call, result);
    }

    /**
     * Skips the test if the device does not support a feature.
     *
     * @throws TestAbortedException if C cannot use the feature either
     */
    public static void assumeSupported(Device device, String function) {
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
