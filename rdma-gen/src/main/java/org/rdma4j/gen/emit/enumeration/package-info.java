/**
 * Constants: the classes of enums, and the fields of macros and of unnamed enums' enumerators.
 *
 * <p>In: enums and constants. Out: classes and fields, and for each package the class that finds an enum by its C name.
 * Called by the top of {@code emit}; {@code record} says which enums its members have.
 */
@NullMarked
package org.rdma4j.gen.emit.enumeration;

import org.jspecify.annotations.NullMarked;
