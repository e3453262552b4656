package org.rdma4j.gen.layout;

import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.UnsizedTypeException;

/** Adds sizes and offsets to the declarations of a partition and to foreign types. */
public final class PartitionLayout {

    private final Layout layout;

    /** Creates an instance that uses the given layout. */
    public PartitionLayout(Layout layout) {
        this.layout = layout;
    }

    /**
     * Returns a copy of the partition with all sizes, alignments, offsets, widths and integer types of enums.
     *
     * @throws UnsizedTypeException if a record has a member of an incomplete type
     */
    public Partition complete(Partition partition) {
        return new PartitionRewriter(layout.completer()).rewrite(partition);
    }

    /** Returns copies of the foreign types with the sizes of those used by value, and the integer types of enums. */
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
