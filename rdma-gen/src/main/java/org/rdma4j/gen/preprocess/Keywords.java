package org.rdma4j.gen.preprocess;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.gen.process.Command;

/**
 * Asks the compiler which words it reserves. That depends on its version, on the language mode and on flags: {@code bool}
 * is a keyword in C23 and a name before, {@code typeof} a name in strict C11, {@code _Float32} a keyword of gcc's and a
 * typedef's name to older clangs.
 */
final class Keywords {

    private static final String UNIT = "<stdin>";
    private static final Pattern ERROR = Pattern.compile(UNIT + ":(\\d+):.*error: .*");

    private Keywords() {}

    /**
     * Returns those of the words that cannot be a name.
     *
     * @param command the compiler and its flags
     * @param clang whether it is clang
     */
    static Set<String> reserved(List<String> command, boolean clang, List<String> words) {
        StringBuilder text = new StringBuilder();
        words.forEach(word -> text.append("extern int *").append(word).append(";\n"));
        List<String> arguments = new ArrayList<>(command);
        arguments.addAll(List.of("-fsyntax-only", "-w", clang ? "-ferror-limit=0" : "-fmax-errors=0", "-x", "c", "-"));
        Set<String> reserved = new HashSet<>();
        Command.of(arguments)
                .input(text.toString())
                .run()
                .err()
                .lines()
                .map(ERROR::matcher)
                .filter(Matcher::matches)
                .map(error -> Integer.parseInt(error.group(1)))
                .filter(line -> line <= words.size())
                .forEach(line -> reserved.add(words.get(line - 1)));
        return reserved;
    }
}
