/**
 * The same functions and records as jextract emits them: default linker options, segments, layouts' handles.
 */
@NullMarked
package org.rdma4j.bench.plain;

import org.jspecify.annotations.NullMarked;
