package org.rdma4j.gen.emit;

import org.rdma4j.gen.model.Declaration;

/**
 * The declaration that is being emitted, so that what Java cannot express is refused by name.
 *
 * @param header where the declaration stands
 * @param declaration its C name, the key under which it can be skipped
 * @param part what of it is meant, as in {@code wr.rdma} or {@code parameter 2}; empty for the whole
 */
record Site(String header, String declaration, String part) {

    /** The whole declaration. */
    static Site of(Declaration declaration) {
        return new Site(declaration.header(), declaration.name(), "");
    }

    /** A part of the declaration. */
    Site at(String inner) {
        return new Site(header, declaration, inner);
    }

    /** The C name of what is meant. */
    String subject() {
        return part.isEmpty() ? declaration : declaration + ": " + part;
    }

    /** The exception for something that cannot be expressed. */
    Refusal refuse(String reason) {
        return refuse(reason, "list " + declaration + " under skip, with the reason");
    }

    /** The exception for something that cannot be expressed, with the remedy. */
    Refusal refuse(String reason, String remedy) {
        return new Refusal(this, reason, remedy);
    }
}
