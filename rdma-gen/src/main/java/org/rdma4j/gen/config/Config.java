package org.rdma4j.gen.config;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A validated configuration. All paths are absolute.
 *
 * @param file configuration file
 * @param includePaths directories searched before those of the compiler
 * @param output output files
 * @param partitions partitions in the order of the file
 * @param imports metadata of other configurations, whose types are referenced but not emitted
 * @param injected types that no header describes
 * @param skip declarations to leave out, with the reason, by C name
 * @param rename Java names by C name
 * @param shadow functions shadowed by a function-like macro, with the function that the macro calls
 * @param functions facts about functions that headers do not state, by C name
 * @param bigEndian big-endian fields whose type does not show it, as {@code record.field}
 * @param moved fields whose offset or size differs between releases, as {@code record.field}; those of the newest
 *     release are bound
 * @param since first release of a declaration, by C name, if the compared releases do not determine it
 * @param records facts about the allocation of records
 * @param flags tags of enums whose values are combined with {@code |}
 * @param formerValues enumerators whose value differs in older releases, with the older value; the newest value is
 *     bound
 * @param suppliers supplier of a header that does not belong to the release, {@code linux} or {@code glibc}, by header
 * @param documentation additional Javadoc by C name or {@code record.field}: paragraphs of plain text, with code
 *     between backquotes
 */
public record Config(
        Path file,
        List<Path> includePaths,
        OutputConfig output,
        List<PartitionConfig> partitions,
        List<TypeImport> imports,
        List<InjectedType> injected,
        Map<String, String> skip,
        Map<String, String> rename,
        Map<String, String> shadow,
        Map<String, FunctionFact> functions,
        Set<String> bigEndian,
        Set<String> moved,
        Map<String, String> since,
        RecordAllocation records,
        Set<String> flags,
        Map<String, BigInteger> formerValues,
        Map<String, String> suppliers,
        Map<String, String> documentation) {

    /** Name of the emitted header of the wrapper library. */
    public static final String WRAPPER_HEADER = "wrapper.h";

    /** Returns the partition whose header is emitted. That header includes those of all other partitions. */
    public Optional<PartitionConfig> wrapper() {
        return output.wrapper()
                .map(folder -> folder.resolve(WRAPPER_HEADER))
                .flatMap(emitted -> partitions.stream()
                        .filter(p -> p.headers().stream()
                                .anyMatch(h ->
                                        file.getParent().resolve(h).normalize().equals(emitted)))
                        .findFirst());
    }

    /** Returns the command that regenerates all output. */
    public String regenerate() {
        return output.regenerate().orElse("rdma-gen generate --config " + file.getFileName());
    }

    /**
     * Returns {@code true} if unsupported declarations of the partition are skipped rather than reported as an error.
     */
    public boolean skipsUnsupported(String namespace) {
        return partitions.stream().anyMatch(p -> p.namespace().equals(namespace) && p.skipsUnsupported());
    }
}
