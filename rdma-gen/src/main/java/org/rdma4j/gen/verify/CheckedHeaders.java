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
 * The headers that metadata is compared with, and the compiler that reads them.
 *
 * @param compiler the compiler, gcc or clang, with all its flags
 * @param texts C text of each namespace: {@code #include} lines, or a header itself
 * @param whole the namespace whose text includes that of all others; empty for none
 * @param base the folder that headers may be named relative to
 * @param partitions what is traversed and bound; a namespace that is not among them traverses and binds its headers
 * @param skip names of declarations that are left out on purpose, beyond those that the metadata names
 * @param limit how long one run of the compiler may take
 */
public record CheckedHeaders(
        List<String> compiler,
        Map<String, String> texts,
        Optional<String> whole,
        Path base,
        List<PartitionConfig> partitions,
        Set<String> skip,
        Duration limit) {

    public CheckedHeaders {
        compiler = List.copyOf(compiler);
        texts = Map.copyOf(texts);
        partitions = List.copyOf(partitions);
        skip = Set.copyOf(skip);
    }

    /** The same headers, with this limit. */
    public CheckedHeaders within(Duration time) {
        return new CheckedHeaders(compiler, texts, whole, base, partitions, skip, time);
    }

    /** One translation unit with the headers of these namespaces, which is how the front end reads them. */
    String unit(List<String> namespaces) {
        return whole.map(List::of).orElse(namespaces).stream()
                .map(namespace -> texts.get(namespace) + "\n")
                .collect(Collectors.joining());
    }

    /** Configuration of a namespace, which traverses the headers of the partitions within it too. */
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
