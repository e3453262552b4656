package org.rdma4j.gen.layout;

import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.UnsizedTypeException;

/** Fills the numbers into everything that a partition declares, and into the types that it takes from others. */
public final class PartitionLayout {

    private final Layout layout;

    /** Fills in what this layout computes. */
    public PartitionLayout(Layout layout) {
        this.layout = layout;
    }

    /**
     * The partition with every size, alignment, offset, width and underlying type.
     *
     * @throws UnsizedTypeException when a record holds something without a size
     */
    public Partition complete(Partition partition) {
        return new PartitionRewriter(layout.completer()).rewrite(partition);
    }

    /** The foreign types with the sizes of those that are used by value, and the integers of the enums. */
    public List<ForeignType> complete(List<ForeignType> foreign) {
        return foreign.stream().map(this::complete).toList();
    }

    private ForeignType complete(ForeignType foreign) {
        Optional<CType> definition = layout.declaration(foreign.type())
                .filter(EnumDecl.class::isInstance)
                .<CType>map(d -> layout.complete((EnumDecl) d).underlying())
                .or(foreign::definition);
        boolean byValue = foreign.size() == RecordDecl.UNKNOWN;
        return new ForeignType(
                foreign.type(),
                foreign.namespace(),
                definition.map(layout::complete),
                byValue ? layout.sizeof(foreign.type()) : 0,
                byValue ? layout.alignof(foreign.type()) : 0);
    }
}
