package org.rdma4j.gen.verify;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.rdma4j.gen.config.PartitionConfig;

/**
 * Headers to compare metadata with, and the compiler that reads them.
 *
 * @param compiler the command line of gcc or clang with all flags
 * @param texts the C text of each namespace: {@code #include} lines or the text of a header
 * @param whole the namespace whose text includes the texts of all others, if there is one
 * @param base the folder against which relative header names are resolved
 * @param partitions the configured partitions; a namespace that is not among them traverses and binds all its headers
 * @param skip names of declarations to ignore, in addition to those that the metadata lists as skipped
 * @param limit the time limit for each run of the compiler
 */
public record VerificationInput(
        List<String> compiler,
        Map<String, String> texts,
        Optional<String> whole,
        Path base,
        List<PartitionConfig> partitions,
        Set<String> skip,
        Duration limit) {

    public VerificationInput {
        compiler = List.copyOf(compiler);
        texts = Map.copyOf(texts);
        partitions = List.copyOf(partitions);
        skip = Set.copyOf(skip);
    }

    /** Returns a copy with another time limit. */
    public VerificationInput within(Duration time) {
        return new VerificationInput(compiler, texts, whole, base, partitions, skip, time);
    }

    /** Returns the text of a translation unit with the headers of these namespaces, as the front end reads them. */
    String unit(List<String> namespaces) {
        return whole.map(List::of).orElse(namespaces).stream()
                .map(namespace -> texts.get(namespace) + "\n")
                .collect(Collectors.joining());
    }

    /**
     * Returns the configuration of a namespace. The configuration also traverses the headers of all partitions whose
     * {@link PartitionConfig#within} is this namespace.
     */
    PartitionConfig partition(String namespace, List<String> headers) {
        PartitionConfig found = partitions.stream()
                .filter(partition -> partition.namespace().equals(namespace))
                .findFirst()
                .orElseGet(() -> new PartitionConfig(namespace, "", headers, headers, List.of(), List.of()));
        return found.traversing(partitions.stream()
                .filter(inner -> inner.within().equals(Optional.of(namespace)))
                .flatMap(inner -> inner.traverse().stream())
                .toList());
    }
}
