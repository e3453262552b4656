// Generated; do not edit. Change rdma.toml and run: ./dev generate
/**
 * C's declarations of rdma-sys/wrapper/wrapper.h, under their C names.
 *
 * <p>Unsigned bytes and shorts are ints; {@code unsigned int} is an int and {@code unsigned long} a
 * long with the same bits. By value, {@code __be16}, {@code __be32} and {@code __be64} are host
 * values: do not swap them. Behind a pointer nothing is changed.
 *
 * <p>A pointer to a record comes back with the size of one record, or as NULL; where C means several,
 * {@code reinterpret(segment, count)} of the record's class gives the size of all. Any other
 * pointer has no size until {@code MemorySegment.reinterpret} gives it one. A name that Java
 * reserves, or that collides with another, has an underscore at its end.
 */
package org.rdma4j.sys.wrapper;
