package org.rdma4j.gen.model;

import java.math.BigInteger;

/**
 * One constant of an enum.
 *
 * @param name the C name
 * @param value its value, as C sees it
 */
public record Enumerator(String name, BigInteger value) {}
