/**
 * Opens native libraries, closes them with this class loader, and says why one cannot be had.
 *
 * <p>In: a library's name. Out: a {@link org.rdma4j.sys.runtime.loading.Library}, which opens at the first question and is
 * then an {@link org.rdma4j.sys.runtime.loading.OpenLibrary}, or the words of the failure with every attempt. {@code
 * docs/loading.md} has all of them. Nothing else of the runtime is known here.
 */
@NullMarked
package org.rdma4j.sys.runtime.loading;

import org.jspecify.annotations.NullMarked;
