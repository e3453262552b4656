package org.rdma4j.tests.guest.support;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Assumptions;

/** Aborts a test on a device that reports that it does not support the tested feature. */
public final class UnsupportedFeature {
    private UnsupportedFeature() {}

    /**
     * Aborts the test after asserting that the device reported the expected error.
     *
     * @param call call, or feature of a call, that the device does not support
     * @param error name of the reported error
     * @param expected name of the expected error
     */
    public static void abort(Device device, String call, String error, String expected) {
        assertThat(error).as("%s on %s", call, device).isEqualTo(expected);
        Assumptions.abort(device + " does not support " + call + ": " + error);
    }
}
