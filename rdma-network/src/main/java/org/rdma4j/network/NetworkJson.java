package org.rdma4j.network;

import java.io.StringWriter;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.Gid;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/**
 * A {@link NetworkConfig} from and to JSON: token by token, because each message about what is wrong says where it is.
 */
final class NetworkJson {
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(NetworkConfig.LONGEST_DEADLINE.toSeconds());

    private final String source;
    private final JsonParser in;

    private NetworkJson(String source, JsonParser in) {
        this.source = source;
        this.in = in;
    }

    /** @param source what messages call it */
    static NetworkConfig read(String source, String json) {
        try (JsonParser in = JSON.createParser(ObjectReadContext.empty(), json)) {
            return new NetworkJson(source, in).network();
        } catch (JacksonException e) {
            throw new IllegalArgumentException(at(source, e.getLocation()) + e.getOriginalMessage(), e);
        }
    }

    private static String at(String source, @Nullable TokenStreamLocation location) {
        return location == null
                ? source + ": "
                : source + ", line " + location.getLineNr() + ", column " + location.getColumnNr() + ": ";
    }

    private IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException(at(source, in.currentTokenLocation()) + what);
    }

    private NetworkConfig network() {
        NetworkConfig.Builder network = NetworkConfig.builder();
        in.nextToken();
        start(JsonToken.START_OBJECT, "the configuration is an object");
        boolean hosts = false;
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String member = in.currentName();
            in.nextToken();
            switch (member) {
                case "hosts" -> {
                    hosts = true;
                    start(JsonToken.START_ARRAY, "hosts is an array");
                    while (in.nextToken() != JsonToken.END_ARRAY) {
                        network.add(host());
                    }
                }
                case "deadlineSeconds" -> network.deadline(deadline(member));
                case "token" -> network.token(text(member));
                default ->
                    throw wrong("a network has no member '" + member + "'; there are hosts, deadlineSeconds, token");
            }
        }
        if (!hosts) {
            throw wrong("the network has no member 'hosts'");
        }
        if (in.nextToken() != null) {
            throw wrong("something follows the configuration");
        }
        try {
            return network.build();
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(source + ": " + e.getMessage(), e);
        }
    }

    private NodeConfig host() {
        start(JsonToken.START_OBJECT, "a host is an object");
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
                case "port" -> port = number(member, 1, 65_535);
                case "ibdev" -> device = text(member);
                case "rankid" -> rank = number(member, 0, Integer.MAX_VALUE);
                case "ibport" -> devicePort = number(member, 1, 255);
                case "gid" -> gid = Optional.of(gid());
                case "comment" -> comment = text(member);
                default ->
                    throw wrong("a host has no member '" + member
                            + "'; there are hostname, port, ibdev, rankid, ibport, gid, comment");
            }
        }
        String missing = hostname == null
                ? "hostname"
                : port == 0 ? "port" : device == null ? "ibdev" : rank < 0 ? "rankid" : "";
        if (!missing.isEmpty()) {
            throw wrong("the host that ends here has no member '" + missing + "'");
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
            throw wrong(Objects.requireNonNull(e.getMessage()));
        }
    }

    private void start(JsonToken wanted, String what) {
        if (in.currentToken() != wanted) {
            throw wrong(what);
        }
    }

    private String text(String member) {
        start(JsonToken.VALUE_STRING, member + " is a text");
        return in.getString();
    }

    private int number(String member, int least, int most) {
        long value = in.currentToken() == JsonToken.VALUE_NUMBER_INT
                        && in.getNumberType() != JsonParser.NumberType.BIG_INTEGER
                ? in.getLongValue()
                : Long.MIN_VALUE;
        if (value < least || value > most) {
            throw wrong(member + " is a whole number from " + least + " to " + most);
        }
        return (int) value;
    }

    private Duration deadline(String member) {
        if (in.currentToken().isNumeric()) {
            BigDecimal seconds = in.getDecimalValue();
            if (seconds.signum() > 0 && seconds.compareTo(MOST_SECONDS) <= 0) {
                return Duration.ofNanos(seconds.movePointRight(9).longValue());
            }
        }
        throw wrong(member + " is a number above 0, of at most " + MOST_SECONDS);
    }

    private Gid gid() {
        String text = text("gid");
        try {
            return Gid.parse(text);
        } catch (IllegalArgumentException e) {
            throw wrong(Objects.requireNonNull(e.getMessage()));
        }
    }

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
            // Not as 6E+1.
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
