package org.rdma4j.gen.preprocess;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.gen.preprocess.Directive.Kind;

/**
 * A preprocessed translation unit: the tokens and directives in the output of {@code cc -E -dD}, with their locations.
 *
 * @param tokens tokens in order
 * @param directives definitions of macros and pragmas in order
 * @param lines location of each line of the output
 * @param files included files, in the order of their first appearance
 */
public record PreprocessedText(List<CToken> tokens, List<Directive> directives, SourceLines lines, Set<String> files) {

    private static final Pattern MARKER =
            Pattern.compile("#(?:line)? (\\d+) \"((?:[^\"\\\\]|\\\\.)*)\"((?: \\d)*)\\s*");
    private static final Pattern DIRECTIVE = Pattern.compile("\\s*#\\s*(define|undef|pragma)\\s+(.*)");
    /** A literal, or a universal character name outside of literals. */
    private static final Pattern UNIVERSAL = Pattern.compile(
            "\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'|\\\\(?:U([0-9a-fA-F]{8})|u([0-9a-fA-F]{4}))");

    private static final Pattern ESCAPE = Pattern.compile("\\\\([0-7]{3}|.)");

    /**
     * Reads the preprocessor's output.
     *
     * @param output output of {@code cc -E -dD}
     * @param c23 whether the language is C23
     * @param prefixes prefixes of literals, see {@link Compiler}
     */
    static PreprocessedText read(String output, boolean c23, Set<String> prefixes) {
        List<CToken> tokens = new ArrayList<>();
        List<Directive> directives = new ArrayList<>();
        SourceLines lines = new SourceLines();
        Set<String> files = new LinkedHashSet<>();
        LineMarkers place = new LineMarkers();
        PragmaMacros pragmaMacros = new PragmaMacros();
        Lexer lexer = new Lexer(output, 1, c23, prefixes);
        while (lexer.hasMore()) {
            int line = lexer.line();
            lines.add(place.file(), place.number());
            if (!lexer.atDirective()) {
                pragmaMacros.text();
                lexer.addLine(tokens);
                for (int more = line + 1; more < lexer.line(); more++) {
                    place.nextLine();
                    lines.add(place.file(), place.number());
                }
                place.nextLine();
                continue;
            }
            String raw = lexer.rawLine();
            Matcher marker = MARKER.matcher(raw);
            if (marker.matches()) {
                int next = place.number();
                String before = place.file();
                place.follow(path(marker.group(2)), Integer.parseInt(marker.group(1)), marker.group(3));
                int own = pragmaMacros.marker(place.file().equals(before), place.number() < next);
                if (own > 0) {
                    lines.builtIn(own);
                }
                if (!place.file().startsWith("<")) {
                    files.add(place.file());
                }
                continue;
            }
            Matcher directive = DIRECTIVE.matcher(raw);
            if (directive.matches()) {
                Kind kind = switch (directive.group(1)) {
                    case "define" -> Kind.DEFINE;
                    case "undef" -> Kind.UNDEF;
                    default -> Kind.PRAGMA;
                };
                String rest = directive.group(2).strip();
                if (kind == Kind.PRAGMA) {
                    pragmaMacros.pragma(rest);
                } else {
                    pragmaMacros.definition(line, rest);
                }
                directives.add(new Directive(kind, kind == Kind.PRAGMA ? rest : named(rest), tokens.size(), line));
            }
            place.nextLine();
        }
        return new PreprocessedText(tokens, directives, lines, files);
    }

    /** Returns a definition with universal character names, which gcc prints for non-ASCII letters, decoded. */
    private static String named(String definition) {
        return definition.indexOf('\\') < 0
                ? definition
                : UNIVERSAL.matcher(definition).replaceAll(match -> Matcher.quoteReplacement(letter(match)));
    }

    private static String letter(MatchResult match) {
        String digits = match.group(1) == null ? match.group(2) : match.group(1);
        int point = digits == null ? -1 : Integer.parseUnsignedInt(digits, 16);
        return Character.isValidCodePoint(point) ? Character.toString(point) : match.group();
    }

    private static String path(String quoted) {
        String name = ESCAPE.matcher(quoted)
                .replaceAll(escape -> Matcher.quoteReplacement(
                        escape.group(1).length() == 3
                                ? String.valueOf((char) Integer.parseInt(escape.group(1), 8))
                                : escape.group(1)));
        return name.startsWith("<") ? name : Path.of(name).normalize().toString();
    }
}
