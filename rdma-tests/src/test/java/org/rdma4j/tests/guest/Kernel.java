package org.rdma4j.tests.guest;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.tests.support.Run;

/** What the kernel itself, and C, say of a device: the witness for what a test saw through the bindings. */
final class Kernel {
    private Kernel() {}

    /** How many objects of a kind ("pd", "cq", "qp", "mr", "ctx", "srq") there are on a device, by its own count. */
    static int count(String device, String kind) {
        return (int) number(
                "rdma resource show",
                kind,
                Run.ok(List.of("rdma", "resource", "show", device)).out(),
                " ");
    }

    /** What ibv_devinfo, in C, prints for an attribute of a device, in decimal or hexadecimal. */
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
            throw new AssertionError(program + " does not name " + name + ":\n" + text);
        }
        return Long.parseUnsignedLong(found.group(2), found.group(1) == null ? 10 : 16);
    }
}
