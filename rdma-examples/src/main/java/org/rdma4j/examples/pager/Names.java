package org.rdma4j.examples.pager;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.sys.runtime.printing.PrintableText;

/** Names of nodes, and addresses as they are published. */
final class Names {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._-]{1,64}");
    /** Numbers only: a published address must not make anybody ask a name server. */
    private static final Pattern ADDRESS = Pattern.compile("([0-9.]+|\\[[0-9A-Fa-f:.]+]):([0-9]{1,5})");

    private Names() {}

    static boolean isName(String text) {
        return NAME.matcher(text).matches() && !text.equals(".") && !text.equals("..");
    }

    static String checked(String name) {
        if (!isName(name)) {
            throw new IllegalArgumentException("'" + PrintableText.shortened(name)
                    + "' is no name: 1 to 64 letters, digits, dots, dashes and underscores");
        }
        return name;
    }

    /** Such as {@code 10.0.0.1:7471} or {@code [fd00::1]:7471}. */
    static String text(InetSocketAddress address) {
        // The name of an interface means nothing to others.
        String host = address.getAddress().getHostAddress().replaceFirst("%.*", "");
        return (host.contains(":") ? "[" + host + "]" : host) + ":" + address.getPort();
    }

    /** @throws IllegalArgumentException if it is no such text */
    static InetSocketAddress address(String text) {
        Matcher parts = ADDRESS.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException("'" + PrintableText.shortened(text) + "' is no address with a port");
        }
        String host = parts.group(1).replaceAll("[\\[\\]]", "");
        return new InetSocketAddress(InetAddress.ofLiteral(host), Integer.parseInt(parts.group(2)));
    }
}
