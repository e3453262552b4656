package org.rdma4j.gen.model;

/**
 * A reference to a type by its name; what it means is found through {@link TypeIndex}.
 *
 * @param tag which name space of C the name lives in
 * @param name the tag or typedef name
 */
public record NamedType(Tag tag, String name) implements CType {

    /** The C keyword before the name. */
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

        /** The keyword with a space after it, or nothing. */
        public String prefix() {
            return prefix;
        }
    }

    /** As C spells it: {@code struct ibv_qp}, {@code uint32_t}. */
    public String spelling() {
        return tag.prefix() + name;
    }

    /** The reference that {@link #spelling()} gave. */
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
