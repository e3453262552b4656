package org.rdma4j.gen.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.gen.emit.EmitFixture.VOID;
import static org.rdma4j.gen.emit.EmitFixture.array;
import static org.rdma4j.gen.emit.EmitFixture.constant;
import static org.rdma4j.gen.emit.EmitFixture.fails;
import static org.rdma4j.gen.emit.EmitFixture.field;
import static org.rdma4j.gen.emit.EmitFixture.function;
import static org.rdma4j.gen.emit.EmitFixture.functionType;
import static org.rdma4j.gen.emit.EmitFixture.pointer;
import static org.rdma4j.gen.emit.EmitFixture.struct;
import static org.rdma4j.gen.emit.EmitFixture.type;
import static org.rdma4j.gen.emit.EmitFixture.variadic;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.config.FunctionFact;
import org.rdma4j.gen.config.FunctionFact.Failure;
import org.rdma4j.gen.model.ScalarType;

/** Emitted functions call libc, the only library that every machine has. */
class LibcCallTest {

    private static EmitFixture libc() {
        EmitFixture fixture = new EmitFixture().withKernelTypes();
        fixture.library = "";
        fixture.soname = "";
        fixture.records.add(
                struct("div_t", 8, 4, field("quot", ScalarType.INT, 0, 4), field("rem", ScalarType.INT, 4, 4)));
        fixture.records.add(struct("in_addr", 4, 4, field("s_addr", type("__be32"), 0, 4)));
        fixture.functions.add(
                function("div", functionType(type("struct div_t"), ScalarType.INT, "a", ScalarType.INT, "b")));
        fixture.functions.add(
                function("inet_ntoa", functionType(pointer(constant(ScalarType.CHAR)), type("struct in_addr"), "in")));
        fixture.functions.add(function("htonl", functionType(type("__be32"), type("uint32_t"), "host")));
        fixture.functions.add(function("ntohs", functionType(type("uint16_t"), type("__be16"), "net")));
        fixture.functions.add(function("toupper", functionType(ScalarType.INT, ScalarType.INT, "c")));
        fixture.functions.add(function("close", functionType(ScalarType.INT, ScalarType.INT, "fd")));
        fixture.facts.put("close", fails(Failure.MINUS_ONE));
        fixture.functions.add(function(
                "qsort",
                functionType(
                        VOID,
                        array(ScalarType.INT, -1),
                        "base",
                        ScalarType.UNSIGNED_LONG,
                        "count",
                        ScalarType.UNSIGNED_LONG,
                        "size",
                        pointer(functionType(
                                ScalarType.INT,
                                pointer(type("struct in_addr")),
                                "a",
                                pointer(type("struct in_addr")),
                                "b")),
                        "compare")));
        fixture.functions.add(variadic(
                "snprintf",
                ScalarType.INT,
                pointer(ScalarType.CHAR),
                "text",
                ScalarType.UNSIGNED_LONG,
                "size",
                pointer(constant(ScalarType.CHAR)),
                "format"));
        fixture.facts.put(
                "snprintf",
                new FunctionFact(
                        Optional.empty(),
                        Optional.empty(),
                        false,
                        Optional.empty(),
                        false,
                        false,
                        false,
                        List.of(List.of("int", "double"), List.of("const char *")),
                        Optional.empty(),
                        ""));
        return fixture;
    }

    private static String run(String body) {
        return RecordEmissionTest.run(libc(), """
                import java.lang.foreign.*;
                import org.example.shop.*;
                public final class Driver {
                    private Driver() {}
                    @SuppressWarnings("try")
                    public static String run() {
                        try (Arena arena = Arena.ofConfined()) {
                """ + body + "\n}\n}\n}\n");
    }

    @Test
    void passesRecordsByValue() {
        assertThat(run("""
                                MemorySegment result = Shop.div(arena, 17, 5);
                                MemorySegment address = in_addr.allocate(arena);
                                in_addr.s_addr(address, 0x7f000001);
                                return div_t.quot(result) + " " + div_t.rem(result) + " " + Shop.inet_ntoaString(address);
                                """)).isEqualTo("3 2 127.0.0.1");
    }

    @Test
    void bigEndianParametersAndResultsAreHostValues() {
        assertThat(run("return Shop.htonl(0x01020304) + \" \" + Shop.ntohs(0xfffe);"))
                .isEqualTo(0x01020304 + " " + 0xfffe);
    }

    @Test
    void callsVariadicForms() {
        assertThat(run("""
                                MemorySegment text = arena.allocate(32);
                                Shop.snprintf(text, 32, arena.allocateFrom("%d %.2f"), 7, 2.5);
                                String first = text.getString(0);
                                Shop.snprintf(text, 32, arena.allocateFrom("<%s>"), arena.allocateFrom("x"));
                                return first + " " + text.getString(0);
                                """)).isEqualTo("7 2.50 <x>");
    }

    @Test
    void callbacksReceiveSizedRecords() {
        assertThat(run("""
                                MemorySegment all = in_addr.allocateArray(4, arena);
                                for (int i = 0; i < 4; i++) {
                                    in_addr.s_addr(in_addr.asSlice(all, i), i * 7 % 5);
                                }
                                MemorySegment compare = qsort_compare.allocate(
                                        (a, b) -> Integer.compare(in_addr.s_addr(a), in_addr.s_addr(b)), arena);
                                Shop.qsort(all, 4, 4, compare);
                                return in_addr.s_addr(all) + " " + in_addr.s_addr(in_addr.asSlice(all, 1)) + " "
                                        + in_addr.s_addr(in_addr.asSlice(all, 2)) + " " + in_addr.s_addr(in_addr.asSlice(all, 3));
                                """)).isEqualTo("0 1 2 4");
    }

    @Test
    void returnsTheErrnoOfAFailedCall() {
        assertThat(run("""
                                int result = Shop.close(-1);
                                int errno = org.rdma4j.sys.Errno.last();
                                MemorySegment none = Shop.inet_ntoa(in_addr.allocate(arena));
                                return result + " " + errno + " " + none.equals(MemorySegment.NULL);
                                """)).isEqualTo("-1 9 false");
    }
}
