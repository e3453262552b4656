package org.rdma4j.gen.model;

import java.util.Optional;

/**
 * A type that the partitions use and do not own. It carries what is needed to lay out and to call without its own
 * declaration at hand.
 *
 * @param type the reference, as the partitions write it
 * @param namespace the imported namespace that owns it; empty when no import does
 * @param definition for a typedef: what it stands for, reduced to scalars, pointers and references to other foreign
 *     types; for an enum: its underlying integer; empty for records
 * @param size in bytes; 0 when it is only pointed to
 * @param alignment in bytes; 0 when it is only pointed to
 */
public record ForeignType(
        NamedType type, Optional<String> namespace, Optional<CType> definition, long size, long alignment) {}
