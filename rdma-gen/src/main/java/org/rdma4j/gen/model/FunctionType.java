package org.rdma4j.gen.model;

import java.util.List;
import java.util.stream.Stream;

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

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.visit(this);
    }

    @Override
    public List<CType> parts() {
        return Stream.concat(Stream.of(result), parameters.stream().map(Parameter::type))
                .toList();
    }
}
