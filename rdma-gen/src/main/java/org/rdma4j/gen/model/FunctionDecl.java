package org.rdma4j.gen.model;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * A function.
 *
 * @param name the C name
 * @param type result and parameters, as declared
 * @param linkage how a program reaches it
 * @param symbolVersion the version node of the library's symbol, as in {@code IBVERBS_1.1}; absent for inline functions
 *     and for libraries without versions
 * @param header where it is declared
 */
public record FunctionDecl(
        String name, FunctionType type, Linkage linkage, Optional<String> symbolVersion, String header)
        implements Declaration {

    @Override
    public Stream<CType> types() {
        return Stream.of(type);
    }

    /** How a program reaches a function. */
    public enum Linkage {
        /** A symbol of the library. */
        EXTERN,
        /** {@code static inline}: in no library. */
        INLINE,
        /** A symbol of the library that is shadowed by a function-like macro; C programs get what the macro does. */
        SHADOWED
    }
}
