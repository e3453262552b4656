/**
 * The measured methods: a class for each operation, with a method for each variant. Each method contains the loop, as
 * the C functions do, so that the same work is measured. It returns the sum of the values that it has read, which a
 * test compares between the variants.
 */
@NullMarked
package org.rdma4j.bench.call;

import org.jspecify.annotations.NullMarked;
