// Generated; do not edit. Change rdma.toml and run: ./dev generate
/**
 * Bindings of infiniband/verbs.h, with the names of C.
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
 * <li>{@code ibv_advise_mr_advice} is {@code enum ib_uverbs_advise_mr_advice};
 * <li>{@code ibv_flow_action_esp} is {@code struct ib_uverbs_flow_action_esp};
 * <li>{@code ibv_flow_action_esp_encap} is {@code struct ib_uverbs_flow_action_esp_encap};
 * <li>{@code ibv_flow_action_esp_flags} is {@code enum ib_uverbs_flow_action_esp_flags};
 * <li>{@code ibv_flow_action_esp_keymat} is {@code enum ib_uverbs_flow_action_esp_keymat};
 * <li>{@code ibv_flow_action_esp_keymat_aes_gcm} is {@code struct ib_uverbs_flow_action_esp_keymat_aes_gcm};
 * <li>{@code ibv_flow_action_esp_keymat_aes_gcm_iv_algo} is {@code enum ib_uverbs_flow_action_esp_keymat_aes_gcm_iv_algo};
 * <li>{@code ibv_flow_action_esp_replay} is {@code enum ib_uverbs_flow_action_esp_replay};
 * <li>{@code ibv_flow_action_esp_replay_bmp} is {@code struct ib_uverbs_flow_action_esp_replay_bmp};
 * </ul>
 */
package org.rdma4j.sys.ibverbs;
