package org.rdma4j.gen.verify;

/**
 * One thing that the metadata says, with the C that lets the compiler say it too.
 *
 * @param id its number, from 1; the line that the compiler names when the fact does not compile
 * @param kind what sort of fact
 * @param name what it is about
 * @param header where the declaration is said to come from
 * @param owner the record or enum without which the fact means nothing, as C spells it; empty for none
 * @param expected what the probe prints when the metadata is right
 * @param shown what the metadata says, for people
 * @param table how the probe measures and prints it
 * @param before a declaration that the measuring needs; empty for none
 * @param values the C initializer of the measurement, the fact's number left out
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
        Table table,
        String before,
        String values,
        String pointer) {

    /** The probe's tables: one for each way to measure. */
    enum Table {
        /** {@code negative, value}: printed in decimal. */
        NUMBER("int negative; unsigned long long value;"),
        /** {@code offset, width}: printed with a plus between. */
        PLACE("long long offset; long long width;"),
        /** {@code bytes, size}: an object whose bits are set in one field alone; printed as its place. */
        BITS("const void *bytes; unsigned long size;"),
        /** {@code address}: printed as an unsigned number. */
        POINTER("const void *address;"),
        /** {@code text, size}: printed in hexadecimal. */
        STRING("const char *text; unsigned long size;"),
        /** {@code number}: printed exactly, in hexadecimal. */
        FLOATING("double number;"),
        /** {@code answer}: a function that measures while the probe runs. */
        CALL("long long (*answer)(void);"),
        /** An expression that must not compile; no part of the program. */
        REFUSED("");

        private final String members;

        Table(String members) {
            this.members = members;
        }

        String members() {
            return members;
        }
    }
}
