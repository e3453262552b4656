/**
 * Runtime of the generated bindings. It is not exported to users. Four packages, each of which uses only those before
 * it: {@code loading} opens libraries, {@code checking} determines what the host has, {@code calling} creates method
 * handles, {@code printing} converts records to text.
 *
 * <p>No library is loaded and no symbol is linked before the first call that needs it. No class initializer throws,
 * because a class whose initializer failed cannot be used again. The only exceptions are generated classes whose
 * numbers depend on the architecture, if it is not supported ({@link org.rdma4j.sys.runtime.checking.Target}).
 *
 * <p>The code that runs before the first call of a function adds to the start of every program: about 0.2 ms for each
 * class of the jar, 1 ms or more for each lambda, method reference and pattern, and 5 ms for each type of native call.
 * This code therefore uses plain classes and loops, and code for failures and reports is in classes of its own.
 *
 * @see "docs/verbs/bindings.md"
 */
@NullMarked
package org.rdma4j.sys.runtime;

import org.jspecify.annotations.NullMarked;
