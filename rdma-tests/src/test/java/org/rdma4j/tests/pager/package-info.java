/**
 * Remote pages (package {@code pager} of the examples): {@code RemotePagesSuite} is what every mode has to do; here it runs
 * over TCP and without any transport, in the guest over RDMA.
 */
@NullMarked
package org.rdma4j.tests.pager;

import org.jspecify.annotations.NullMarked;
