package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A logical line of a header: spliced lines are joined, and comments and literals are removed.
 *
 * @param first number of its first physical line
 * @param last number of its last physical line
 * @param text text of the line
 */
record SourceLine(int first, int last, String text) {

    private static final Pattern DIRECTIVE = Pattern.compile("\\s*(?:#|%:)\\s*(\\w*)(.*)", Pattern.DOTALL);

    /** Returns the lines of a header. */
    static List<SourceLine> read(String header) {
        List<SourceLine> lines = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        int first = 1;
        int number = 1;
        int i = 0;
        while (i < header.length()) {
            char c = header.charAt(i);
            if (header.startsWith("\\\n", i) || header.startsWith("\\\r\n", i)) {
                i += c == '\\' && header.charAt(i + 1) == '\r' ? 3 : 2;
                number++;
            } else if (c == '\n') {
                lines.add(new SourceLine(first, number, text.toString()));
                text.setLength(0);
                i++;
                number++;
                first = number;
            } else if (header.startsWith("//", i)) {
                while (i < header.length() && header.charAt(i) != '\n') {
                    boolean spliced = header.startsWith("\\\n", i);
                    number += spliced ? 1 : 0;
                    i += spliced ? 2 : 1;
                }
            } else if (header.startsWith("/*", i)) {
                int end = header.indexOf("*/", i + 2);
                end = end < 0 ? header.length() : end + 2;
                number += (int)
                        header.substring(i, end).chars().filter(x -> x == '\n').count();
                text.append(' ');
                i = end;
            } else if (c == '"') {
                i = endOfString(header, i);
                text.append("\"\"");
            } else {
                text.append(c);
                i++;
            }
        }
        lines.add(new SourceLine(first, number, text.toString()));
        return lines;
    }

    private static int endOfString(String header, int open) {
        int i = open + 1;
        while (i < header.length() && header.charAt(i) != '"' && header.charAt(i) != '\n') {
            i += header.charAt(i) == '\\' && i + 1 < header.length() && header.charAt(i + 1) != '\n' ? 2 : 1;
        }
        return i < header.length() && header.charAt(i) == '"' ? i + 1 : i;
    }

    /** Returns the name of the directive on the line; empty if there is none. */
    String directive() {
        Matcher matcher = DIRECTIVE.matcher(text);
        return matcher.matches() ? matcher.group(1) : "";
    }

    /** Returns the text after the name of the directive. */
    String operand() {
        Matcher matcher = DIRECTIVE.matcher(text);
        return matcher.matches() ? matcher.group(2).strip() : "";
    }
}
