/**
 * What a user sees where rdma-sys does not load, or loads and cannot be used. Each situation is made to happen in a JVM
 * of its own, with a jar as users have it; what is said stands in docs/loading.md, and is held against it.
 */
@NullMarked
package org.rdma4j.tests.loading;

import org.jspecify.annotations.NullMarked;
