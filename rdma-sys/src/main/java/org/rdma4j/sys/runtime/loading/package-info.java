/**
 * Opens native libraries, closes them when this class loader is unloaded, and explains failures.
 *
 * <p>A {@link org.rdma4j.sys.runtime.loading.Library} is obtained by name, and opened when it is first needed. The
 * result is an {@link org.rdma4j.sys.runtime.loading.OpenLibrary} or a failure that contains every attempt. {@code
 * docs/reference/loading.md} lists all messages. This package does not use the other packages of the runtime.
 *
 * @see "docs/reference/loading.md"
 */
@NullMarked
package org.rdma4j.sys.runtime.loading;

import org.jspecify.annotations.NullMarked;
