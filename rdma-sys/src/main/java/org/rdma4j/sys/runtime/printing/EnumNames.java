package org.rdma4j.sys.runtime.printing;

/** The enums that a package's records have members of, by C name; emitted beside them. */
public interface EnumNames {
    /** For records without members of enums. */
    EnumNames NONE = (declared, value) -> Long.toString(value);

    /**
     * A value's name, or what the enum's class prints of one without.
     *
     * @param declared the enum, as in {@code ibv_wc_status}
     * @param value as the member has it
     */
    String name(String declared, long value);
}
