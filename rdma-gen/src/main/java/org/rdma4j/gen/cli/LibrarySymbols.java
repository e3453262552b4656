package org.rdma4j.gen.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.symbols.LibraryFinder;
import org.rdma4j.gen.symbols.SymbolTable;

/** Looks every function of a partition up in its library, for headers declare functions that no library has. */
final class LibrarySymbols {

    private final List<String> compiler;
    private final List<Path> folders;
    private final Config config;
    private final Function<String, Optional<Location>> declarations;

    /**
     * @param folders searched for libraries before the compiler's own
     * @param declarations where the headers declare a function
     */
    LibrarySymbols(
            List<String> compiler,
            List<Path> folders,
            Config config,
            Function<String, Optional<Location>> declarations) {
        this.compiler = compiler;
        this.folders = folders;
        this.config = config;
        this.declarations = declarations;
    }

    /** The partition with its library's soname and each function's version node. */
    Partition resolve(Partition partition) {
        if (partition.library().isEmpty()) {
            partition.functions().stream()
                    .filter(f -> f.linkage() != FunctionDecl.Linkage.INLINE)
                    .findFirst()
                    .ifPresent(f -> {
                        throw ProblemException.badInput(
                                Location.of(config.file().toString()),
                                "partition " + partition.namespace() + " has function " + f.name() + " and no library",
                                "name the library, or bind types alone");
                    });
            return partition;
        }
        Path file = LibraryFinder.find(compiler, folders, partition.library())
                .orElseThrow(() -> ProblemException.missing(
                        "library lib" + partition.library() + ".so is not found by " + String.join(" ", compiler),
                        "install its development package (Debian and Ubuntu: apt-get install lib" + partition.library()
                                + "-dev)"));
        SymbolTable symbols = SymbolTable.read(file.toString());
        return new Partition(
                partition.namespace(),
                partition.library(),
                symbols.soname(),
                partition.headers(),
                partition.records(),
                partition.enums(),
                partition.functions().stream().map(f -> resolve(f, symbols)).toList(),
                partition.typedefs(),
                partition.constants(),
                partition.aliases(),
                partition.opaques(),
                partition.skipped());
    }

    private FunctionDecl resolve(FunctionDecl function, SymbolTable symbols) {
        if (function.linkage() == FunctionDecl.Linkage.INLINE) {
            return function;
        }
        Optional<String> version = symbols.version(function.name());
        if (version.isEmpty()) {
            throw ProblemException.badInput(
                    declarations.apply(function.name()).orElse(Location.of(function.header())),
                    "function '" + function.name() + "' is declared and " + symbols.soname() + " does not have it",
                    "list it under [[skip]] with a reason to go on without it");
        }
        return new FunctionDecl(
                function.name(),
                function.type(),
                function.linkage(),
                version.filter(v -> !v.isEmpty()),
                function.header());
    }
}
