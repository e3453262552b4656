package org.rdma4j.internal;

import java.nio.charset.StandardCharsets;
import org.rdma4j.sys.runtime.printing.PrintableText;

/** Text received from a peer, for exception messages and logs. */
public final class PeerText {
    private PeerText() {}

    /** Decodes text in UTF-8. Replaces characters that cannot be printed by escapes such as {@code \\u001b}. */
    public static String decode(byte[] bytes) {
        return of(new String(bytes, StandardCharsets.UTF_8));
    }

    /** Returns text in which characters that cannot be printed are replaced by escapes such as {@code \\u001b}. */
    public static String of(String text) {
        return PrintableText.of(text);
    }
}
