package org.rdma4j.gen.emit;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.dump.Dump;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.problem.ProblemException;

/** String constants of C in Java: as text if the bytes are valid UTF-8, otherwise with one character per byte. */
class TextConstantsTest {

    private static final String NOTE = "The bytes of the literal are not valid UTF-8";

    private final EmitFixture fixture = new EmitFixture();

    /** Adds a constant as it is in metadata: with one character per byte. */
    private void add(String name, String bytes) {
        fixture.constants.add(new ConstantDecl(
                name,
                new ArrayType(ScalarType.CHAR, bytes.length() + 1),
                new ConstantDecl.StringValue(bytes),
                EmitFixture.HEADER));
    }

    private void addAll(List<String> bytes) {
        for (int i = 0; i < bytes.size(); i++) {
            add("TEXT" + i, bytes.get(i));
        }
    }

    /** Returns the values of the constants in the compiled Java. */
    private List<String> emitted() throws ReflectiveOperationException {
        Class<?> shop = new CompiledBindings(fixture.emit()).loadClass("org.example.shop.Shop");
        List<String> texts = new ArrayList<>();
        for (ConstantDecl constant : fixture.constants) {
            texts.add((String) shop.getField(constant.name()).get(null));
        }
        return texts;
    }

    private static String bytes(String text) {
        return new String(text.getBytes(UTF_8), ISO_8859_1);
    }

    private String source() {
        return fixture.emit().get("org/example/shop/Shop.java");
    }

    private static String text(int... codePoints) {
        return new String(codePoints, 0, codePoints.length);
    }

    @Test
    void emitsUtf8AsText() throws ReflectiveOperationException {
        List<String> texts = List.of(
                "plain",
                "",
                text(0xe9),
                "a" + text(0) + "b",
                text(0),
                "line\ntab\treturn\rquote\"'\\",
                "line\nand " + text(0xe9) + " tab\treturn\rquote\"'\\ $T",
                "no \\" + "u0041 escape",
                "no \\" + "u0041 escape " + text(0xe9),
                text(0x2028, 0x2029, 0xfeff, 0x7f, 0x80, 0x85, 0x9f),
                text(0x1f600, 0x10ffff, 0xffff, 0xd7ff, 0xe000),
                "*/ {@link x} <b> $T $S $L $$",
                // The maximum length in a class file, which encodes each of these characters in two bytes.
                text(0xe9).repeat(32_767));
        addAll(texts.stream().map(TextConstantsTest::bytes).toList());
        assertThat(emitted()).isEqualTo(texts);
        assertThat(source()).doesNotContain(NOTE).matches("\\p{ASCII}*");
    }

    @Test
    void emitsOtherBytesAsCharacters() throws ReflectiveOperationException {
        List<String> all = List.of(
                text(0xe9),
                text(0xff, 0xfe, 0),
                // An overlong encoding, a surrogate, a code point beyond Unicode, a truncated sequence.
                text(0xc0, 0x80),
                text(0xed, 0xa0, 0x80),
                text(0xf4, 0x90, 0x80, 0x80),
                text('a', 0xe2, 0x80),
                text(0xc3, 0xa9, 0x80));
        addAll(all);
        assertThat(emitted()).isEqualTo(all);
        assertThat(source().split(NOTE, -1)).hasSize(all.size() + 1);
    }

    @Test
    void limitsTheLengthOfTheJavaText() {
        add("TEXT", bytes(text(0xe9).repeat(32_768)));
        assertThatThrownBy(fixture::emit)
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining(
                        "TEXT: its text has 65536 bytes," + " but a string constant in Java has at most 65534");
    }

    /** A dump contains the bytes of C in ASCII, so that it shows a difference of one byte. */
    @Test
    void dumpContainsTheBytes() {
        add("TEXT", bytes(text(0xe9, 0x2028, 0)));
        assertThat(Dump.lines(fixture.metadata()))
                .contains("demo.shop\tconstant\tTEXT\t\"\\u00c3\\u00a9\\u00e2\\u0080\\u00a8\\u0000\"");
    }
}
