package org.rdma4j.verbs;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.sys.Gid;

/**
 * What a peer has to know of a queue pair to connect one to it, by hand: exchanged over any other channel, in bytes
 * ({@link #copyTo}) or as text ({@link #toString}, {@link #parse}).
 *
 * @param lid the port's local identifier; 0 on Ethernet
 * @param gid the port's address; {@code ::} on an InfiniBand network that does without
 * @param queuePair its number
 * @param psn the number of the first packet that it sends, 24 bits
 * @param mtu the largest packet that its port is set to
 */
public record Endpoint(int lid, Gid gid, int queuePair, int psn, Mtu mtu) {
    /** How many bytes {@link #copyTo} writes. */
    public static final int BYTES = 28;

    private static final Pattern MEMBER = Pattern.compile("\"(\\w+)\"\\s*:\\s*\"?([^\",}\\s]+)\"?");
    private static final String EXAMPLE = "{\"lid\":0,\"gid\":\"::ffff:10.0.0.1\",\"qpn\":17,\"psn\":0,\"mtu\":1024}";
    private static final int MOST_24_BITS = 0xffffff;
    private static final int MOST_LID = 0xffff;

    public Endpoint {
        Objects.requireNonNull(gid);
        Objects.requireNonNull(mtu);
        if (lid < 0 || lid > MOST_LID) {
            throw new IllegalArgumentException("the LID " + lid + " has more than 16 bits");
        }
        if (queuePair < 0 || queuePair > MOST_24_BITS) {
            throw new IllegalArgumentException("the queue pair number " + queuePair + " has more than 24 bits");
        }
        if (psn < 0 || psn > MOST_24_BITS) {
            throw new IllegalArgumentException("the packet number " + psn + " has more than 24 bits");
        }
    }

    /** Whether it has a GID, which every RoCE endpoint does. */
    public Optional<Gid> route() {
        return gid.subnetPrefix() == 0 && gid.interfaceId() == 0 ? Optional.empty() : Optional.of(gid);
    }

    /**
     * Writes its {@link #BYTES} bytes, most significant first, from the buffer's position on, which moves.
     *
     * @throws java.nio.BufferOverflowException if fewer than {@link #BYTES} bytes remain
     */
    public void copyTo(ByteBuffer buffer) {
        byte[] bytes = new byte[BYTES];
        ByteBuffer.wrap(bytes)
                .putLong(gid.subnetPrefix())
                .putLong(gid.interfaceId())
                .putInt(queuePair)
                .putInt(psn)
                .putShort((short) lid)
                .putShort((short) mtu.bytes());
        buffer.put(bytes);
    }

    /**
     * Reads what {@link #copyTo} wrote, from the buffer's position on, which moves.
     *
     * @throws java.nio.BufferUnderflowException if fewer than {@link #BYTES} bytes remain
     * @throws IllegalArgumentException if they are no endpoint
     */
    public static Endpoint from(ByteBuffer buffer) {
        byte[] bytes = new byte[BYTES];
        buffer.get(bytes);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        Gid gid = new Gid(in.getLong(), in.getLong());
        int queuePair = in.getInt();
        int psn = in.getInt();
        return new Endpoint(Short.toUnsignedInt(in.getShort()), gid, queuePair, psn, mtu(in.getShort()));
    }

    private static Mtu mtu(int bytes) {
        for (Mtu mtu : Mtu.values()) {
            if (mtu.bytes() == bytes) {
                return mtu;
            }
        }
        throw new IllegalArgumentException("an MTU of " + bytes + " bytes; there are 256, 512, 1024, 2048 and 4096");
    }

    /**
     * Reads what {@link #toString} gave.
     *
     * @throws IllegalArgumentException if it is no endpoint
     */
    public static Endpoint parse(String text) {
        Map<String, String> values = new HashMap<>();
        Matcher member = MEMBER.matcher(text);
        while (member.find()) {
            values.put(member.group(1), member.group(2));
        }
        String wrong = "'" + text + "' is no endpoint; one looks like " + EXAMPLE;
        if (!values.keySet().containsAll(List.of("lid", "gid", "qpn", "psn", "mtu"))) {
            throw new IllegalArgumentException(wrong);
        }
        try {
            return new Endpoint(
                    Integer.parseInt(values.get("lid")),
                    Gid.parse(values.get("gid")),
                    Integer.parseInt(values.get("qpn")),
                    Integer.parseInt(values.get("psn")),
                    mtu(Integer.parseInt(values.get("mtu"))));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(wrong, e);
        }
    }

    /** Text of one line, which {@link #parse} reads: a JSON object. */
    @Override
    public String toString() {
        return "{\"lid\":" + lid + ",\"gid\":\"" + gid + "\",\"qpn\":" + queuePair + ",\"psn\":" + psn + ",\"mtu\":"
                + mtu.bytes() + "}";
    }
}
