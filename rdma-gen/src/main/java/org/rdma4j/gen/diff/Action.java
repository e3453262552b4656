package org.rdma4j.gen.diff;

/** What has happened to a declaration. */
public enum Action {
    ADDED("added", '+'),
    REMOVED("removed", '-'),
    CHANGED("changed", '~'),
    /** Declared in another header; nothing else. */
    MOVED("moved", '>');

    private final String word;
    private final char sign;

    Action(String word, char sign) {
        this.word = word;
        this.sign = sign;
    }

    /** The word, as JSON has it. */
    public String word() {
        return word;
    }

    /** One character that stands for it at the start of a line. */
    public char sign() {
        return sign;
    }
}
