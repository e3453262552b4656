package org.rdma4j.gen.model;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A type with at least one qualifier.
 *
 * @param type the unqualified type
 * @param isConst {@code const}
 * @param isVolatile {@code volatile}
 * @param isRestrict {@code restrict}, on pointers
 */
public record QualifiedType(CType type, boolean isConst, boolean isVolatile, boolean isRestrict) implements CType {
    /** Returns the given type with the qualifiers of this one. */
    public QualifiedType with(CType other) {
        return new QualifiedType(other, isConst, isVolatile, isRestrict);
    }

    /**
     * Returns the qualifiers in the order {@code const volatile restrict}, separated by spaces.
     *
     * @param restrict spelling of {@code restrict}
     */
    public String words(String restrict) {
        return Stream.of(isConst ? "const" : "", isVolatile ? "volatile" : "", isRestrict ? restrict : "")
                .filter(word -> !word.isEmpty())
                .collect(Collectors.joining(" "));
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.visit(this);
    }

    @Override
    public List<CType> parts() {
        return List.of(type);
    }
}
