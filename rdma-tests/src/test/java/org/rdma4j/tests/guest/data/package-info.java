/**
 * The data path: sends, writes, reads and atomic operations transfer the exact bytes, with every function of the verbs
 * API.
 */
@NullMarked
package org.rdma4j.tests.guest.data;

import org.jspecify.annotations.NullMarked;
