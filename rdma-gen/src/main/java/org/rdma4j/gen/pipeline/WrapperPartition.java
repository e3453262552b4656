package org.rdma4j.gen.pipeline;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.FunctionFact;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.cprint.LayoutAssertions;
import org.rdma4j.gen.cprint.LayoutTable;
import org.rdma4j.gen.cprint.WrapperOptions;
import org.rdma4j.gen.cprint.WrapperPrinter;
import org.rdma4j.gen.cprint.WrapperText;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.MergedReleases;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** The partition of wrapper.h, whose header is printed from the other partitions. */
public final class WrapperPartition {

    public static final String HEADER = Config.WRAPPER_HEADER;
    static final String SOURCE = "wrapper.c";

    private WrapperPartition() {}

    /** Returns {@code true} if the header of the partition is the emitted one. */
    static boolean isWrapper(Config config, PartitionConfig partition) {
        return config.wrapper().filter(partition::equals).isPresent();
    }

    /** Returns the file name of the wrapper library, if there is one. It is built after the metadata is written. */
    public static Set<String> library(Config config) {
        return config.partitions().stream()
                .filter(p -> isWrapper(config, p))
                .map(WrapperPartition::fileName)
                .collect(Collectors.toSet());
    }

    private static String fileName(PartitionConfig partition) {
        return "lib" + partition.library() + ".so";
    }

    /** Prints the wrapper of one release, to be parsed for its metadata. */
    public static WrapperText print(Metadata metadata, Config config) {
        return WrapperPrinter.print(
                wrapped(MergedReleases.of(metadata), config),
                new WrapperOptions(config.output().wrapperPrefix(), headers(config), config.shadow(), notice(config)));
    }

    /** Prints the wrapper that is written, which compiles with the headers of each merged release. */
    public static WrapperText print(MergedReleases union, Config config) {
        return WrapperPrinter.print(
                wrapped(union, config),
                new WrapperOptions(
                        config.output().wrapperPrefix(),
                        headers(config),
                        config.shadow(),
                        config.output().releaseMacro(),
                        config.output().wrapperLinks(),
                        failing(config),
                        Optional.of(layout(union, config)),
                        notice(config)));
    }

    private static String notice(Config config) {
        return WrapperPrinter.NOTICE + " from the headers below. Do not edit: change "
                + config.file().getFileName() + " or the generator, then run\n * " + config.regenerate() + " */\n";
    }

    private static LayoutAssertions layout(MergedReleases union, Config config) {
        List<Metadata> each = union.metadata().each();
        return new LayoutAssertions(
                each.stream()
                        .map(metadata -> LayoutTable.of(wrapped(new MergedReleases(metadata, union.history()), config)))
                        .toList(),
                each.stream().map(Metadata::target).toList(),
                config.records(),
                config.moved());
    }

    private static List<String> headers(Config config) {
        return config.partitions().stream()
                .filter(p -> !isWrapper(config, p))
                .flatMap(p -> p.headers().stream())
                .map(header -> include(config, header))
                .toList();
    }

    /** Quotes a header in the folder of wrapper.h, so that it is found wherever the two are compiled. */
    private static String include(Config config, String header) {
        Path folder = config.output().wrapper().orElseThrow();
        Path file = config.file().getParent().resolve(header).normalize();
        return folder.equals(file.getParent()) ? '"' + file.getFileName().toString() + '"' : '<' + header + '>';
    }

    /** Returns the releases without the wrapper's partition. */
    private static MergedReleases wrapped(MergedReleases union, Config config) {
        Metadata metadata = union.metadata();
        Set<String> namespaces = config.partitions().stream()
                .filter(p -> !isWrapper(config, p))
                .map(PartitionConfig::namespace)
                .collect(Collectors.toSet());
        Metadata wrapped = metadata.withPartitions(metadata.partitions().stream()
                .filter(p -> namespaces.contains(p.namespace()))
                .toList());
        return new MergedReleases(wrapped, union.history());
    }

    private static Map<String, FunctionFact.Failure> failing(Config config) {
        Map<String, FunctionFact.Failure> failing = new TreeMap<>();
        config.functions().forEach((name, fact) -> fact.fails().ifPresent(f -> failing.put(name, f)));
        return failing;
    }

    /**
     * Returns the wrapper's partition.
     *
     * @param functions the functions of the printed header, as parsed
     * @throws ProblemException unless there is one for each inline or shadowed function of the other partitions
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
                "the generated header, parsed again, " + what,
                "this is a bug in rdma-gen; report it with the headers");
    }
}
