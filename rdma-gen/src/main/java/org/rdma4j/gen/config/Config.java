package org.rdma4j.gen.config;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A configuration file, checked. Every path in it is absolute.
 *
 * @param file the file it was read from
 * @param includePaths folders searched before the compiler's own
 * @param output what is written, and where
 * @param partitions in the file's order
 * @param imports metadata of other configurations, whose types are referenced and never emitted again
 * @param injected types that no header describes
 * @param skip declarations to leave out, by C name, each with its reason
 * @param rename Java names for C names
 * @param shadow functions shadowed by a function-like macro, with the function that the macro calls
 * @param functions facts about functions that no header states, by C name
 * @param bigEndian fields that are big-endian though typed plainly, as {@code record.field}
 * @param moved fields that lie or are sized differently in different releases, as {@code record.field}: the newest one's
 *     place is bound
 * @param since the release of the library that brought a declaration, by C name, where the releases that are known leave
 *     that open
 * @param records who allocates which record
 * @param flags enums whose values are combined with {@code |}, by tag
 * @param formerValues enumerators that have another value in older releases, with that value: the newest one's is bound
 * @param suppliers whose version a header goes by, where that is not the release: {@code linux} or {@code glibc}, by
 *     header
 * @param documentation what Javadoc says of a declaration beside what its header tells, by C name or
 *     {@code record.field}: paragraphs of plain text, code between backquotes
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
        RecordFacts records,
        Set<String> flags,
        Map<String, BigInteger> formerValues,
        Map<String, String> suppliers,
        Map<String, String> documentation) {

    /** Name of the header that is emitted into the wrapper's folder. */
    public static final String WRAPPER_HEADER = "wrapper.h";

    /** The partition whose header is emitted; it includes the headers of all others. */
    public Optional<PartitionConfig> wrapper() {
        return output.wrapper()
                .map(folder -> folder.resolve(WRAPPER_HEADER))
                .flatMap(emitted -> partitions.stream()
                        .filter(p -> p.headers().stream()
                                .anyMatch(h ->
                                        file.getParent().resolve(h).normalize().equals(emitted)))
                        .findFirst());
    }

    /** The command that makes everything anew. */
    public String regenerate() {
        return output.regenerate().orElse("rdma-gen generate --config " + file.getFileName());
    }

    /** Whether what is not supported is left out of a partition, and does not stop the run. */
    public boolean skipsUnsupported(String namespace) {
        return partitions.stream().anyMatch(p -> p.namespace().equals(namespace) && p.skipsUnsupported());
    }
}
