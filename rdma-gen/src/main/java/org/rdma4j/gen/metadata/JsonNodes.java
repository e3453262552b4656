package org.rdma4j.gen.metadata;

import java.util.Collection;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Creates JSON nodes. */
final class JsonNodes {

    private JsonNodes() {}

    static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    static JsonNode string(String text) {
        return JsonNodeFactory.instance.stringNode(text);
    }

    static <T> ArrayNode array(Collection<T> values, Function<T, ? extends JsonNode> writer) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        values.forEach(value -> array.add(writer.apply(value)));
        return array;
    }

    /** Adds a list unless it is empty. */
    static <T> void putList(ObjectNode object, String key, Collection<T> values, Function<T, ? extends JsonNode> w) {
        if (!values.isEmpty()) {
            object.set(key, array(values, w));
        }
    }

    /** Adds a string unless it is empty. */
    static void putText(ObjectNode object, String key, String text) {
        if (!text.isEmpty()) {
            object.put(key, text);
        }
    }

    /** Adds {@code true} if the flag is set. */
    static void putFlag(ObjectNode object, String key, boolean flag) {
        if (flag) {
            object.put(key, true);
        }
    }

    /**
     * Adds a size or offset. If it differs between the targets of a file, {@link MultiTargetJson} replaces it by an
     * object with a number for each target.
     */
    static void putNumber(ObjectNode object, String key, long number) {
        if (number < 0) {
            throw new IllegalArgumentException(
                    key + " is not known yet; metadata is written after the layout: " + object);
        }
        object.put(key, number);
    }

    /** Adds a size or offset unless it is 0. */
    static void putUnlessZero(ObjectNode object, String key, long number) {
        if (number != 0) {
            putNumber(object, key, number);
        }
    }
}
