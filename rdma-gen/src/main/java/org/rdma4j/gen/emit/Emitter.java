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

/** Java source for everything that a metadata file describes. */
public final class Emitter {

    /** How the comment at the top of every emitted file begins. */
    public static final String NOTICE = "Generated; do not edit.";

    private Emitter() {}

    /** The comment at the top of every emitted file. */
    public static String notice(Config config) {
        return NOTICE + " Change " + config.file().getFileName() + " and run: " + config.regenerate();
    }

    /**
     * Gives every file for several releases, the Java and what goes with it, each once it is made.
     *
     * @param union what the releases have between them
     * @param config the configuration that they were made with
     * @param imported the metadata of {@link Config#imports()}
     * @param origins where the declarations were read
     * @param sink takes the files
     * @return what was left out of partitions that leave out what Java cannot express, with the reason, by C name
     * @throws ProblemException for what Java cannot express, and for facts about declarations that do not exist
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
                        "output.package is missing, and Java is to be emitted",
                        "name the Java package above the partitions'"));
        Map<String, UnsupportedDeclarations> refusals = new TreeMap<>();
        for (Partition partition : metadata.partitions()) {
            refusals.put(
                    partition.namespace(), new UnsupportedDeclarations(config.skipsUnsupported(partition.namespace())));
        }
        if (config.partitions().stream().noneMatch(PartitionConfig::skipsUnsupported)) {
            emit(union, config, imported, origins, basePackage, Set.of(), refusals, sink);
            return Map.of();
        }
        // A class that turns out to be refused may have been named by those before it: then all is made again without.
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
     * Makes every file once.
     *
     * @param leftOut the types that have no class
     * @param refusals what was left out of each partition so far; learns what else is
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
