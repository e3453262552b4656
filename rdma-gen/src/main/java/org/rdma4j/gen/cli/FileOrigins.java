package org.rdma4j.gen.cli;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rdma4j.gen.emit.Origins;
import org.rdma4j.gen.metadata.DeclarationFinder;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.problem.Location;

/**
 * Declarations that were read from metadata files.
 *
 * @param files the files; of several that have a declaration the first is named
 */
record FileOrigins(List<Path> files) implements Origins {

    FileOrigins {
        files = List.copyOf(files);
    }

    /**
     * The files of releases that are emitted together, whose newest one says what a declaration is.
     *
     * @param releases what the files say, in their order
     */
    static FileOrigins of(List<Path> files, List<Metadata> releases) {
        Comparator<Integer> byRelease =
                Comparator.comparing(i -> releases.get(i).release(), FileOrigins::compare);
        return new FileOrigins(IntStream.range(0, files.size())
                .boxed()
                .sorted(byRelease.reversed())
                .map(files::get)
                .toList());
    }

    private static int compare(String left, String right) {
        boolean ordered = History.isRelease(left) && History.isRelease(right);
        return ordered ? Integer.compare(History.number(left), History.number(right)) : left.compareTo(right);
    }

    @Override
    public Location of(Declaration declaration) {
        return files.stream()
                .map(file -> DeclarationFinder.find(file, declaration))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseGet(() -> HEADERS.of(declaration));
    }
}
