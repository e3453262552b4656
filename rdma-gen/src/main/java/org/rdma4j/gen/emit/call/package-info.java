/**
 * How a call crosses between Java and C, in either direction.
 *
 * <p>In: function types. Out: {@link org.rdma4j.gen.emit.call.JavaSignature}s, the code of descriptors and of invoking a
 * handle, and the list of every call that emitted code links. Called by {@code function} and {@code callback}.
 */
@NullMarked
package org.rdma4j.gen.emit.call;

import org.jspecify.annotations.NullMarked;
