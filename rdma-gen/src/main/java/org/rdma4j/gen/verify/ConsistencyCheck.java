package org.rdma4j.gen.verify;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.TypeIndex;

/**
 * Compares properties that no C expression can measure: headers, linkage, opaque tags, and references between
 * declarations.
 */
final class ConsistencyCheck {

    private final TypeIndex index;
    private final HeaderFilter headers;
    private final Findings findings;

    ConsistencyCheck(TypeIndex index, HeaderFilter headers, Findings findings) {
        this.index = index;
        this.headers = headers;
        this.findings = findings;
    }

    void check(Partition partition, SecondReader reader) {
        boolean included = reader.text().files().stream()
                .anyMatch(file -> headers.name(file).isPresent());
        findings.compare(
                FactKind.HEADER,
                partition.namespace() + " traverses",
                "headers",
                included ? "headers" : "no included header",
                partition.headers().toString());
        headers(partition, reader);
        partition.functions().forEach(function -> linkage(function, reader));
        partition.opaques().forEach(opaque -> mentioned(opaque, reader));
        Set<NamedType> references = PartitionFacts.references(partition);
        references.forEach(type -> reference(type, partition.namespace()));
    }

    /**
     * Compares the headers of declarations. Declarations that the second reader does not see are reported elsewhere.
     */
    private void headers(Partition partition, SecondReader reader) {
        Map<String, String> types = new HashMap<>();
        reader.declarations()
                .forEach(node -> headers.name(node.file).ifPresent(header -> {
                    if (!Set.of("function", "variable").contains(node.kind)) {
                        types.putIfAbsent((node.kind.equals("typedef") ? "typedef " : "") + node.name, header);
                    }
                }));
        partition.records().forEach(record -> header(record, types.get(record.name())));
        partition.enums().stream()
                .filter(declared -> !declared.isUnnamed())
                .forEach(declared -> header(declared, types.get(declared.name())));
        partition.typedefs().forEach(typedef -> header(typedef, types.get("typedef " + typedef.name())));
        partition
                .functions()
                .forEach(function -> reader.functions(function.name()).stream()
                        .flatMap(node -> headers.name(node.file).stream())
                        .findFirst()
                        .ifPresent(header -> header(function, header)));
        Stream.concat(partition.constants().stream(), partition.aliases().stream())
                .forEach(constant -> Optional.ofNullable(reader.text().macros().get(constant.name()))
                        .ifPresent(macro ->
                                header(constant, headers.name(macro.file()).orElse(macro.file()))));
    }

    private void header(Declaration declaration, @Nullable String seen) {
        if (seen != null) {
            findings.compare(FactKind.HEADER, declaration.name(), declaration.header(), seen, declaration.header());
        }
    }

    private void linkage(FunctionDecl function, SecondReader reader) {
        List<CompilerNode> seen = reader.functions(function.name()).stream()
                .filter(node -> headers.name(node.file).isPresent())
                .toList();
        HeaderText.Macro macro = reader.text().macros().get(function.name());
        String found = "not in the traversed headers";
        if (seen.stream().anyMatch(node -> node.isStatic)) {
            found = words(Linkage.INLINE);
        } else if (!seen.isEmpty()) {
            // #define f f exists for #ifdef and does not shadow the function.
            boolean shadowed = macro != null && !macro.body().equals(function.name());
            found = words(shadowed ? Linkage.SHADOWED : Linkage.EXTERN);
        }
        findings.compare(FactKind.LINKAGE, function.name(), words(function.linkage()), found, function.header());
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
        findings.compare(
                FactKind.OPAQUE,
                opaque.name() + " mentioned",
                keyword,
                reader.text().mentions(keyword + " " + opaque.name()) ? keyword : "not in the headers",
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
