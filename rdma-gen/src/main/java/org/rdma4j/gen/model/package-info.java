/**
 * Declarations of C headers as data: records, enums, functions, typedefs, constants and aliases, grouped into
 * partitions. The package does not parse, lay out, print or emit declarations.
 *
 * <p>{@code parse} creates declarations from headers, without sizes and offsets, which {@code layout} adds;
 * {@code metadata} reads them from JSON. The packages {@code metadata}, {@code dump}, {@code cprint}, {@code verify}
 * and {@code emit} depend on declarations only.
 *
 * <p>Sizes and alignments are in bytes, offsets and widths in bits. They apply to one target and one release. All
 * targets are LP64 and little-endian.
 */
@NullMarked
package org.rdma4j.gen.model;

import org.jspecify.annotations.NullMarked;
