package org.rdma4j.sys.runtime.printing;

/**
 * Names of enum values, by the C name of the enum. Generated for the enums of a package's records.
 *
 * @see "docs/verbs/bindings.md"
 */
public interface EnumNames {
    /** For records that have no members of enum types. */
    EnumNames NONE = (declared, value) -> Long.toString(value);

    /**
     * Returns the name of a value, or the text of the enum's class for a value that has no name.
     *
     * @param declared the C name of the enum, such as {@code ibv_wc_status}
     * @param value the value of the member
     */
    String name(String declared, long value);
}
