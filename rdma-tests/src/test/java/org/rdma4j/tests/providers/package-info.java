/** Bindings of the provider interfaces mlx5dv and efadv, on a machine without their adapters. */
@NullMarked
package org.rdma4j.tests.providers;

import org.jspecify.annotations.NullMarked;
