/** Utilities that the packages of this module share. Not exported. */
@NullMarked
package org.rdma4j.internal;

import org.jspecify.annotations.NullMarked;
