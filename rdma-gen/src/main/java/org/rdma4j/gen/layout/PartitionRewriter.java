package org.rdma4j.gen.layout;

import java.util.List;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.TypeRewriter;
import org.rdma4j.gen.model.TypedefDecl;

/** Replaces the records and enums of a partition, including those nested in types. */
final class PartitionRewriter {

    private final TypeRewriter types;

    PartitionRewriter(TypeRewriter types) {
        this.types = types;
    }

    Partition rewrite(Partition partition) {
        return new Partition(
                partition.namespace(),
                partition.library(),
                partition.soname(),
                partition.headers(),
                partition.records().stream().map(types::rewrite).toList(),
                partition.enums().stream().map(types::rewrite).toList(),
                partition.functions().stream().map(this::rewrite).toList(),
                partition.typedefs().stream().map(this::rewrite).toList(),
                partition.constants().stream().map(this::rewrite).toList(),
                partition.aliases(),
                partition.opaques(),
                partition.skipped());
    }

    private FunctionDecl rewrite(FunctionDecl function) {
        return new FunctionDecl(
                function.name(),
                types.rewrite(function.type()),
                function.linkage(),
                function.symbolVersion(),
                function.header());
    }

    private TypedefDecl rewrite(TypedefDecl typedef) {
        return new TypedefDecl(typedef.name(), types.rewrite(typedef.type()), typedef.aligned(), typedef.header());
    }

    private ConstantDecl rewrite(ConstantDecl constant) {
        return new ConstantDecl(constant.name(), types.rewrite(constant.type()), constant.value(), constant.header());
    }

    List<Partition> rewrite(List<Partition> partitions) {
        return partitions.stream().map(this::rewrite).toList();
    }
}
