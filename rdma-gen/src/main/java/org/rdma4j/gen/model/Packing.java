package org.rdma4j.gen.model;

/**
 * What a declaration says about packing and alignment.
 *
 * @param packed whether {@code __attribute__((packed))} stands on it
 * @param aligned the bytes of {@code __attribute__((aligned(N)))} or {@code _Alignas(N)}; 0 for none
 * @param pragmaPack the {@code #pragma pack(N)} in force; 0 for none
 */
public record Packing(boolean packed, int aligned, int pragmaPack) {

    /** Nothing said. */
    public static final Packing NONE = new Packing(false, 0, 0);
}
