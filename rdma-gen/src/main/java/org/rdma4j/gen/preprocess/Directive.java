package org.rdma4j.gen.preprocess;

/**
 * A directive in preprocessed text.
 *
 * @param kind kind
 * @param text text after the name
 * @param position index of the next token
 * @param line line of the preprocessor output, counted from 1
 */
public record Directive(Kind kind, String text, int position, int line) {

    /** Kind of a directive. */
    public enum Kind {
        DEFINE,
        UNDEF,
        PRAGMA
    }
}
