package org.rdma4j.gen.emit;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.Union;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Java source for everything that a metadata file describes. */
public final class Emitter {

    private final String notice;
    private final SortedMap<String, String> files = new TreeMap<>();

    private Emitter(Config config) {
        this.notice = notice(config);
    }

    /** What stands at the head of every emitted file. */
    static String notice(Config config) {
        return "Generated; do not edit. Change " + config.file().getFileName() + " and run: ./dev generate";
    }

    /**
     * The text of every Java file.
     *
     * @param metadata laid out, of one release
     * @param config the configuration that it was made with
     * @param imported the metadata of {@link Config#imports()}
     * @return source by path, relative to the root of the source folder, with forward slashes
     * @throws ProblemException for what Java cannot express, and for facts about declarations that do not exist
     */
    public static SortedMap<String, String> emit(Metadata metadata, Config config, List<Metadata> imported) {
        return emit(Union.of(metadata), config, imported, new TreeMap<>());
    }

    /** The same, for one release, and what was left out. */
    public static SortedMap<String, String> emit(
            Metadata metadata, Config config, List<Metadata> imported, Map<String, String> refused) {
        return emit(Union.of(metadata), config, imported, refused);
    }

    /**
     * The text of every Java file for several releases, and what was left out of partitions that leave out what Java
     * cannot express.
     *
     * @param union what the releases have between them
     * @param config the configuration that they were made with
     * @param imported the metadata of {@link Config#imports()}
     * @param refused receives why, by C name
     */
    public static SortedMap<String, String> emit(
            Union union, Config config, List<Metadata> imported, Map<String, String> refused) {
        return emitAll(union, config, imported, refused).java();
    }

    /**
     * Every file for several releases: the Java, and what goes with it.
     *
     * @param union what the releases have between them
     * @param config the configuration that they were made with
     * @param imported the metadata of {@link Config#imports()}
     * @param refused receives why something was left out, by C name
     */
    public static Emitted emitAll(Union union, Config config, List<Metadata> imported, Map<String, String> refused) {
        try {
            return emitOrRefuse(union, config, imported, refused);
        } catch (Refusal refusal) {
            throw refusal.problem();
        }
    }

    private static Emitted emitOrRefuse(
            Union union, Config config, List<Metadata> imported, Map<String, String> refused) {
        Metadata metadata = union.metadata();
        String basePackage = config.output()
                .javaPackage()
                .orElseThrow(() -> ProblemException.badInput(
                        Location.of(config.file().toString()),
                        "output.package is missing, and Java is to be emitted",
                        "name the Java package above the partitions'"));
        Emitter emitter = new Emitter(config);
        Facts facts = Facts.checked(metadata, config);
        Releases releases = new Releases(union.history(), metadata.name(), facts);
        World world = World.of(metadata, config, imported, basePackage);
        LinkedCalls linked = new LinkedCalls();
        PackageInfoGenerator packageInfo = new PackageInfoGenerator(new Aliases(metadata));
        for (Partition partition : metadata.partitions()) {
            String javaPackage = world.names(partition).javaPackage();
            Refusals refusals = new Refusals(config.partitions().stream()
                    .anyMatch(p -> p.namespace().equals(partition.namespace()) && p.skipsUnsupported()));
            PartitionGenerator generator = new PartitionGenerator(
                    world,
                    config,
                    facts,
                    releases,
                    basePackage,
                    refusals,
                    union.history(),
                    world.names(partition).enumNames(),
                    linked);
            // Each file's text is made of its type alone, and making it is most of the work.
            List<JavaFile> sources = generator.generate(partition).stream()
                    .map(type -> emitter.source(javaPackage, type))
                    .toList();
            List<String> texts =
                    sources.parallelStream().map(JavaFile::toString).toList();
            for (int i = 0; i < texts.size(); i++) {
                emitter.add(javaPackage, sources.get(i).typeSpec().name(), texts.get(i));
            }
            emitter.add(
                    javaPackage,
                    "package-info",
                    packageInfo.generate(partition, refusals.reasons(), javaPackage, emitter.notice));
            refused.putAll(refusals.reasons());
        }
        SortedMap<String, String> nativeImage = new TreeMap<>();
        nativeImage.put(NativeImageGenerator.FILE, new NativeImageGenerator(emitter.notice).generate(linked));
        return new Emitted(emitter.files, nativeImage);
    }

    private JavaFile source(String javaPackage, TypeSpec type) {
        return JavaFile.builder(javaPackage, type)
                .addFileComment("$L", notice)
                .skipJavaLangImports(true)
                .indent("    ")
                .build();
    }

    private void add(String javaPackage, String name, String source) {
        String previous = files.put(javaPackage.replace('.', '/') + "/" + name + ".java", source);
        if (previous != null) {
            throw ProblemException.badUsage(
                    "two partitions would both write " + javaPackage + "." + name,
                    "give their namespaces different last parts");
        }
    }
}
