package org.rdma4j.gen.syntax;

import java.util.Map;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.tree.Notation;
import org.rdma4j.gen.tree.TreeBuilder;
import org.rdma4j.gen.tree.Value;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.POJONode;
import tools.jackson.dataformat.toml.TomlMapper;
import tools.jackson.dataformat.toml.TomlReadFeature;

/** TOML text as a tree. */
public final class TomlTree {

    /** Dates come as dates and not as strings, so that one in place of a name is noticed. */
    private static final TomlMapper MAPPER =
            TomlMapper.builder().enable(TomlReadFeature.PARSE_JAVA_TIME).build();

    private final Map<String, Integer> lines;
    private final TreeBuilder builder;

    private TomlTree(String file, String text) {
        this.lines = TomlLines.of(text);
        this.builder = new TreeBuilder(file, Notation.DOTTED);
    }

    /**
     * The tree of a file's text.
     *
     * @throws ProblemException when it is not TOML
     */
    public static Value parse(String file, String text) {
        JsonNode node;
        try {
            node = MAPPER.readTree(text);
        } catch (JacksonException e) {
            throw SyntaxProblem.of(file, "TOML", e);
        }
        TomlTree tree = new TomlTree(file, text);
        tree.add(node, 1);
        return tree.builder.root();
    }

    /** Adds a value; {@code parentLine} serves for what has no line of its own. */
    private void add(JsonNode node, int parentLine) {
        int line = lines.getOrDefault(builder.nextPath(), parentLine);
        if (node.isObject()) {
            String path = builder.nextPath();
            builder.beginTable(line);
            for (Map.Entry<String, JsonNode> entry : node.properties()) {
                String child = Notation.DOTTED.child(path, entry.getKey());
                builder.key(entry.getKey(), lines.getOrDefault(child, line));
                add(entry.getValue(), line);
            }
            builder.end();
        } else if (node.isArray()) {
            builder.beginList(line);
            node.forEach(element -> add(element, line));
            builder.end();
        } else {
            builder.leaf(content(node), line);
        }
    }

    private static Object content(JsonNode node) {
        if (node.isString()) {
            return node.stringValue();
        }
        if (node.isBoolean()) {
            return node.booleanValue();
        }
        if (node.isIntegralNumber()) {
            return node.bigIntegerValue();
        }
        if (node instanceof POJONode date) {
            return date.getPojo();
        }
        if (node.isBigDecimal()) {
            // As large as its exponent says: more, perhaps, than a double holds.
            return node.decimalValue();
        }
        // inf and nan have no decimal value
        double number = node.doubleValue();
        return Double.isFinite(number) ? node.decimalValue() : Double.valueOf(number);
    }
}
