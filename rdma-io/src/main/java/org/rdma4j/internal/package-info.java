/** Utilities shared by the packages of this module. This package is not exported. */
@NullMarked
package org.rdma4j.internal;

import org.jspecify.annotations.NullMarked;
