package org.rdma4j.gen.verify;

/** What sort of thing is compared. */
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
    /** A function's prototype. */
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
    /** That a type which declarations refer to is described. */
    REFERENCE("reference"),
    /** A symbol of a library, with its version. */
    SYMBOL("symbol"),
    /** The machine itself. */
    TARGET("target");

    private final String words;

    FactKind(String words) {
        this.words = words;
    }

    /** Whether it is about a macro. */
    boolean isMacro() {
        return this == CONSTANT || this == CONSTANT_TYPE || this == ALIAS;
    }

    /** The kind in words, as reports show it. */
    public String words() {
        return words;
    }
}
