package org.rdma4j.internal.message;

import java.lang.foreign.MemorySegment;

/** A SEND in the model: the header as bytes, and the facts that the receiver must reconstruct from them. */
final class ModelMessage {
    /** Header, and the offer if there is one. The payload of an eager message is left out. */
    final MemorySegment bytes = MemorySegment.ofArray(new byte[MessageHeader.OFFER_SIZE]);

    final int type;
    final int flags;
    final boolean offer;
    final int credits;
    final int length;
    final long id;

    /** Position among the data messages of the sender. */
    final long sequence;

    /** Size of the SEND in bytes. */
    int size;

    ModelMessage(int type, int flags, int credits, int length, long id, long sequence) {
        this.type = type;
        this.flags = flags;
        this.offer = flags == MessageHeader.OFFER;
        this.credits = credits;
        this.length = length;
        this.id = id;
        this.sequence = sequence;
        MessageHeader.write(bytes, 0, type, flags, credits, length, id);
        if (offer) {
            MessageHeader.writeOffer(bytes, 0, sequence, (int) ~sequence);
        }
        size = offer ? MessageHeader.OFFER_SIZE : MessageHeader.SIZE + (isData() ? length : 0);
    }

    ModelMessage(ModelMessage other) {
        type = other.type;
        flags = other.flags;
        offer = other.offer;
        credits = other.credits;
        length = other.length;
        id = other.id;
        sequence = other.sequence;
        size = other.size;
        bytes.copyFrom(other.bytes);
    }

    boolean isData() {
        return type <= MessageHeader.FAILURE;
    }

    @Override
    public String toString() {
        return MessageHeader.name(type) + " flags " + flags + " credits " + credits + " length " + length + " id " + id
                + (isData() ? " #" + sequence : "");
    }
}
