package org.rdma4j.gen.model;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * A function declaration.
 *
 * @param name C name
 * @param type result and parameters as declared
 * @param linkage how a program calls the function
 * @param symbolVersion version node of the symbol in the library, such as {@code IBVERBS_1.1}; empty for inline
 *     functions and for libraries without symbol versions
 * @param header header that declares the function
 */
public record FunctionDecl(
        String name, FunctionType type, Linkage linkage, Optional<String> symbolVersion, String header)
        implements Declaration {

    @Override
    public Stream<CType> types() {
        return Stream.of(type);
    }

    /** How a program calls a function. */
    public enum Linkage {
        /** Exported by the library. */
        EXTERN,
        /** {@code static inline}, so not exported by the library. */
        INLINE,
        /** Exported by the library and shadowed by a function-like macro, which C programs use instead. */
        SHADOWED
    }
}
