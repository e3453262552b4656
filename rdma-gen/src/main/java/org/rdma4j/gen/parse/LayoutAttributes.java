package org.rdma4j.gen.parse;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.rdma4j.gen.preprocess.RemovedToken;

/**
 * Attributes of a declaration that affect its layout.
 *
 * @param packed whether the declaration is {@code packed}
 * @param aligned bytes of {@code aligned}; 0 for none
 * @param mode machine mode of {@code mode}, such as {@code TI}
 */
record LayoutAttributes(boolean packed, int aligned, Optional<String> mode) {

    static final LayoutAttributes NONE = new LayoutAttributes(false, 0, Optional.empty());

    /** Unsupported attributes, which change the layout or the calling convention, or prohibit the use. */
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

    /** Returns {@code true} if the attribute or keyword can affect the bindings. */
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
     * Combines attributes. Two different alignments are rejected because compilers use either the larger or the last.
     *
     * @param arguments evaluates the argument of an attribute
     */
    static LayoutAttributes of(List<RemovedToken> marks, ToIntFunction<RemovedToken> arguments) {
        LayoutAttributes result = NONE;
        for (RemovedToken mark : marks) {
            LayoutAttributes next = of(mark, arguments);
            if (next.aligned > 0 && next.aligned < result.aligned) {
                throw refused(
                        mark,
                        "with a smaller alignment than an earlier one: which one applies depends on the compiler");
            }
            if (next.mode.isPresent() && result.aligned > 0) {
                throw refused(mark, "after attribute aligned: whether the alignment remains depends on the compiler");
            }
            result = result.and(next);
        }
        return result;
    }

    /** Combines two sets of attributes. */
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
                // all targets are little-endian
                if (mark.argument().contains("little-endian")) {
                    yield NONE;
                }
                throw refused(mark);
            }
            default -> throw refused(mark);
        };
    }

    /** Returns the exception for an unsupported attribute. */
    static UnsupportedConstructException refused(RemovedToken mark) {
        return new UnsupportedConstructException(
                mark.location(), mark.isKeyword() ? mark.name() + " is not supported" : "attribute " + mark.name());
    }

    /** Returns the exception for an attribute at a position where compilers interpret it differently. */
    static UnsupportedConstructException refused(RemovedToken mark, String where) {
        boolean anywhere = UNSUPPORTED.contains(mark.name()) || mark.isKeyword();
        String what = refused(mark).getMessage();
        return new UnsupportedConstructException(mark.location(), anywhere ? what : what + " " + where);
    }
}
