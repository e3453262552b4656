package org.rdma4j.gen.model;

import java.util.List;

/**
 * A function's type, its parameters with their names.
 *
 * @param result what it returns; {@link VoidType} for nothing
 * @param parameters in C's order; an array parameter is kept as written and means a pointer
 * @param variadic whether {@code ...} follows
 */
public record FunctionType(CType result, List<Parameter> parameters, boolean variadic) implements CType {
    public FunctionType {
        parameters = List.copyOf(parameters);
    }
}
