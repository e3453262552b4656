package org.rdma4j.gen.tree;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * A value that is neither a table nor a list.
 *
 * @param place location in the file
 * @param content a {@link String}, {@link BigInteger}, {@link BigDecimal} or {@link Boolean}; a {@link Double} if it is
 *     not finite; {@code null} for null. Objects of other classes, such as dates, are not returned by any accessor
 */
public record ScalarValue(ValueLocation place, @Nullable Object content) implements Value {

    private static final int MAX_SHOWN = 40;

    @Override
    public String describe() {
        if (content == null) {
            return "null";
        }
        if (content instanceof String string) {
            String shown = string.length() > MAX_SHOWN ? string.substring(0, MAX_SHOWN) + "..." : string;
            return "the string \"" + shown + '"';
        }
        if (content instanceof BigInteger) {
            return "the integer " + content;
        }
        if (content instanceof BigDecimal || content instanceof Double) {
            return "the number " + content;
        }
        return content instanceof Boolean ? content.toString() : "the date or time " + content;
    }
}
