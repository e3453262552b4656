package org.rdma4j.examples.util;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A command line in the manner of {@code getopt}: {@code -p 7471}, {@code -p7471}, {@code -cv}, and words.
 *
 * @param values the options that were given, by letter, with their values; empty for a flag
 * @param words what is no option
 */
public record Options(Map<Character, String> values, List<String> words) {
    /**
     * Reads a command line.
     *
     * @param arguments the words
     * @param letters the options there are; one with a value has a colon behind it
     * @param usage what to tell someone who gave another
     * @throws IllegalArgumentException for an unknown option, or one whose value is missing
     */
    public static Options parse(String[] arguments, String letters, String usage) {
        Map<Character, String> values = new HashMap<>();
        List<String> words = new ArrayList<>();
        for (int i = 0; i < arguments.length; i++) {
            String word = arguments[i];
            if (!word.startsWith("-") || word.length() == 1) {
                words.add(word);
                continue;
            }
            for (int at = 1; at < word.length(); at++) {
                char letter = word.charAt(at);
                int known = letters.indexOf(letter);
                if (letter == ':' || known < 0) {
                    throw new IllegalArgumentException("unknown option -" + letter + "\n" + usage);
                }
                if (known + 1 == letters.length() || letters.charAt(known + 1) != ':') {
                    values.put(letter, "");
                    continue;
                }
                String value = word.substring(at + 1);
                if (value.isEmpty()) {
                    i++;
                    if (i == arguments.length) {
                        throw new IllegalArgumentException("option -" + letter + " needs a value\n" + usage);
                    }
                    value = arguments[i];
                }
                values.put(letter, value);
                break;
            }
        }
        return new Options(Map.copyOf(values), List.copyOf(words));
    }

    /** Whether the option was given. */
    public boolean has(char letter) {
        return values.containsKey(letter);
    }

    /** Its value, or what stands for it. */
    public String text(char letter, String otherwise) {
        return values.getOrDefault(letter, otherwise);
    }

    /** Its value as a number, or what stands for it. */
    public int number(char letter, int otherwise) {
        String text = text(letter, Integer.toString(otherwise));
        try {
            return Integer.decode(text);
        } catch (NumberFormatException notOne) {
            throw new IllegalArgumentException("option -" + letter + ": '" + text + "' is no number", notOne);
        }
    }
}
