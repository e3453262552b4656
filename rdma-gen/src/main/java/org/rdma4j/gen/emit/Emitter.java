package org.rdma4j.gen.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.emit.call.FunctionDescriptors;
import org.rdma4j.gen.emit.context.EmitContext;
import org.rdma4j.gen.emit.context.NameLinks;
import org.rdma4j.gen.emit.doc.AlternativeNames;
import org.rdma4j.gen.emit.doc.PackageInfoGenerator;
import org.rdma4j.gen.emit.fact.DeclarationFacts;
import org.rdma4j.gen.emit.fact.ReleaseSpans;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.resource.NativeImageGenerator;
import org.rdma4j.gen.emit.unsupported.DeclarationOrigins;
import org.rdma4j.gen.emit.unsupported.UnsupportedDeclarationException;
import org.rdma4j.gen.emit.unsupported.UnsupportedDeclarations;
import org.rdma4j.gen.emit.value.BoundMetadata;
import org.rdma4j.gen.emit.value.ValueMapper;
import org.rdma4j.gen.model.MergedReleases;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Emits Java source for metadata. */
public final class Emitter {

    /** Start of the comment at the top of each emitted file. */
    public static final String NOTICE = "Generated; do not edit.";

    private Emitter() {}

    /** Returns the comment at the top of each emitted file. */
    public static String notice(Config config) {
        return NOTICE + " Change " + config.file().getFileName() + " and run: " + config.regenerate();
    }

    /**
     * Emits all files for the union of several releases.
     *
     * @param union union of the releases
     * @param config configuration of the metadata
     * @param imported metadata of {@link Config#imports()}
     * @param origins locations of the declarations
     * @param sink receives each file when it is complete
     * @return reasons for declarations that were skipped because Java cannot express them, by C name
     * @throws ProblemException if Java cannot express a declaration of a partition that does not skip them, or the
     *     configuration has facts about unknown declarations
     */
    public static Map<String, String> emit(
            MergedReleases union, Config config, List<Metadata> imported, DeclarationOrigins origins, SourceSink sink) {
        try {
            return emitOrRefuse(union, config, imported, origins, sink);
        } catch (UnsupportedDeclarationException refusal) {
            throw refusal.problem(origins);
        }
    }

    private static Map<String, String> emitOrRefuse(
            MergedReleases union, Config config, List<Metadata> imported, DeclarationOrigins origins, SourceSink sink) {
        Metadata metadata = union.metadata();
        String basePackage = config.output()
                .javaPackage()
                .orElseThrow(() -> ProblemException.badInput(
                        Location.of(config.file().toString()),
                        "output.package is missing, but emitted Java requires it",
                        "write the parent package of the partitions' packages"));
        Map<String, UnsupportedDeclarations> refusals = new TreeMap<>();
        for (Partition partition : metadata.partitions()) {
            refusals.put(
                    partition.namespace(), new UnsupportedDeclarations(config.skipsUnsupported(partition.namespace())));
        }
        if (config.partitions().stream().noneMatch(PartitionConfig::skipsUnsupported)) {
            emit(union, config, imported, origins, basePackage, Set.of(), refusals, sink);
            return Map.of();
        }
        // Classes emitted earlier may refer to a class that is rejected later, so emission is repeated without it.
        while (true) {
            Set<NamedType> leftOut = leftOut(refusals);
            List<Consumer<SourceSink>> files = new ArrayList<>();
            emit(union, config, imported, origins, basePackage, leftOut, refusals, new SourceSink() {
                @Override
                public void java(String path, String text) {
                    files.add(s -> s.java(path, text));
                }

                @Override
                public void nativeImage(String name, String text) {
                    files.add(s -> s.nativeImage(name, text));
                }
            });
            if (leftOut.equals(leftOut(refusals))) {
                files.forEach(file -> file.accept(sink));
                return reasons(refusals);
            }
        }
    }

    private static Set<NamedType> leftOut(Map<String, UnsupportedDeclarations> refusals) {
        return refusals.values().stream().flatMap(r -> r.leftOut().stream()).collect(Collectors.toSet());
    }

    private static Map<String, String> reasons(Map<String, UnsupportedDeclarations> refusals) {
        Map<String, String> reasons = new TreeMap<>();
        refusals.values().forEach(r -> reasons.putAll(r.reasons()));
        return reasons;
    }

    /**
     * Emits all files once.
     *
     * @param leftOut types without a class
     * @param refusals unsupported declarations of each partition so far, to which new ones are added
     */
    private static void emit(
            MergedReleases union,
            Config config,
            List<Metadata> imported,
            DeclarationOrigins origins,
            String basePackage,
            Set<NamedType> leftOut,
            Map<String, UnsupportedDeclarations> refusals,
            SourceSink sink) {
        Metadata metadata = union.metadata();
        String notice = notice(config);
        SourcePrinter printer = new SourcePrinter(notice, sink);
        DeclarationFacts facts = DeclarationFacts.checked(metadata, config, origins);
        BoundMetadata world = BoundMetadata.of(metadata, config, imported, basePackage, leftOut);
        RuntimeClasses runtime =
                new RuntimeClasses(config.output().runtimePackage().orElse(basePackage + ".runtime"), world.targets());
        FunctionDescriptors linked = new FunctionDescriptors(config.bigEndian());
        for (Partition partition : metadata.partitions()) {
            String javaPackage = world.names(partition).javaPackage();
            UnsupportedDeclarations refused = Objects.requireNonNull(refusals.get(partition.namespace()));
            EmitContext context = new EmitContext(
                    config,
                    world,
                    facts,
                    new ReleaseSpans(union.history(), config.output().releasesOf(), config.suppliers(), facts),
                    new AlternativeNames(metadata),
                    new NameLinks(
                            world, new JavaNames(config.rename()), config.skip().keySet(), javaPackage),
                    new JavaNames(config.rename()),
                    runtime,
                    new ValueMapper(world, runtime),
                    refused);
            new PartitionGenerator(context, partition, linked, type -> printer.print(javaPackage, type)).generate();
            printer.finish();
            printer.add(
                    javaPackage,
                    "package-info",
                    new PackageInfoGenerator(context.aliases())
                            .generate(partition, refused.reasons(), javaPackage, notice));
        }
        facts.checkEachTextWasTaken(reasons(refusals).keySet());
        sink.nativeImage(NativeImageGenerator.FILE, new NativeImageGenerator(notice).generate(linked));
    }
}
