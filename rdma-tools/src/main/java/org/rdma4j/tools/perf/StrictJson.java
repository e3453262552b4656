package org.rdma4j.tools.perf;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.runtime.printing.PrintableText;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A JSON object from a peer or a file. A member that is missing, has another type or is out of range is rejected with
 * an {@link IllegalArgumentException} that names the member, as in {@code server.port must be an integer from 0 to
 * 255}. Unknown members are ignored, because later versions may add members.
 */
final class StrictJson {
    private static final int MAX_DEPTH = 10;
    private static final int MAX_NAME_LENGTH = 100;
    private static final int MAX_NUMBER_LENGTH = 100;
    private static final int MAX_STRING_LENGTH = 10_000;
    private static final int MAX_TOKENS = 1_000_000;

    /** Maximum number of elements of an array. */
    private static final int MAX_ELEMENTS = 10_000;

    private static final JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(MAX_DEPTH)
                            .maxNameLength(MAX_NAME_LENGTH)
                            .maxNumberLength(MAX_NUMBER_LENGTH)
                            .maxStringLength(MAX_STRING_LENGTH)
                            .maxTokenCount(MAX_TOKENS)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /** Path of this object in messages, with a final dot; empty for the document. */
    private final String path;

    private final JsonNode node;

    private StrictJson(String path, JsonNode node) {
        this.path = path;
        this.node = node;
    }

    /**
     * Parses a document, which must be an object.
     *
     * @throws IllegalArgumentException if the text is not JSON, is nested too deeply, contains a member twice, a text
     *     of more than 10,000 characters, or too many values
     */
    static StrictJson parse(String text) {
        JsonNode node;
        try {
            node = JSON.readTree(text);
        } catch (JacksonException e) {
            TokenStreamLocation location = e.getLocation();
            String position =
                    location == null ? "" : ", line " + location.getLineNr() + ", column " + location.getColumnNr();
            // Without the cause, whose message quotes the text as it is.
            throw new IllegalArgumentException("not valid JSON" + position + ": "
                    + PrintableText.shortened(String.valueOf(e.getOriginalMessage())));
        }
        return object("", node, "the document");
    }

    private static StrictJson object(String path, JsonNode node, String name) {
        if (!node.isObject()) {
            throw new IllegalArgumentException(name + " must be an object");
        }
        return new StrictJson(path, node);
    }

    private JsonNode member(String name) {
        JsonNode value = node.get(name);
        if (value == null) {
            throw new IllegalArgumentException("the member " + path + name + " is missing");
        }
        return value;
    }

    private IllegalArgumentException wrong(String name, String expected) {
        return new IllegalArgumentException(path + name + " must be " + expected);
    }

    private boolean isNull(String name) {
        return member(name).isNull();
    }

    /** Returns a text. */
    String text(String name, int maxLength) {
        JsonNode value = member(name);
        if (!value.isString() || value.stringValue().length() > maxLength) {
            throw wrong(name, "a string of at most " + maxLength + " characters");
        }
        return value.stringValue();
    }

    @Nullable
    String textOrNull(String name, int maxLength) {
        return isNull(name) ? null : text(name, maxLength);
    }

    long integer(String name, long min, long max) {
        JsonNode value = member(name);
        if (!value.isIntegralNumber()
                || !value.canConvertToLong()
                || value.longValue() < min
                || value.longValue() > max) {
            throw wrong(name, "an integer from " + min + " to " + max);
        }
        return value.longValue();
    }

    int integer(String name, int min, int max) {
        return (int) integer(name, (long) min, (long) max);
    }

    /** Returns a number from 0 to a maximum. */
    double number(String name, double max) {
        JsonNode value = member(name);
        double number = value.isIntegralNumber() && value.canConvertToLong()
                ? value.longValue()
                : value.isFloatingPointNumber() ? value.doubleValue() : -1;
        if (!(number >= 0 && number <= max)) {
            throw wrong(name, "a number from 0 to " + max);
        }
        return number;
    }

    boolean flag(String name) {
        JsonNode value = member(name);
        if (!value.isBoolean()) {
            throw wrong(name, "true or false");
        }
        return value.booleanValue();
    }

    /** Returns the constant whose {@link Object#toString} is the value. */
    <E extends Enum<E>> E constant(String name, Class<E> type) {
        JsonNode value = member(name);
        E[] constants = Objects.requireNonNull(type.getEnumConstants());
        for (E constant : constants) {
            if (value.isString() && constant.toString().equals(value.stringValue())) {
                return constant;
            }
        }
        throw wrong(name, "one of " + Stream.of(constants).map(Object::toString).collect(Collectors.joining(", ")));
    }

    StrictJson object(String name) {
        return object(path + name + ".", member(name), path + name);
    }

    @Nullable
    StrictJson objectOrNull(String name) {
        return isNull(name) ? null : object(name);
    }

    /** Returns the elements of an array of objects. */
    List<StrictJson> objects(String name) {
        JsonNode value = member(name);
        if (!value.isArray() || value.size() > MAX_ELEMENTS) {
            throw wrong(name, "an array of at most " + MAX_ELEMENTS + " elements");
        }
        List<StrictJson> objects = new ArrayList<>();
        for (int i = 0; i < value.size(); i++) {
            String element = path + name + "[" + i + "]";
            objects.add(object(element + ".", Objects.requireNonNull(value.get(i)), element));
        }
        return objects;
    }
}
