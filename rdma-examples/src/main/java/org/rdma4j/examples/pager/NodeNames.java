package org.rdma4j.examples.pager;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.sys.runtime.printing.PrintableText;

/** Syntax of the names of nodes and of published addresses. */
final class NodeNames {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._-]{1,64}");

    /** Numeric addresses only: a published address must not cause a name server query. */
    private static final Pattern ADDRESS = Pattern.compile("([0-9.]+|\\[[0-9A-Fa-f:.]+]):([0-9]{1,5})");

    private NodeNames() {}

    /** Returns {@code true} if the text is a valid name. */
    static boolean isName(String text) {
        return NAME.matcher(text).matches() && !text.equals(".") && !text.equals("..");
    }

    /** Returns the name. Throws an IllegalArgumentException if it is invalid. */
    static String checked(String name) {
        if (!isName(name)) {
            throw new IllegalArgumentException("'" + PrintableText.shortened(name)
                    + "' is not a valid name: use 1 to 64 letters, digits, dots, dashes and underscores");
        }
        return name;
    }

    /** Returns the text of an address, such as {@code 10.0.0.1:7471} or {@code [fd00::1]:7471}. */
    static String text(InetSocketAddress address) {
        // Removes the scope, an interface name that is meaningless on other hosts.
        String host = address.getAddress().getHostAddress().replaceFirst("%.*", "");
        return (host.contains(":") ? "[" + host + "]" : host) + ":" + address.getPort();
    }

    /**
     * Parses the result of {@link #text}.
     *
     * @throws IllegalArgumentException if the text is not an address
     */
    static InetSocketAddress address(String text) {
        Matcher parts = ADDRESS.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "'" + PrintableText.shortened(text) + "' is not a numeric address with a port");
        }
        String host = parts.group(1).replaceAll("[\\[\\]]", "");
        return new InetSocketAddress(InetAddress.ofLiteral(host), Integer.parseInt(parts.group(2)));
    }
}
