package org.rdma4j.gen.model;

/**
 * An object-like macro with a value.
 *
 * @param name the C name
 * @param type the C type of the expression
 * @param value what it evaluates to
 * @param header where it is defined
 */
public record ConstantDecl(String name, CType type, Value value, String header) implements Declaration {

    /** The value of a constant. */
    public sealed interface Value permits IntegerValue, StringValue, PointerValue, FloatingValue {}

    /** An integer, as C sees it: never negative for an unsigned type. */
    public record IntegerValue(java.math.BigInteger value) implements Value {}

    /** A string literal, without its terminating zero; characters above 127 are the bytes of the literal. */
    public record StringValue(String value) implements Value {}

    /** An integer cast to a pointer: the address, as an unsigned number. */
    public record PointerValue(java.math.BigInteger address) implements Value {}

    /** A floating constant. */
    public record FloatingValue(double value) implements Value {}
}
