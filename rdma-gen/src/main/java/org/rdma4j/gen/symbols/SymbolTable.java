package org.rdma4j.gen.symbols;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.CommandResult;

/**
 * The dynamic symbols of a shared library, except data.
 *
 * @param file the library
 * @param soname {@code DT_SONAME} of the library, such as {@code libibverbs.so.1}; the file name if it has none
 * @param versions default version node of each defined symbol; empty for a symbol without one
 */
public record SymbolTable(String file, String soname, Map<String, String> versions) {

    private static final Pattern SONAME = Pattern.compile(".*\\(SONAME\\).*\\[(.+)]");
    /**
     * A defined symbol: Num, Value, Size, Type, Bind, Vis, Ndx (a section number or ABS), Name. On some architectures,
     * a flag such as {@code [VARIANT_PCS]} precedes Ndx.
     */
    private static final Pattern SYMBOL =
            Pattern.compile("\\s*\\d+:\\s+\\S+\\s+\\S+\\s+(?!OBJECT|COMMON|TLS)\\S+\\s+(?:GLOBAL|WEAK|UNIQUE)\\s+"
                    + "\\S+\\s+(?:\\[.*?]\\s+)?(\\d+|ABS)\\s+(\\S+).*");

    /** Reads the symbols of a file. */
    public static SymbolTable read(String file) {
        CommandResult result =
                Command.of("readelf", "-W", "-d", "--dyn-syms", file).run();
        if (!result.succeeded()) {
            throw ProblemException.missing(
                    "the symbols of " + file + " cannot be read: " + result.complaint(), "check that it is a library");
        }
        String soname = String.valueOf(Path.of(file).getFileName());
        Map<String, String> versions = new TreeMap<>();
        for (String line : result.out().lines().toList()) {
            Matcher name = SONAME.matcher(line);
            if (name.matches()) {
                soname = name.group(1);
            }
            Matcher symbol = SYMBOL.matcher(line);
            if (symbol.matches()) {
                add(versions, symbol.group(2));
            }
        }
        return new SymbolTable(file, soname, versions);
    }

    /** Adds a symbol. Programs are linked to {@code name@@NODE}; {@code name@NODE} exists for older programs only. */
    private static void add(Map<String, String> versions, String symbol) {
        int at = symbol.indexOf('@');
        if (at < 0) {
            versions.put(symbol, "");
        } else if (symbol.startsWith("@@", at)) {
            versions.put(symbol.substring(0, at), symbol.substring(at + 2));
        }
    }

    /** Returns the default version node of a symbol, or empty if the library does not define the symbol. */
    public Optional<String> version(String name) {
        return Optional.ofNullable(versions.get(name));
    }
}
