package org.rdma4j.gen.model;

import java.math.BigInteger;

/**
 * An enumerator.
 *
 * @param name C name
 * @param value value in C
 */
public record Enumerator(String name, BigInteger value) {}
