package org.rdma4j.network;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import org.jspecify.annotations.Nullable;

/**
 * The first bytes of a connection, each way: who speaks, to whom, of which network. Everybody may read them; what proves
 * them is the {@link Seal} of the messages that follow.
 *
 * @param version of what nodes say to each other
 * @param from rank of the speaker
 * @param to rank of who is spoken to
 * @param worldSize how many nodes the speaker knows of
 * @param configuration a hash of what the speaker knows of them
 * @param nonce random bytes, never the same
 */
record Greeting(int version, int from, int to, int worldSize, byte[] configuration, byte[] nonce) {
    /** To be raised with every change of what nodes say to each other. */
    static final int VERSION = 1;

    /** The first 12, magic number and version, are the same in every version. */
    static final int BYTES = 88;

    private static final long MAGIC = 0x7264_6d61_346a_6e65L;
    private static final int HASH_BYTES = 32;
    private static final SecureRandom RANDOM = new SecureRandom();

    static Greeting of(NetworkConfig config, int from, int to) {
        byte[] nonce = new byte[HASH_BYTES];
        RANDOM.nextBytes(nonce);
        return new Greeting(VERSION, from, to, config.worldSize(), hash(config), nonce);
    }

    /** Of all that nodes have to agree about; comments, the deadline and the token are not among it. */
    private static byte[] hash(NetworkConfig config) {
        StringBuilder text = new StringBuilder();
        for (NodeConfig host : config.hosts()) {
            text.append(host.withComment("")).append('\n');
        }
        return sha256().digest(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java has SHA-256", e);
        }
    }

    byte[] bytes() {
        return ByteBuffer.allocate(BYTES)
                .putLong(MAGIC)
                .putInt(version)
                .putInt(from)
                .putInt(to)
                .putInt(worldSize)
                .put(configuration)
                .put(nonce)
                .array();
    }

    /**
     * Reads one.
     *
     * @return null if the bytes are something else
     */
    static @Nullable Greeting from(ByteBuffer in) {
        if (in.getLong() != MAGIC) {
            return null;
        }
        int version = in.getInt();
        int from = in.getInt();
        int to = in.getInt();
        int worldSize = in.getInt();
        byte[] configuration = new byte[HASH_BYTES];
        byte[] nonce = new byte[HASH_BYTES];
        in.get(configuration).get(nonce);
        return new Greeting(version, from, to, worldSize, configuration, nonce);
    }

    /**
     * What is wrong with a greeting, for who sent this one.
     *
     * @return null if nothing is
     */
    @Nullable
    String objection(Greeting other) {
        if (other.version != version) {
            return "speaks version " + other.version + " of this protocol, and this node version " + version;
        }
        if (other.worldSize != worldSize) {
            return "belongs to a network of " + other.worldSize + " nodes, and this node to one of " + worldSize;
        }
        if (!MessageDigest.isEqual(other.configuration, configuration)) {
            return "has a configuration with other hosts than this node's";
        }
        if (other.from != to) {
            return "is rank " + other.from + ", and not rank " + to;
        }
        if (other.to != from) {
            return "wants rank " + other.to + ", and this node is rank " + from;
        }
        return null;
    }
}
