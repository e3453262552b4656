package org.rdma4j.gen.config;

import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.tree.Notation;
import org.rdma4j.gen.tree.TreeBuilder;
import org.rdma4j.gen.tree.Value;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

/** YAML text as a tree. Tokens know their lines here, so the tree is built from them. */
final class YamlTree {

    private static final YAMLFactory FACTORY = new YAMLFactory();

    private final String file;
    private final TreeBuilder builder;

    private YamlTree(String file) {
        this.file = file;
        this.builder = new TreeBuilder(file, Notation.DOTTED);
    }

    static Value parse(String file, String text) {
        YamlTree tree = new YamlTree(file);
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            return tree.read(parser);
        } catch (JacksonException e) {
            throw SyntaxProblem.of(file, "YAML", e);
        }
    }

    private Value read(JsonParser parser) {
        JsonToken token = parser.nextToken();
        if (token == null) {
            builder.beginTable(1);
            builder.end();
            return builder.root();
        }
        int depth = 0;
        do {
            depth += add(parser, token);
            token = parser.nextToken();
        } while (depth > 0 && token != null);
        if (token != null) {
            throw ProblemException.badInput(
                    new Location(file, line(parser)), "a second YAML document begins", "keep one document a file");
        }
        return builder.root();
    }

    /** Adds what one token says; gives the change of depth. */
    private int add(JsonParser parser, JsonToken token) {
        int line = line(parser);
        if (parser instanceof YAMLParser yaml && yaml.isCurrentAlias()) {
            // Jackson gives the alias's name in place of what it stands for
            throw ProblemException.badInput(
                    new Location(file, line),
                    builder.nextPath() + " is the alias *" + parser.getString(),
                    "aliases are not supported, repeat the value");
        }
        switch (token) {
            case START_OBJECT -> builder.beginTable(line);
            case START_ARRAY -> builder.beginList(line);
            case END_OBJECT, END_ARRAY -> builder.end();
            case PROPERTY_NAME -> builder.key(parser.currentName(), line);
            case VALUE_STRING -> builder.leaf(parser.getString(), line);
            case VALUE_TRUE, VALUE_FALSE -> builder.leaf(token == JsonToken.VALUE_TRUE, line);
            case VALUE_NUMBER_INT -> builder.leaf(parser.getBigIntegerValue(), line);
            case VALUE_NUMBER_FLOAT -> builder.leaf(decimal(parser), line);
            case VALUE_NULL -> builder.leaf(null, line);
            // what only a tag can ask for, as !!binary
            default ->
                throw ProblemException.badInput(
                        new Location(file, line), builder.nextPath() + " has a tag", "write a plain value");
        }
        return switch (token) {
            case START_OBJECT, START_ARRAY -> 1;
            case END_OBJECT, END_ARRAY -> -1;
            default -> 0;
        };
    }

    /** A decimal number; a double where there is none, as for {@code .inf} or an absurd exponent. */
    private static Object decimal(JsonParser parser) {
        if (parser.isNaN()) {
            return parser.getDoubleValue();
        }
        try {
            return parser.getDecimalValue();
        } catch (NumberFormatException e) {
            return Double.POSITIVE_INFINITY;
        }
    }

    private static int line(JsonParser parser) {
        return Math.max(1, parser.currentTokenLocation().getLineNr());
    }
}
