package org.rdma4j.tests.guest;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.tests.support.Run;

/**
 * Facts about a device from the kernel and from C programs, for comparison with the values that the bindings return.
 */
final class Kernel {
    private Kernel() {}

    /**
     * Returns the number of objects of a kind ("pd", "cq", "qp", "mr", "ctx", "srq") on a device, as counted by the
     * kernel.
     */
    static int count(String device, String kind) {
        return (int) number(
                "rdma resource show",
                kind,
                Run.ok(List.of("rdma", "resource", "show", device)).out(),
                " ");
    }

    /** Returns an attribute of a device, decimal or hexadecimal, as printed by the C program ibv_devinfo. */
    static long attribute(String device, String name) {
        return number(
                "ibv_devinfo",
                name,
                Run.ok(List.of("ibv_devinfo", "-v", "-d", device)).out(),
                ":\\s*");
    }

    private static long number(String program, String name, String text, String between) {
        Matcher found = Pattern.compile("\\b" + Pattern.quote(name) + between + "(0x)?([0-9a-f]+)\\b")
                .matcher(text);
        if (!found.find()) {
            throw new AssertionError(program + " does not print " + name + ":\n" + text);
        }
        return Long.parseUnsignedLong(found.group(2), found.group(1) == null ? 10 : 16);
    }
}
