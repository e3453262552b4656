/**
 * What the emitted bindings run on; not for users, and not exported from the module.
 *
 * <p>In: a library's name, a symbol with its version node and a function descriptor, from the emitted holder classes.
 * Out: method handles that are either bound to the native function or throw, at each call, an exception that says what
 * the host lacks. Nothing here loads a library or links a symbol before the first call that needs it, and nothing
 * throws while a class is initialised, for a class whose initialiser failed once is unusable for ever; but for emitted
 * classes whose numbers depend on a machine that is not known ({@link org.rdma4j.sys.runtime.Target}).
 *
 * <p>What runs before the first call of a function is part of every program's start, where each class of the jar costs a
 * fifth of a millisecond, each lambda, method reference and pattern a whole one or more, and each kind of native call five:
 * there stand plain classes and loops, and what only failures and reports need has classes of its own.
 *
 * <p>{@link org.rdma4j.sys.runtime.Library} finds and opens libraries, {@link org.rdma4j.sys.runtime.Linking} makes
 * handles, {@link org.rdma4j.sys.runtime.FunctionTable} answers those who ask first, {@link
 * org.rdma4j.sys.runtime.FrontGrowth} finds records that begin elsewhere in each release, {@link
 * org.rdma4j.sys.runtime.ErrnoCapture} and {@link org.rdma4j.sys.runtime.CStrings} serve the emitted method bodies.
 */
@NullMarked
package org.rdma4j.sys.runtime;

import org.jspecify.annotations.NullMarked;
