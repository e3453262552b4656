package org.rdma4j.tests.guest.support;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Assumptions;

/** Ends a test on a device that lacks what is tested, once the device has said so itself. */
public final class Cannot {
    private Cannot() {}

    /**
     * The error must be the expected one; the test is then reported as aborted, with these words.
     *
     * @param call what was called, or what of it the device lacks
     * @param error what it answered, by name
     * @param expected what it should answer
     */
    public static void since(Device device, String call, String error, String expected) {
        assertThat(error).as("%s on %s", call, device).isEqualTo(expected);
        Assumptions.abort(device + " cannot: " + call + " gives " + error);
    }
}
