package org.rdma4j.cm;

/** Limits of the private data that peers exchange when they connect, in bytes. */
final class PrivateData {
    /** Maximum for a connection request and for its acceptance. */
    static final int MAX_CONNECTION = 56;

    /** Maximum for the rejection of a connection request. */
    static final int MAX_REJECTION = 148;

    /** Maximum for a request for a datagram service. */
    static final int MAX_SERVICE_REQUEST = 180;

    /** Maximum for the response of a datagram service, also if it rejects the request. */
    static final int MAX_SERVICE_RESPONSE = 136;

    private PrivateData() {}

    /**
     * Checks the size of private data.
     *
     * @throws IllegalArgumentException if it has more than {@code maximum} bytes
     */
    static void check(byte[] data, int maximum) {
        if (data.length > maximum) {
            throw new IllegalArgumentException(
                    "Private data of " + data.length + " bytes exceeds the maximum of " + maximum + " bytes");
        }
    }
}
