package org.rdma4j.tests.nativeimage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Content of reachability metadata, in the format that {@link Recorder} writes. */
final class ReachabilityMetadata {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final List<String> lines = new ArrayList<>();
    private final List<String> globs = new ArrayList<>();

    /** Adds the content of a file. Throws if the file contains an unknown key. */
    ReachabilityMetadata read(Path file) {
        JsonNode top = JSON.readTree(file);
        keys(top, "comment", "reflection", "resources", "foreign");
        List<String> added = new ArrayList<>();
        top.path("reflection").forEach(type -> reflection(type, added));
        top.path("resources").forEach(resource -> {
            keys(resource, "glob");
            globs.add(resource.path("glob").asString());
        });
        JsonNode foreign = top.path("foreign");
        keys(foreign, "downcalls", "upcalls");
        foreign.path("downcalls").forEach(call -> added.add("downcall " + call(call)));
        foreign.path("upcalls").forEach(call -> added.add("upcall " + call(call)));
        assertThat(added).as("%s has no duplicate entries", file).doesNotHaveDuplicates();
        lines.addAll(added);
        return this;
    }

    SortedSet<String> lines() {
        return new TreeSet<>(lines);
    }

    List<String> globs() {
        return globs;
    }

    private static void reflection(JsonNode type, List<String> added) {
        keys(type, "condition", "type", "methods", "fields");
        String name = type.path("type").asString();
        if (type.has("condition")) {
            keys(type.path("condition"), "typeReached");
            assertThat(type.path("condition").path("typeReached").asString()).isEqualTo(name);
        }
        type.path("fields").forEach(field -> {
            keys(field, "name");
            added.add("field " + name + "." + field.path("name").asString());
        });
        type.path("methods").forEach(method -> {
            keys(method, "name", "parameterTypes");
            added.add("method " + name + "." + method.path("name").asString() + "("
                    + strings(method.path("parameterTypes")) + ")");
        });
    }

    private static String call(JsonNode call) {
        keys(call, "returnType", "parameterTypes", "options");
        JsonNode options = call.path("options");
        keys(options, "captureCallState", "critical", "firstVariadicArg");
        SortedSet<String> words = new TreeSet<>();
        options.properties().forEach(option -> {
            JsonNode value = option.getValue();
            words.add(option.getKey() + "=" + (value.isObject() ? value.path("allowHeapAccess") : value).asString());
        });
        return MetadataNotation.call(call.path("returnType").asString(), strings(call.path("parameterTypes")), words);
    }

    private static String strings(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false)
                .map(JsonNode::asString)
                .collect(Collectors.joining(", "));
    }

    private static void keys(JsonNode object, String... allowed) {
        assertThat(List.of(allowed)).containsAll(object.propertyNames());
    }
}
