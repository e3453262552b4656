package org.rdma4j.examples.pager;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A request of HTTP/1.0 or HTTP/1.1 without its body. Only the headers that delimit the request are evaluated.
 *
 * @param length length of the body, in bytes
 * @param keepsAlive whether the client may send another request on the connection
 * @param expectsContinue whether the client waits for status 100 before it sends the body
 */
record ReceivedRequest(String method, URI target, int length, boolean keepsAlive, boolean expectsContinue) {
    private static final Pattern LINE = Pattern.compile("([A-Z]{1,16}) (\\S+) HTTP/(1\\.[01])");
    private static final Pattern LENGTH = Pattern.compile("\\d{1,9}");

    /**
     * Parses the request line and headers.
     *
     * @param bytes holds the request line and headers, each with its line break, from {@code from} to {@code to}
     * @throws HttpRejection if the request is invalid
     */
    static ReceivedRequest parse(byte[] bytes, int from, int to) throws HttpRejection {
        String[] lines = new String(bytes, from, to - from, StandardCharsets.ISO_8859_1).split("\r?\n");
        var line = LINE.matcher(lines.length == 0 ? "" : lines[0]);
        if (!line.matches()) {
            throw new HttpRejection(
                    HttpRejection.BAD_REQUEST, "the first line is not a request line of HTTP/1.0 or" + " HTTP/1.1");
        }
        boolean keepsAlive = line.group(3).equals("1.1");
        boolean expectsContinue = false;
        int length = -1;
        for (int i = 1; i < lines.length; i++) {
            int colon = lines[i].indexOf(':');
            if (colon < 1) {
                throw new HttpRejection(HttpRejection.BAD_REQUEST, "header " + i + " has no name");
            }
            String value = lines[i].substring(colon + 1).strip();
            switch (lines[i].substring(0, colon).toLowerCase(Locale.ROOT)) {
                case "content-length" -> {
                    if (length >= 0 || !LENGTH.matcher(value).matches()) {
                        throw new HttpRejection(
                                HttpRejection.BAD_REQUEST, "Content-Length must be one number of at most 9 digits");
                    }
                    length = Integer.parseInt(value);
                }
                case "transfer-encoding" ->
                    throw new HttpRejection(
                            HttpRejection.LENGTH_REQUIRED,
                            "a body needs Content-Length; Transfer-Encoding is rejected");
                case "connection" -> keepsAlive &= !value.equalsIgnoreCase("close");
                case "expect" -> expectsContinue = value.equalsIgnoreCase("100-continue");
                default -> {
                    // Not needed.
                }
            }
        }
        if (length > CoordinatorLimits.MAX_BODY_BYTES) {
            throw new HttpRejection(
                    HttpRejection.TOO_LARGE, "the body has more than " + CoordinatorLimits.MAX_BODY_BYTES + " bytes");
        }
        try {
            return new ReceivedRequest(
                    line.group(1), new URI(line.group(2)), Math.max(0, length), keepsAlive, expectsContinue);
        } catch (URISyntaxException e) {
            throw new HttpRejection(HttpRejection.BAD_REQUEST, "the request target is not a URI");
        }
    }
}
