/** Tests of the connection manager's classes that need no connection manager. */
@NullMarked
package org.rdma4j.cm;

import org.jspecify.annotations.NullMarked;
