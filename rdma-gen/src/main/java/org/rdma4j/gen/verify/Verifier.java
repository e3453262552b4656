package org.rdma4j.gen.verify;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.AsyncTask;

/**
 * Compares metadata with the C compiler, the headers and the libraries of this machine: all numbers and types in it,
 * and the declarations that it lacks.
 */
public final class Verifier {

    private Verifier() {}

    /**
     * Compares metadata with headers and libraries.
     *
     * @param metadata complete metadata, for the target of the compiler
     * @param options the compiler, headers and libraries
     * @throws ProblemException if a tool, a header or a library is missing, or the compiler rejects the headers
     */
    public static VerifyReport verify(Metadata metadata, VerifyOptions options) {
        return compare(metadata, options.headers(metadata), Optional.of(options));
    }

    /**
     * Compares metadata with headers. Runs the compiler once for each partition and a few times for all together.
     *
     * @param metadata complete metadata, for the target of the compiler
     * @param headers the headers that it describes
     * @throws ProblemException if the compiler is missing, exceeds the time limit, or rejects the headers
     */
    public static VerifyReport compare(Metadata metadata, VerificationInput headers) {
        return compare(metadata, headers, Optional.empty());
    }

    private static VerifyReport compare(
            Metadata metadata, VerificationInput headers, Optional<VerifyOptions> libraries) {
        Findings findings = new Findings();
        try (TemporaryFolder folder = TemporaryFolder.open()) {
            Toolchain compiler = new Toolchain(headers.compiler(), folder.path(), headers.limit());
            compare(metadata, headers, folder, compiler, findings);
            libraries
                    .map(options -> new SymbolCheck(options, compiler, findings))
                    .ifPresent(symbols -> metadata.partitions().forEach(symbols::check));
        }
        return findings.report();
    }

    private static void compare(
            Metadata metadata,
            VerificationInput headers,
            TemporaryFolder folder,
            Toolchain compiler,
            Findings findings) {
        String unit = headers.unit(
                metadata.partitions().stream().map(Partition::namespace).toList());
        Supplier<SecondReader> reading = AsyncTask.start(() -> new SecondReader(folder, compiler, unit));
        SecondReader reader;
        try {
            PartitionFacts facts = new PartitionFacts(metadata);
            for (Partition partition : metadata.partitions()) {
                String text = headers.texts().get(partition.namespace());
                new Probe(folder, compiler, text, facts.of(partition)).compare(findings);
            }
        } finally {
            // Waits for the other compiler, even after an exception: it uses the temporary folder.
            reader = reading.get();
        }
        MetadataNames known = new MetadataNames(metadata, headers.skip());
        TypeIndex index = new TypeIndex(metadata);
        for (Partition partition : metadata.partitions()) {
            PartitionConfig config = headers.partition(partition.namespace(), partition.headers());
            List<Path> folders = new ArrayList<>(compiler.includeFolders());
            folders.add(headers.base());
            HeaderFilter filter =
                    new HeaderFilter(folders, config.traverse().isEmpty() ? partition.headers() : config.traverse());
            new ConsistencyCheck(index, filter, findings).check(partition, reader);
            new CompletenessCheck(partition.namespace(), config.bind(), filter, known, findings).check(reader);
        }
    }
}
