package org.rdma4j.gen.metadata;

import java.util.Iterator;
import java.util.Map;
import org.rdma4j.gen.tree.JsonString;
import tools.jackson.databind.JsonNode;

/**
 * Prints JSON that is easy to review: a value that fits is printed on one line, other values with one entry per line.
 * The text is ASCII, so that it does not depend on an encoding.
 */
final class JsonPrinter {

    private static final int WIDTH = 120;
    private static final int INDENT = 2;

    private final StringBuilder out = new StringBuilder();

    private JsonPrinter() {}

    /** Returns the text of a value, followed by a line feed. */
    static String print(JsonNode node) {
        JsonPrinter printer = new JsonPrinter();
        printer.value(node, 0, 0, true);
        return printer.out.append('\n').toString();
    }

    /**
     * Prints a value.
     *
     * @param indent indentation of the current line in spaces
     * @param before number of characters on the current line, including the indentation
     * @param top whether the value is the root, which is always printed with one entry per line
     */
    private void value(JsonNode node, int indent, int before, boolean top) {
        if (!top || !node.isContainer() || node.isEmpty()) {
            String compact = compact(node);
            // + 1 for a comma
            if (!node.isContainer() || node.isEmpty() || before + compact.length() + 1 <= WIDTH) {
                out.append(compact);
                return;
            }
        }
        int inner = indent + INDENT;
        if (node.isObject()) {
            out.append("{");
            String separator = "\n";
            for (Map.Entry<String, JsonNode> entry : node.properties()) {
                String key = JsonString.quote(entry.getKey()) + ": ";
                out.append(separator).append(" ".repeat(inner)).append(key);
                value(entry.getValue(), inner, inner + key.length(), false);
                separator = ",\n";
            }
            out.append("\n").append(" ".repeat(indent)).append("}");
        } else {
            out.append("[");
            String separator = "\n";
            for (JsonNode element : node) {
                out.append(separator).append(" ".repeat(inner));
                value(element, inner, inner, false);
                separator = ",\n";
            }
            out.append("\n").append(" ".repeat(indent)).append("]");
        }
    }

    /** Returns the value on one line. */
    private static String compact(JsonNode node) {
        StringBuilder line = new StringBuilder();
        compact(node, line);
        return line.toString();
    }

    private static void compact(JsonNode node, StringBuilder line) {
        if (node.isObject()) {
            line.append('{');
            Iterator<Map.Entry<String, JsonNode>> entries = node.properties().iterator();
            while (entries.hasNext()) {
                Map.Entry<String, JsonNode> entry = entries.next();
                line.append(JsonString.quote(entry.getKey())).append(": ");
                compact(entry.getValue(), line);
                line.append(entries.hasNext() ? ", " : "");
            }
            line.append('}');
        } else if (node.isArray()) {
            line.append('[');
            for (int i = 0; i < node.size(); i++) {
                line.append(i > 0 ? ", " : "");
                compact(node.get(i), line);
            }
            line.append(']');
        } else if (node.isString()) {
            line.append(JsonString.quote(node.stringValue()));
        } else if (node.isNumber()) {
            line.append(node.isIntegralNumber() ? node.bigIntegerValue() : node.decimalValue());
        } else {
            line.append(node.asString());
        }
    }
}
