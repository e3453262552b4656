package org.rdma4j.network;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Seals the messages of one connection, so that each proves that its sender knows the cluster token and said it here, now
 * and in this order: an HMAC with a key of the token and both greetings, over direction, number and bytes of the message.
 * It hides nothing.
 */
final class Seal {
    static final int BYTES = 32;

    private static final String ALGORITHM = "HmacSHA256";

    private final Mac mac;
    private final boolean connector;
    private long sent;
    private long received;

    /**
     * @param connector whether this side made the connection
     * @param first the greeting of the side that did
     * @param second the other side's
     */
    Seal(String token, boolean connector, Greeting first, Greeting second) {
        this.connector = connector;
        byte[] secret = Greeting.sha256().digest(("rdma4j rendezvous " + token).getBytes(StandardCharsets.UTF_8));
        Mac greetings = mac(secret);
        greetings.update(first.bytes());
        greetings.update(second.bytes());
        this.mac = mac(greetings.doFinal());
    }

    private static Mac mac(byte[] key) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
            return mac;
        } catch (NoSuchAlgorithmException | InvalidKeyException e) {
            throw new AssertionError("every Java has " + ALGORITHM, e);
        }
    }

    /** The seal of the next message that this side sends. */
    byte[] of(ByteBuffer message) {
        return seal(connector, sent++, message);
    }

    /** Whether the next message that arrived has this seal. Takes as long whatever differs. */
    boolean fits(ByteBuffer message, byte[] seal) {
        return MessageDigest.isEqual(seal(!connector, received++, message), seal);
    }

    private byte[] seal(boolean ofConnector, long number, ByteBuffer message) {
        mac.update((byte) (ofConnector ? 1 : 2));
        mac.update(ByteBuffer.allocate(Long.BYTES).putLong(0, number));
        mac.update(message.duplicate());
        return mac.doFinal();
    }
}
