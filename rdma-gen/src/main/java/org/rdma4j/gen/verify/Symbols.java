package org.rdma4j.gen.verify;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.Result;

/** Compares a partition's functions with the dynamic symbols of its library. */
final class Symbols {

    private final VerifyOptions options;
    private final Compiler compiler;
    private final Findings findings;

    Symbols(VerifyOptions options, Compiler compiler, Findings findings) {
        this.options = options;
        this.compiler = compiler;
        this.findings = findings;
    }

    void check(Partition partition) {
        if (partition.soname().isEmpty()
                || partition.functions().stream().allMatch(function -> function.linkage() == Linkage.INLINE)) {
            return;
        }
        Optional<Path> library = find(partition.soname());
        if (library.isEmpty()) {
            if (!options.optionalLibraries().contains(partition.soname())) {
                throw ProblemException.missing(
                        "no " + partition.soname() + " for " + partition.namespace(),
                        "install the package lib" + partition.library() + "-dev, or name the library's folder");
            }
            findings.note("the symbols of " + partition.namespace() + " were not compared: there is no "
                    + partition.soname());
            return;
        }
        Map<String, String> symbols = symbols(library.get());
        for (FunctionDecl function : partition.functions()) {
            if (function.linkage() != Linkage.INLINE) {
                String version = symbols.get(function.name());
                findings.compare(
                        FactKind.SYMBOL,
                        function.name(),
                        words(function.symbolVersion().orElse("")),
                        version == null ? "no such symbol in " + partition.soname() : words(version),
                        function.header());
            }
        }
    }

    private static String words(String version) {
        return version.isEmpty() ? "a symbol without version" : version;
    }

    /** The given folders first; then where the compiler's linker would look. */
    private Optional<Path> find(String soname) {
        for (Path folder : options.libraryPaths()) {
            if (Files.isRegularFile(folder.resolve(soname))) {
                return Optional.of(folder.resolve(soname));
            }
        }
        // The compiler prints the bare name when it finds nothing.
        String printed = compiler.mustRun("-print-file-name=" + soname).out().strip();
        return printed.equals(soname)
                ? Optional.empty()
                : Optional.of(Path.of(printed)).filter(Files::isRegularFile);
    }

    /**
     * The version that a program linked today gets, for each symbol that the library defines; empty for none. Versions
     * kept for old programs only are left out: {@code @} in front of them instead of {@code @@}.
     */
    private static Map<String, String> symbols(Path library) {
        Result table =
                Command.of("readelf", "-W", "--dyn-syms", library.toString()).run();
        if (!table.succeeded()) {
            throw ProblemException.missing(
                    "cannot read " + library + ": " + table.complaint(), "is it a shared library?");
        }
        Map<String, String> symbols = new HashMap<>();
        table.out()
                .lines()
                .map(line -> line.strip().split("\\s+"))
                .filter(Symbols::isDefined)
                .forEach(columns -> {
                    String[] parts = columns[7].split("@@", 2);
                    if (parts.length == 2) {
                        symbols.put(parts[0], parts[1]);
                    } else if (!columns[7].contains("@")) {
                        symbols.put(columns[7], "");
                    }
                });
        return symbols;
    }

    private static boolean isDefined(String[] columns) {
        return columns.length >= 8 && columns[0].endsWith(":") && !columns[6].equals("UND");
    }
}
