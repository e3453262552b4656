/**
 * The measured methods: one class for each operation, one method for each way to do it. Each loops by itself, in Java as
 * in C, so that the same loop is measured, and returns the sum of what it read, which the smoke test compares.
 */
@NullMarked
package org.rdma4j.bench.call;

import org.jspecify.annotations.NullMarked;
