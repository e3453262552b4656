package org.rdma4j.gen.model;

/**
 * A pointer.
 *
 * @param pointee what it points to
 */
public record PointerType(CType pointee) implements CType {}
