package org.rdma4j.internal.message;

/** Checks of received headers that do not depend on the state of the connection. */
final class HeaderChecks {
    private HeaderChecks() {}

    /**
     * Checks the header of a data message.
     *
     * @param firstWord first eight bytes of the header
     * @param size size of the SEND in bytes
     * @param maxPayload maximum size of a payload in bytes
     */
    static void checkData(long firstWord, int size, long maxPayload) throws ProtocolException {
        int flags = MessageHeader.flagsOf(firstWord);
        long length = MessageHeader.lengthOf(firstWord);
        boolean offer = flags == MessageHeader.OFFER;
        if (!offer && flags != 0) {
            throw unknownFlags(firstWord, ", not 0 or 1");
        }
        if (size != (offer ? MessageHeader.OFFER_SIZE : MessageHeader.SIZE + length)) {
            throw wrongSize(firstWord, size);
        }
        if (length > maxPayload) {
            throw ProtocolException.violation("The peer sent " + name(firstWord) + " with a payload of " + length
                    + " bytes; the maximum is " + maxPayload);
        }
        if (offer && length == 0) {
            throw ProtocolException.violation("The peer sent an empty offer");
        }
    }

    /**
     * Checks the header of a message that is not a data message.
     *
     * @param firstWord first eight bytes of the header
     * @param size size of the SEND in bytes
     * @param id id in the header
     */
    static void checkControl(long firstWord, int size, long id) throws ProtocolException {
        int type = MessageHeader.typeOf(firstWord);
        if (type < MessageHeader.START || type > MessageHeader.END) {
            throw ProtocolException.violation("The peer sent a " + name(firstWord) + ", which is unknown");
        }
        int flags = MessageHeader.flagsOf(firstWord);
        if (flags != 0 && (type != MessageHeader.END || flags != MessageHeader.CLOSE)) {
            throw unknownFlags(firstWord, type == MessageHeader.END ? ", not 0 or 2" : ", not 0");
        }
        if (size != MessageHeader.SIZE) {
            throw wrongSize(firstWord, size);
        }
        long length = MessageHeader.lengthOf(firstWord);
        if (length != 0 && type != MessageHeader.DONE) {
            throw ProtocolException.violation(
                    "The peer sent " + name(firstWord) + " with length " + length + ", not 0");
        }
        if (id != 0 && type <= MessageHeader.DONE) {
            throw ProtocolException.violation(
                    "The peer sent " + name(firstWord) + " with id " + Long.toUnsignedString(id) + ", not 0");
        }
    }

    /** Returns the exception for a SEND that does not contain a header. */
    static ProtocolException shorterThanHeader(int size) {
        return ProtocolException.violation("The peer sent " + size + " bytes; a header has " + MessageHeader.SIZE);
    }

    private static ProtocolException unknownFlags(long firstWord, String expected) {
        return ProtocolException.violation("The peer sent " + name(firstWord) + " with flags 0x"
                + Integer.toHexString(MessageHeader.flagsOf(firstWord)) + expected);
    }

    private static ProtocolException wrongSize(long firstWord, int size) {
        return ProtocolException.violation("The peer sent " + size + " bytes as " + name(firstWord)
                + (MessageHeader.flagsOf(firstWord) == MessageHeader.OFFER ? " with an offer" : "")
                + "; the length in the header is " + MessageHeader.lengthOf(firstWord));
    }

    private static String name(long firstWord) {
        return MessageHeader.name(MessageHeader.typeOf(firstWord));
    }
}
