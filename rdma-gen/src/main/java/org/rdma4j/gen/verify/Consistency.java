package org.rdma4j.gen.verify;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.TypeIndex;

/** Compares what no expression of C can ask for: origin, linkage, whether an opaque tag exists, whether references hold. */
final class Consistency {

    private final TypeIndex index;
    private final Findings findings;

    Consistency(TypeIndex index, Findings findings) {
        this.index = index;
        this.findings = findings;
    }

    void check(Partition partition, SecondReader reader) {
        headers(partition, reader);
        partition.functions().forEach(function -> linkage(function, reader));
        partition.opaques().forEach(opaque -> mentioned(opaque, reader));
        Set<NamedType> references = PartitionFacts.references(partition);
        references.forEach(type -> reference(type, partition.namespace()));
    }

    /** Compares where declarations come from; what the second reader does not see is found by others. */
    private void headers(Partition partition, SecondReader reader) {
        Map<String, String> types = new HashMap<>();
        reader.declarations()
                .forEach(seen -> types.putIfAbsent(
                        (seen.kind().equals("typedef") ? "typedef " : "") + seen.name(),
                        seen.where().file()));
        partition.records().forEach(record -> header(record, types.get(record.name())));
        partition.enums().stream()
                .filter(declared -> !declared.isUnnamed())
                .forEach(declared -> header(declared, types.get(declared.name())));
        partition.typedefs().forEach(typedef -> header(typedef, types.get("typedef " + typedef.name())));
        partition.functions().forEach(function -> {
            Prototypes.Prototype prototype = reader.prototypes().get(function.name());
            header(function, prototype == null ? null : prototype.where().file());
        });
        Stream.concat(partition.constants().stream(), partition.aliases().stream())
                .forEach(constant -> {
                    Macros.Macro macro = reader.macros().get(constant.name());
                    header(
                            constant,
                            macro == null
                                    ? null
                                    : reader.headers().name(macro.file()).orElse(macro.file()));
                });
    }

    private void header(Declaration declaration, @Nullable String seen) {
        if (seen != null) {
            findings.compare(FactKind.HEADER, declaration.name(), declaration.header(), seen, declaration.header());
        }
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
