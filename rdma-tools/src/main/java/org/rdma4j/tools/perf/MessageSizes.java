package org.rdma4j.tools.perf;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parser for lists of message sizes, such as {@code 64}, {@code 4K}, {@code 2..8K} or {@code 64,4K}. */
public final class MessageSizes {
    /** Maximum message size in bytes. */
    static final int MAX_BYTES = 1 << 30;

    private static final Pattern SIZE = Pattern.compile("([0-9]{1,10})([KkMmGg]?)");

    private MessageSizes() {}

    /**
     * Parses a list of sizes.
     *
     * @param text a comma-separated list of sizes and ranges; a range contains its first size and the doubled sizes up
     *     to its last
     * @return the sizes in ascending order, without duplicates
     * @throws IllegalArgumentException if the text is not such a list
     */
    public static List<Integer> parse(String text) {
        TreeSet<Integer> sizes = new TreeSet<>();
        for (String part : text.split(",", -1)) {
            int dots = part.indexOf("..");
            if (dots < 0) {
                sizes.add(size(part));
                continue;
            }
            int first = size(part.substring(0, dots));
            int last = size(part.substring(dots + 2));
            if (first > last) {
                throw new IllegalArgumentException("the range '" + part + "' is empty: write the smaller size first");
            }
            for (long size = first; size <= last; size *= 2) {
                sizes.add((int) size);
            }
        }
        return new ArrayList<>(sizes);
    }

    private static int size(String text) {
        Matcher matcher = SIZE.matcher(text.strip());
        if (!matcher.matches()) {
            throw new IllegalArgumentException(
                    "'" + text.strip() + "' is not a size: use sizes such as 64, 4K or 1M, ranges such as 2..8K, or a"
                            + " comma-separated list");
        }
        int shift = " KMG".indexOf(Character.toUpperCase((matcher.group(2) + " ").charAt(0))) * 10;
        long size = Long.parseLong(matcher.group(1)) << shift;
        if (size < 1 || size > MAX_BYTES) {
            throw new IllegalArgumentException("the size '" + text.strip() + "' is not between 1 and 1G");
        }
        return (int) size;
    }
}
