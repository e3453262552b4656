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
 * A C compiler, as it describes itself.
 *
 * @param command how it is called, with the flags of the configuration
 * @param includePaths the folders that it searches for {@code #include <...>}, in order, absolute
 * @param macros its predefined macros; the key of a function-like one includes the parameters
 * @param keywords the words that it reserves, of those that are not keywords everywhere
 * @param prefixes the prefixes of literals that it knows, each with the quotation mark behind it, as in {@code u8"}
 * @param target the machine that it compiles for
 * @param version coarse, as in {@code gcc 12}
 */
public record Compiler(
        List<String> command,
        List<Path> includePaths,
        Map<String, String> macros,
        Set<String> keywords,
        Set<String> prefixes,
        Target target,
        String version) {

    /** What the version of every clang begins with. */
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

    /** Returns {@code true} if the compiler is clang, whatever it defines. */
    boolean isClang() {
        return version.startsWith(CLANG);
    }

    /**
     * Returns the flags with which the preprocessor writes what the compiler reads. In strict C90 clang's preprocessor
     * leaves {@code //} in the text and in macros, though the compiler takes it for a comment: it is asked for the same
     * language with GNU's extensions, and for the macros of the strict one.
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
