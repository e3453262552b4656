package org.rdma4j.gen.metadata;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.History.Key;
import org.rdma4j.gen.model.History.Kind;
import org.rdma4j.gen.model.History.Span;
import org.rdma4j.gen.problem.ProblemException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The reader rejects every file that the JSON Schema rejects, and the files in the repository are valid. */
class SchemaTest {

    private static final Path FOLDER = Path.of(System.getProperty("basedir", "."), "..", "metadata");

    private static Schema schema;

    @BeforeAll
    static void readSchema() throws IOException {
        schema = schema("rdma-metadata.schema.json");
    }

    private static Schema schema(String name) throws IOException {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(FOLDER.resolve(name)), InputFormat.JSON);
    }

    @Test
    void historyFilesAreValid() throws IOException {
        Schema histories = schema("rdma-history.schema.json");
        String written = HistoryWriter.write(
                RichMetadata.metadata(),
                new History(
                        List.of("1.0", "2.0"),
                        new TreeMap<>(Map.of(
                                new Key(Kind.FIELD, "s.in.x"),
                                new Span(Optional.of("2.0"), false, Optional.empty()),
                                new Key(Kind.ENUM, "e"),
                                new Span(Optional.of("1.5"), true, Optional.empty()),
                                new Key(Kind.CONSTANT, "C"),
                                new Span(Optional.empty(), true, Optional.of("1.0"))))));
        assertThat(written)
                .contains("\"s.in.x\": {\"after\": \"1.0\", \"by\": \"2.0\"}", "\"e\": {\"since\": \"1.5\"}");
        assertThat(histories.validate(written, InputFormat.JSON)).isEmpty();
        assertThat(histories.validate(written.replace("after", "afterwards"), InputFormat.JSON))
                .isNotEmpty();
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(".history.json")).toList()) {
                assertThat(histories.validate(Files.readString(file), InputFormat.JSON))
                        .as("%s", file)
                        .isEmpty();
            }
        }
    }

    @Test
    void outputOfTheWriterIsValid() {
        assertThat(errors(MetadataWriter.write(RichMetadata.metadata()))).isEmpty();
        for (long seed = 0; seed < 50; seed++) {
            String text = MetadataWriter.write(new RandomMetadata(seed).metadata());
            assertThat(errors(text)).as("seed %d:%n%s", seed, text).isEmpty();
        }
    }

    @Test
    void checkedInFilesAreValidAndCanonical() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            List<Path> metadata = files.filter(f -> f.toString().endsWith(".json"))
                    .filter(f -> !f.toString().endsWith(".schema.json"))
                    .filter(f -> !f.toString().endsWith(".history.json"))
                    .sorted()
                    .toList();
            assertThat(metadata).isNotEmpty();
            for (Path file : metadata) {
                String text = Files.readString(file);
                assertThat(errors(text)).as("%s", file).isEmpty();
                assertThat(MetadataWriter.write(MetadataReader.read(file)))
                        .as("%s", file)
                        .isEqualTo(text);
            }
        }
    }

    @Test
    void readerRejectsEveryChangeThatTheSchemaRejects() {
        JsonNode whole = JsonMapper.shared().readTree(MetadataWriter.write(RichMetadata.metadata()));
        List<JsonNode> wrong = List.of(
                JsonNodeFactory.instance.stringNode("4 x"),
                JsonNodeFactory.instance.numberNode(-7),
                JsonNodeFactory.instance.numberNode(1.5),
                JsonNodeFactory.instance.booleanNode(true),
                JsonNodeFactory.instance.nullNode(),
                JsonNodes.object().put("stray", 1),
                JsonNodeFactory.instance.arrayNode().add(5));
        int[] tried = new int[2];
        forEachContainer(whole, container -> {
            if (container instanceof ObjectNode object) {
                for (String key : List.copyOf(object.propertyNames())) {
                    JsonNode before = object.get(key);
                    for (JsonNode other : wrong) {
                        object.set(key, other);
                        compare(whole, container, tried);
                    }
                    object.set(key, before);
                }
                object.put("stray", 1);
                compare(whole, container, tried);
                object.remove("stray");
            } else if (container instanceof ArrayNode array && !array.isEmpty()) {
                JsonNode before = array.get(0);
                for (JsonNode other : wrong) {
                    array.set(0, other);
                    compare(whole, container, tried);
                }
                array.set(0, before);
            }
        });
        assertThat(tried[0]).as("changes tried").isGreaterThan(3000);
        assertThat(tried[1]).as("changes that both refuse").isGreaterThan(2000);
    }

    @Test
    void readerRejectsEveryMissingPropertyThatTheSchemaRejects() {
        JsonNode whole = JsonMapper.shared().readTree(MetadataWriter.write(RichMetadata.metadata()));
        int[] tried = new int[2];
        forEachContainer(whole, container -> {
            if (container instanceof ObjectNode object) {
                for (String key : List.copyOf(object.propertyNames())) {
                    JsonNode before = object.remove(key);
                    compare(whole, container, tried);
                    object.set(key, before);
                }
            }
        });
        assertThat(tried[0]).as("properties removed").isGreaterThan(400);
        assertThat(tried[1]).as("removals that both refuse").isGreaterThan(200);
    }

    /** Counts the changes and those that both reject; fails if the reader accepts a file that the schema rejects. */
    private static void compare(JsonNode changed, JsonNode where, int[] counts) {
        String text = changed.toString();
        counts[0]++;
        boolean valid = schema.validate(changed).isEmpty();
        boolean read;
        try {
            MetadataReader.parse("m.json", text);
            read = true;
        } catch (ProblemException e) {
            assertThat(e.getMessage()).doesNotContain("\n").startsWith("m.json:");
            read = false;
        }
        assertThat(read && !valid)
                .as("accepted by the reader, rejected by the schema: %s", where)
                .isFalse();
        counts[1] += !read && !valid ? 1 : 0;
    }

    private static void forEachContainer(JsonNode node, Consumer<JsonNode> action) {
        List<JsonNode> children = new ArrayList<>();
        node.forEach(children::add);
        if (node.isContainer()) {
            action.accept(node);
        }
        children.forEach(child -> forEachContainer(child, action));
    }

    private static List<Error> errors(String json) {
        return schema.validate(json, InputFormat.JSON);
    }
}
