package org.rdma4j.cm;

/** Size limits, in bytes, for the private data that peers exchange when they connect. */
final class PrivateData {
    /** Maximum for a connection request or its acceptance. */
    static final int MAX_CONNECTION = 56;

    /** Maximum for the rejection of a connection request. */
    static final int MAX_REJECTION = 148;

    /** Maximum for a datagram service request. */
    static final int MAX_SERVICE_REQUEST = 180;

    /** Maximum for a response to a datagram service request, including a rejection. */
    static final int MAX_SERVICE_RESPONSE = 136;

    private PrivateData() {}

    /**
     * Checks that the given private data does not exceed the given size limit.
     *
     * @throws IllegalArgumentException if the data is longer than {@code maximum} bytes
     */
    static void check(byte[] data, int maximum) {
        if (data.length > maximum) {
            throw new IllegalArgumentException(
                    "Private data of " + data.length + " bytes exceeds the maximum of " + maximum + " bytes");
        }
    }
}
