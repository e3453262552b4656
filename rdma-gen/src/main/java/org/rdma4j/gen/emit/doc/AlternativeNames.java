package org.rdma4j.gen.emit.doc;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.TypedefDecl;

/** Alternative names of records and enums: macros that rename a tag, and typedefs. */
public final class AlternativeNames {

    private final Map<NamedType, List<String>> byTarget =
            new TreeMap<>(java.util.Comparator.comparing(NamedType::spelling));

    public AlternativeNames(Metadata metadata) {
        for (Partition partition : metadata.partitions()) {
            for (AliasDecl alias : partition.aliases()) {
                add(alias.target(), alias.name());
            }
            for (TypedefDecl typedef : partition.typedefs()) {
                CType target = TypeIndex.unqualified(typedef.type());
                if (target instanceof NamedType named && named.tag() != NamedType.Tag.TYPEDEF) {
                    add(named, typedef.name());
                }
            }
        }
    }

    private void add(NamedType target, String name) {
        byTarget.computeIfAbsent(target, t -> new ArrayList<>()).add(name);
    }

    /** Returns the alternative names of a type. */
    public List<String> of(NamedType type) {
        return byTarget.getOrDefault(type, List.of());
    }

    /** Returns a Javadoc paragraph with the alternative names; empty if there are none. */
    public static String sentence(List<String> aliases) {
        return aliases.isEmpty()
                ? ""
                : "\n<p>Alternative names in C: "
                        + aliases.stream().distinct().map(JavadocText::code).collect(Collectors.joining(", ")) + ".\n";
    }
}
