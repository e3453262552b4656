package org.rdma4j.gen.preprocess;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.rdma4j.gen.model.Target;

/**
 * A C compiler, as it describes itself.
 *
 * @param command how it is called, with the flags of the configuration
 * @param includePaths the folders that it searches for {@code #include <...>}, in order, absolute
 * @param macros its predefined macros; the key of a function-like one includes the parameters
 * @param keywords the words that it reserves, of those that are not keywords everywhere
 * @param target the machine that it compiles for
 * @param version coarse, as in {@code gcc 12}
 */
public record Compiler(
        List<String> command,
        List<Path> includePaths,
        Map<String, String> macros,
        Set<String> keywords,
        Target target,
        String version) {

    /** What the version of every clang begins with. */
    static final String CLANG = "clang ";

    private static final int C17 = 201710;

    public Compiler {
        command = List.copyOf(command);
        includePaths = List.copyOf(includePaths);
        macros = Map.copyOf(macros);
        keywords = Set.copyOf(keywords);
    }

    /** Returns {@code true} if the compiler is clang, whatever it defines. */
    boolean isClang() {
        return version.startsWith(CLANG);
    }

    /** Returns {@code true} if the language is C23, or a draft of it. */
    boolean isC23() {
        return Pattern.compile("(\\d+)L")
                .matcher(macros.getOrDefault("__STDC_VERSION__", ""))
                .results()
                .anyMatch(version -> Integer.parseInt(version.group(1)) > C17);
    }
}
