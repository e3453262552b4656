package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Splits a text into several source files. A line {@code //@ NAME} begins an additional file, a line {@code //@} ends
 * it. After {@code //@ NAME open} the last line of the file has no line terminator. Each line keeps its number in
 * whichever file it is, so that a message of the compiler identifies a line of the text.
 */
final class SourceFiles {

    private static final Pattern BEGIN = Pattern.compile("//@ ([\\w/.]+)( open)?");
    private static final String END = "//@";

    private SourceFiles() {}

    /** Returns the files by name; {@code main} contains the lines that are in no other file. */
    static Map<String, String> of(String main, String text) {
        Map<String, StringBuilder> files = new LinkedHashMap<>();
        files.put(main, new StringBuilder());
        List<String> open = new ArrayList<>();
        String file = main;
        int number = 0;
        for (String line : text.split("(?<=\n)")) {
            Matcher begin = BEGIN.matcher(line.strip());
            boolean mark = begin.matches() || line.strip().equals(END);
            if (begin.matches()) {
                file = begin.group(1);
                files.put(file, new StringBuilder("\n".repeat(number)));
                if (begin.group(2) != null) {
                    open.add(file);
                }
            } else if (mark) {
                file = main;
            }
            String written = mark ? "\n" : line;
            if (!file.equals(main)) {
                files.get(main).append('\n');
            }
            files.get(file).append(written);
            number++;
        }
        Map<String, String> texts = new LinkedHashMap<>();
        files.forEach((name, written) ->
                texts.put(name, open.contains(name) ? chopped(written.toString()) : written.toString()));
        return texts;
    }

    private static String chopped(String text) {
        return text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
    }
}
