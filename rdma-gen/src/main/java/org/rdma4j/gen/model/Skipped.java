package org.rdma4j.gen.model;

/**
 * A declaration that the configuration leaves out.
 *
 * @param name its C name
 * @param reason why, in the configuration's words
 */
public record Skipped(String name, String reason) {}
