package org.rdma4j.gen.model;

/**
 * One parameter of a function.
 *
 * @param name as the header has it; empty where it has none
 * @param type as written
 */
public record Parameter(String name, CType type) {}
