package org.rdma4j.sys;

import org.rdma4j.sys.runtime.printing.GidText;
import org.rdma4j.sys.runtime.printing.PrintableText;

/**
 * Globally unique identifier (GUID) of a device, port or system image: 64 bits, which rdma-core's tools print as {@code
 * 5254:00ff:fe12:3456}.
 *
 * <p>The bindings convert {@code __be64} fields and results to host byte order: {@code new
 * Guid(ibv_device_attr.node_guid(attr))}, {@code new Guid(Ibverbs.ibv_get_device_guid(device))}.
 *
 * @param value the 64 bits, in host byte order
 * @see "docs/verbs/bindings.md"
 */
public record Guid(long value) {
    private static final int GROUPS = 4;

    /**
     * Parses the result of {@link #toString()}.
     *
     * @param text four groups of one to four hexadecimal digits, separated by colons
     * @throws IllegalArgumentException if the text has any other form
     */
    public static Guid parse(String text) {
        String[] groups = text.split(":", GROUPS + 1);
        long value = 0;
        for (String group : groups) {
            if (groups.length != GROUPS || !group.matches("[0-9a-fA-F]{1,4}")) {
                throw new IllegalArgumentException(
                        "\"" + PrintableText.shortened(text) + "\" is not a GUID (example: 5254:00ff:fe12:3456)");
            }
            value = value << Short.SIZE | Integer.parseInt(group, 16);
        }
        return new Guid(value);
    }

    /** Returns four groups of four digits, such as {@code 5254:00ff:fe12:3456}. */
    @Override
    public String toString() {
        return GidText.guid(value);
    }
}
