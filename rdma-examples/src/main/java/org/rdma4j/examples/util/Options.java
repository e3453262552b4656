package org.rdma4j.examples.util;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/**
 * A command line in the manner of {@code getopt}: {@code -p 7471}, {@code -p7471}, {@code -cv}, and words.
 *
 * @param values the options that were given, by letter, with their values; empty for a flag
 * @param words what is no option
 */
public record Options(Map<Character, String> values, List<String> words) {
    /** What a program does with its arguments. */
    @FunctionalInterface
    public interface Program {
        void run(String[] arguments) throws IOException;
    }

    /**
     * The body of a program's {@code main}: prints the usage for {@code --help}, and what is wrong with the arguments without
     * a stack trace. A failure that is not about the arguments is thrown.
     *
     * @param usage how the program is called
     * @return the exit code: 0, or 2 for wrong arguments, such as a device that is not there or cannot do it
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

    /** The same with the streams of the process; wrong arguments end it. */
    public static void run(String usage, String[] arguments, Program program) throws IOException {
        int code = run(usage, arguments, System.out, System.err, program);
        if (code != 0) {
            System.exit(code);
        }
    }

    /**
     * A number.
     *
     * @param what it is, for the message
     * @throws IllegalArgumentException if the text is none
     */
    public static int number(String what, String text) {
        try {
            return Integer.decode(text);
        } catch (NumberFormatException notOne) {
            throw new IllegalArgumentException(what + ": '" + text + "' is no number", notOne);
        }
    }

    /**
     * Reads a command line.
     *
     * @param arguments the words
     * @param letters the options there are; one with a value has a colon behind it
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
                        throw new IllegalArgumentException("option -" + letter + " needs a value");
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
        return number("option -" + letter, text(letter, Integer.toString(otherwise)));
    }
}
