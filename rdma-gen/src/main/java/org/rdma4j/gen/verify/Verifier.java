package org.rdma4j.gen.verify;

import java.util.List;
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
     * Compares everything. Takes a compiler run and a program run for each partition, and some more where something is
     * wrong.
     *
     * @param metadata what is to be proven, laid out
     * @param options where compiler, headers and libraries are
     * @return what was compared and found
     * @throws ProblemException when a tool, a header or a library is missing, or the compiler rejects the headers
     */
    public static VerifyReport verify(Metadata metadata, VerifyOptions options) {
        return new Verifier(metadata, options).run();
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
        Compiler compiler = Compiler.of(options.compiler(), options, config, workshop.folder());
        new Probe(workshop, compiler, partition.headers(), options.runPrefix()).compare(facts.of(partition), findings);
        List<String> traverse = config.traverse().isEmpty() ? partition.headers() : config.traverse();
        SecondReader reader = SecondReader.read(workshop, compiler.gcc(), partition.headers(), traverse);
        new Consistency(new TypeIndex(metadata), findings).check(partition, reader);
        new Completeness(partition.namespace(), config.bind(), known, findings).check(reader);
        new Symbols(options, compiler, findings).check(partition);
    }
}
