package org.rdma4j.network;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import org.jspecify.annotations.Nullable;

/**
 * The first data sent in each direction of a connection. A greeting identifies its sender, its intended receiver and
 * the network. A greeting is neither encrypted nor authenticated by itself; the {@link MessageMac} of subsequent
 * messages authenticates it.
 *
 * @param version the sender's protocol version
 * @param from the sender's rank
 * @param to the intended receiver's rank
 * @param worldSize number of nodes in the sender's configuration
 * @param configuration SHA-256 hash of the hosts in the sender's configuration
 * @param nonce random bytes, different in each greeting
 */
record Greeting(int version, int from, int to, int worldSize, byte[] configuration, byte[] nonce) {
    /** Current protocol version. Incremented whenever the protocol changes. */
    static final int VERSION = 1;

    /**
     * Size of a greeting in bytes. The first 12 bytes (magic number and version) have the same layout in all versions.
     */
    static final int BYTES = 88;

    private static final long MAGIC = 0x7264_6d61_346a_6e65L;
    private static final int HASH_BYTES = 32;
    private static final SecureRandom RANDOM = new SecureRandom();

    /** Returns a greeting with the current version and a new nonce. */
    static Greeting of(NetworkConfig config, int from, int to) {
        byte[] nonce = new byte[HASH_BYTES];
        RANDOM.nextBytes(nonce);
        return new Greeting(VERSION, from, to, config.worldSize(), hash(config), nonce);
    }

    /**
     * Returns a hash of the hosts, which must be identical on all nodes. Comments, the deadline and the token are
     * excluded.
     */
    private static byte[] hash(NetworkConfig config) {
        StringBuilder text = new StringBuilder();
        for (NodeConfig host : config.hosts()) {
            text.append(host.withComment("")).append('\n');
        }
        return sha256().digest(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** Returns a new SHA-256 digest. */
    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform supports SHA-256", e);
        }
    }

    /** Returns the encoded greeting. */
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
     * Decodes a greeting.
     *
     * @param in buffer with at least {@link #BYTES} bytes remaining
     * @return the greeting, or {@code null} if the bytes do not start with the magic number
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
     * Validates the other node's greeting against this greeting.
     *
     * @return the reason to reject the connection, phrased as a predicate whose subject is the other node, or {@code
     *     null} if the greeting is acceptable
     */
    @Nullable
    String objection(Greeting other) {
        if (other.version != version) {
            return "uses protocol version " + other.version + "; this node uses version " + version;
        }
        if (other.worldSize != worldSize) {
            return "belongs to a network of " + other.worldSize + " nodes; this node belongs to a network of "
                    + worldSize;
        }
        if (!MessageDigest.isEqual(other.configuration, configuration)) {
            return "has a configuration with different hosts";
        }
        if (other.from != to) {
            return "is rank " + other.from + "; expected rank " + to;
        }
        if (other.to != from) {
            return "expects rank " + other.to + "; this node is rank " + from;
        }
        return null;
    }
}
