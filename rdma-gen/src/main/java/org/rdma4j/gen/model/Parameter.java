package org.rdma4j.gen.model;

/**
 * A parameter of a function.
 *
 * @param name name in the header; empty if it has none
 * @param type type as written in the header
 */
public record Parameter(String name, CType type) {}
