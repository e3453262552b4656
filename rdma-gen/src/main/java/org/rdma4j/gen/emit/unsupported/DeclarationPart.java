package org.rdma4j.gen.emit.unsupported;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rdma4j.gen.model.Declaration;

/**
 * A declaration, or a part of it, for messages about unsupported declarations.
 *
 * @param declaration the declaration, which can be skipped by its C name
 * @param part the part, such as {@code wr.rdma} or {@code parameter 2}; empty for the whole declaration
 */
public record DeclarationPart(Declaration declaration, String part) {

    /** Returns the whole declaration. */
    public static DeclarationPart of(Declaration declaration) {
        return new DeclarationPart(declaration, "");
    }

    /** Returns a part of the declaration. */
    public DeclarationPart at(String inner) {
        return new DeclarationPart(declaration, inner);
    }

    /** Returns the C name of the declaration or part. */
    public String subject() {
        return Stream.of(declaration.name(), part)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(": "));
    }

    /** Returns an exception that says that Java cannot express the declaration. */
    public UnsupportedDeclarationException refuse(String reason) {
        return refuse(reason, "list " + declaration.name() + " under [[skip]] with a reason");
    }

    /** Returns an exception that says that Java cannot express the declaration, with a remedy. */
    public UnsupportedDeclarationException refuse(String reason, String remedy) {
        return new UnsupportedDeclarationException(this, reason, remedy);
    }
}
