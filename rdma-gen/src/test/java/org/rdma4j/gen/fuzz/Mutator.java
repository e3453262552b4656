package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Damages a text token by token, using the vocabulary of its language. */
final class Mutator {

    private static final int MAX_CHANGES = 4;

    /** Nesting depths; the largest overflows the stack of any unlimited recursion. */
    private static final int[] DEPTHS = {50, 500, 5000};

    private final Pattern token;
    private final List<String> dictionary;
    private final List<String[]> brackets;

    /**
     * Creates a mutator for one language.
     *
     * @param token matches a token; the text between tokens is kept
     * @param dictionary tokens that may replace others
     * @param brackets pairs of tokens that can be nested
     */
    Mutator(Pattern token, List<String> dictionary, List<String[]> brackets) {
        this.token = token;
        this.dictionary = dictionary;
        this.brackets = brackets;
    }

    /** Returns the text with one to four changes. */
    String mutate(String text, Random random) {
        List<String> pieces = split(text);
        int changes = random.nextBoolean() ? 1 : 1 + random.nextInt(MAX_CHANGES);
        for (int i = 0; i < changes; i++) {
            change(pieces, random);
        }
        String result = String.join("", pieces);
        if (random.nextInt(40) == 0 && !result.isEmpty()) {
            return result.substring(0, random.nextInt(result.length()));
        }
        return result;
    }

    /** Splits the text: tokens have odd indexes, the text between them even ones. */
    private List<String> split(String text) {
        List<String> pieces = new ArrayList<>();
        Matcher matcher = token.matcher(text);
        int end = 0;
        while (matcher.find()) {
            pieces.add(text.substring(end, matcher.start()));
            pieces.add(matcher.group());
            end = matcher.end();
        }
        pieces.add(text.substring(end));
        return pieces;
    }

    private void change(List<String> pieces, Random random) {
        if (pieces.size() < 2) {
            pieces.add(word(random));
            return;
        }
        int at = token(pieces, random);
        int other = token(pieces, random);
        if (random.nextInt(3) == 0) {
            pieces.set(at, like(pieces, pieces.get(at), random));
            return;
        }
        switch (random.nextInt(12)) {
            case 0, 1 -> pieces.set(at, "");
            case 2 -> pieces.set(at, pieces.get(at) + " " + pieces.get(at));
            case 3, 4 -> {
                String moved = pieces.get(at);
                pieces.set(at, pieces.get(other));
                pieces.set(other, moved);
            }
            case 5, 6, 7 -> pieces.set(at, word(random));
            case 8 -> pieces.set(at, pieces.get(at) + " " + word(random));
            case 9 -> pieces.set(at, pieces.get(other));
            case 10 -> removeRange(pieces, at, random);
            default -> pieces.set(at, random.nextInt(4) == 0 ? nested(pieces.get(at), random) : noise(random));
        }
    }

    /** Returns a token of the same sort, since such a replacement is accepted more often. */
    private String like(List<String> pieces, String token, Random random) {
        if (!token.isEmpty() && Character.isDigit(token.charAt(0)) && token.length() < 10 && random.nextBoolean()) {
            return String.valueOf(random.nextInt(70));
        }
        for (int tries = 0; tries < 20; tries++) {
            String other = random.nextInt(3) == 0 ? word(random) : pieces.get(token(pieces, random));
            if (sort(other) == sort(token) && !other.equals(token)) {
                return other;
            }
        }
        return token;
    }

    private static int sort(String token) {
        if (token.isEmpty()) {
            return 0;
        }
        char first = token.charAt(0);
        return Character.isDigit(first) ? 1 : Character.isLetter(first) || first == '_' ? 2 : first == '"' ? 3 : first;
    }

    private static int token(List<String> pieces, Random random) {
        return 1 + 2 * random.nextInt(pieces.size() / 2);
    }

    private String word(Random random) {
        return dictionary.get(random.nextInt(dictionary.size()));
    }

    private static void removeRange(List<String> pieces, int at, Random random) {
        int end = Math.min(pieces.size(), at + 1 + random.nextInt(20));
        pieces.subList(at, end).replaceAll(p -> "");
    }

    private String nested(String inner, Random random) {
        String[] pair = brackets.get(random.nextInt(brackets.size()));
        int depth = DEPTHS[random.nextInt(DEPTHS.length)];
        String closing = random.nextInt(4) == 0 ? "" : pair[1].repeat(depth);
        return pair[0].repeat(depth) + inner + closing;
    }

    private static String noise(Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(6); i >= 0; i--) {
            text.append((char) (random.nextBoolean() ? random.nextInt(128) : random.nextInt(0xd800)));
        }
        return text.toString();
    }
}
