/**
 * Calls between Java and C in both directions: {@link org.rdma4j.gen.emit.call.JavaSignature signatures} of function
 * types, function descriptors, invocations of method handles, and the list of all calls that emitted code links. Called
 * by {@code function} and {@code callback}.
 */
@NullMarked
package org.rdma4j.gen.emit.call;

import org.jspecify.annotations.NullMarked;
