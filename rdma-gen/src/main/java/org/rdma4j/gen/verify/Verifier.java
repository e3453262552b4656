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
 * Compares metadata with the compiler, the headers and the libraries of this machine: every number and type that the
 * metadata has, and every declaration that it ought to have.
 */
public final class Verifier {

    private Verifier() {}

    /**
     * Compares everything.
     *
     * @param metadata what is to be proven, laid out
     * @param options where compiler, headers and libraries are
     * @return what was compared and found
     * @throws ProblemException when a tool, a header or a library is missing, or the compiler rejects the headers
     */
    public static VerifyReport verify(Metadata metadata, VerifyOptions options) {
        return compare(metadata, options.headers(metadata), Optional.of(options));
    }

    /**
     * Compares everything but libraries. Takes a compiler run for each partition and a few for all of them together;
     * nothing is linked or run.
     *
     * @param metadata what was read, laid out, for the compiler's target
     * @param headers what it was read from
     * @return what was compared and found
     * @throws ProblemException when the compiler is missing, hangs, or rejects the text
     */
    public static VerifyReport compare(Metadata metadata, CheckedHeaders headers) {
        return compare(metadata, headers, Optional.empty());
    }

    private static VerifyReport compare(Metadata metadata, CheckedHeaders headers, Optional<VerifyOptions> libraries) {
        Findings findings = new Findings();
        try (TemporaryFolder workshop = TemporaryFolder.open()) {
            Toolchain compiler = new Toolchain(headers.compiler(), workshop.folder(), headers.limit());
            compare(metadata, headers, workshop, compiler, findings);
            libraries
                    .map(options -> new SymbolCheck(options, compiler, findings))
                    .ifPresent(symbols -> metadata.partitions().forEach(symbols::check));
        }
        return findings.report();
    }

    private static void compare(
            Metadata metadata,
            CheckedHeaders headers,
            TemporaryFolder workshop,
            Toolchain compiler,
            Findings findings) {
        String unit = headers.unit(
                metadata.partitions().stream().map(Partition::namespace).toList());
        Supplier<SecondReader> reading = AsyncTask.start(() -> new SecondReader(workshop, compiler, unit));
        SecondReader reader;
        try {
            PartitionFacts facts = new PartitionFacts(metadata);
            for (Partition partition : metadata.partitions()) {
                String text = headers.texts().get(partition.namespace());
                new Probe(workshop, compiler, text, facts.of(partition)).compare(findings);
            }
        } finally {
            // Its compiler must be done with the folder, whatever the probes throw.
            reader = reading.get();
        }
        KnownNames known = new KnownNames(metadata, headers.skip());
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
