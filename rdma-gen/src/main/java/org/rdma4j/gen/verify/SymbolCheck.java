package org.rdma4j.gen.verify;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.symbols.SymbolTable;

/** Compares the functions of a partition with the dynamic symbols of its library. */
final class SymbolCheck {

    private final VerifyOptions options;
    private final Toolchain compiler;
    private final Findings findings;

    SymbolCheck(VerifyOptions options, Toolchain compiler, Findings findings) {
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
                        "cannot find " + partition.soname() + ", the library of " + partition.namespace(),
                        "install the package lib" + partition.library() + "-dev, or name its directory with -L");
            }
            findings.note("the symbols of " + partition.namespace() + " were not compared: cannot find "
                    + partition.soname());
            return;
        }
        SymbolTable symbols = SymbolTable.read(library.get().toString());
        for (FunctionDecl function : partition.functions()) {
            if (function.linkage() != Linkage.INLINE) {
                findings.compare(
                        FactKind.SYMBOL,
                        function.name(),
                        words(function.symbolVersion().orElse("")),
                        symbols.version(function.name())
                                .map(SymbolCheck::words)
                                .orElse("no such symbol in " + partition.soname()),
                        function.header());
            }
        }
    }

    private static String words(String version) {
        return version.isEmpty() ? "a symbol without version" : version;
    }

    /** Searches the given folders and then those of the compiler. */
    private Optional<Path> find(String soname) {
        for (Path folder : options.libraryPaths()) {
            if (Files.isRegularFile(folder.resolve(soname))) {
                return Optional.of(folder.resolve(soname));
            }
        }
        // The compiler prints the file name alone if it finds no file.
        String printed = compiler.mustRun("-print-file-name=" + soname).out().strip();
        return printed.equals(soname)
                ? Optional.empty()
                : Optional.of(Path.of(printed)).filter(Files::isRegularFile);
    }
}
