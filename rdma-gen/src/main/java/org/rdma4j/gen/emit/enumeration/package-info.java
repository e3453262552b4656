/**
 * Classes of enums, fields of constants and of enumerators of unnamed enums, and for each package the class that finds
 * enums by C name. Called by {@code emit}, and by {@code record} for the enums of members.
 */
@NullMarked
package org.rdma4j.gen.emit.enumeration;

import org.jspecify.annotations.NullMarked;
