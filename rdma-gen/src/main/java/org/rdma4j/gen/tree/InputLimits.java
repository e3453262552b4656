package org.rdma4j.gen.tree;

/** Limits of the files that the generator reads. They are far above the files that are written for it or by it. */
public final class InputLimits {

    /** Maximum size of a file of metadata in bytes: 100 MiB. */
    public static final int MAX_METADATA_BYTES = 100 << 20;

    /** Maximum size of a file of configuration or documentation in bytes: 1 MiB. */
    public static final int MAX_CONFIG_BYTES = 1 << 20;

    /** Maximum number of tables and lists that contain a value. A deeper tree may overflow the stack of a thread. */
    public static final int MAX_DEPTH = 500;

    /** Maximum number of values, tables and lists in a file. */
    public static final int MAX_VALUES = 1_000_000;

    /** Maximum length of a key in characters. */
    public static final int MAX_KEY_LENGTH = 1_000;

    private InputLimits() {}
}
