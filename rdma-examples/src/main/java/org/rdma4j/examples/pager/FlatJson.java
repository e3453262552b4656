package org.rdma4j.examples.pager;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.sys.runtime.printing.PrintableText;

/**
 * Reader and writer of flat JSON objects, whose members are numbers or strings without escapes. Nodes and the
 * coordinator exchange only such objects and arrays of them; {@link org.rdma4j.verbs.Endpoint#toString} returns one.
 */
final class FlatJson {
    /** Characters that cannot be printed, such as control characters and bidirectional formatting characters. */
    private static final String UNPRINTABLE = "\\p{C}\\p{Zl}\\p{Zp}";

    private static final String MEMBER_TEXT =
            "\\s*\"(\\w{1,32})\"\\s*:\\s*(?:\"([^\"\\\\" + UNPRINTABLE + "]*)\"|(-?\\d{1,20}))\\s*";
    private static final Pattern MEMBER = Pattern.compile(MEMBER_TEXT);
    private static final Pattern OBJECT = Pattern.compile("\\{[^{}]*}");

    private FlatJson() {}

    /**
     * Parses an object and returns its members.
     *
     * @throws IllegalArgumentException if the text is not a flat object, or a name occurs twice
     */
    static Map<String, String> parse(String text) {
        String stripped = text.strip();
        Map<String, String> members = new LinkedHashMap<>();
        if (!stripped.startsWith("{") || !stripped.endsWith("}") || stripped.length() < 2) {
            throw invalid(text);
        }
        Matcher member = MEMBER.matcher(stripped);
        int position = 1;
        while (position < stripped.length()) {
            if (!member.region(position, stripped.length()).lookingAt()) {
                throw invalid(text);
            }
            String value = member.group(2) == null ? member.group(3) : member.group(2);
            if (members.put(member.group(1), value) != null) {
                throw invalid(text);
            }
            position = member.end() + 1;
            char next = stripped.charAt(member.end());
            if (next != (position < stripped.length() ? ',' : '}')) {
                throw invalid(text);
            }
        }
        return members;
    }

    private static IllegalArgumentException invalid(String text) {
        return new IllegalArgumentException(
                "'" + PrintableText.shortened(text) + "' is not a JSON object of numbers and strings");
    }

    /** Splits an array of objects, and returns the text of each object. */
    static List<String> objects(String array) {
        String stripped = array.strip();
        if (!stripped.startsWith("[") || !stripped.endsWith("]")) {
            throw invalid(array);
        }
        List<String> objects = new ArrayList<>();
        Matcher object = OBJECT.matcher(stripped);
        while (object.find()) {
            objects.add(object.group());
        }
        return objects;
    }

    /**
     * Returns the text of an object. In strings, quotes, backslashes and characters that cannot be printed are replaced
     * by apostrophes.
     *
     * @param namesAndValues names and values, alternately
     */
    static String object(Object... namesAndValues) {
        StringBuilder text = new StringBuilder("{");
        for (int i = 0; i < namesAndValues.length; i += 2) {
            Object value = namesAndValues[i + 1];
            String quote = value instanceof Number ? "" : "\"";
            text.append(i == 0 ? "\"" : ",\"").append(namesAndValues[i]).append("\":");
            text.append(quote)
                    .append(value.toString().replaceAll("[\"\\\\" + UNPRINTABLE + "]", "'"))
                    .append(quote);
        }
        return text.append('}').toString();
    }
}
