package org.rdma4j.gen.emit.context;

import java.util.List;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.emit.doc.AlternativeNames;
import org.rdma4j.gen.emit.doc.JavadocText;
import org.rdma4j.gen.emit.fact.DeclarationFacts;
import org.rdma4j.gen.emit.fact.ReleaseSpans;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.unsupported.UnsupportedDeclarations;
import org.rdma4j.gen.emit.value.BoundMetadata;
import org.rdma4j.gen.emit.value.ValueMapper;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.Target;

/**
 * What the generators of one partition's classes share.
 *
 * @param config the configuration
 * @param world the metadata with the Java classes of its types
 * @param facts what the configuration says about declarations
 * @param releases which releases have a declaration
 * @param aliases the further names of types
 * @param links where C names in texts lead to
 * @param names how a C name becomes a Java name
 * @param runtime what emitted code refers to
 * @param values how values cross into Java
 * @param refusals what of the partition Java cannot express
 */
public record EmitContext(
        Config config,
        BoundMetadata world,
        DeclarationFacts facts,
        ReleaseSpans releases,
        AlternativeNames aliases,
        NameLinks links,
        JavaNames names,
        RuntimeClasses runtime,
        ValueMapper values,
        UnsupportedDeclarations refusals) {

    /** The machines that there are numbers for. */
    public List<Target> targets() {
        return world.targets();
    }

    /** What the configuration has Javadoc say of a declaration or field, as Javadoc; empty where that is nothing. */
    public String documentation(String name) {
        return JavadocText.prose(facts.documentation(name), links.of(name));
    }

    /** A C name as a link, or as code where Java has nothing for it. */
    public String link(String name) {
        return links.link(name);
    }

    /** Whether the configuration leaves a declaration out. */
    public boolean skips(String name) {
        return config.skip().containsKey(name);
    }

    /** Whether a partition is the wrapper's functions: its library knows what it is compiled from. */
    public boolean isWrapper(Partition partition) {
        return config.output().wrapper().isPresent()
                && !partition.functions().isEmpty()
                && partition.functions().stream()
                        .allMatch(function ->
                                function.name().startsWith(config.output().wrapperPrefix()));
    }
}
