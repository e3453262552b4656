package org.rdma4j.gen.metadata;

import java.util.Iterator;
import java.util.Map;
import org.rdma4j.gen.tree.JsonString;
import tools.jackson.databind.JsonNode;

/**
 * Prints JSON for people who review it: what fits on a line stands on one, the rest is broken open, an entry a line. All
 * of it is ASCII, so that no editor's encoding changes it.
 */
final class JsonPrinter {

    private static final int WIDTH = 120;
    private static final int INDENT = 2;

    private final StringBuilder out = new StringBuilder();

    private JsonPrinter() {}

    /** The text, with a line end at its end. */
    static String print(JsonNode node) {
        JsonPrinter printer = new JsonPrinter();
        printer.value(node, 0, 0, true);
        return printer.out.append('\n').toString();
    }

    /**
     * Prints a value.
     *
     * @param indent the blanks before the line that it begins on
     * @param before the characters on that line already, the indentation among them
     * @param top whether this is the whole file, which is always broken open
     */
    private void value(JsonNode node, int indent, int before, boolean top) {
        if (!top || !node.isContainer() || node.isEmpty()) {
            String compact = compact(node);
            // one character more for the comma that may follow
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

    /** The value on one line. */
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
