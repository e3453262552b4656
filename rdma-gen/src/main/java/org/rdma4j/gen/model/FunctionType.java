package org.rdma4j.gen.model;

import java.util.List;
import java.util.stream.Stream;

/**
 * A function type, including the names of the parameters.
 *
 * @param result result type; {@link VoidType} for none
 * @param parameters parameters; an array parameter, which is a pointer in C, is kept as written
 * @param variadic whether the parameters end with {@code ...}
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
