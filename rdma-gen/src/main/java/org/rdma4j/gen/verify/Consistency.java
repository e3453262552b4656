package org.rdma4j.gen.verify;

import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.TypeIndex;

/** Compares what no expression of C can ask for: linkage, whether an opaque tag exists, whether references hold. */
final class Consistency {

    private final TypeIndex index;
    private final Findings findings;

    Consistency(TypeIndex index, Findings findings) {
        this.index = index;
        this.findings = findings;
    }

    void check(Partition partition, SecondReader reader) {
        partition.functions().forEach(function -> linkage(function, reader));
        partition.opaques().forEach(opaque -> mentioned(opaque, reader));
        Set<NamedType> references = References.of(partition);
        references.forEach(type -> reference(type, partition.namespace()));
    }

    private void linkage(FunctionDecl function, SecondReader reader) {
        Prototypes.Prototype prototype = reader.prototypes().get(function.name());
        if (prototype == null) {
            findings.compare(
                    FactKind.LINKAGE,
                    function.name(),
                    words(function.linkage()),
                    "not in the traversed headers",
                    function.header());
            return;
        }
        Map<String, Macros.Macro> macros = reader.macros();
        // A macro that stands for itself only tells #ifdef that the function is there.
        boolean macro = macros.containsKey(function.name())
                && !macros.get(function.name()).body().equals(function.name());
        Linkage seen = prototype.isStatic() ? Linkage.INLINE : macro ? Linkage.SHADOWED : Linkage.EXTERN;
        findings.compare(FactKind.LINKAGE, function.name(), words(function.linkage()), words(seen), function.header());
    }

    private static String words(Linkage linkage) {
        return switch (linkage) {
            case EXTERN -> "extern";
            case INLINE -> "static inline";
            case SHADOWED -> "extern behind a macro";
        };
    }

    private void mentioned(OpaqueDecl opaque, SecondReader reader) {
        String keyword = opaque.tag().prefix().strip();
        boolean found = Pattern.compile("\\b" + keyword + "\\s+" + Pattern.quote(opaque.name()) + "\\b")
                .matcher(reader.text())
                .find();
        findings.compare(
                FactKind.OPAQUE,
                opaque.name() + " mentioned",
                keyword,
                found ? keyword : "not in the headers",
                opaque.header());
    }

    private void reference(NamedType type, String namespace) {
        boolean described = index.record(type).isPresent()
                || index.enumeration(type).isPresent()
                || index.typedef(type).isPresent()
                || index.opaque(type).isPresent()
                || index.foreign(type).isPresent();
        findings.compare(
                FactKind.REFERENCE,
                type.spelling(),
                described ? "described" : "used but not described",
                "described",
                namespace);
    }
}
