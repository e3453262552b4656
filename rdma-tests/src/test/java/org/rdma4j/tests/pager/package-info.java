/**
 * Remote pages (package {@code pager} of the examples). {@code RemotePagesSuite} contains the tests of every mode. It
 * runs here over TCP and without a transport, and in the guest over RDMA.
 */
@NullMarked
package org.rdma4j.tests.pager;

import org.jspecify.annotations.NullMarked;
