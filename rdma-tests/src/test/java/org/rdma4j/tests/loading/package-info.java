/**
 * What a user sees where rdma-sys does not load, or loads and cannot be used. Each situation is made to happen in a JVM
 * of its own, with a jar as users have it. What it says is compared with docs/loading.md.
 */
@NullMarked
package org.rdma4j.tests.loading;

import org.jspecify.annotations.NullMarked;
