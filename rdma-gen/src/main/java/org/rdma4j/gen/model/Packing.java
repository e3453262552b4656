package org.rdma4j.gen.model;

/**
 * Packing and alignment of a declaration.
 *
 * @param packed whether the declaration has {@code __attribute__((packed))}
 * @param aligned bytes of {@code __attribute__((aligned(N)))} or {@code _Alignas(N)}; 0 for none
 * @param pragmaPack bytes of the {@code #pragma pack(N)} in effect; 0 for none
 */
public record Packing(boolean packed, int aligned, int pragmaPack) {

    /** Default packing and alignment. */
    public static final Packing NONE = new Packing(false, 0, 0);
}
