package org.rdma4j.gen.model;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A type with qualifiers; at least one is set.
 *
 * @param type the type without them
 * @param isConst {@code const}
 * @param isVolatile {@code volatile}
 * @param isRestrict {@code restrict}, on pointers
 */
public record QualifiedType(CType type, boolean isConst, boolean isVolatile, boolean isRestrict) implements CType {
    /** The same qualifiers on another type. */
    public QualifiedType with(CType other) {
        return new QualifiedType(other, isConst, isVolatile, isRestrict);
    }

    /**
     * The qualifiers in C's usual order, a blank between two.
     *
     * @param restrict how {@code restrict} is spelled
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
