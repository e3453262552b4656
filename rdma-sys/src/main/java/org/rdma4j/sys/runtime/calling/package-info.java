/**
 * Makes the method handles of the emitted bindings, and serves the bodies of the emitted methods: errno, strings, pointers.
 *
 * <p>In: a library, a symbol and a function descriptor. Out: a handle that is bound to the native function, or throws at
 * each call what the host lacks ({@link org.rdma4j.sys.runtime.calling.Linking}).
 */
@NullMarked
package org.rdma4j.sys.runtime.calling;

import org.jspecify.annotations.NullMarked;
