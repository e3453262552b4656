package org.rdma4j.network;

import java.io.StringWriter;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.runtime.printing.PrintableText;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads and writes a {@link NetworkConfig} as JSON. Reads token by token, so that each error can be reported with its
 * position.
 */
final class NetworkJson {
    /** Maximum length of a configuration: 16 MiB, or 16 Mi characters. */
    static final int MAX_LENGTH = 16 << 20;

    /** Maximum length of a string in characters. */
    private static final int MAX_STRING_LENGTH = 100_000;

    /** Maximum length of a name of a member, or of a number, in characters. */
    private static final int MAX_NAME_LENGTH = 1000;

    private static final int MAX_DEPTH = 10;

    private static final JsonFactory JSON = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxDocumentLength(MAX_LENGTH)
                    .maxStringLength(MAX_STRING_LENGTH)
                    .maxNameLength(MAX_NAME_LENGTH)
                    .maxNumberLength(MAX_NAME_LENGTH)
                    .maxNestingDepth(MAX_DEPTH)
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private static final BigDecimal MAX_SECONDS = BigDecimal.valueOf(NetworkConfig.MAX_DEADLINE.toSeconds());

    private final String source;
    private final JsonParser in;

    private NetworkJson(String source, JsonParser in) {
        this.source = source;
        this.in = in;
    }

    /**
     * Parses a configuration.
     *
     * @param source name of the source in exception messages
     * @throws IllegalArgumentException if the text is not a valid configuration
     */
    static NetworkConfig read(String source, String json) {
        if (json.length() > MAX_LENGTH) {
            throw new IllegalArgumentException(
                    PrintableText.of(source) + " has " + json.length() + " characters; the maximum is " + MAX_LENGTH);
        }
        try (JsonParser in = JSON.createParser(ObjectReadContext.empty(), json)) {
            return new NetworkJson(source, in).network();
        } catch (JacksonException e) {
            // Without the cause, whose message quotes the text as it is.
            throw new IllegalArgumentException(
                    position(source, e.getLocation()) + PrintableText.shortened(e.getOriginalMessage()));
        }
    }

    private static String position(String source, @Nullable TokenStreamLocation location) {
        String name = PrintableText.of(source);
        return location == null
                ? name + ": "
                : name + ", line " + location.getLineNr() + ", column " + location.getColumnNr() + ": ";
    }

    /** Returns an exception for an error at the current token. */
    private IllegalArgumentException error(String message) {
        return new IllegalArgumentException(position(source, in.currentTokenLocation()) + PrintableText.of(message));
    }

