/**
 * Classes of function pointer types. Called by {@code emit} for typedefs and parameters, and by {@code record} for
 * members.
 */
@NullMarked
package org.rdma4j.gen.emit.callback;

import org.jspecify.annotations.NullMarked;
