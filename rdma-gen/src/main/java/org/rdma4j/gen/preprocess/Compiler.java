package org.rdma4j.gen.preprocess;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rdma4j.gen.model.Target;

/**
 * A C compiler and its properties.
 *
 * @param command command line with the flags of the configuration
 * @param includePaths absolute directories that it searches for {@code #include <...>}, in order
 * @param macros predefined macros; the key of a function-like macro includes the parameters
 * @param keywords reserved words, of those that are not keywords in all compilers
 * @param prefixes supported prefixes of literals including the quotation mark, such as {@code u8"}
 * @param target target of the compiler
 * @param version major version, such as {@code gcc 12}
 */
public record Compiler(
        List<String> command,
        List<Path> includePaths,
        Map<String, String> macros,
        Set<String> keywords,
        Set<String> prefixes,
        Target target,
        String version) {

    /** Start of the version of clang. */
    static final String CLANG = "clang ";

    private static final String C94 = "199409L";
    private static final int C17 = 201710;

    public Compiler {
        command = List.copyOf(command);
        includePaths = List.copyOf(includePaths);
        macros = Map.copyOf(macros);
        keywords = Set.copyOf(keywords);
        prefixes = Set.copyOf(prefixes);
    }

    /** Returns {@code true} if the compiler is clang, independent of its macros. */
    boolean isClang() {
        return version.startsWith(CLANG);
    }

    /**
     * Returns the flags for preprocessing. In strict C90 mode, the preprocessor of clang does not treat {@code //} as a
     * comment, although the compiler does. It is run in GNU C90 mode with the macros of the strict mode.
     */
    List<String> preprocessing() {
        String standard = macros.getOrDefault("__STDC_VERSION__", C94);
        if (!isClang() || !macros.containsKey("__STRICT_ANSI__") || !standard.equals(C94)) {
            return List.of();
        }
        List<String> flags = new ArrayList<>(List.of("-std=gnu90", "-D__STRICT_ANSI__=1", "-trigraphs"));
        if (macros.containsKey("__STDC_VERSION__")) {
            flags.add("-D__STDC_VERSION__=" + C94);
        }
        Stream.of("linux", "unix").filter(name -> !macros.containsKey(name)).forEach(name -> flags.add("-U" + name));
        return flags;
    }

    /** Returns {@code true} if the language is C23, or a draft of it. */
    boolean isC23() {
        return Pattern.compile("(\\d+)L")
                .matcher(macros.getOrDefault("__STDC_VERSION__", ""))
                .results()
                .anyMatch(version -> Integer.parseInt(version.group(1)) > C17);
    }
}
