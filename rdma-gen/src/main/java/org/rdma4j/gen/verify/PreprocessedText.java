package org.rdma4j.gen.verify;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What {@code cc -dD -E} prints: the macros with their places, the tags, and the C text. */
final class PreprocessedText {

    private static final Pattern MARKER = Pattern.compile("#(?:line)? (\\d+) \"(.*)\".*");
    private static final Pattern DEFINE = unicode("#define ([\\w$]+)(\\(?)(.*)");
    private static final Pattern UNDEF = unicode("#undef ([\\w$]+).*");
    private static final Pattern TAG = unicode(
            "\\b(struct|union|enum)\\s+(?:__attribute__\\s*\\(\\(.*?\\)\\)\\s*)*([\\w$]+)(\\s*(?::[\\w\\s]+)?;)?");
    private static final Pattern OPEN_TAG = unicode(".*\\b(struct|union|enum)\\s*");

    private final Map<String, Macro> macros = new LinkedHashMap<>();
    private final Map<String, Node> tags = new LinkedHashMap<>();
    private final Set<String> mentions = new HashSet<>();
    private final Set<String> files = new LinkedHashSet<>();
    private final StringBuilder code = new StringBuilder();

    /**
     * A macro in force at the end.
     *
     * @param functionLike whether it takes arguments
     * @param body what it stands for; empty for an include guard and the like
     * @param file where it was defined
     * @param line where in it
     */
    record Macro(boolean functionLike, String body, String file, int line) {}

    PreprocessedText(String text) {
        String file = "";
        int number = 0;
        String keyword = "";
        for (String line : text.split("\n", -1)) {
            Matcher marker = MARKER.matcher(line);
            if (line.startsWith("#") && marker.matches()) {
                file = marker.group(2);
                number = Integer.parseInt(marker.group(1)) - 1;
                files.add(file);
                code.append(line);
            } else if (!directive(line, file, number)) {
                keyword = tags(keyword + line, file, number);
                code.append(line);
            }
            code.append('\n');
            number++;
        }
    }

    private static Pattern unicode(String regex) {
        return Pattern.compile(regex, Pattern.UNICODE_CHARACTER_CLASS);
    }

    private boolean directive(String line, String file, int number) {
        if (!line.startsWith("#")) {
            return false;
        }
        Matcher define = DEFINE.matcher(line);
        Matcher undef = UNDEF.matcher(line);
        if (define.matches()) {
            macros.remove(define.group(1));
            boolean functionLike = define.group(2).equals("(");
            String body = functionLike ? "" : define.group(3).strip();
            macros.put(define.group(1), new Macro(functionLike, body, file, number));
            return true;
        }
        if (undef.matches()) {
            macros.remove(undef.group(1));
        }
        return undef.matches();
    }

    /** Returns the keyword at the end of the line whose tag is on a later one. */
    private String tags(String line, String file, int number) {
        // Most lines have none, and the expressions are slow.
        if (!line.contains("struct") && !line.contains("union") && !line.contains("enum")) {
            return "";
        }
        Matcher tag = TAG.matcher(line);
        while (tag.find()) {
            mentions.add(tag.group(1) + " " + tag.group(2));
            if (tag.group(3) != null) {
                Node declared = new Node(tag.group(1), "");
                declared.name = tag.group(2);
                declared.file = file;
                declared.line = number;
                tags.putIfAbsent(tag.group(1) + " " + tag.group(2), declared);
            }
        }
        Matcher open = OPEN_TAG.matcher(line);
        return open.matches() ? open.group(1) + " " : "";
    }

    /** The macros in force at the end, by name. */
    Map<String, Macro> macros() {
        return macros;
    }

    /** Declarations like {@code struct x;} and {@code enum x : short;}, each once, by keyword and name. */
    Map<String, Node> tags() {
        return tags;
    }

    /** Whether the text has the keyword with this name, as in {@code struct x}. */
    boolean mentions(String tag) {
        return mentions.contains(tag);
    }

    /** The files that are in the text. */
    Set<String> files() {
        return files;
    }

    /** The text without the macros, line by line: a compiler would replace them a second time. */
    String code() {
        return code.toString();
    }
}
