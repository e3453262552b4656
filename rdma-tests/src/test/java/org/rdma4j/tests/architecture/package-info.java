/**
 * Rules on the structure of the hand-written modules: directions of dependencies, cycles between types, sizes of
 * classes.
 */
@NullMarked
package org.rdma4j.tests.architecture;

import org.jspecify.annotations.NullMarked;
