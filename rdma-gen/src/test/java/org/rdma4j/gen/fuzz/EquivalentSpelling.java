package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Rewrites a declaration with the same meaning: through macros, with comments and with continued lines. */
final class EquivalentSpelling {

    /** A preprocessing directive, string literal, character constant, word, number or punctuator. */
    static final Pattern TOKEN =
            Pattern.compile("(?m)^#[^\n]*\n|(?:u8|[LuU])?\"(?:[^\"\\\\\n]++|\\\\.)*+\"|[LuU]?'(?:[^'\\\\\n]|\\\\.)*'"
                    + "|\\.?\\d(?:[eEpP][+-]|[\\w.])*|[A-Za-z_]\\w*|<<|>>|<=|>=|==|!=|&&|\\|\\||\\.\\.\\.|[^\\s\\w]");

    private static final int MAX_LENGTH = 12;

    private final RandomChoices dice;

    EquivalentSpelling(RandomChoices dice) {
        this.dice = dice;
    }

    String apply(String text) {
        if (!dice.oneIn(3)) {
            return text;
        }
        List<String> tokens = tokens(text);
        StringBuilder before = new StringBuilder();
        while (dice.oneIn(2)) {
            macro(tokens, before);
        }
        return before + (dice.oneIn(2) ? noisy(tokens) : plain(tokens));
    }

    static List<String> tokens(String text) {
        List<String> tokens = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(text);
        while (matcher.find()) {
            tokens.add(matcher.group());
        }
        return tokens;
    }

    /** Replaces a sequence of tokens with a macro that expands to it. */
    private void macro(List<String> tokens, StringBuilder before) {
        int from = dice.below(tokens.size());
        int end = from;
        int most = from + 1 + dice.below(MAX_LENGTH);
        while (end < tokens.size() && end < most && !tokens.get(end).startsWith("#")) {
            end++;
        }
        // The operator _Pragma takes effect where the macro is expanded; a macro with half of one is not C.
        List<String> body = new ArrayList<>(tokens.subList(from, end));
        if (body.isEmpty() || body.contains("_Pragma")) {
            return;
        }
        String name = dice.name("M");
        String call = name;
        int argument = dice.below(body.size());
        String word = body.get(argument);
        if (dice.oneIn(2) && word.matches("\\w+")) {
            call = name + "(" + word + ")";
            name += "(x)";
            body.replaceAll(t -> t.equals(word) ? "x" : t);
        } else if (dice.oneIn(4) && word.matches("[a-z]+\\d\\w*")) {
            int cut = 1 + dice.below(word.length() - 1);
            call = name + "(" + word.substring(0, cut) + ", " + word.substring(cut) + ")";
            name += "(x, y)";
            body.set(argument, "x##y");
        }
        before.append("#define ")
                .append(name)
                .append(' ')
                .append(String.join(" ", body))
                .append('\n');
        tokens.subList(from, end).clear();
        tokens.add(from, call);
        if (dice.oneIn(6)) {
            String empty = dice.name("M");
            before.append("#define ").append(empty).append('\n');
            tokens.add(from, empty);
        }
    }

    private static String plain(List<String> tokens) {
        StringBuilder text = new StringBuilder();
        tokens.forEach(token -> text.append(
                        token.startsWith("#") && text.length() > 0 && text.charAt(text.length() - 1) != '\n'
                                ? "\n"
                                : "")
                .append(token)
                .append(token.endsWith("\n") ? "" : " "));
        return line(text);
    }

    private String noisy(List<String> tokens) {
        StringBuilder text = new StringBuilder();
        for (String token : tokens) {
            if (token.startsWith("#")) {
                // Without the line break, a continued line would swallow the directive.
                text.append(text.length() > 0 ? "\n" : "").append(directive(token));
                continue;
            }
            text.append(
                    dice.oneIn(40) && token.length() > 2 && token.matches("\\w+")
                            ? token.charAt(0) + "\\\n" + token.substring(1)
                            : token);
            text.append(dice.of(
                    " ",
                    " ",
                    " ",
                    "\n",
                    "\t",
                    " /* int x; */ ",
                    "/**/ ",
                    " /* two\n   lines } */ ",
                    " // to the end; {\n",
                    " \\\n",
                    " /*\" */ ",
                    " // goes \\\n on */\n"));
        }
        return line(text);
    }

    /** Adds spaces, comments and continuations to a directive, which must stay on one logical line. */
    private String directive(String token) {
        if (!token.startsWith("#define")) {
            return dice.oneIn(4) ? token.replace("\n", " // said\n") : token;
        }
        List<String> words = new ArrayList<>(List.of(token.strip().split(" ")));
        StringBuilder text = new StringBuilder(dice.oneIn(4) ? "# define" : "#define");
        boolean quoted = token.contains("\"") || token.contains("'");
        for (String word : words.subList(1, words.size())) {
            text.append(quoted ? " " : dice.of(" ", " ", " \\\n ", " /* ) */ ", "\t"))
                    .append(word);
        }
        return text.append(dice.oneIn(4) && !quoted ? " // behind it" : "")
                .append('\n')
                .toString();
    }

    private static String line(StringBuilder text) {
        return text.charAt(text.length() - 1) == '\n'
                ? text.toString()
                : text.append('\n').toString();
    }
}
