/**
 * The class of a function pointer type: an interface to implement, a stub for C, and a way to call one.
 *
 * <p>In: function types. Out: classes. Called by the top of {@code emit} for typedefs and parameters, by {@code record}
 * for members.
 */
@NullMarked
package org.rdma4j.gen.emit.callback;

import org.jspecify.annotations.NullMarked;
