/** Nodes of an RDMA network: their configuration, how they find each other, how they wait for each other. */
@NullMarked
package org.rdma4j.network;

import org.jspecify.annotations.NullMarked;
