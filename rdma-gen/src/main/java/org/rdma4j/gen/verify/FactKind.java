package org.rdma4j.gen.verify;

/** Kind of a compared fact. */
public enum FactKind {
    SIZE("size"),
    ALIGNMENT("alignment"),
    /** Offset and width of a field. */
    FIELD("field"),
    /** The C type of a field. */
    TYPE("type"),
    /** Size, signedness and integer type of an enum. */
    ENUM("enum"),
    ENUMERATOR("enumerator"),
    /** The prototype of a function. */
    FUNCTION("function"),
    /** Whether a function is inline, and whether a macro shadows it. */
    LINKAGE("linkage"),
    TYPEDEF("typedef"),
    /** The value of a constant. */
    CONSTANT("constant"),
    /** The C type of a constant. */
    CONSTANT_TYPE("constant type"),
    ALIAS("alias"),
    OPAQUE("opaque"),
    /** Size, alignment and meaning of a foreign type. */
    FOREIGN("foreign type"),
    /** The header that a declaration comes from. */
    HEADER("header"),
    /** Whether the types that declarations refer to are described. */
    REFERENCE("reference"),
    /** The version of a symbol in its library. */
    SYMBOL("symbol"),
    /** The target machine. */
    TARGET("target");

    private final String words;

    FactKind(String words) {
        this.words = words;
    }

    /** Returns {@code true} for facts of macros. */
    boolean isMacro() {
        return this == CONSTANT || this == CONSTANT_TYPE || this == ALIAS;
    }

    /** Returns the kind as shown in reports. */
    public String words() {
        return words;
    }
}
