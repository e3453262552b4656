package org.rdma4j.tools.perf;

import java.util.ArrayDeque;
import java.util.Deque;
import org.rdma4j.sys.runtime.printing.PrintableText;

/** Writes HTML with SVG. The output is also well-formed XML. */
final class MarkupWriter {
    private final StringBuilder text = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /**
     * Writes the start tag of an element.
     *
     * @param attributes names and values of the attributes, alternately
     */
    MarkupWriter open(String name, Object... attributes) {
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

    /** Writes the end tag of the innermost open element. */
    MarkupWriter close() {
        text.append("</").append(open.pop()).append(">\n");
        return this;
    }

    /** Writes an element that contains only text. */
    MarkupWriter leaf(String name, String content, Object... attributes) {
        return open(name, attributes).text(content).close();
    }

    /** Writes an element without content: a void element of HTML, such as {@code meta}, or an element of SVG. */
    MarkupWriter empty(String name, Object... attributes) {
        tag(name, attributes);
        text.append("/>\n");
        return this;
    }

    /** Writes text. */
    MarkupWriter text(String content) {
        escape(content);
        return this;
    }

    /**
     * Appends text. Characters that cannot be printed, most of which XML cannot contain either, are replaced by
     * escapes.
     */
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
