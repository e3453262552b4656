package org.rdma4j.gen.model;

/**
 * A declaration that the configuration leaves out.
 *
 * @param name C name
 * @param reason reason given in the configuration
 */
public record Skipped(String name, String reason) {}
