/**
 * Every Java name that emitted code has or uses.
 *
 * <p>In: C names and the configuration's renames. Out: the names of classes, methods, parameters and constants ({@link
 * org.rdma4j.gen.emit.name.JavaNames}, {@link org.rdma4j.gen.emit.name.PackageClasses}), and those of the runtime and the
 * JDK ({@link org.rdma4j.gen.emit.name.RuntimeClasses}). Knows nothing else of {@code emit}; everything else knows it.
 */
@NullMarked
package org.rdma4j.gen.emit.name;

import org.jspecify.annotations.NullMarked;
