package org.rdma4j.sys.runtime.printing;

/**
 * Text of GUIDs and GIDs, in the format of rdma-core's tools.
 *
 * @see "docs/verbs/bindings.md"
 */
public final class GidText {
    private static final int WORDS = 8;
    /** Number of 16-bit words before an embedded IPv4 address. */
    private static final int WORDS_BEFORE_IPV4 = 6;

    private GidText() {}

    /** Returns four groups of four digits, such as {@code 5254:00ff:fe12:3456}. */
    public static String guid(long value) {
        String digits = String.format("%016x", value);
        return digits.replaceAll("(.{4})(?!$)", "$1:");
    }

    /**
     * Returns the text of an IPv6 address, in the format of inet_ntop: lower case, with the longest run of zeros
     * omitted.
     */
    public static String of(long high, long low) {
        int[] words = new int[WORDS];
        for (int i = 0; i < WORDS; i++) {
            long half = i < WORDS / 2 ? high : low;
            words[i] = (int) (half >>> (Long.SIZE - Short.SIZE * (1 + i % (WORDS / 2)))) & 0xffff;
        }
        int start = 0;
        int length = 0;
        for (int i = 0; i < WORDS; i++) {
            int run = zeros(words, i);
            if (run > length) {
                start = i;
                length = run;
            }
        }
        if (length < 2) {
            return join(words, 0, WORDS);
        }
        String before = join(words, 0, start);
        boolean compatible = start == 0 && length == WORDS_BEFORE_IPV4;
        boolean mapped = start == 0 && length == WORDS_BEFORE_IPV4 - 1 && words[WORDS_BEFORE_IPV4 - 1] == 0xffff;
        if (compatible || mapped) {
            return (mapped ? "::ffff:" : "::") + dotted((int) low);
        }
        return before + "::" + join(words, start + length, WORDS);
    }

    private static int zeros(int[] words, int from) {
        int end = from;
        while (end < WORDS && words[end] == 0) {
            end++;
        }
        return end - from;
    }

    private static String join(int[] words, int from, int to) {
        StringBuilder text = new StringBuilder();
        for (int i = from; i < to; i++) {
            text.append(i == from ? "" : ":").append(Integer.toHexString(words[i]));
        }
        return text.toString();
    }

    private static String dotted(int address) {
        return (address >>> 24) + "." + (address >>> 16 & 0xff) + "." + (address >>> 8 & 0xff) + "." + (address & 0xff);
    }
}
