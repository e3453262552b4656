package org.rdma4j.bench.report;

import java.util.List;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Results as a JSON array of objects with name, unit, value, reference and ratio. The reference and the ratio are null
 * if there is no reference.
 */
public final class Json {
    private static final ObjectMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private Json() {}

    /** Returns the results as JSON. */
    public static String of(List<Result> results) {
        ArrayNode array = MAPPER.createArrayNode();
        for (Result result : results) {
            ObjectNode object = array.addObject();
            object.put("name", result.group() + ": " + result.name());
            object.put("unit", result.unit());
            object.put("value", result.value());
            put(object, "reference", result.reference());
            put(object, "ratio", result.ratio());
        }
        return MAPPER.writeValueAsString(array) + "\n";
    }

    private static void put(ObjectNode object, String name, java.util.OptionalDouble value) {
        if (value.isPresent()) {
            object.put(name, value.getAsDouble());
        } else {
            object.putNull(name);
        }
    }
}
