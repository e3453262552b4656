/**
 * The messages that a user sees if rdma-sys does not load, or loads but cannot be used. Each situation is created in a
 * separate JVM with a jar as users have it, and the message is compared with docs/reference/loading.md.
 */
@NullMarked
package org.rdma4j.tests.loading;

import org.jspecify.annotations.NullMarked;
