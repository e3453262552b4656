package org.rdma4j.gen.preprocess;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.gen.preprocess.Directive.Kind;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/**
 * What the compiler's preprocessor makes of a translation unit, read from the output of {@code cc -E -dD}: tokens with
 * the place of each, and the directives between them.
 *
 * @param tokens all tokens, in order
 * @param directives definitions of macros and pragmas, in order
 * @param lines the place of each line of the output
 * @param files the files that were included, in the order of their first appearance
 */
public record PreprocessedText(List<CToken> tokens, List<Directive> directives, SourceLines lines, Set<String> files) {

    private static final Pattern MARKER =
            Pattern.compile("#(?:line)? (\\d+) \"((?:[^\"\\\\]|\\\\.)*)\"((?: \\d)*)\\s*");
    private static final Pattern DIRECTIVE = Pattern.compile("\\s*#\\s*(define|undef|pragma)\\s+(.*)");
    private static final Pattern ESCAPE = Pattern.compile("\\\\([0-7]{3}|.)");

    /**
     * Reads the preprocessor's output.
     *
     * @param output what {@code cc -E -dD} wrote
     * @param c23 whether the language is C23
     * @throws ProblemException for a {@code #line} that names another file: which header a declaration belongs to
     *     decides whether it is bound
     */
    static PreprocessedText read(String output, boolean c23) {
        List<CToken> tokens = new ArrayList<>();
        List<Directive> directives = new ArrayList<>();
        SourceLines lines = new SourceLines();
        Set<String> files = new LinkedHashSet<>();
        String file = "";
        int number = 0;
        Lexer lexer = new Lexer(output, 1, c23);
        while (lexer.hasMore()) {
            int line = lexer.line();
            lines.add(file, number);
            if (!lexer.atDirective()) {
                lexer.addLine(tokens);
                for (int more = line + 1; more < lexer.line(); more++) {
                    lines.add(file, ++number);
                }
                number++;
                continue;
            }
            String raw = lexer.rawLine();
            Matcher marker = MARKER.matcher(raw);
            if (marker.matches()) {
                String next = path(marker.group(2));
                refuseOtherFile(marker, file, number, next);
                file = next;
                number = Integer.parseInt(marker.group(1));
                if (!file.startsWith("<")) {
                    files.add(file);
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
                directives.add(new Directive(kind, directive.group(2).strip(), tokens.size(), line));
            }
            number++;
        }
        return new PreprocessedText(tokens, directives, lines, files);
    }

    /** A marker with flags enters an included file or returns from it; one without changes the line alone. */
    private static void refuseOtherFile(Matcher marker, String file, int number, String next) {
        if (marker.group(3).isEmpty() && !next.equals(file) && !next.startsWith("<") && !file.isEmpty()) {
            throw ProblemException.badInput(
                    new Location(file, number),
                    "#line says that what follows is in another place",
                    "give the header that it was made from, or remove the directive");
        }
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
