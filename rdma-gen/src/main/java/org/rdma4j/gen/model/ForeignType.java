package org.rdma4j.gen.model;

import java.util.Optional;

/**
 * A type that the partitions use but do not own. It contains all that layouts and calls require, so its declaration is
 * not needed.
 *
 * @param type reference to the type, as the partitions use it
 * @param namespace imported namespace that owns the type; empty if none does
 * @param definition for a typedef, its type in terms of scalars, pointers and other foreign types; for an enum, its
 *     integer type; empty for records
 * @param size size in bytes; 0 if the partitions use only pointers to the type, see {@link #isSized()}
 * @param alignment alignment in bytes; 0 if the partitions use only pointers to the type
 */
public record ForeignType(
        NamedType type, Optional<String> namespace, Optional<CType> definition, long size, long alignment) {

    /**
     * Returns {@code true} if the type is used by value. The size of a record without members is 0, its alignment is
     * not.
     */
    public boolean isSized() {
        return size > 0 || alignment > 0;
    }
}
