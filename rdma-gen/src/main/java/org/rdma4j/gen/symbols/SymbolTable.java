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
 * The dynamic symbols of a shared library that can be functions: all but data.
 *
 * @param file the library
 * @param soname the name that programs load it by, as in {@code libibverbs.so.1}: the file's own where it says none
 * @param versions the default version node of each symbol that it defines; empty for a symbol without one
 */
public record SymbolTable(String file, String soname, Map<String, String> versions) {

    private static final Pattern SONAME = Pattern.compile(".*\\(SONAME\\).*\\[(.+)]");
    /**
     * Num, Value, Size, Type, Bind, Vis, Ndx, Name: a defined symbol has a section number or ABS. Some architectures
     * mark a symbol, as in {@code [VARIANT_PCS]}; the mark comes before the section.
     */
    private static final Pattern SYMBOL =
            Pattern.compile("\\s*\\d+:\\s+\\S+\\s+\\S+\\s+(?!OBJECT|COMMON|TLS)\\S+\\s+(?:GLOBAL|WEAK|UNIQUE)\\s+"
                    + "\\S+\\s+(?:\\[.*?]\\s+)?(\\d+|ABS)\\s+(\\S+).*");

    /** Reads the table of one file. */
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

    /** {@code name@@NODE} is what a program links to; {@code name@NODE} is kept for older ones. */
    private static void add(Map<String, String> versions, String symbol) {
        int at = symbol.indexOf('@');
        if (at < 0) {
            versions.put(symbol, "");
        } else if (symbol.startsWith("@@", at)) {
            versions.put(symbol.substring(0, at), symbol.substring(at + 2));
        }
    }

    /** The version node of a symbol that programs can link to; empty when there is none of this name. */
    public Optional<String> version(String name) {
        return Optional.ofNullable(versions.get(name));
    }
}
