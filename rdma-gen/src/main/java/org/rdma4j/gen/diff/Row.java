package org.rdma4j.gen.diff;

/**
 * A line of {@code dump}, without its partition: the fact that a change makes or unmakes.
 *
 * @param kind as in {@code field}
 * @param name as in {@code ibv_qp.handle}
 * @param value as in {@code 320+32}
 */
public record Row(String kind, String name, String value) {}
