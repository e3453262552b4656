package org.rdma4j.gen.emit.unsupported;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rdma4j.gen.model.Declaration;

/**
 * The declaration that is being emitted, so that what Java cannot express is refused by name.
 *
 * @param declaration the declaration; by its C name it can be skipped
 * @param part what of it is meant, as in {@code wr.rdma} or {@code parameter 2}; empty for the whole
 */
public record DeclarationPart(Declaration declaration, String part) {

    /** The whole declaration. */
    public static DeclarationPart of(Declaration declaration) {
        return new DeclarationPart(declaration, "");
    }

    /** A part of the declaration. */
    public DeclarationPart at(String inner) {
        return new DeclarationPart(declaration, inner);
    }

    /** The C name of what is meant. */
    public String subject() {
        return Stream.of(declaration.name(), part)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(": "));
    }

    /** The exception for something that cannot be expressed. */
    public UnsupportedDeclarationException refuse(String reason) {
        return refuse(reason, "list " + declaration.name() + " under skip, with the reason");
    }

    /** The exception for something that cannot be expressed, with the remedy. */
    public UnsupportedDeclarationException refuse(String reason, String remedy) {
        return new UnsupportedDeclarationException(this, reason, remedy);
    }
}
