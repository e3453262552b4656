/**
 * Facts about declarations that headers do not state: those in the configuration, validated against the metadata, and
 * the releases that have a declaration. Called by all packages that generate classes.
 */
@NullMarked
package org.rdma4j.gen.emit.fact;

import org.jspecify.annotations.NullMarked;
