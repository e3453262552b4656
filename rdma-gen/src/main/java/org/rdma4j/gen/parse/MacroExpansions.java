package org.rdma4j.gen.parse;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.parser.IToken;

/**
 * What object-like macros expand to, token by token. A macro is any row of tokens, an opening brace or half a string
 * among them; only what can be an expression by its brackets and quotes is given to the parser.
 */
final class MacroExpansions {

    /** What the preprocessor makes of these depends on where, or when, a macro is used. */
    static final List<String> PLACES = List.of(
            "__LINE__",
            "__FILE__",
            "__FILE_NAME__",
            "__BASE_FILE__",
            "__COUNTER__",
            "__DATE__",
            "__TIME__",
            "__TIMESTAMP__",
            "__INCLUDE_LEVEL__");

    private static final String STRAYS = "\\@`";

    /** What a call passes on may become a string, which has any characters. */
    private static final Pattern CALL = Pattern.compile("[A-Za-z0-9_$]\\s*\\(");

    private static final Pattern OPENING = Pattern.compile("(?:u8|[LuU])?([\"']).*", Pattern.DOTALL);

    private final FrontEnd frontEnd;
    private final MacroTable all;

    MacroExpansions(FrontEnd frontEnd, MacroTable all) {
        this.frontEnd = frontEnd;
        this.all = all;
    }

    /** The text of each macro that may be an expression, by name: one space between its tokens. */
    Map<String, String> expressions(List<MacroTable.Macro> macros) {
        Map<String, String> expressions = new LinkedHashMap<>();
        String mark = mark();
        int first = 0;
        while (first < macros.size()) {
            first += read(macros.subList(first, macros.size()), mark, expressions);
        }
        return expressions;
    }

    /**
     * Reads macros up to the first that takes in all that stands behind it, as a call without its closing bracket does.
     *
     * @return how many were read, that one included
     */
    private int read(List<MacroTable.Macro> macros, String mark, Map<String, String> expressions) {
        StringBuilder text = new StringBuilder();
        PLACES.forEach(name -> text.append("#undef ").append(name).append('\n'));
        for (int i = 0; i < macros.size(); i++) {
            text.append(macros.get(i).name())
                    .append('\n')
                    .append(mark)
                    .append(i)
                    .append('\n');
        }
        Map<String, String> definitions = all.definitions();
        definitions.replaceAll((signature, body) -> withoutStrays(body));
        Iterator<IToken> tokens =
                frontEnd.withMacros(definitions).tokens(text.toString()).iterator();
        for (int i = 0; i < macros.size(); i++) {
            List<IToken> expansion = new ArrayList<>();
            boolean ended = false;
            while (!ended && tokens.hasNext()) {
                IToken token = tokens.next();
                ended = token.getImage().equals(mark + i);
                expansion.add(token);
            }
            if (!ended) {
                return i + 1;
            }
            expansion.remove(expansion.size() - 1);
            String name = macros.get(i).name();
            expression(expansion).ifPresent(expression -> expressions.put(name, expression));
        }
        return macros.size();
    }

    /** The text with a brace, which no expression has, for each character that is no C: the parser would drop it. */
    private static String withoutStrays(String body) {
        if (body.chars().noneMatch(c -> STRAYS.indexOf(c) >= 0)
                || CALL.matcher(body).find()) {
            return body;
        }
        StringBuilder text = new StringBuilder(body);
        char quote = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quote != 0) {
                i += c == '\\' ? 1 : 0;
                quote = c == quote ? 0 : quote;
            } else if (c == '"' || c == '\'') {
                quote = c;
            } else if (STRAYS.indexOf(c) >= 0 && !body.startsWith("\\\n", i) && !body.startsWith("\\\r\n", i)) {
                text.setCharAt(i, '{');
            }
        }
        return text.toString();
    }

    /** A word that no macro has in it. */
    private String mark() {
        StringBuilder mark = new StringBuilder("rdma4j_macro_");
        while (all.all().stream().anyMatch(macro -> macro.expansion().contains(mark))) {
            mark.append('_');
        }
        return mark.toString();
    }

    private static Optional<String> expression(List<IToken> tokens) {
        if (tokens.isEmpty() || !isClosed(tokens)) {
            return Optional.empty();
        }
        List<String> words = new ArrayList<>();
        List<String> strings = new ArrayList<>();
        for (IToken token : tokens) {
            if (token.getImage().endsWith("\"")) {
                strings.add(token.getImage());
            } else {
                words.addAll(joined(strings));
                strings.clear();
                words.add(token.getImage());
            }
        }
        words.addAll(joined(strings));
        return Optional.of(String.join(" ", words));
    }

    /** Adjacent string literals as one, so that no escape goes on from one into the next; wide ones stay what they are. */
    private static List<String> joined(List<String> literals) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (String literal : literals) {
            Optional<byte[]> bytes = literal.startsWith("\"")
                    ? Escapes.decode(literal.substring(1, literal.length() - 1))
                    : Optional.empty();
            if (bytes.isEmpty()) {
                return literals;
            }
            all.writeBytes(bytes.get());
        }
        return literals.isEmpty() ? literals : List.of(Escapes.literal(all.toByteArray()));
    }

    /** Whether a literal ends with the quote that it begins with. A regular expression needs stack for each character. */
    private static boolean isQuoted(String image) {
        Matcher opening = OPENING.matcher(image);
        if (!opening.matches()) {
            return false;
        }
        int i = opening.end(1);
        while (i < image.length() && image.charAt(i) != opening.group(1).charAt(0)) {
            i += image.charAt(i) == '\\' ? 2 : 1;
        }
        return i == image.length() - 1;
    }

    /** Whether brackets and quotes are closed, and nothing stands there that ends an expression or begins another. */
    private static boolean isClosed(List<IToken> tokens) {
        Map<String, String> closing = Map.of("(", ")", "[", "]");
        List<String> open = new ArrayList<>();
        for (IToken token : tokens) {
            String image = token.getImage();
            if (PLACES.contains(image)) {
                return false;
            }
            boolean quotes = image.indexOf('"') >= 0 || image.indexOf('\'') >= 0;
            if (quotes ? !isQuoted(image) : image.matches("[{};#$]|##|//|\\.\\.\\.")) {
                return false;
            }
            if (closing.containsKey(image)) {
                open.add(closing.get(image));
            } else if (image.equals(")") || image.equals("]")) {
                if (open.isEmpty() || !open.remove(open.size() - 1).equals(image)) {
                    return false;
                }
            } else if (image.equals(",") && open.isEmpty()) {
                return false;
            }
        }
        return open.isEmpty();
    }
}
