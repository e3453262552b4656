/** Converts records to text: {@link org.rdma4j.sys.runtime.printing.RecordText} implements their {@code toString}. */
@NullMarked
package org.rdma4j.sys.runtime.printing;

import org.jspecify.annotations.NullMarked;