    private NetworkConfig network() {
        NetworkConfig.Builder network = NetworkConfig.builder();
        in.nextToken();
        expect(JsonToken.START_OBJECT, "the configuration must be an object");
        boolean hasHosts = false;
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String member = in.currentName();
            in.nextToken();
            switch (member) {
                case "hosts" -> {
                    hasHosts = true;
                    expect(JsonToken.START_ARRAY, "hosts must be an array");
                    while (in.nextToken() != JsonToken.END_ARRAY) {
                        network.add(host());
                    }
                }
                case "deadlineSeconds" -> network.deadline(deadline(member));
                case "token" -> network.token(text(member));
                default ->
                    throw error("unknown member '" + PrintableText.shortened(member)
                            + "' of the network; known members are hosts, deadlineSeconds, token");
            }
        }
        if (!hasHosts) {
            throw error("the network has no member 'hosts'");
        }
        if (in.nextToken() != null) {
            throw error("unexpected text after the configuration");
        }
        try {
            return network.build();
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(PrintableText.of(source + ": " + e.getMessage()), e);
        }
    }

    private NodeConfig host() {
        expect(JsonToken.START_OBJECT, "a host must be an object");
        String hostname = null;
        String device = null;
        int port = 0;
        int rank = -1;
        int devicePort = 1;
        Optional<Gid> gid = Optional.empty();
        String comment = "";
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String member = in.currentName();
            in.nextToken();
            switch (member) {
                case "hostname" -> hostname = text(member);
                case "port" -> port = integer(member, 1, NodeConfig.MAX_PORT);
                case "ibdev" -> device = text(member);
                case "rankid" -> rank = integer(member, 0, Integer.MAX_VALUE);
                case "ibport" -> devicePort = integer(member, 1, NodeConfig.MAX_DEVICE_PORT);
                case "gid" -> gid = Optional.of(gid());
                case "comment" -> comment = text(member);
                default ->
                    throw error("unknown member '" + PrintableText.shortened(member)
                            + "' of a host; known members are hostname, port, ibdev, rankid, ibport, gid, comment");
            }
        }
        String missing = hostname == null
                ? "hostname"
                : port == 0 ? "port" : device == null ? "ibdev" : rank < 0 ? "rankid" : "";
        if (!missing.isEmpty()) {
            throw error("the host has no member '" + missing + "'");
        }
        try {
            return new NodeConfig(
                    rank,
                    Objects.requireNonNull(hostname),
                    port,
                    Objects.requireNonNull(device),
                    devicePort,
                    gid,
                    comment);
        } catch (IllegalArgumentException e) {
            throw error(Objects.requireNonNull(e.getMessage()));
        }
    }

    private void expect(JsonToken token, String message) {
        if (in.currentToken() != token) {
            throw error(message);
        }
    }

    private String text(String member) {
        expect(JsonToken.VALUE_STRING, member + " must be a string");
        return in.getString();
    }

    private int integer(String member, int min, int max) {
        long value = in.currentToken() == JsonToken.VALUE_NUMBER_INT
                        && in.getNumberType() != JsonParser.NumberType.BIG_INTEGER
                ? in.getLongValue()
                : Long.MIN_VALUE;
        if (value < min || value > max) {
            throw error(member + " must be an integer from " + min + " to " + max);
        }
        return (int) value;
    }

    private Duration deadline(String member) {
        try {
            if (in.currentToken().isNumeric()) {
                BigDecimal seconds = in.getDecimalValue();
                if (seconds.signum() > 0 && seconds.compareTo(MAX_SECONDS) <= 0) {
                    return Duration.ofNanos(seconds.movePointRight(9).longValue());
                }
            }
        } catch (NumberFormatException e) {
            // The exponent has too many digits; the number is rejected below.
        }
        throw error(member + " must be a positive number of at most " + MAX_SECONDS);
    }

    private Gid gid() {
        String text = text("gid");
        try {
            return Gid.parse(text);
        } catch (IllegalArgumentException e) {
            throw error(Objects.requireNonNull(e.getMessage()));
        }
    }

    /** Returns the given configuration as JSON. */
    static String write(NetworkConfig network) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            out.writeStartObject();
            out.writeName("hosts");
            out.writeStartArray();
            for (NodeConfig host : network.hosts()) {
                out.writeStartObject();
                out.writeStringProperty("hostname", host.hostname());
                out.writeNumberProperty("port", host.port());
                out.writeStringProperty("ibdev", host.device());
                out.writeNumberProperty("rankid", host.rank());
                if (host.devicePort() != 1) {
                    out.writeNumberProperty("ibport", host.devicePort());
                }
                if (host.gid().isPresent()) {
                    out.writeStringProperty("gid", host.gid().get().toString());
                }
                if (!host.comment().isEmpty()) {
                    out.writeStringProperty("comment", host.comment());
                }
                out.writeEndObject();
            }
            out.writeEndArray();
            out.writeName("deadlineSeconds");
            // Avoids an exponent, such as 6E+1.
            out.writeNumber(BigDecimal.valueOf(network.deadline().toNanos(), 9)
                    .stripTrailingZeros()
                    .toPlainString());
            if (!network.token().isEmpty()) {
                out.writeStringProperty("token", network.token());
            }
            out.writeEndObject();
        }
        return text.toString();
    }
}
