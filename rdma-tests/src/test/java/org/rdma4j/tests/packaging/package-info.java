/** Published artifacts: the POMs and jars that the build made of rdma-sys, rdma-io and rdma-network. */
@NullMarked
package org.rdma4j.tests.packaging;

import org.jspecify.annotations.NullMarked;
