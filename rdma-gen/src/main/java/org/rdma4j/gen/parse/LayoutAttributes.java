package org.rdma4j.gen.parse;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.rdma4j.gen.preprocess.RemovedToken;

/**
 * What the attributes on a declaration mean for its layout.
 *
 * @param packed {@code packed}
 * @param aligned the bytes of {@code aligned}; 0 for none
 * @param mode the machine mode of {@code mode}, as in {@code TI}
 */
record LayoutAttributes(boolean packed, int aligned, Optional<String> mode) {

    static final LayoutAttributes NONE = new LayoutAttributes(false, 0, Optional.empty());

    /** Attributes that change a layout or a calling convention, or forbid every use, and that are not followed. */
    private static final Set<String> UNSUPPORTED = Set.of(
            "aarch64_sve_pcs",
            "aarch64_vector_pcs",
            "address_space",
            "arm_sve_vector_bits",
            "ext_vector_type",
            "hardbool",
            "interrupt",
            "matrix_type",
            "ms_abi",
            "ms_struct",
            "neon_polyvector_type",
            "neon_vector_type",
            "noderef",
            "overloadable",
            "pcs",
            "preserve_all",
            "preserve_most",
            "preserve_none",
            "regcall",
            "regparm",
            "riscv_rvv_vector_bits",
            "swiftasynccall",
            "swiftcall",
            "transparent_union",
            "unavailable",
            "vector_size",
            "vectorcall");

    /** Returns {@code true} if a mark can change what is bound. */
    static boolean matters(RemovedToken mark) {
        String name = mark.name();
        return mark.isKeyword()
                || name.equals("packed")
                || name.equals("aligned")
                || name.equals("mode")
                || name.equals("scalar_storage_order")
                || UNSUPPORTED.contains(name);
    }

    /**
     * The meaning of all of them together. Of two alignments some compilers take the larger and some the last.
     *
     * @param arguments evaluates the argument of one
     */
    static LayoutAttributes of(List<RemovedToken> marks, ToIntFunction<RemovedToken> arguments) {
        LayoutAttributes result = NONE;
        for (RemovedToken mark : marks) {
            LayoutAttributes next = of(mark, arguments);
            if (next.aligned > 0 && next.aligned < result.aligned) {
                throw refused(mark, "with less than an earlier one, and compilers differ on which counts");
            }
            if (next.mode.isPresent() && result.aligned > 0) {
                throw refused(mark, "after attribute aligned, and compilers differ on what is left of that");
            }
            result = result.and(next);
        }
        return result;
    }

    /** Both sets of attributes. */
    LayoutAttributes and(LayoutAttributes other) {
        return new LayoutAttributes(
                packed || other.packed, Math.max(aligned, other.aligned), mode.isPresent() ? mode : other.mode);
    }

    private static LayoutAttributes of(RemovedToken mark, ToIntFunction<RemovedToken> arguments) {
        return switch (mark.name()) {
            case "packed" -> new LayoutAttributes(true, 0, Optional.empty());
            case "aligned" -> new LayoutAttributes(false, arguments.applyAsInt(mark), Optional.empty());
            case "mode" ->
                new LayoutAttributes(false, 0, Optional.of(mark.argument().replace("_", "")));
            case "scalar_storage_order" -> {
                // All targets are little-endian.
                if (mark.argument().contains("little-endian")) {
                    yield NONE;
                }
                throw refused(mark);
            }
            default -> throw refused(mark);
        };
    }

    /** What stops the run for an attribute that cannot be followed. */
    static UnsupportedConstructException refused(RemovedToken mark) {
        return new UnsupportedConstructException(
                mark.location(), mark.isKeyword() ? mark.name() + " is not supported" : "attribute " + mark.name());
    }

    /** What stops the run for an attribute that compilers understand in different ways where it stands. */
    static UnsupportedConstructException refused(RemovedToken mark, String where) {
        boolean anywhere = UNSUPPORTED.contains(mark.name()) || mark.isKeyword();
        String what = refused(mark).getMessage();
        return new UnsupportedConstructException(mark.location(), anywhere ? what : what + " " + where);
    }
}
