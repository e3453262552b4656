package org.rdma4j.gen.verify;

/**
 * A fact in which the metadata differs from the compiler, the headers or a library.
 *
 * @param kind the kind of fact
 * @param name the declaration or member, as in {@code ibv_send_wr.wr.rdma.rkey}
 * @param metadata the value in the metadata
 * @param compiler the value according to the compiler, the headers or the library
 * @param header the header of the declaration, according to the metadata
 */
public record Mismatch(FactKind kind, String name, String metadata, String compiler, String header) {

    /** Returns the finding as a line of text. */
    public String render() {
        return "mismatch: " + kind.words() + " " + name + ": metadata " + metadata + ", compiler " + compiler + " ("
                + header + ")";
    }
}
