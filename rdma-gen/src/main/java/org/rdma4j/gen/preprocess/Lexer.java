package org.rdma4j.gen.preprocess;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.gen.preprocess.CToken.Kind;

/**
 * Splits preprocessed C into tokens. Preprocessed text has no comments and line splices, and all tokens except raw
 * string literals are on one line.
 */
public final class Lexer {

    private static final List<String> PUNCTUATORS = List.of(
            "%:%:",
            "...", "<<=", ">>=", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "*=", "/=", "%=",
            "+=", "-=", "&=", "^=", "|=", "##", "::", "<:", ":>", "<%", "%>", "%:");

    /** Prefixes of literals that compilers support, including the quotation mark. */
    static final List<String> PREFIXES =
            List.of("L\"", "u8\"", "u\"", "U\"", "R\"", "LR\"", "u8R\"", "uR\"", "UR\"", "L'", "u8'", "u'", "U'");

    private static final Pattern CHARACTER_NAME = Pattern.compile("\\\\(?:u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8})");
    private static final Pattern RAW = Pattern.compile("\"([^\\s()\\\\]{0,16})\\(");

    private final String text;
    private final boolean c23;
    private final Set<String> prefixes;
    private int position;
    private int line;

    /**
     * Creates a lexer.
     *
     * @param text preprocessed text
     * @param line number of its first line
     * @param c23 whether numbers may contain apostrophes
     * @param prefixes supported {@link #PREFIXES}
     */
    Lexer(String text, int line, boolean c23, Set<String> prefixes) {
        this.text = text;
        this.line = line;
        this.c23 = c23;
        this.prefixes = prefixes;
    }

    /** Returns the tokens of a text without directives. */
    public static List<CToken> tokens(String text) {
        Lexer lexer = new Lexer(text, 1, false, Set.copyOf(PREFIXES));
        List<CToken> tokens = new ArrayList<>();
        while (lexer.hasMore()) {
            lexer.addLine(tokens);
        }
        return tokens;
    }

    boolean hasMore() {
        return position < text.length();
    }

    /** Returns the number of the next line. */
    int line() {
        return line;
    }

    /** Returns {@code true} if the next line is a directive or a line marker. */
    boolean atDirective() {
        int i = position;
        while (i < text.length() && (text.charAt(i) == ' ' || text.charAt(i) == '\t')) {
            i++;
        }
        return i < text.length() && text.charAt(i) == '#';
    }

    /** Reads a line without splitting it. */
    String rawLine() {
        int end = text.indexOf('\n', position);
        String raw = text.substring(position, end < 0 ? text.length() : end);
        position = end < 0 ? text.length() : end + 1;
        line++;
        return raw;
    }

    /** Adds the tokens of the next line. */
    void addLine(List<CToken> tokens) {
        while (hasMore()) {
            char c = text.charAt(position);
            if (c == '\n') {
                position++;
                line++;
                return;
            }
            if (Character.isWhitespace(c)) {
                position++;
            } else {
                tokens.add(next(c));
            }
        }
    }

    private CToken next(char c) {
        int start = position;
        int startLine = line;
        if (isWordStart(c)) {
            skipWord();
            String word = withoutNumbers(text.substring(start, position));
            if (hasMore() && isLiteral(word)) {
                return literal(start, startLine);
            }
            return new CToken(Kind.IDENTIFIER, word, startLine);
        }
        if (isDigit(c) || c == '.' && position + 1 < text.length() && isDigit(text.charAt(position + 1))) {
            skipNumber();
            return new CToken(Kind.NUMBER, text.substring(start, position).replace("'", ""), startLine);
        }
        if (c == '"' || c == '\'') {
            return literal(start, startLine);
        }
        String punctuator = PUNCTUATORS.stream()
                .filter(p -> text.startsWith(p, start))
                .findFirst()
                .orElse(String.valueOf(c));
        position += punctuator.length();
        return new CToken(Kind.PUNCTUATOR, plain(punctuator), startLine);
    }

    /** Returns the usual spelling of a digraph. */
    private static String plain(String punctuator) {
        return switch (punctuator) {
            case "<:" -> "[";
            case ":>" -> "]";
            case "<%" -> "{";
            case "%>" -> "}";
            case "%:" -> "#";
            case "%:%:" -> "##";
            default -> punctuator;
        };
    }

    /** Returns {@code true} if the word is the prefix of the literal that begins here. */
    private boolean isLiteral(String word) {
        return prefixes.contains(word + text.charAt(position))
                && (!word.endsWith("R")
                        || RAW.matcher(text).region(position, text.length()).lookingAt());
    }

    private CToken literal(int start, int startLine) {
        char quote = text.charAt(position);
        String prefix = text.substring(start, position);
        if (prefix.endsWith("R")) {
            return raw(prefix.substring(0, prefix.length() - 1), startLine);
        }
        position++;
        while (hasMore() && text.charAt(position) != quote && text.charAt(position) != '\n') {
            position += text.charAt(position) == '\\' ? 2 : 1;
        }
        position = Math.min(position, text.length());
        if (hasMore() && text.charAt(position) == quote) {
            position++;
        }
        return new CToken(quote == '"' ? Kind.STRING : Kind.CHARACTER, text.substring(start, position), startLine);
    }

    /** Reads a raw string literal and spells it as an ordinary one. */
    private CToken raw(String encoding, int startLine) {
        Matcher opening = RAW.matcher(text).region(position, text.length());
        opening.lookingAt();
        int begin = opening.end();
        String closing = ")" + opening.group(1) + "\"";
        int end = text.indexOf(closing, begin);
        String content = text.substring(begin, end < 0 ? text.length() : end);
        position = end < 0 ? text.length() : end + closing.length();
        line += (int) content.chars().filter(c -> c == '\n').count();
        String escaped = content.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
        return new CToken(Kind.STRING, encoding + '"' + escaped + '"', startLine);
    }

    private void skipWord() {
        while (hasMore()) {
            char c = text.charAt(position);
            if (!isWordStart(c) && !isDigit(c)) {
                return;
            }
            if (c == '\\') {
                // a universal character name of four or eight digits
                position += text.charAt(position + 1) == 'U' ? 10 : 6;
                position = Math.min(position, text.length());
            } else {
                position++;
            }
        }
    }

    private boolean isWordStart(char c) {
        return c == '_'
                || c == '$'
                || c >= 'a' && c <= 'z'
                || c >= 'A' && c <= 'Z'
                || c > 127 && !Character.isWhitespace(c)
                || c == '\\'
                        && position + 1 < text.length()
                        && (text.charAt(position + 1) == 'u' || text.charAt(position + 1) == 'U');
    }

    /** Returns a word with its universal character names replaced by the characters. */
    private static String withoutNumbers(String word) {
        return word.indexOf('\\') < 0
                ? word
                : CHARACTER_NAME
                        .matcher(word)
                        .replaceAll(name -> Matcher.quoteReplacement(
                                Character.toString(Integer.parseInt(name.group().substring(2), 16))));
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private void skipNumber() {
        while (hasMore()) {
            char c = text.charAt(position);
            char before = text.charAt(position - 1 < 0 ? 0 : position - 1);
            boolean sign = (c == '+' || c == '-') && "eEpP".indexOf(before) >= 0;
            boolean separator = c == '\''
                    && c23
                    && position + 1 < text.length()
                    && (isWordStart(text.charAt(position + 1)) || isDigit(text.charAt(position + 1)));
            if (!sign && !separator && c != '.' && !isDigit(c) && !isWordStart(c)) {
                return;
            }
            position++;
        }
    }
}
