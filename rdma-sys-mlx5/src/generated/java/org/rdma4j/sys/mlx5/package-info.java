// Generated; do not edit. Change mlx5.toml and run: ./dev generate
/**
 * Bindings of infiniband/mlx5dv.h, with the names of C.
 *
 * <p>The class of a record has, for a member {@code f}:
 * <ul>
 * <li>{@code f(segment)}, which reads the member, and {@code f(segment, value)}, which writes it. A member
 * that is a record or an array is read as a slice of the segment, and written by copying;
 * <li>for an array, accessors of its elements, {@code f(segment, index)} and
 * {@code f(segment, index, value)};
 * <li>for a string, {@code fString(segment)}, and for a {@code char} array {@code fString(segment, text)};
 * <li>{@code f$offset()}, the offset in bytes.
 * </ul>
 * {@code asSlice(array, index)} returns an element of an array of records. Setters and functions throw
 * {@code IllegalArgumentException} for a value that is out of the range of an 8-bit or 16-bit member or
 * parameter, or of a bit-field. {@code toString(segment)} returns a string with all members. Names of members
 * of unnamed types are joined by underscores: {@code a.b.c} is {@code a_b_c}.
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
 *
 * <p>Alternative names in C:
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
 * <p>Not bound:
 * <ul>
 * <li>{@code MLX5DV_ALWAYS_INLINE}: attributes of functions, for the header itself;
 * <li>{@code mlx5dv_create_flow}: it takes an array of records that have grown, and does not learn their size;
 * </ul>
 */
package org.rdma4j.sys.mlx5;
