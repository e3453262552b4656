package org.rdma4j.gen.model;

/**
 * A reference to a type by its name. {@link TypeIndex} resolves it.
 *
 * @param tag name space of the name in C
 * @param name tag or typedef name
 */
public record NamedType(Tag tag, String name) implements CType {

    /** C keyword before the name. */
    public enum Tag {
        STRUCT("struct "),
        UNION("union "),
        ENUM("enum "),
        /** A typedef name; no keyword. */
        TYPEDEF("");

        private final String prefix;

        Tag(String prefix) {
            this.prefix = prefix;
        }

        /** Returns the keyword followed by a space, or an empty string for a typedef. */
        public String prefix() {
            return prefix;
        }
    }

    /** Returns the C spelling, such as {@code struct ibv_qp} or {@code uint32_t}. */
    public String spelling() {
        return tag.prefix() + name;
    }

    /** Parses a string returned by {@link #spelling()}. */
    public static NamedType parse(String spelling) {
        for (Tag tag : Tag.values()) {
            if (tag != Tag.TYPEDEF && spelling.startsWith(tag.prefix())) {
                return new NamedType(tag, spelling.substring(tag.prefix().length()));
            }
        }
        return new NamedType(Tag.TYPEDEF, spelling);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.visit(this);
    }
}
