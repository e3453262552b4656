/**
 * Functions and records in the form that jextract generates: default linker options, memory segments, access through
 * layouts.
 */
@NullMarked
package org.rdma4j.bench.plain;

import org.jspecify.annotations.NullMarked;
