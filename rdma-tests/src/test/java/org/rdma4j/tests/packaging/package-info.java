/** What goes to others: the POM and the jar that the build made of rdma-sys. */
@NullMarked
package org.rdma4j.tests.packaging;

import org.jspecify.annotations.NullMarked;
