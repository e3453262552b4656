package org.rdma4j.tests.coverage;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.toml.TomlMapper;

/**
 * A function of the bindings.
 *
 * @param partition its namespace
 * @param name as in C
 * @param plain whether it takes no pointer, and so is about no device
 * @param fails how it reports a failure, as rdma.toml says; empty where that says nothing
 * @param steps the functions that it stands for: all that a sequence of the wrapper's calls, else the one of its name
 */
record BoundFunction(String partition, String name, boolean plain, String fails, List<String> steps) {
    private static final String WRAPPED = "rdma_wrap_";

    /** All functions of a metadata file, in its order, with the facts of a configuration. */
    static List<BoundFunction> all(Path metadata, Path configuration) {
        JsonNode root = new TomlMapper().readTree(configuration.toFile());
        JsonNode facts = root.path("functions");
        Map<String, List<String>> sequences = sequences(root);
        List<BoundFunction> functions = new ArrayList<>();
        for (JsonNode partition : new JsonMapper().readTree(metadata.toFile()).path("partitions")) {
            for (JsonNode function : partition.path("functions")) {
                String name = function.path("name").asString();
                functions.add(new BoundFunction(
                        partition.path("namespace").asString(),
                        name,
                        plain(function),
                        facts.path(facts.has(name) ? name : unwrapped(name))
                                .path("fails")
                                .asString(""),
                        sequences.getOrDefault(name, List.of(unwrapped(name)))));
            }
        }
        return functions;
    }

    /** What the wrapper's own functions call, by their names. */
    private static Map<String, List<String>> sequences(JsonNode root) {
        Map<String, List<String>> sequences = new HashMap<>();
        for (JsonNode sequence : root.path("sequence")) {
            List<String> steps = new ArrayList<>();
            for (JsonNode step : sequence.path("steps")) {
                // record.field is set and not called.
                if (!step.asString().contains(".")) {
                    steps.add(step.asString());
                }
            }
            sequences.put(sequence.path("name").asString(), steps);
        }
        for (JsonNode drain : root.path("drain")) {
            sequences.put(
                    drain.path("name").asString(),
                    Stream.of("start", "next", "end")
                            .map(step -> drain.path(step).asString())
                            .toList());
        }
        return sequences;
    }

    private static boolean plain(JsonNode function) {
        for (JsonNode parameter : function.path("parameters")) {
            if (!parameter.path("type").isString()) {
                return false;
            }
        }
        return true;
    }

    /** The function that a wrapper's stands for; any other's own name. */
    static String unwrapped(String name) {
        return name.startsWith(WRAPPED) ? name.substring(WRAPPED.length()) : name;
    }

    /**
     * What a result means.
     *
     * @param result as {@link CallRecorder} writes it: a number, null, pointer, void, or what was thrown
     * @param errno of the thread when it returned
     * @return empty for a success, else the name of the error
     */
    String failure(String result, int errno) {
        if (result.startsWith("threw ")) {
            return result.substring("threw ".length());
        }
        if (result.equals("null")) {
            return fails.equals("null") ? ErrnoName.of(errno) : "NULL";
        }
        if (result.equals("void") || result.equals("pointer") || result.equals("0") || result.equals("positive")) {
            return "";
        }
        int number = result.equals("negative") ? Integer.MIN_VALUE : Integer.parseInt(result);
        return switch (fails) {
            case "code" -> ErrnoName.of(number);
            case "-code" -> number < 0 ? ErrnoName.of(-number) : "";
            case "errno" -> ErrnoName.of(errno);
            case "-1" -> number < 0 ? ErrnoName.of(errno) : "";
            default -> number < 0 ? "negative" : "";
        };
    }
}
