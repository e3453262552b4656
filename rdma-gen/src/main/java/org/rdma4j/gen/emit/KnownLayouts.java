package org.rdma4j.gen.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.Map;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.cprint.LayoutTable;
import org.rdma4j.gen.emit.name.ClassParts;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.name.PackageClasses;
import org.rdma4j.gen.emit.resource.LayoutResource;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.Target;

/**
 * Writes what the runtime knows a wrapper library by that fits: the checksum of its table for the headers of each release,
 * on each target. The text of {@link LayoutResource} is read where the checksum is none of them, which takes much longer.
 *
 * <p>It is a constant of a class beside the wrapper's handles, {@code TARGET RELEASE=CHECKSUM…;} for each target.
 */
public final class KnownLayouts {

    private final SortedMap<String, SortedMap<Integer, Integer>> checksums = new TreeMap<>();

    /**
     * Adds one release's headers.
     *
     * @param release such as {@code 44.0}; another word than a release is nothing to be known by
     * @param target that the numbers are for
     * @param table of all releases
     * @param headers of that release alone
     */
    public void add(String release, Target target, LayoutTable table, LayoutTable headers) {
        if (History.isRelease(release)) {
            checksums
                    .computeIfAbsent(target.triple(), triple -> new TreeMap<>())
                    .put(History.number(release), table.checksum(headers));
        }
    }

    /**
     * The class's text by its path below the folder of Java sources.
     *
     * @param wrapper the partition of the wrapper's functions
     */
    public Map<String, String> java(Config config, Partition wrapper) {
        StringBuilder text = new StringBuilder();
        checksums.forEach((target, known) -> {
            StringJoiner releases = new StringJoiner(" ", target + " ", ";");
            known.forEach((release, checksum) -> releases.add(release + "=" + Integer.toHexString(checksum)));
            text.append(releases);
        });
        TypeSpec type = ClassParts.utility(PackageClasses.KNOWN_LAYOUTS)
                .addJavadoc(
                        "The tables of sizes and offsets that wrapper libraries have which were compiled with the headers"
                                + " of\nknown releases, by their checksums (CRC-32).\n")
                .addField(FieldSpec.builder(String.class, PackageClasses.CHECKSUMS, Modifier.STATIC, Modifier.FINAL)
                        .initializer("$S", text.toString())
                        .build())
                .build();
        String javaPackage =
                config.output().javaPackage().orElseThrow() + "." + JavaNames.packagePart(wrapper.namespace());
        return Map.of(
                SourcePrinter.path(javaPackage, type.name()),
                SourcePrinter.file(javaPackage, type, Emitter.notice(config)).toString());
    }

    /** Whether a partition is the wrapper's functions, and they are linked with such a list. */
    public static boolean belongsTo(Partition partition, Config config) {
        return config.output().wrapper().isPresent()
                && config.output().resources().isPresent()
                && !partition.functions().isEmpty()
                && partition.functions().stream()
                        .allMatch(function ->
                                function.name().startsWith(config.output().wrapperPrefix()));
    }
}
