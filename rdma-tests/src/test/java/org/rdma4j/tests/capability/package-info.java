/**
 * Capabilities of the library, and the annotations of the tests that show them.
 *
 * <p>{@link org.rdma4j.tests.capability.Capability} lists the capabilities. A test that shows one has the annotation
 * {@link org.rdma4j.tests.capability.Shows} or {@link org.rdma4j.tests.capability.ShowsRefusal}.
 * {@code CapabilitiesPageTest} writes the list and the tests to {@code docs/internals/capabilities.md}, and
 * {@code GuestTests} checks that the tests ran.
 *
 * <p>The tests of rdma-network compile this package as well, so it uses no other package of this module.
 */
@NullMarked
package org.rdma4j.tests.capability;

import org.jspecify.annotations.NullMarked;
