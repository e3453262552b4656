package org.rdma4j.sys;

import org.rdma4j.sys.runtime.printing.GidText;
import org.rdma4j.sys.runtime.printing.PrintableText;

/**
 * A globally unique identifier of a device, port or system image: 64 bits, {@code 5254:00ff:fe12:3456} as rdma-core's
 * tools print it.
 *
 * <p>C's {@code __be64} fields and results are host values in the bindings: {@code new
 * Guid(ibv_device_attr.node_guid(attr))}, {@code new Guid(Ibverbs.ibv_get_device_guid(device))}.
 *
 * @param value the 64 bits, the first printed being the most significant
 */
public record Guid(long value) {
    private static final int GROUPS = 4;

    /**
     * Reads the text that {@link #toString()} gives.
     *
     * @param text four groups of one to four hexadecimal digits, with colons between them
     * @throws IllegalArgumentException for anything else
     */
    public static Guid parse(String text) {
        String[] groups = text.split(":", GROUPS + 1);
        long value = 0;
        for (String group : groups) {
            if (groups.length != GROUPS || !group.matches("[0-9a-fA-F]{1,4}")) {
                throw new IllegalArgumentException("\"" + PrintableText.shortened(text) + "\" is not a GUID, such as 5254:00ff:fe12:3456");
            }
            value = value << Short.SIZE | Integer.parseInt(group, 16);
        }
        return new Guid(value);
    }

    /** Four groups of four digits, such as {@code 5254:00ff:fe12:3456}. */
    @Override
    public String toString() {
        return GidText.guid(value);
    }
}
