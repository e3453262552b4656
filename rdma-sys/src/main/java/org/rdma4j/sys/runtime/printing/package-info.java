/**
 * Converts records to text: {@link org.rdma4j.sys.runtime.printing.RecordText} implements {@code toString} of the
 * generated record classes.
 */
@NullMarked
package org.rdma4j.sys.runtime.printing;

import org.jspecify.annotations.NullMarked;
