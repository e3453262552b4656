/**
 * Runs other programs: the C compiler, {@code readelf}. All processes are started here. Called by {@code preprocess},
 * {@code parse}, {@code symbols} and {@code verify}.
 */
@NullMarked
package org.rdma4j.gen.process;

import org.jspecify.annotations.NullMarked;
