/**
 * Java names in emitted code: those of classes, methods, parameters and constants ({@link
 * org.rdma4j.gen.emit.name.JavaNames}, {@link org.rdma4j.gen.emit.name.PackageClasses}), and those of the runtime and
 * the JDK ({@link org.rdma4j.gen.emit.name.RuntimeClasses}). Does not depend on other packages of {@code emit}; all of
 * them depend on it.
 */
@NullMarked
package org.rdma4j.gen.emit.name;

import org.jspecify.annotations.NullMarked;
