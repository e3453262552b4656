package org.rdma4j.gen.verify;

/**
 * A fact of the metadata that is not so.
 *
 * @param kind what sort of fact
 * @param name what it is about, as in {@code ibv_send_wr.wr.rdma.rkey}
 * @param metadata what the metadata says
 * @param compiler what the compiler, the headers or the library say
 * @param header where the declaration is said to come from
 */
public record Mismatch(FactKind kind, String name, String metadata, String compiler, String header) {

    /** One line. */
    public String render() {
        return "mismatch: " + kind.words() + " " + name + ": metadata " + metadata + ", compiler " + compiler + " ("
                + header + ")";
    }
}
