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
 * What {@code cc -dD -E} prints: the macros with their places, the tags, and the C text. The place of a declaration in a
 * header is the file that was included, whatever a {@code #line} in it says.
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
    /** The macro that the last line of the text defines or undefines, if it may be the compiler's own; or empty. */
    private String defined = "";

    private Source source = new Source("", "", 0);

    /**
     * A macro in force at the end.
     *
     * @param functionLike whether it takes arguments
     * @param body what it stands for; empty for an include guard and the like
     * @param file where it was defined
     * @param line where in it
     */
    record Macro(boolean functionLike, String body, String file, int line) {

        private Macro builtIn() {
            return new Macro(functionLike, body, "<built-in>", 0);
        }
    }

    /**
     * An open file.
     *
     * @param file its path
     * @param presumed the name that the last {@code #line} in it gave, or its path
     * @param offset what has to be added to the numbers of its markers
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
                // What gcc defines by itself when #pragma GCC changes its options takes no line: the same one follows,
                // or, behind others of the kind, the end of the header.
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

    /** Follows a marker; by its flags it begins a file (1), or goes back to the one that included it (2). */
    private void enter(String name, String flags, int offset) {
        if (flags.startsWith(" 1")) {
            outer.push(source);
            source = new Source(name, name, 0);
        } else if (flags.startsWith(" 2") && !outer.isEmpty()) {
            source = outer.pop();
        } else if (outer.isEmpty() || name.equals(ProbeSource.PREAMBLE)) {
            // The unit names the header that it is the text of, and what stands behind the headers.
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
        // gcc writes the letters of a macro's name, and of those that it stands for, as universal character names.
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

    /** The macros in force at the end, by name. */
    Map<String, Macro> macros() {
        return macros;
    }

    /** Declarations like {@code struct x;} and {@code enum x : short;}, each once, by keyword and name. */
    Map<String, CompilerNode> tags() {
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
