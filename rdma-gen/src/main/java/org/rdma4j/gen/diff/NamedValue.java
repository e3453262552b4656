package org.rdma4j.gen.diff;

/**
 * An enumerator where it stands.
 *
 * @param name the C name
 * @param value in decimal
 * @param owner the enum's name; empty for an unnamed one
 */
record NamedValue(String name, String value, String owner) {}
