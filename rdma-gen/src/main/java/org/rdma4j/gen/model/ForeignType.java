package org.rdma4j.gen.model;

import java.util.Optional;

/**
 * A foreign type: the partitions use it and do not own it. It has what layouts and calls need to know about it, so that
 * its declaration is not needed.
 *
 * @param type the reference, as the partitions write it
 * @param namespace the imported namespace that owns it; empty when no import does
 * @param definition for a typedef: what it stands for, reduced to scalars, pointers and references to other foreign
 *     types; for an enum: its underlying integer; empty for records
 * @param size in bytes; 0 when it is only pointed to, see {@link #isSized()}
 * @param alignment in bytes; 0 when it is only pointed to
 */
public record ForeignType(
        NamedType type, Optional<String> namespace, Optional<CType> definition, long size, long alignment) {

    /** Returns {@code true} if the type is used by value; the size of a record without members is 0. */
    public boolean isSized() {
        return size > 0 || alignment > 0;
    }
}
