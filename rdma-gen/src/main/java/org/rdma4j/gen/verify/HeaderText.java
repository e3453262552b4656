package org.rdma4j.gen.verify;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the output of {@code cc -dD -E}: the macros and tags with their locations, and the preprocessed text.
 *
 * <p>The location of a declaration is in the file that was included; {@code #line} directives are ignored.
 */
final class HeaderText {

    private static final Pattern MARKER = Pattern.compile("#(?:line)? (\\d+) \"(.*)\"([ \\d]*)");
    private static final Pattern DEFINE = unicode("#define ([\\w$]+)(\\(?)(.*)");
    private static final Pattern UNDEF = unicode("#undef ([\\w$]+).*");
    private static final Pattern TAG = unicode(
            "\\b(struct|union|enum)\\s+(?:__attribute__\\s*\\(\\(.*?\\)\\)\\s*)*([\\w$]+)(\\s*(?::[\\w\\s]+)?;)?");
    private static final Pattern UNIVERSAL = Pattern.compile("\\\\U(00(?:0[0-9a-f]|10)[0-9a-f]{4})");
    private static final Pattern OPEN_TAG = unicode(".*\\b(struct|union|enum)\\s*");

    private final Map<String, Macro> macros = new LinkedHashMap<>();
    private final Map<String, CompilerNode> tags = new LinkedHashMap<>();
    private final Set<String> mentions = new HashSet<>();
    private final Set<String> files = new LinkedHashSet<>();
    private final StringBuilder code = new StringBuilder();
    private final Deque<Source> outer = new ArrayDeque<>();
    /**
     * Name in the previous line if that is a {@code #define} or {@code #undef} which may be the compiler's own; or
     * empty.
     */
    private String defined = "";

    private Source source = new Source("", "", 0);

    /**
     * A macro defined at the end of the text.
     *
     * @param functionLike whether it takes arguments
     * @param body its replacement; may be empty
     * @param file the file that defines it
     * @param line the line of the definition
     */
    record Macro(boolean functionLike, String body, String file, int line) {

        private Macro builtIn() {
            return new Macro(functionLike, body, "<built-in>", 0);
        }
    }

    /**
     * A file being included.
     *
     * @param file its path
     * @param presumed the name in its last {@code #line} directive, or its path
     * @param offset the number to add to the line numbers of its markers
     */
    private record Source(String file, String presumed, int offset) {}

    HeaderText(String text) {
        int number = 0;
        String keyword = "";
        boolean behindOptions = false;
        boolean behindOwn = false;
        for (String line : text.split("\n", -1)) {
            Matcher marker = MARKER.matcher(line);
            if (line.startsWith("#") && marker.matches()) {
                String flags = marker.group(3);
                int presumed = Integer.parseInt(marker.group(1));
                enter(marker.group(2), flags, number - presumed);
                files.add(source.file);
                // Macros that gcc predefines after a #pragma GCC do not occupy a line: the marker for the same line, or
                // the end of the header, follows.
                boolean ends = flags.startsWith(" 2");
                if (!defined.isEmpty()
                        && (ends
                                ? behindOwn && defined.matches("__\\w+__")
                                : presumed + source.offset < number && !flags.startsWith(" 1"))) {
                    macros.computeIfPresent(defined, (name, own) -> own.builtIn());
                    behindOwn = true;
                }
                number = presumed + source.offset;
                // The compilers' lists of this text then name the file too.
                code.append("# " + number + " \"" + source.file + "\"" + flags);
                number--;
                defined = "";
            } else if (directive(line, source.file, number)) {
                defined = behindOptions ? defined : "";
            } else {
                behindOptions = line.startsWith("#pragma GCC ");
                behindOwn = false;
                defined = "";
                keyword = tags(keyword + line, source.file, number);
                code.append(line);
            }
            code.append('\n');
            number++;
        }
    }

    /** Handles a line marker. Flag 1 starts a file; flag 2 returns to the including file. */
    private void enter(String name, String flags, int offset) {
        if (flags.startsWith(" 1")) {
            outer.push(source);
            source = new Source(name, name, 0);
        } else if (flags.startsWith(" 2") && !outer.isEmpty()) {
            source = outer.pop();
        } else if (outer.isEmpty() || name.equals(ProbeSource.PREAMBLE)) {
            // In the unit itself, #line names a printed header, or the lines after the headers.
            source = new Source(name, name, 0);
        } else if (!name.equals(source.presumed)) {
            source = new Source(source.file, name, offset);
        }
    }

    private static Pattern unicode(String regex) {
        return Pattern.compile(regex, Pattern.UNICODE_CHARACTER_CLASS);
    }

    private boolean directive(String line, String file, int number) {
        if (!line.startsWith("#")) {
            return false;
        }
        // gcc prints letters beyond ASCII in macros as universal character names.
        String spelled = UNIVERSAL
                .matcher(line)
                .replaceAll(
                        letter -> Matcher.quoteReplacement(Character.toString(Integer.parseInt(letter.group(1), 16))));
        Matcher define = DEFINE.matcher(spelled);
        Matcher undef = UNDEF.matcher(line);
        if (define.matches()) {
            macros.remove(define.group(1));
            boolean functionLike = define.group(2).equals("(");
            String body = functionLike ? "" : define.group(3).strip();
            defined = define.group(1);
            macros.put(defined, new Macro(functionLike, body, file, number));
            return true;
        }
        if (undef.matches()) {
            defined = undef.group(1);
            macros.remove(defined);
        }
        return undef.matches();
    }

    /** Collects the tags in a line, and returns the keyword at its end if the tag follows on a later line. */
    private String tags(String line, String file, int number) {
        // Fast path: most lines have no tag.
        if (!line.contains("struct") && !line.contains("union") && !line.contains("enum")) {
            return "";
        }
        Matcher tag = TAG.matcher(line);
        while (tag.find()) {
            mentions.add(tag.group(1) + " " + tag.group(2));
            if (tag.group(3) != null) {
                CompilerNode declared = new CompilerNode(tag.group(1), "");
                declared.name = tag.group(2);
                declared.file = file;
                declared.line = number;
                tags.putIfAbsent(tag.group(1) + " " + tag.group(2), declared);
            }
        }
        Matcher open = OPEN_TAG.matcher(line);
        return open.matches() ? open.group(1) + " " : "";
    }

    /** Returns the macros that are defined at the end of the text, by name. */
    Map<String, Macro> macros() {
        return macros;
    }

    /** Returns declarations such as {@code struct x;} and {@code enum x : short;}, by keyword and name. */
    Map<String, CompilerNode> tags() {
        return tags;
    }

    /** Returns {@code true} if the text has the tag, as in {@code struct x}. */
    boolean mentions(String tag) {
        return mentions.contains(tag);
    }

    /** Returns the files in the text. */
    Set<String> files() {
        return files;
    }

    /** Returns the text without {@code #define} directives, which would expand macros a second time, line by line. */
    String code() {
        return code.toString();
    }
}
