/**
 * Exports of shared libraries, read with {@code readelf}: names, version nodes and sonames. They show which of the
 * functions declared in a header exist in the library.
 */
@NullMarked
package org.rdma4j.gen.symbols;

import org.jspecify.annotations.NullMarked;
