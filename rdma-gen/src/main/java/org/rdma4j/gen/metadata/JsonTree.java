package org.rdma4j.gen.metadata;

import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.tree.Notation;
import org.rdma4j.gen.tree.TreeBuilder;
import org.rdma4j.gen.tree.Value;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/** JSON text as a tree whose values know their lines and JSON pointers. */
final class JsonTree {

    private static final JsonFactory FACTORY = new JsonFactory();

    private final TreeBuilder builder;
    private final String file;

    private JsonTree(String file) {
        this.file = file;
        this.builder = new TreeBuilder(file, Notation.POINTER);
    }

    static Value parse(String file, String text) {
        JsonTree tree = new JsonTree(file);
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            return tree.read(parser);
        } catch (JacksonException e) {
            throw tree.syntaxError(e);
        }
    }

    private Value read(JsonParser parser) {
        JsonToken token = parser.nextToken();
        if (token == null) {
            throw ProblemException.badInput(Location.of(file), "is empty", "extract it again");
        }
        int depth = 0;
        do {
            depth += add(parser, token);
            token = parser.nextToken();
        } while (depth > 0 && token != null);
        if (token != null) {
            throw ProblemException.badInput(
                    new Location(file, line(parser.currentTokenLocation())),
                    "something follows the metadata",
                    "remove it");
        }
        return builder.root();
    }

    /** Adds what one token says; gives the change of depth. */
    private int add(JsonParser parser, JsonToken token) {
        int line = line(parser.currentTokenLocation());
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
            default -> throw new IllegalStateException("unexpected token " + token);
        }
        return switch (token) {
            case START_OBJECT, START_ARRAY -> 1;
            case END_OBJECT, END_ARRAY -> -1;
            default -> 0;
        };
    }

    /** A decimal number; infinity for one with an exponent beyond all decimals, which no property takes. */
    private static Object decimal(JsonParser parser) {
        try {
            return parser.getDecimalValue();
        } catch (NumberFormatException e) {
            return Double.POSITIVE_INFINITY;
        }
    }

    private ProblemException syntaxError(JacksonException e) {
        // Jackson adds a place of its own, which says nothing for a text.
        String message = e.getOriginalMessage()
                .lines()
                .findFirst()
                .orElse("unreadable")
                .replaceFirst(" \\(start marker at .*\\)", "");
        return ProblemException.badInput(
                new Location(file, line(e.getLocation())),
                "not valid JSON at " + Notation.POINTER.display(builder.nextPath()) + ": " + message,
                "the file may be cut off, extract it again",
                e);
    }

    private static int line(TokenStreamLocation location) {
        return location == null ? 0 : Math.max(0, location.getLineNr());
    }
}
