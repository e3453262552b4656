// Generated; do not edit. Change rdma.toml and run: ./dev generate
/**
 * Bindings of rdma-sys/wrapper/wrapper.h, with the names of C.
 *
 * <p>Unsigned bytes and shorts are represented as {@code int}; {@code unsigned int} as {@code int} and
 * {@code unsigned long} as {@code long} with the same bits. Values of type {@code __be16}, {@code __be32} and
 * {@code __be64} are converted to native byte order: do not swap them. Memory behind a pointer is not
 * converted.
 *
 * <p>A pointer to a record has the size of one record, or is NULL. For an array,
 * {@code reinterpret(segment, count)} of the class of the record returns a segment with the size of
 * {@code count} records. Any other pointer has size 0 until {@code MemorySegment.reinterpret} sets the size,
 * and so has a pointer that C has stored in memory; {@code reinterpret(memory.get(ADDRESS, 0))} of the class
 * of the record returns the record. An underscore is appended to names that Java reserves, or that collide
 * with others.
 *
 * <p>Functions check that segments are alive and native. They check neither their size nor whether C accepts
 * NULL: if memory is too small, C writes beyond its end, and an invalid pointer terminates the process, as
 * in C.
 *
 * <p>A function pointer is a segment, {@code MemorySegment.NULL} for none. Its type is a class: that of the
 * typedef, a nested class of the record, or {@code function_parameter}. {@code allocate(function, arena)}
 * returns a pointer that C may call, on any thread, until the arena is closed. Do not close the arena while C
 * may still call it. {@code invoke(pointer, …)} calls a function pointer. If a Java function that C calls
 * throws an exception, the exception is passed to the uncaught exception handler of the thread, and C gets
 * zero or NULL.
 */
package org.rdma4j.sys.wrapper;
