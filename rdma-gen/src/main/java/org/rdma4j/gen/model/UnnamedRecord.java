package org.rdma4j.gen.model;

/**
 * A struct or union without a name, written where it is used.
 *
 * @param record its members; its name is empty
 */
public record UnnamedRecord(RecordDecl record) implements CType {}
