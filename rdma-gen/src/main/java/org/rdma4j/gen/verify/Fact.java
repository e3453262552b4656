package org.rdma4j.gen.verify;

/**
 * One thing that the metadata says, with the C that lets the compiler say it too.
 *
 * @param id its number, from 1; the line that the compiler names when the fact does not compile
 * @param kind what sort of fact
 * @param name what it is about
 * @param header where the declaration is said to come from
 * @param owner the record or enum without which the fact means nothing, as C spells it; empty for none
 * @param expected what is measured when the metadata is right
 * @param shown what the metadata says, for people
 * @param measure how it is measured
 * @param before a declaration that the measuring needs; empty for none
 * @param values what is measured, in C: an expression, two with a comma between for a place, or the definition of
 *     {@link #object}
 * @param pointer for a type: an expression that is a pointer to the thing, so that the compiler can be asked what its
 *     type is; empty for none
 */
record Fact(
        int id,
        FactKind kind,
        String name,
        String header,
        String owner,
        String expected,
        String shown,
        Measure measure,
        String before,
        String values,
        String pointer) {

    /** What the compiler is asked for, and how the answer is written. */
    enum Measure {
        /** An integer constant expression; in decimal. */
        NUMBER,
        /** Two of them, offset and width; in decimal, with a plus between. */
        PLACE,
        /** A double; exactly, in hexadecimal. */
        FLOATING,
        /** An array of characters; its bytes in hexadecimal, without the last. */
        STRING,
        /** An object whose bits are set in one field alone; their place. */
        BITS,
        /** The number of the machine in the object file's header; in decimal. */
        MACHINE,
        /** An expression that must not compile. */
        REFUSED;

        /** Whether an object of its own holds the answer. */
        boolean isObject() {
            return this == STRING || this == BITS;
        }
    }

    /** The name of the object that the fact with this number defines. */
    static String object(int id) {
        return "rdma4j_probe_object_" + id;
    }
}
