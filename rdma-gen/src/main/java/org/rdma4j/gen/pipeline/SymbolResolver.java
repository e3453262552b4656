package org.rdma4j.gen.pipeline;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.symbols.LibraryFinder;
import org.rdma4j.gen.symbols.LinkNames;
import org.rdma4j.gen.symbols.SymbolTable;

/**
 * Finds the symbol of each function in the library of its partition. Headers also declare functions that no library
 * has.
 */
final class SymbolResolver {

    private final List<String> compiler;
    private final List<Path> folders;
    private final Config config;
    private final LinkNames links;
    private final Function<String, Optional<Location>> declarations;

    /**
     * Creates a resolver.
     *
     * @param folders folders of libraries, searched before those of the compiler
     * @param links the symbols to which calls of the functions are linked
     * @param declarations returns the location of a function in the headers
     */
    SymbolResolver(
            List<String> compiler,
            List<Path> folders,
            Config config,
            LinkNames links,
            Function<String, Optional<Location>> declarations) {
        this.compiler = compiler;
        this.folders = folders;
        this.config = config;
        this.links = links;
        this.declarations = declarations;
    }

    /**
     * Returns the partition with the soname of its library and the version node of each function.
     *
     * @throws ProblemException if the library lacks a function, unless the partition leaves out what is unsupported
     */
    Partition resolve(Partition declared) {
        boolean skips = config.skipsUnsupported(declared.namespace());
        Partition partition = withoutOtherNames(skips ? withoutUnwrappable(declared) : declared, skips);
        if (partition.library().isEmpty()) {
            if (skips) {
                return with(partition, "", f -> Optional.empty(), f -> "its partition names no library");
            }
            partition.functions().stream()
                    .filter(f -> f.linkage() != FunctionDecl.Linkage.INLINE)
                    .findFirst()
                    .ifPresent(f -> {
                        throw ProblemException.badInput(
                                Location.of(config.file().toString()),
                                "partition " + partition.namespace() + " has function " + f.name() + ", but no library",
                                "name the library, or bind only types");
                    });
            return partition;
        }
        Path file = LibraryFinder.find(compiler, folders, partition.library())
                .orElseThrow(() -> ProblemException.missing(
                        String.join(" ", compiler) + " cannot find the library lib" + partition.library() + ".so",
                        "install its development package (Debian and Ubuntu: apt-get install lib" + partition.library()
                                + "-dev)"));
        SymbolTable symbols = SymbolTable.read(file.toString());
        Function<FunctionDecl, Optional<FunctionDecl>> linked = skips
                ? f -> symbols.version(f.name()).map(version -> withVersion(f, version))
                : f -> Optional.of(resolve(f, symbols));
        return with(partition, symbols.soname(), linked, f -> symbols.soname() + " does not have it");
    }

    /** Leaves out variadic functions without a symbol: no wrapper can forward variable arguments. */
    private Partition withoutUnwrappable(Partition partition) {
        boolean wraps = config.partitions().stream().anyMatch(p -> WrapperPartition.isWrapper(config, p));
        return filtered(
                partition,
                partition.soname(),
                f -> wraps
                                && f.linkage() != FunctionDecl.Linkage.EXTERN
                                && f.type().variadic()
                        ? Optional.empty()
                        : Optional.of(f),
                f -> "it cannot be wrapped: it takes variable arguments");
    }

    /** Leaves out, or rejects, functions whose calls are linked to a symbol of another name. */
    private Partition withoutOtherNames(Partition partition, boolean skips) {
        return with(
                partition,
                partition.soname(),
                function -> {
                    Optional<String> objection = links.objection(function.name());
                    if (objection.isPresent() && !skips) {
                        throw ProblemException.badInput(
                                declared(function),
                                "function '" + function.name() + "' cannot be bound: " + objection.get(),
                                "list it under [[skip]] with a reason");
                    }
                    return objection.isPresent() ? Optional.empty() : Optional.of(function);
                },
                function -> links.objection(function.name()).orElseThrow());
    }

    /** Links the functions that are not inline, and adds those that cannot be linked to the skipped names. */
    private static Partition with(
            Partition partition,
            String soname,
            Function<FunctionDecl, Optional<FunctionDecl>> linked,
            Function<FunctionDecl, String> reason) {
        return filtered(
                partition,
                soname,
                f -> f.linkage() == FunctionDecl.Linkage.INLINE ? Optional.of(f) : linked.apply(f),
                reason);
    }

    private static Partition filtered(
            Partition partition,
            String soname,
            Function<FunctionDecl, Optional<FunctionDecl>> kept,
            Function<FunctionDecl, String> reason) {
        List<FunctionDecl> functions = new ArrayList<>();
        SortedMap<String, String> skipped = new TreeMap<>();
        partition.skipped().forEach(s -> skipped.put(s.name(), s.reason()));
        for (FunctionDecl function : partition.functions()) {
            kept.apply(function)
                    .ifPresentOrElse(functions::add, () -> skipped.put(function.name(), reason.apply(function)));
        }
        return new Partition(
                partition.namespace(),
                partition.library(),
                soname,
                partition.headers(),
                partition.records(),
                partition.enums(),
                functions,
                partition.typedefs(),
                partition.constants(),
                partition.aliases(),
                partition.opaques(),
                skipped.entrySet().stream()
                        .map(e -> new Skipped(e.getKey(), e.getValue()))
                        .toList());
    }

    private FunctionDecl resolve(FunctionDecl function, SymbolTable symbols) {
        Optional<String> version = symbols.version(function.name());
        if (version.isEmpty()) {
            throw ProblemException.badInput(
                    declared(function),
                    "function '" + function.name() + "' is declared, but " + symbols.soname() + " does not export it",
                    "list it under [[skip]] with a reason");
        }
        return withVersion(function, version.get());
    }

    private Location declared(FunctionDecl function) {
        return declarations.apply(function.name()).orElse(Location.of(function.header()));
    }

    private static FunctionDecl withVersion(FunctionDecl function, String version) {
        return new FunctionDecl(
                function.name(),
                function.type(),
                function.linkage(),
                Optional.of(version).filter(v -> !v.isEmpty()),
                function.header());
    }
}
