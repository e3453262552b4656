package org.rdma4j.examples.pager;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.sys.runtime.printing.PrintableText;

/**
 * JSON objects whose members are numbers and strings without escapes, one within the other nowhere: all that nodes and
 * coordinator say to each other, in the form that {@link org.rdma4j.verbs.Endpoint#toString} has.
 */
final class FlatJson {
    /** Characters that cannot be printed, such as control characters and those of a writing direction. */
    private static final String UNPRINTABLE = "\\p{C}\\p{Zl}\\p{Zp}";

    private static final String MEMBER_TEXT =
            "\\s*\"(\\w{1,32})\"\\s*:\\s*(?:\"([^\"\\\\" + UNPRINTABLE + "]*)\"|(-?\\d{1,20}))\\s*";
    private static final Pattern MEMBER = Pattern.compile(MEMBER_TEXT);
    private static final Pattern OBJECT = Pattern.compile("\\{[^{}]*}");

    private FlatJson() {}

    /**
     * The members of an object.
     *
     * @throws IllegalArgumentException if the text is anything else
     */
    static Map<String, String> parse(String text) {
        String whole = text.strip();
        Map<String, String> members = new LinkedHashMap<>();
        if (!whole.startsWith("{") || !whole.endsWith("}") || whole.length() < 2) {
            throw wrong(text);
        }
        Matcher member = MEMBER.matcher(whole);
        int at = 1;
        while (at < whole.length()) {
            if (!member.region(at, whole.length()).lookingAt()) {
                throw wrong(text);
            }
            String value = member.group(2) == null ? member.group(3) : member.group(2);
            if (members.put(member.group(1), value) != null) {
                throw wrong(text);
            }
            at = member.end() + 1;
            char behind = whole.charAt(member.end());
            if (behind != (at < whole.length() ? ',' : '}')) {
                throw wrong(text);
            }
        }
        return members;
    }

    private static IllegalArgumentException wrong(String text) {
        return new IllegalArgumentException(
                "'" + PrintableText.shortened(text) + "' is no JSON object of numbers and strings");
    }

    /** The objects of an array, each as text. */
    static List<String> objects(String array) {
        String whole = array.strip();
        if (!whole.startsWith("[") || !whole.endsWith("]")) {
            throw wrong(array);
        }
        List<String> objects = new ArrayList<>();
        Matcher object = OBJECT.matcher(whole);
        while (object.find()) {
            objects.add(object.group());
        }
        return objects;
    }

    /** An object of names and values by turns; a value is a number, or text without quotes and backslashes. */
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
