package org.rdma4j.examples.util;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/**
 * Command line in the format of {@code getopt}: options such as {@code -p 7471}, {@code -p7471} or {@code -cv}, and
 * operands.
 *
 * @param values values of the options by letter; empty for options without a value
 * @param words the operands
 */
public record Options(Map<Character, String> values, List<String> words) {
    /** A program with arguments. */
    @FunctionalInterface
    public interface Program {
        void run(String[] arguments) throws IOException;
    }

    /**
     * Runs a program. Prints the usage message for {@code --help}. If the arguments are invalid, prints an error
     * message and the usage message; other failures are thrown.
     *
     * @param usage the usage message
     * @return the exit code: 0, or 2 for invalid arguments, such as a device that does not exist or is not suitable
     */
    public static int run(String usage, String[] arguments, PrintStream out, PrintStream err, Program program)
            throws IOException {
        if (List.of(arguments).contains("--help")) {
            out.println(usage);
            return 0;
        }
        try {
            program.run(arguments);
            return 0;
        } catch (IllegalArgumentException | NoSuchElementException | UnsupportedOperationException e) {
            err.println("error: " + e.getMessage());
            err.println(usage);
            return 2;
        }
    }

    /** Runs a program with the standard streams. Exits the process if the arguments are invalid. */
    public static void run(String usage, String[] arguments, Program program) throws IOException {
        int code = run(usage, arguments, System.out, System.err, program);
        if (code != 0) {
            System.exit(code);
        }
    }

    /**
     * Parses a number.
     *
     * @param name name of the number, for the message
     * @throws IllegalArgumentException if the text is not a number
     */
    public static int number(String name, String text) {
        try {
            return Integer.decode(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(name + ": '" + text + "' is not a number", e);
        }
    }

    /**
     * Parses a command line.
     *
     * @param letters letters of the options; a colon follows the letter of an option with a value
     * @throws IllegalArgumentException for an unknown option, or one whose value is missing
     */
    public static Options parse(String[] arguments, String letters) {
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
                    throw new IllegalArgumentException("unknown option -" + letter);
                }
                if (known + 1 == letters.length() || letters.charAt(known + 1) != ':') {
                    values.put(letter, "");
                    continue;
                }
                String value = word.substring(at + 1);
                if (value.isEmpty()) {
                    i++;
                    if (i == arguments.length) {
                        throw new IllegalArgumentException("option -" + letter + " requires a value");
                    }
                    value = arguments[i];
                }
                values.put(letter, value);
                break;
            }
        }
        return new Options(Map.copyOf(values), List.copyOf(words));
    }

    /** Returns {@code true} if an option is present. */
    public boolean has(char letter) {
        return values.containsKey(letter);
    }

    /** Returns the value of an option, or a default value. */
    public String text(char letter, String defaultValue) {
        return values.getOrDefault(letter, defaultValue);
    }

    /** Returns the value of an option as a number, or a default value. */
    public int number(char letter, int defaultValue) {
        return number("option -" + letter, text(letter, Integer.toString(defaultValue)));
    }
}
