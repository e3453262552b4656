package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.emit.CompiledBindings;
import org.rdma4j.gen.problem.ExitCode;
import org.rdma4j.gen.problem.ProblemException;

/** Bindings of other libraries load their library and call it. */
class HeaderSetCallTest {

    private static String call(String set, String imports, String body) throws IOException {
        HeaderSet chosen = HeaderSet.all().stream()
                .filter(s -> s.name().equals(set))
                .findFirst()
                .orElseThrow();
        Map<String, String> sources;
        try {
            sources = new HashMap<>(chosen.run().java());
        } catch (ProblemException e) {
            assumeThat(e.exitCode())
                    .as("%s: install %s: %s", set, chosen.needs(), e.getMessage())
                    .isNotEqualTo(ExitCode.MISSING);
            throw e;
        }
        sources.put("Driver.java", """
                import java.lang.foreign.*;
                """ + imports + """
                public final class Driver {
                    private Driver() {}
                    public static String run() {
                        try (Arena arena = Arena.ofConfined()) {
                """ + body + "}}}");
        return (String) new CompiledBindings(sources).call("Driver", "run");
    }

    @Test
    void libcReturnsRecordsByValueAndCallsBack() throws IOException {
        assertThat(call("libc", "import org.example.libc.*;\n", """
                MemorySegment half = Libc.div(arena, 17, 5);
                MemorySegment whole = Libc.ldiv(arena, -170000000000L, 7);
                MemorySegment numbers = arena.allocateFrom(ValueLayout.JAVA_INT, 5, -3, 9, 0);
                MemorySegment compare = __compar_fn_t.allocate(
                        (a, b) -> Integer.compare(
                                a.reinterpret(4).get(ValueLayout.JAVA_INT, 0),
                                b.reinterpret(4).get(ValueLayout.JAVA_INT, 0)),
                        arena);
                Libc.qsort(numbers, 4, 4, compare);
                return div_t.quot(half) + " " + div_t.rem(half) + " " + ldiv_t.quot(whole) + " " + ldiv_t.rem(whole) + " "
                        + java.util.Arrays.toString(numbers.toArray(ValueLayout.JAVA_INT)) + " "
                        + Libc.strtol(arena.allocateFrom("0x7b"), MemorySegment.NULL, 0);
                """))
                .isEqualTo("3 2 " + (-170000000000L / 7) + " " + (-170000000000L % 7) + " [-3, 0, 5, 9] 123");
    }

    @Test
    void zlibCompressesAndComputesChecksums() throws IOException {
        assertThat(call("zlib", "import org.example.zlib.*;\n", """
                byte[] text = "the same words, ".repeat(500).getBytes(java.nio.charset.StandardCharsets.US_ASCII);
                MemorySegment plain = arena.allocateFrom(ValueLayout.JAVA_BYTE, text);
                MemorySegment packed = arena.allocate(Zlib.compressBound(text.length));
                MemorySegment size = arena.allocateFrom(ValueLayout.JAVA_LONG, packed.byteSize());
                int compressed = Zlib.compress(packed, size, plain, text.length);
                long packedSize = size.get(ValueLayout.JAVA_LONG, 0);
                MemorySegment again = arena.allocate(text.length);
                size.set(ValueLayout.JAVA_LONG, 0, text.length);
                int uncompressed = Zlib.uncompress(again, size, packed, packedSize);
                java.util.zip.CRC32 crc = new java.util.zip.CRC32();
                crc.update(text);
                return (compressed == Zlib.Z_OK) + " " + (uncompressed == Zlib.Z_OK) + " " + (packedSize < 200) + " "
                        + (again.mismatch(plain) == -1) + " "
                        + (Zlib.crc32(0, plain, text.length) == crc.getValue()) + " "
                        + Zlib.zlibVersionString().equals(Zlib.ZLIB_VERSION);
                """)).isEqualTo("true true true true true true");
    }
}
