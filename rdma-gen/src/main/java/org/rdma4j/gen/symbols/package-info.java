/**
 * What a shared library exports, read with {@code readelf}: names, version nodes, and the name that programs load it by.
 *
 * <p>In: a library's name and the compiler that knows where libraries are. Out: {@link
 * org.rdma4j.gen.symbols.SymbolTable}. A header declares functions that no library has; only this table tells.
 */
@NullMarked
package org.rdma4j.gen.symbols;

import org.jspecify.annotations.NullMarked;
