package org.rdma4j.gen.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.cprint.WrapperOptions;
import org.rdma4j.gen.cprint.WrapperPrinter;
import org.rdma4j.gen.cprint.WrapperText;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.Union;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** The partition whose header is printed from the others. */
final class Wrapper {

    static final String HEADER = "wrapper.h";
    static final String SOURCE = "wrapper.c";

    private Wrapper() {}

    /** Whether the partition's header is the one that is emitted. */
    static boolean isWrapper(Config config, PartitionConfig partition) {
        if (config.output().wrapper().isEmpty()) {
            return false;
        }
        Path emitted = config.output().wrapper().get().resolve(HEADER);
        Path folder = config.file().getParent();
        return partition.headers().stream()
                .anyMatch(h -> folder.resolve(h).normalize().equals(emitted));
    }

    /** The library that the emitted C makes: it is built after the metadata, and may not be there yet. */
    static Set<String> library(Config config) {
        return config.partitions().stream()
                .filter(p -> isWrapper(config, p))
                .map(Wrapper::fileName)
                .collect(Collectors.toSet());
    }

    private static String fileName(PartitionConfig partition) {
        return "lib" + partition.library() + ".so";
    }

    /** wrapper.h and wrapper.c for everything in the metadata but the wrapper itself. */
    static WrapperText print(Metadata metadata, Config config) {
        return print(Union.of(metadata), config);
    }

    /** The same for several releases. */
    static WrapperText print(Union union, Config config) {
        Metadata metadata = union.metadata();
        List<String> headers = new ArrayList<>();
        List<Partition> partitions = new ArrayList<>();
        for (PartitionConfig partition : config.partitions()) {
            if (!isWrapper(config, partition)) {
                headers.addAll(partition.headers());
                metadata.partitions().stream()
                        .filter(p -> p.namespace().equals(partition.namespace()))
                        .forEach(partitions::add);
            }
        }
        Metadata wrapped = new Metadata(
                metadata.name(),
                metadata.release(),
                metadata.target(),
                metadata.versions(),
                partitions,
                metadata.foreign());
        return WrapperPrinter.print(
                wrapped, new WrapperOptions(config.output().wrapperPrefix(), headers, config.shadow()));
    }

    /**
     * The partition as the front end read it back.
     *
     * @throws ProblemException when it is not one function for each that the others have inline or shadowed
     */
    static Partition partition(
            PartitionConfig partition, List<FunctionDecl> functions, Metadata metadata, Config config) {
        Map<String, String> expected = new TreeMap<>();
        for (Partition other : metadata.partitions()) {
            for (FunctionDecl function : other.functions()) {
                if (function.linkage() != FunctionDecl.Linkage.EXTERN) {
                    expected.put(config.output().wrapperPrefix() + function.name(), function.name());
                }
            }
        }
        for (FunctionDecl function : functions) {
            if (expected.remove(function.name()) == null) {
                throw mismatch(config, "declares " + function.name() + ", which wraps nothing");
            }
        }
        if (!expected.isEmpty()) {
            throw mismatch(config, "lacks " + expected.keySet().iterator().next());
        }
        return new Partition(
                partition.namespace(),
                partition.library(),
                fileName(partition),
                partition.headers(),
                List.of(),
                List.of(),
                functions,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }

    private static ProblemException mismatch(Config config, String what) {
        return ProblemException.badInput(
                Location.of(
                        config.output().wrapper().orElseThrow().resolve(HEADER).toString()),
                "the printed header, read back, " + what,
                "the generator contradicts itself; report it with the headers");
    }
}
