package org.rdma4j.network;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Message authentication codes (HMAC-SHA256) for one connection. The key is derived from the cluster token and both
 * greetings. Each code covers a message's direction, sequence number and bytes, so that messages that have been
 * modified, replayed, reordered, or recorded on a different connection are detected. Messages are not encrypted.
 */
final class MessageMac {
    /** Size of an authentication code in bytes. */
    static final int BYTES = 32;

    private static final String ALGORITHM = "HmacSHA256";

    private final Mac mac;
    private final boolean initiator;
    private long sent;
    private long received;

    /**
     * Creates the codes for a connection.
     *
     * @param token the cluster token
     * @param initiator {@code true} if this node initiated the connection
     * @param initiatorGreeting the greeting from the node that initiated the connection
     * @param acceptorGreeting the greeting from the node that accepted the connection
     */
    MessageMac(String token, boolean initiator, Greeting initiatorGreeting, Greeting acceptorGreeting) {
        this.initiator = initiator;
        byte[] secret = Greeting.sha256().digest(("rdma4j rendezvous " + token).getBytes(StandardCharsets.UTF_8));
        Mac keyDerivation = mac(secret);
        keyDerivation.update(initiatorGreeting.bytes());
        keyDerivation.update(acceptorGreeting.bytes());
        this.mac = mac(keyDerivation.doFinal());
    }

    private static Mac mac(byte[] key) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
            return mac;
        } catch (NoSuchAlgorithmException | InvalidKeyException e) {
            throw new AssertionError("every Java platform supports " + ALGORITHM, e);
        }
    }

    /** Returns the code for the next message to send. */
    byte[] sign(ByteBuffer message) {
        return code(initiator, sent++, message);
    }

    /** Returns {@code true} if the code is valid for the next message received. Compares in constant time. */
    boolean verify(ByteBuffer message, byte[] code) {
        return MessageDigest.isEqual(code(!initiator, received++, message), code);
    }

    private byte[] code(boolean fromInitiator, long sequenceNumber, ByteBuffer message) {
        mac.update((byte) (fromInitiator ? 1 : 2));
        mac.update(ByteBuffer.allocate(Long.BYTES).putLong(0, sequenceNumber));
        mac.update(message.duplicate());
        return mac.doFinal();
    }
}
