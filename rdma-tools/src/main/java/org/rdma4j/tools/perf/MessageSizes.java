package org.rdma4j.tools.perf;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Message sizes as the command line has them: {@code 64}, {@code 4K}, {@code 2..8K}, and lists of these. */
public final class MessageSizes {
    static final int MOST = 1 << 30;
    private static final Pattern SIZE = Pattern.compile("([0-9]{1,10})([KkMmGg]?)");

    private MessageSizes() {}

    /**
     * Reads a list.
     *
     * @param text sizes and ranges with commas between; a range doubles its first size until it would pass its last
     * @return each size once, the smallest first
     * @throws IllegalArgumentException if it is no such list; the message says what is wrong
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
                    "'" + text.strip() + "' is no size: write 64, 4K, 1M, 2..8K, or several with commas between");
        }
        int shift = " KMG".indexOf(Character.toUpperCase((matcher.group(2) + " ").charAt(0))) * 10;
        long size = Long.parseLong(matcher.group(1)) << shift;
        if (size < 1 || size > MOST) {
            throw new IllegalArgumentException("the size '" + text.strip() + "' is not between 1 and 1G");
        }
        return (int) size;
    }
}
