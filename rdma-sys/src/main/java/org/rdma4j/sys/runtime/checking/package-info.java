/**
 * Determines whether this host has what the bindings need: a function, a field, a release, an architecture.
 *
 * <p>The input is a library and a symbol or release. The result is an address ({@link
 * org.rdma4j.sys.runtime.checking.Resolution}), a number, or a message about what the host lacks. The callers are
 * generated code and {@code calling}.
 *
 * @see "docs/verbs/bindings.md"
 */
@NullMarked
package org.rdma4j.sys.runtime.checking;

import org.jspecify.annotations.NullMarked;
