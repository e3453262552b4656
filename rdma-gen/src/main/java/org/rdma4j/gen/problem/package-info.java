/**
 * Failures that a user can cause or fix. They are reported as a {@link org.rdma4j.gen.problem.ProblemException} with an
 * exit code, a location and a remedy, which all packages throw and {@code cli} prints.
 */
@NullMarked
package org.rdma4j.gen.problem;

import org.jspecify.annotations.NullMarked;
