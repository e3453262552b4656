// Generated; do not edit. Change mlx5.toml and run: ./dev generate
/**
 * C's declarations of rdma-sys-mlx5/wrapper/wrapper.h, under their C names.
 *
 * <p>Unsigned bytes and shorts are ints; {@code unsigned int} is an int and {@code unsigned long} a
 * long with the same bits. By value, {@code __be16}, {@code __be32} and {@code __be64} are host
 * values: do not swap them. Behind a pointer nothing is changed.
 *
 * <p>A pointer to a record comes back with the size of one record, or as NULL; where C means several,
 * {@code reinterpret(segment, count)} of the record's class gives the size of all. Any other
 * pointer has no size until {@code MemorySegment.reinterpret} gives it one; nor has one that C stored in
 * memory, which becomes a record by {@code reinterpret(memory.get(ADDRESS, 0))} of the record's class. A
 * name that Java reserves, or that collides with another, has an underscore at its end.
 *
 * <p>Of a segment that is passed to a function, Java checks that it is alive and not on the heap. Nobody
 * checks its size, nor whether C takes NULL there: memory that is too small for what C stores is written
 * past its end, and a wrong pointer crashes the process, as in C.
 *
 * <p>A function pointer is a segment too, {@code MemorySegment.NULL} for none, and its type is a class:
 * that of the typedef, of the member inside its record's class, or of {@code function_parameter}. Its
 * {@code allocate(function, arena)} makes one that C may call until the arena closes, on whatever
 * thread; close it only when C can no longer call. Its {@code invoke(pointer, …)} calls one. An
 * exception that leaves a Java function called by C goes to the thread's uncaught exception handler,
 * and C gets zero or NULL.
 */
package org.rdma4j.sys.mlx5wrapper;
