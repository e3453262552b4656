package org.rdma4j.gen.cprint;

/** What a function returns when it fails. */
public enum Failing {
    /** The errno value. */
    CODE,
    /** The negated errno value. */
    NEGATIVE_CODE,
    /** -1, with the reason in errno. */
    MINUS_ONE,
    /** NULL, with the reason in errno. */
    NULL
}
