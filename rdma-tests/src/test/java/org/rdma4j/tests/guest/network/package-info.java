/** {@code org.rdma4j.network} on soft-RoCE: nodes that are threads of this JVM, and nodes that are processes and die. */
@NullMarked
package org.rdma4j.tests.guest.network;

import org.jspecify.annotations.NullMarked;
