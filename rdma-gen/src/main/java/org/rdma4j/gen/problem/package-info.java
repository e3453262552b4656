/**
 * What can go wrong, said once: every failure that a user can cause or fix is a {@link
 * org.rdma4j.gen.problem.ProblemException} with an exit code, a place and a remedy.
 *
 * <p>In: nothing. Out: the exception that every other package throws and {@code cli} prints.
 */
@NullMarked
package org.rdma4j.gen.problem;

import org.jspecify.annotations.NullMarked;
