package org.rdma4j.cm;

/**
 * What the connection manager said: a copy of {@code struct rdma_cm_event}, which has been acknowledged.
 *
 * @param type what happened
 * @param status 0; of a failure a negative error number, of a rejection the peer's reason
 * @param privateData what the peer sent with it; trailing zeros may be added on the way. Shared, not to be changed
 * @param responderResources how many of its reads the peer asks this side to serve at a time
 * @param initiatorDepth how many reads of this side the peer serves at a time
 */
public record Event(EventType type, int status, byte[] privateData, int responderResources, int initiatorDepth) {
    @Override
    public String toString() {
        return type.cName() + (status == 0 ? "" : ", status " + status);
    }
}
