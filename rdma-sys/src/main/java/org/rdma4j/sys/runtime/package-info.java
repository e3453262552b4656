/**
 * What the emitted bindings run on; not for users, and not exported from the module. Four rooms, each of which knows those
 * before it: {@code loading} opens libraries, {@code checking} says what the host has, {@code calling} makes handles,
 * {@code printing} makes text of records.
 *
 * <p>Nothing here loads a library or links a symbol before the first call that needs it, and nothing throws while a class is
 * initialised, for a class whose initialiser failed once is unusable for ever; but for emitted classes whose numbers depend
 * on a machine that is not known ({@link org.rdma4j.sys.runtime.checking.Target}).
 *
 * <p>What runs before the first call of a function is part of every program's start, where each class of the jar costs a
 * fifth of a millisecond, each lambda, method reference and pattern a whole one or more, and each kind of native call five:
 * there stand plain classes and loops, and what only failures and reports need has classes of its own.
 */
@NullMarked
package org.rdma4j.sys.runtime;

import org.jspecify.annotations.NullMarked;
