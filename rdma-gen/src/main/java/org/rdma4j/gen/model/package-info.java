/**
 * What C headers declare, as data: records, enums, functions, typedefs, constants and aliases, grouped into
 * partitions. Records only; nothing here parses, lays out, prints or emits.
 *
 * <p>In: {@code parse} builds these from headers without sizes and offsets, {@code layout} fills those in,
 * {@code metadata} reads them from JSON. Out: {@code metadata}, {@code dump}, {@code cprint}, {@code verify} and
 * {@code emit} all work from these alone.
 *
 * <p>Sizes and alignments are bytes, offsets and widths are bits. All numbers are for one target and one release; targets are LP64
 * and little-endian.
 */
@NullMarked
package org.rdma4j.gen.model;

import org.jspecify.annotations.NullMarked;
