package org.rdma4j.gen.verify;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypeIndex;

/** Creates the facts of a partition and of the foreign types that it uses. */
final class PartitionFacts {

    private final Metadata metadata;
    private final TypeIndex index;
    private final Map<String, Set<ForeignType>> foreign = new HashMap<>();

    PartitionFacts(Metadata metadata) {
        this.metadata = metadata;
        this.index = new TypeIndex(metadata);
        assignForeignTypes();
    }

    /** Returns the facts of a partition, in the order of the metadata. */
    FactList of(Partition partition) {
        FactList facts = new FactList(new SameTypeExpression(index));
        target(facts);
        EnumFacts enums = new EnumFacts(facts, metadata.target());
        RecordLayoutFacts records = new RecordLayoutFacts(facts, index, metadata.target(), enums);
        ConstantFacts constants = new ConstantFacts(facts);
        NameFacts names = new NameFacts(facts);
        partition.records().forEach(records::add);
        partition.enums().forEach(enums::add);
        partition.functions().forEach(names::add);
        partition.typedefs().forEach(names::add);
        partition.constants().forEach(constants::add);
        partition.aliases().forEach(names::add);
        partition.opaques().forEach(names::add);
        foreign.getOrDefault(partition.namespace(), Set.of()).forEach(names::add);
        return facts;
    }

    /** Returns the named types that the partition refers to, in order of appearance. */
    static Set<NamedType> references(Partition partition) {
        return references(
                Stream.concat(partition.types(), partition.aliases().stream().map(AliasDecl::target)));
    }

    private static Set<NamedType> references(Stream<? extends CType> types) {
        Set<NamedType> found = new LinkedHashSet<>();
        types.forEach(type -> type.walk(part -> {
            if (part instanceof NamedType named) {
                found.add(named);
            }
        }));
        return found;
    }

    private void target(FactList facts) {
        facts.about("the compiler", "");
        Target target = metadata.target();
        boolean signed = target.charSigned();
        facts.machine(target);
        facts.yes(
                FactKind.TARGET, "plain char", signed ? "signed" : "unsigned", "((char)-1 < 0) == " + (signed ? 1 : 0));
        facts.yes(FactKind.TARGET, "long and pointers", "8 bytes", "sizeof(long) == 8 && sizeof(void *) == 8");
    }

    /**
     * Assigns each foreign type to the first partition that refers to it, directly or through another foreign type. It
     * is measured once, with the headers of that partition.
     */
    private void assignForeignTypes() {
        Map<NamedType, ForeignType> left = new LinkedHashMap<>();
        metadata.foreign().forEach(type -> left.put(type.type(), type));
        for (Partition partition : metadata.partitions()) {
            Set<ForeignType> mine = new LinkedHashSet<>();
            Deque<NamedType> open = new ArrayDeque<>(references(partition));
            while (!open.isEmpty()) {
                ForeignType type = left.remove(open.pop());
                if (type != null) {
                    mine.add(type);
                    type.definition().ifPresent(definition -> open.addAll(references(Stream.of(definition))));
                }
            }
            foreign.put(partition.namespace(), mine);
        }
        if (!metadata.partitions().isEmpty()) {
            foreign.get(metadata.partitions().get(0).namespace()).addAll(left.values());
        }
    }
}
