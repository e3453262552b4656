package org.rdma4j.gen.preprocess;

/**
 * A directive that the preprocessor has left in its output.
 *
 * @param kind which one
 * @param text what stands behind its name
 * @param position the index of the token before which it stands
 * @param line the line of the output, from 1
 */
public record Directive(Kind kind, String text, int position, int line) {

    /** The directives that are of interest behind the preprocessor. */
    public enum Kind {
        DEFINE,
        UNDEF,
        PRAGMA
    }
}
