/**
 * Says whether this host has what the bindings ask for: a function, a field, a release, an architecture.
 *
 * <p>In: a library, and a symbol or a release. Out: an address ({@link org.rdma4j.sys.runtime.checking.Resolution}), a
 * number, or the words of what the host lacks. Emitted code and {@code calling} ask.
 */
@NullMarked
package org.rdma4j.sys.runtime.checking;

import org.jspecify.annotations.NullMarked;
