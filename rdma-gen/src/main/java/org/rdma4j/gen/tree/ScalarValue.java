package org.rdma4j.gen.tree;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * A value without parts.
 *
 * @param place where it stands
 * @param content a {@link String}, {@link BigInteger}, {@link BigDecimal} or {@link Boolean}; a {@link Double}
 *     for what is not finite; null for a null; anything else is a value that no accessor gives, as a date
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
