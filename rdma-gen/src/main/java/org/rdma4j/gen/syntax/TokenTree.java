package org.rdma4j.gen.syntax;

import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.tree.PathNotation;
import org.rdma4j.gen.tree.TreeBuilder;
import org.rdma4j.gen.tree.TreePath;
import org.rdma4j.gen.tree.Value;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Builds a tree from the tokens of a parser. Subclasses handle the differences between the syntaxes. */
abstract class TokenTree {

    private final String file;
    private final TreeBuilder builder;

    TokenTree(String file, PathNotation notation) {
        this.file = file;
        this.builder = new TreeBuilder(file, notation);
    }

    /** Adds the value of a file without tokens to the builder, or throws. */
    abstract void addNothing(TreeBuilder to);

    /** Returns the exception for a second value in the file. */
    abstract ProblemException secondValue(Location at);

    /** Throws if the current token of the parser is not supported. */
    void check(JsonParser parser, Location at) {}

    /** Returns the line of the current token of the parser, which is the next value of the tree. */
    int line(JsonParser parser, TreeBuilder to) {
        return Math.max(1, parser.currentTokenLocation().getLineNr());
    }

    /** Returns the path of the next value. */
    final TreePath nextPath() {
        return builder.nextPath();
    }

    final Value read(JsonParser parser) {
        JsonToken token = parser.nextToken();
        if (token == null) {
            addNothing(builder);
            return builder.root();
        }
        int depth = 0;
        do {
            check(parser, at(parser));
            depth += add(parser, token);
            token = parser.nextToken();
        } while (depth > 0 && token != null);
        if (token != null) {
            throw secondValue(at(parser));
        }
        return builder.root();
    }

    /** Adds a token, and returns the change of the nesting depth. */
    private int add(JsonParser parser, JsonToken token) {
        int line = line(parser, builder);
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
            case VALUE_EMBEDDED_OBJECT -> builder.leaf(parser.getEmbeddedObject(), line);
            default -> throw new IllegalStateException("unexpected token " + token);
        }
        return switch (token) {
            case START_OBJECT, START_ARRAY -> 1;
            case END_OBJECT, END_ARRAY -> -1;
            default -> 0;
        };
    }

    /** Returns a number as a decimal, or as a double if it is not finite or its exponent is out of range. */
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

    private Location at(JsonParser parser) {
        return new Location(file, Math.max(1, parser.currentTokenLocation().getLineNr()));
    }
}
