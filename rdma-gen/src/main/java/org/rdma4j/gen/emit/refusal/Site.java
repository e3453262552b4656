package org.rdma4j.gen.emit.refusal;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rdma4j.gen.model.Declaration;

/**
 * The declaration that is being emitted, so that what Java cannot express is refused by name.
 *
 * @param declaration the declaration; by its C name it can be skipped
 * @param part what of it is meant, as in {@code wr.rdma} or {@code parameter 2}; empty for the whole
 */
public record Site(Declaration declaration, String part) {

    /** The whole declaration. */
    public static Site of(Declaration declaration) {
        return new Site(declaration, "");
    }

    /** A part of the declaration. */
    public Site at(String inner) {
        return new Site(declaration, inner);
    }

    /** The C name of what is meant. */
    public String subject() {
        return Stream.of(declaration.name(), part)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(": "));
    }

    /** The exception for something that cannot be expressed. */
    public Refusal refuse(String reason) {
        return refuse(reason, "list " + declaration.name() + " under skip, with the reason");
    }

    /** The exception for something that cannot be expressed, with the remedy. */
    public Refusal refuse(String reason, String remedy) {
        return new Refusal(this, reason, remedy);
    }
}
