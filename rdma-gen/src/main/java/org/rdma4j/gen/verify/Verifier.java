package org.rdma4j.gen.verify;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Compares metadata with the compiler, the headers and the libraries of this machine: every number and type that the
 * metadata has, and every declaration that it ought to have.
 */
public final class Verifier {

    private final Metadata metadata;
    private final VerifyOptions options;
    private final Findings findings = new Findings();

    private Verifier(Metadata metadata, VerifyOptions options) {
        this.metadata = metadata;
        this.options = options;
    }

    /**
     * Compares everything. Takes a few compiler runs for each partition, and some more where something is wrong.
     *
     * @param metadata what is to be proven, laid out
     * @param options where compiler, headers and libraries are
     * @return what was compared and found
     * @throws ProblemException when a tool, a header or a library is missing, or the compiler rejects the headers
     */
    public static VerifyReport verify(Metadata metadata, VerifyOptions options) {
        return new Verifier(metadata, options).run();
    }

    /**
     * Compares what the front end made of headers with what a compiler makes of the same text: numbers, types and
     * signatures, and neither names that may be missing nor libraries. Takes one compiler run for each partition, which
     * neither links nor runs anything.
     *
     * @param metadata what was read, laid out, for the compiler's target
     * @param compiler the compiler and its flags
     * @param headers for each namespace the C text that it was read from: {@code #include} lines, or a header itself
     * @param limit how long one run of the compiler may take
     * @return what was compared, and what differs
     * @throws ProblemException when the compiler is missing, hangs, or rejects the text
     */
    public static VerifyReport numbers(
            Metadata metadata, List<String> compiler, Map<String, String> headers, Duration limit) {
        PartitionFacts facts = new PartitionFacts(metadata);
        Findings findings = new Findings();
        try (Workshop workshop = Workshop.open()) {
            Toolchain toolchain = new Toolchain(compiler, workshop.folder(), limit);
            for (Partition partition : metadata.partitions()) {
                new Probe(workshop, toolchain, headers.get(partition.namespace()), facts.of(partition))
                        .compare(findings);
            }
        }
        return findings.report();
    }

    /**
     * Looks for declarations of the headers that the metadata lacks: what a compiler of another target sees may be more
     * than what the metadata was computed from.
     *
     * @throws ProblemException when the compiler is missing, or rejects the headers
     */
    public static VerifyReport missing(Metadata metadata, VerifyOptions options) {
        Verifier verifier = new Verifier(metadata, options);
        KnownNames known = new KnownNames(metadata, options.skip().keySet());
        for (Partition partition : metadata.partitions()) {
            try (Workshop workshop = Workshop.open()) {
                PartitionConfig config = options.partition(partition.namespace(), partition.headers());
                SecondReader reader = verifier.read(partition, config, workshop);
                new Completeness(partition.namespace(), config.bind(), known, verifier.findings).check(reader);
            }
        }
        return verifier.findings.report();
    }

    private VerifyReport run() {
        PartitionFacts facts = new PartitionFacts(metadata);
        KnownNames known = new KnownNames(metadata, options.skip().keySet());
        for (Partition partition : metadata.partitions()) {
            try (Workshop workshop = Workshop.open()) {
                verify(partition, facts, known, workshop);
            }
        }
        return findings.report();
    }

    private void verify(Partition partition, PartitionFacts facts, KnownNames known, Workshop workshop) {
        PartitionConfig config = options.partition(partition.namespace(), partition.headers());
        Toolchain compiler = Toolchain.of(options, config, workshop.folder());
        String includes = ProbeSource.includes(partition.headers());
        new Probe(workshop, compiler, includes, facts.of(partition)).compare(findings);
        SecondReader reader = read(partition, config, workshop);
        new Consistency(new TypeIndex(metadata), findings).check(partition, reader);
        new Completeness(partition.namespace(), config.bind(), known, findings).check(reader);
        new Symbols(options, compiler, findings).check(partition);
    }

    private SecondReader read(Partition partition, PartitionConfig config, Workshop workshop) {
        List<String> traverse = config.traverse().isEmpty() ? partition.headers() : config.traverse();
        Toolchain gcc = Toolchain.of(options, config, workshop.folder()).gcc(options, config);
        return SecondReader.read(workshop, gcc, partition.headers(), traverse);
    }
}
