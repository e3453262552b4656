package org.rdma4j.gen.diff;

/** Kind of changed declaration, in the order of reports. */
public enum ChangeKind {
    LIBRARY("library", "Libraries"),
    RECORD("record", "Records"),
    FIELD("field", "Fields"),
    ENUM("enum", "Enums"),
    ENUMERATOR("enumerator", "Enumerators"),
    FUNCTION("function", "Functions"),
    SYMBOL("symbol", "Symbol versions"),
    TYPEDEF("typedef", "Typedefs"),
    CONSTANT("constant", "Constants"),
    ALIAS("alias", "Aliases"),
    OPAQUE("opaque", "Opaque types"),
    SKIP("skip", "Skipped declarations");

    private final String word;
    private final String title;

    ChangeKind(String word, String title) {
        this.word = word;
        this.title = title;
    }

    /** Returns the value in JSON. */
    public String word() {
        return word;
    }

    /** Returns the title of a section. */
    public String title() {
        return title;
    }
}
