/** The second run of failed tests in this module, rdma-network, rdma-examples and rdma-tests. */
@org.jspecify.annotations.NullMarked
package org.rdma4j.repetition;
