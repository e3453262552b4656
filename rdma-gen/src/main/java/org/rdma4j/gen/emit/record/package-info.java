/**
 * Classes of structs and unions. {@link org.rdma4j.gen.emit.record.RecordGenerator} generates a class for each record,
 * with its layout and accessors for each kind of member: numbers and pointers, slices, arrays, bit-fields. Called by
 * {@code emit}.
 */
@NullMarked
package org.rdma4j.gen.emit.record;

import org.jspecify.annotations.NullMarked;
