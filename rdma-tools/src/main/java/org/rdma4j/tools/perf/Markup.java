package org.rdma4j.tools.perf;

import java.util.ArrayDeque;
import java.util.Deque;
import org.rdma4j.sys.runtime.printing.PrintableText;

/** HTML with SVG, written so that it is XML, too. */
final class Markup {
    private final StringBuilder text = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /** Begins an element; attributes are names and values in turn. */
    Markup open(String name, Object... attributes) {
        tag(name, attributes);
        text.append('>');
        open.push(name);
        return this;
    }

    private void tag(String name, Object... attributes) {
        text.append('<').append(name);
        for (int i = 0; i < attributes.length; i += 2) {
            text.append(' ').append(attributes[i]).append("=\"");
            escape(attributes[i + 1].toString());
            text.append('"');
        }
    }

    /** Ends the element that was begun last. */
    Markup close() {
        text.append("</").append(open.pop()).append(">\n");
        return this;
    }

    /** An element with text alone. */
    Markup leaf(String name, String content, Object... attributes) {
        return open(name, attributes).text(content).close();
    }

    /** An element with nothing in it, which HTML does not close: {@code meta}, or one of SVG's. */
    Markup empty(String name, Object... attributes) {
        tag(name, attributes);
        text.append("/>\n");
        return this;
    }

    Markup text(String content) {
        escape(content);
        return this;
    }

    /** Appends text. Characters that cannot be printed, most of which XML cannot contain either, are replaced by escapes. */
    private void escape(String content) {
        String printable = PrintableText.lines(content);
        for (int i = 0; i < printable.length(); i++) {
            char c = printable.charAt(i);
            switch (c) {
                case '&' -> text.append("&amp;");
                case '<' -> text.append("&lt;");
                case '>' -> text.append("&gt;");
                case '"' -> text.append("&quot;");
                default -> text.append(c);
            }
        }
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
