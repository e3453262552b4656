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
import org.rdma4j.sys.runtime.printing.PrintableText;

/**
 * The address of a queue pair. The peer passes it to {@link QueuePair#connect(Endpoint)} to connect its own queue pair
 * without the connection manager. Applications exchange endpoints over a separate channel, as bytes ({@link #copyTo},
 * {@link #from}) or as text ({@link #toString}, {@link #parse}).
 *
 * {@snippet lang=java :
 * queue.init();
 * ReceiveRequest receive = queue.prepareReceive(buffer.slice(64, 64)).post();
 * peer.println(queue.endpoint());
 * queue.connect(Endpoint.parse(in.readLine()));
 * }
 *
 * @param lid the local identifier of the port, 16 bits; 0 on Ethernet
 * @param gid the GID of the port; {@code ::} on an InfiniBand network without global routing
 * @param queuePair the queue pair number, 24 bits
 * @param psn the sequence number of the first packet that the queue pair sends, 24 bits
 * @param mtu the active MTU of the port
 * @see "docs/concepts.md"
 */
public record Endpoint(int lid, Gid gid, int queuePair, int psn, Mtu mtu) {
    /** Number of bytes that {@link #copyTo} writes. */
    public static final int BYTES = 28;

    private static final Pattern MEMBER = Pattern.compile("\"(\\w+)\"\\s*:\\s*\"?([^\",}\\s]+)\"?");
    /** Maximum length of the text representation in characters, with any white space that a writer may add. */
    private static final int MAX_TEXT = 1000;

    private static final String EXAMPLE = "{\"lid\":0,\"gid\":\"::ffff:10.0.0.1\",\"qpn\":17,\"psn\":0,\"mtu\":1024}";
    private static final int MAX_24_BITS = 0xffffff;
    private static final int MAX_LID = 0xffff;

    public Endpoint {
        Objects.requireNonNull(gid);
        Objects.requireNonNull(mtu);
        if (lid < 0 || lid > MAX_LID) {
            throw new IllegalArgumentException("The LID " + lid + " does not fit in 16 bits");
        }
        if (queuePair < 0 || queuePair > MAX_24_BITS) {
            throw new IllegalArgumentException("The queue pair number " + queuePair + " does not fit in 24 bits");
        }
        if (psn < 0 || psn > MAX_24_BITS) {
            throw new IllegalArgumentException("The packet sequence number " + psn + " does not fit in 24 bits");
        }
    }

    /** Returns the GID, or an empty {@code Optional} if this endpoint has none. Every RoCE endpoint has a GID. */
    public Optional<Gid> route() {
        return gid.subnetPrefix() == 0 && gid.interfaceId() == 0 ? Optional.empty() : Optional.of(gid);
    }

    /**
     * Writes this endpoint to the given buffer as {@link #BYTES} bytes in big-endian order, and advances the buffer's
     * position.
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
     * Reads an endpoint that was written by {@link #copyTo}, and advances the buffer's position.
     *
     * @throws java.nio.BufferUnderflowException if fewer than {@link #BYTES} bytes remain
     * @throws IllegalArgumentException if the bytes do not represent an endpoint
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
        throw new IllegalArgumentException(
                "The MTU cannot be " + bytes + " bytes: it must be 256, 512, 1024, 2048 or 4096");
    }

    /**
     * Parses the text representation of an endpoint, as returned by {@link #toString}.
     *
     * @throws IllegalArgumentException if the text does not represent an endpoint
     */
    public static Endpoint parse(String text) {
        String error = "'" + PrintableText.shortened(text) + "' is not an endpoint. Example of an endpoint: " + EXAMPLE;
        if (text.length() > MAX_TEXT) {
            throw new IllegalArgumentException(error);
        }
        Map<String, String> values = new HashMap<>();
        Matcher member = MEMBER.matcher(text);
        while (member.find()) {
            values.put(member.group(1), member.group(2));
        }
        if (!values.keySet().containsAll(List.of("lid", "gid", "qpn", "psn", "mtu"))) {
            throw new IllegalArgumentException(error);
        }
        try {
            return new Endpoint(
                    Integer.parseInt(values.get("lid")),
                    Gid.parse(values.get("gid")),
                    Integer.parseInt(values.get("qpn")),
                    Integer.parseInt(values.get("psn")),
                    mtu(Integer.parseInt(values.get("mtu"))));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(error, e);
        }
    }

    /** Returns this endpoint as a JSON object on a single line, which {@link #parse} accepts. */
    @Override
    public String toString() {
        return "{\"lid\":" + lid + ",\"gid\":\"" + gid + "\",\"qpn\":" + queuePair + ",\"psn\":" + psn + ",\"mtu\":"
                + mtu.bytes() + "}";
    }
}
