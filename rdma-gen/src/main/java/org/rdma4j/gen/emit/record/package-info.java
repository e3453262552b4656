/**
 * The class of a struct or union: its layout, and accessors for each member that is reached from it.
 *
 * <p>In: records, as each target has them. Out: one class each ({@link org.rdma4j.gen.emit.record.RecordGenerator}),
 * composed of what a kind of member gets: numbers and pointers, slices, arrays, bit-fields. Called by the top of {@code
 * emit}.
 */
@NullMarked
package org.rdma4j.gen.emit.record;

import org.jspecify.annotations.NullMarked;
