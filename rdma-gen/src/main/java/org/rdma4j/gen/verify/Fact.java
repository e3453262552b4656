package org.rdma4j.gen.verify;

/**
 * A statement of the metadata, with the C code by which the compiler measures it.
 *
 * @param id the number of the fact, from 1; the compiler reports it as the line of an error
 * @param kind the kind of fact
 * @param name the declaration, member or enumerator
 * @param header the header of the declaration, according to the metadata
 * @param owner the C spelling of the record or enum that the fact belongs to; empty for none
 * @param expected the result of the measurement if the metadata is correct
 * @param shown the statement of the metadata, for messages
 * @param measure the kind of measurement
 * @param before a declaration that the measurement needs; empty for none
 * @param values the measured C code: an expression, two expressions separated by a comma for {@link Measure#PLACE}, or
 *     the definition of {@link #object}
 * @param pointer an expression of type pointer to the measured type, from which the compiler tells the type in an
 *     error; empty for none
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

    /** Kind of measurement, and the notation of its result. */
    enum Measure {
        /** An integer constant expression, in decimal. */
        NUMBER,
        /** Two integer constant expressions for offset and width, in decimal: {@code 32+16}. */
        PLACE,
        /** A double, in hexadecimal without rounding. */
        FLOATING,
        /** The bytes of a character array without the terminating zero, in hexadecimal. */
        STRING,
        /** Offset and width of the bits of a field, from an object in which all other bits are 0. */
        BITS,
        /** The machine number in the header of the object file, in decimal. */
        MACHINE,
        /** An expression that the compiler must reject. */
        REFUSED;

        /** Returns {@code true} if the result is a separate object in the object file. */
        boolean isObject() {
            return this == STRING || this == BITS;
        }
    }

    /** Returns the name of the object that holds the result of a fact. */
    static String object(int id) {
        return "rdma4j_probe_object_" + id;
    }
}
