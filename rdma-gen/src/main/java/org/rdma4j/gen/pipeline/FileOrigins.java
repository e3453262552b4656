package org.rdma4j.gen.pipeline;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.emit.unsupported.DeclarationOrigins;
import org.rdma4j.gen.metadata.DeclarationFinder;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PlacedMember;
import org.rdma4j.gen.problem.Location;

/** Locates declarations in the metadata files that they were read from. */
public final class FileOrigins implements DeclarationOrigins {

    private final Config config;
    /** Files, newest release first: the first one that has a declaration is its location. */
    private final List<Path> files;
    /** Names in all metadata files of the configuration; empty until first used. */
    private final Set<String> known = new HashSet<>();

    private FileOrigins(Config config, List<Path> files) {
        this.config = config;
        this.files = files;
    }

    /**
     * Returns the origins of declarations of merged releases.
     *
     * @param files the metadata files; empty if the declarations come from headers
     * @param releases the content of the files, in order
     */
    public static FileOrigins of(Config config, List<Path> files, List<Metadata> releases) {
        Comparator<Integer> byRelease =
                Comparator.comparing(i -> releases.get(i).release(), FileOrigins::compare);
        List<Path> newestFirst = IntStream.range(0, files.size())
                .boxed()
                .sorted(byRelease.reversed())
                .map(files::get)
                .toList();
        return new FileOrigins(config, newestFirst);
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

    @Override
    public boolean isElsewhere(String name) {
        if (known.isEmpty() && config.output().metadata().isPresent()) {
            CheckedInMetadata.read(config)
                    .forEach(release -> release.partitions().forEach(this::add));
        }
        return known.contains(name);
    }

    private void add(Partition partition) {
        partition.declarations().forEach(declaration -> known.add(declaration.name()));
        partition.enums().forEach(declared -> declared.enumerators().forEach(e -> known.add(e.name())));
        partition
                .records()
                .forEach(record ->
                        PlacedMember.of(record).forEach(member -> known.add(record.name() + "." + member.path())));
    }
}
