package org.rdma4j.gen.model;

/**
 * A type with qualifiers; at least one is set.
 *
 * @param type the type without them
 * @param isConst {@code const}
 * @param isVolatile {@code volatile}
 * @param isRestrict {@code restrict}, on pointers
 */
public record QualifiedType(CType type, boolean isConst, boolean isVolatile, boolean isRestrict) implements CType {}
