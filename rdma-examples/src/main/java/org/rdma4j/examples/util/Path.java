package org.rdma4j.examples.util;

/**
 * How packets leave this side.
 *
 * @param port the device's port, from 1
 * @param gidIndex the entry of the port's GID table; negative where none is used
 * @param mtu one of {@code ibv_mtu}
 * @param serviceLevel InfiniBand's service level
 */
public record Path(int port, int gidIndex, int mtu, int serviceLevel) {}
