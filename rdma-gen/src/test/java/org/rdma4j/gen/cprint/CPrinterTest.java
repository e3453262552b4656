package org.rdma4j.gen.cprint;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.VoidType;

/** {@link CPrinter} prints types and declarations in C syntax. */
class CPrinterTest {

    private static final CType VOID = new VoidType();
    private static final CType QP = NamedType.parse("struct ibv_qp");

    private static CType pointer(CType type) {
        return new PointerType(type);
    }

    private static CType constant(CType type) {
        return new QualifiedType(type, true, false, false);
    }

    private static CType array(CType type, long length) {
        return new ArrayType(type, length);
    }

    private static FunctionType function(CType result, Parameter... parameters) {
        return new FunctionType(result, List.of(parameters), false);
    }

    private static String print(CType type) {
        return CPrinter.declaration(type, "x");
    }

    @Test
    void printsNames() {
        assertThat(print(ScalarType.UNSIGNED_INT)).isEqualTo("unsigned int x");
        assertThat(print(QP)).isEqualTo("struct ibv_qp x");
        assertThat(print(NamedType.parse("uint32_t"))).isEqualTo("uint32_t x");
        assertThat(CPrinter.declaration(QP, "")).isEqualTo("struct ibv_qp");
    }

    @Test
    void printsPointersAndQualifiers() {
        assertThat(print(pointer(pointer(constant(ScalarType.CHAR))))).isEqualTo("const char **x");
        assertThat(print(constant(pointer(ScalarType.CHAR)))).isEqualTo("char *const x");
        assertThat(print(pointer(constant(pointer(ScalarType.CHAR))))).isEqualTo("char *const *x");
        assertThat(print(new QualifiedType(pointer(VOID), false, true, true))).isEqualTo("void *volatile __restrict x");
        assertThat(CPrinter.declaration(constant(pointer(VOID)), "")).isEqualTo("void *const");
        assertThat(print(constant(new QualifiedType(ScalarType.INT, false, true, false))))
                .isEqualTo("const volatile int x");
    }

    @Test
    void printsArrays() {
        assertThat(print(array(array(ScalarType.INT, 3), 2))).isEqualTo("int x[2][3]");
        assertThat(print(array(ScalarType.INT, ArrayType.FLEXIBLE))).isEqualTo("int x[]");
        assertThat(print(array(ScalarType.INT, 0))).isEqualTo("int x[0]");
        assertThat(print(pointer(array(ScalarType.INT, 4)))).isEqualTo("int (*x)[4]");
        assertThat(print(array(pointer(ScalarType.INT), 4))).isEqualTo("int *x[4]");
        assertThat(print(constant(array(ScalarType.INT, 4)))).isEqualTo("const int x[4]");
        assertThat(CPrinter.declaration(pointer(array(ScalarType.INT, 4)), "")).isEqualTo("int (*)[4]");
        assertThat(print(pointer(constant(array(ScalarType.INT, 4))))).isEqualTo("const int (*x)[4]");
    }

    @Test
    void printsFunctions() {
        FunctionType handler = function(VOID, new Parameter("", ScalarType.INT));
        assertThat(print(function(VOID))).isEqualTo("void x(void)");
        assertThat(print(pointer(handler))).isEqualTo("void (*x)(int)");
        assertThat(print(array(constant(pointer(handler)), 2))).isEqualTo("void (*const x[2])(int)");
        assertThat(print(function(pointer(handler), new Parameter("h", pointer(handler)))))
                .isEqualTo("void (*x(void (*h)(int)))(int)");
        assertThat(print(new FunctionType(ScalarType.INT, List.of(new Parameter("f", ScalarType.INT)), true)))
                .isEqualTo("int x(int f, ...)");
        assertThat(CPrinter.declaration(handler, "")).isEqualTo("void (int)");
    }

    @Test
    void printsUnnamedTypesInFull() {
        FieldDecl bits = new FieldDecl("b", ScalarType.UNSIGNED_INT, 3, Packing.NONE, 0, 3);
        FieldDecl deep = new FieldDecl("d", ScalarType.CHAR, -1, new Packing(false, 8, 0), 64, 8);
        RecordDecl record = new RecordDecl(
                RecordDecl.Kind.UNION, "", false, new Packing(true, 0, 0), 16, 8, List.of(bits, deep), "h.h");
        assertThat(print(array(new UnnamedRecord(record), 2)))
                .isEqualTo("union __attribute__((__packed__)) { unsigned int b : 3; "
                        + "char d __attribute__((__aligned__(8))); } x[2]");
        EnumDecl numbers = new EnumDecl(
                "",
                false,
                false,
                ScalarType.UNSIGNED_LONG,
                List.of(
                        new Enumerator("A", BigInteger.ONE),
                        new Enumerator("B", BigInteger.ONE.shiftLeft(63)),
                        new Enumerator("C", BigInteger.ONE.shiftLeft(31))),
                "h.h");
        assertThat(print(new UnnamedEnum(numbers)))
                .isEqualTo("enum { A = 1, B = 9223372036854775808ULL, C = 2147483648LL } x");
    }

    @Test
    void printsTheTypeOfAnUnnamedEnumUnlessItFollowsFromTheValues() {
        EnumDecl narrow = new EnumDecl(
                "", false, false, true, ScalarType.UNSIGNED_CHAR, List.of(new Enumerator("A", BigInteger.ONE)), "h.h");
        assertThat(print(new UnnamedEnum(narrow))).isEqualTo("enum : unsigned char { A = 1 } x");
    }

    @Test
    void printsTheMinimumWithoutOverflow() {
        assertThat(CLiteral.integer(BigInteger.valueOf(Long.MIN_VALUE))).isEqualTo("(-9223372036854775807LL - 1)");
        assertThat(CLiteral.integer(BigInteger.valueOf(Integer.MIN_VALUE))).isEqualTo("(-2147483647 - 1)");
        assertThat(CLiteral.integer(BigInteger.valueOf(-5))).isEqualTo("-5");
    }
}
