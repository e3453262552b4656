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
 * Context of the generators of a partition.
 *
 * @param config the configuration
 * @param world the metadata with the Java classes of its types
 * @param facts facts in the configuration about declarations
 * @param releases first and last releases of declarations
 * @param aliases alternative names of types
 * @param links Javadoc links for C names
 * @param names Java names for C names
 * @param runtime classes that emitted code refers to
 * @param values conversion of values
 * @param refusals unsupported declarations of the partition
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

    /** Returns the targets of the metadata. */
    public List<Target> targets() {
        return world.targets();
    }

    /** Returns the documentation of a declaration or field in the configuration, as Javadoc; may be empty. */
    public String documentation(String name) {
        return JavadocText.prose(facts.documentation(name), links.of(name));
    }

    /** Returns a Javadoc link for a C name, or the name as code if it is not bound. */
    public String link(String name) {
        return links.link(name);
    }

    /** Returns {@code true} if the configuration skips the declaration. */
    public boolean skips(String name) {
        return config.skip().containsKey(name);
    }

    /** Returns {@code true} if the partition contains the functions of the wrapper library. */
    public boolean isWrapper(Partition partition) {
        return config.output().wrapper().isPresent()
                && !partition.functions().isEmpty()
                && partition.functions().stream()
                        .allMatch(function ->
                                function.name().startsWith(config.output().wrapperPrefix()));
    }
}
