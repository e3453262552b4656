package org.rdma4j.gen.diff;

/** What kind of thing has changed; in the order of reports. */
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

    /** The word for one, as JSON has it. */
    public String word() {
        return word;
    }

    /** The heading over many. */
    public String title() {
        return title;
    }
}
