package org.rdma4j.tests.coverage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.toml.TomlMapper;

/**
 * A function of the bindings.
 *
 * @param partition partition that contains the function
 * @param name name in C
 * @param plain whether the function takes no pointer, and therefore belongs to no device
 * @param fails how the function reports a failure, as in rdma.toml; empty if rdma.toml has no entry
 * @param steps functions that one call of this function calls: several for a function of sequences.h, otherwise its own
 * name
 */
record BoundFunction(String partition, String name, boolean plain, String fails, List<String> steps) {
    private static final String WRAPPED = "rdma_wrap_";

    /** A function definition in sequences.h, with its body. */
    private static final Pattern FUNCTION =
            Pattern.compile("^static inline int (\\w+)\\([^{]*\\{(.*?)^}", Pattern.MULTILINE | Pattern.DOTALL);

    private static final Pattern CALL = Pattern.compile("\\b(ibv_\\w+)\\(");

    /**
     * Returns all functions of a metadata file, in the order of the file, with the failure rules of a configuration
     * file.
     */
    static List<BoundFunction> all(Path metadata, Path configuration) {
        JsonNode root = new TomlMapper().readTree(configuration.toFile());
        JsonNode facts = root.path("functions");
        Map<String, List<String>> sequences = sequences(configuration.resolveSibling("rdma-sys/wrapper/sequences.h"));
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

    /** Maps the name of each function of sequences.h, and of its wrapper, to the functions that it calls. */
    private static Map<String, List<String>> sequences(Path header) {
        Map<String, List<String>> sequences = new HashMap<>();
        try {
            FUNCTION.matcher(Files.readString(header)).results().forEach(function -> {
                List<String> steps = CALL.matcher(function.group(2))
                        .results()
                        .map(call -> call.group(1))
                        .distinct()
                        .toList();
                sequences.put(function.group(1), steps);
                sequences.put(WRAPPED + function.group(1), steps);
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
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

    /** Returns the name without the prefix of the wrapper library. */
    static String unwrapped(String name) {
        return name.startsWith(WRAPPED) ? name.substring(WRAPPED.length()) : name;
    }

    /**
     * Interprets a recorded result.
     *
     * @param result as {@link CallRecorder} writes it: a number, null, pointer, void, or a thrown exception
     * @param errno errno of the thread after the call
     * @return empty for success, otherwise the name of the error
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
