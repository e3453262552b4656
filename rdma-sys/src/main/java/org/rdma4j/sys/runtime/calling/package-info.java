/**
 * Creates the method handles of the generated bindings, and supports the generated methods: errno, strings, pointers.
 *
 * <p>The input of {@link org.rdma4j.sys.runtime.calling.Linking} is a library, a symbol and a function descriptor. The
 * result is a handle that calls the native function, or a handle that throws at each call and reports what the host
 * lacks.
 *
 * @see "docs/verbs/bindings.md"
 */
@NullMarked
package org.rdma4j.sys.runtime.calling;

import org.jspecify.annotations.NullMarked;
