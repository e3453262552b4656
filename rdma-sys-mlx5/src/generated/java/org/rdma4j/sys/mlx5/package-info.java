// Generated; do not edit. Change mlx5.toml and run: ./dev generate
/**
 * C's declarations of infiniband/mlx5dv.h, under their C names.
 *
 * <p>A record class has, for a member {@code f}:
 * <ul>
 * <li>{@code f(segment)}, which reads, and {@code f(segment, value)}, which writes; a member of a record's
 * or array's type is read as a slice of the segment, and written by a copy;
 * <li>for an array member also its elements, {@code f(segment, index)} and
 * {@code f(segment, index, value)};
 * <li>for text {@code fString(segment)}, and for a {@code char} array {@code fString(segment, text)};
 * <li>{@code f$offset()}, in bytes.
 * </ul>
 * An element of an array of records is {@code asSlice(array, index)}. A value that is larger than an 8-bit
 * or 16-bit member or parameter or a bit-field, or negative where that is unsigned, is refused with
 * {@code IllegalArgumentException}. {@code toString(segment)} prints all members. Members of unnamed types
 * are joined by underscores: {@code a.b.c} is {@code a_b_c}.
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
 *
 * <p>Further names in C:
 * <ul>
 * <li>{@code mlx5dv_alloc_dm_type} is {@code enum mlx5_ib_uapi_dm_type};
 * <li>{@code mlx5dv_devx_async_cmd_hdr} is {@code struct mlx5_ib_uapi_devx_async_cmd_hdr};
 * <li>{@code mlx5dv_devx_async_event_hdr} is {@code struct mlx5_ib_uapi_devx_async_event_hdr};
 * <li>{@code mlx5dv_devx_create_event_channel_flags} is {@code enum mlx5_ib_uapi_devx_create_event_channel_flags};
 * <li>{@code mlx5dv_flow_action_flags} is {@code enum mlx5_ib_uapi_flow_action_flags};
 * <li>{@code mlx5dv_flow_action_packet_reformat_type} is {@code enum mlx5_ib_uapi_flow_action_packet_reformat_type};
 * <li>{@code mlx5dv_flow_table_type} is {@code enum mlx5_ib_uapi_flow_table_type};
 * <li>{@code mlx5dv_port} is {@code struct mlx5_ib_uapi_query_port};
 * <li>{@code mlx5dv_reg} is {@code struct mlx5_ib_uapi_reg};
 * </ul>
 *
 * <p>Left out:
 * <ul>
 * <li>{@code MLX5DV_ALWAYS_INLINE}: attributes of functions, for the header itself;
 * <li>{@code mlx5dv_create_flow}: it takes an array of records that have grown, and does not learn their size;
 * </ul>
 */
package org.rdma4j.sys.mlx5;
