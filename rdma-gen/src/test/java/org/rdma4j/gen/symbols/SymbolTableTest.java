package org.rdma4j.gen.symbols;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.gen.process.Command;

/** Symbols with architecture-specific attributes are read like others. */
class SymbolTableTest {

    private static final int DYNAMIC_SYMBOLS = 11;
    private static final int SYMBOL_SIZE = 24;
    private static final int OTHER = 5;

    /**
     * readelf prints such attributes in an additional column: {@code [<localentry>: 8]} on powerpc64le,
     * {@code [VARIANT_PCS]} on aarch64.
     */
    @Test
    void readsSymbolsWithArchitectureSpecificAttributes(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("shapes.c"), "int area(void) { return 1; }\n");
        Path library = folder.resolve("libshapes.so");
        assertThat(Command.of("cc", "-shared", "-fPIC", "-o", library.toString(), folder + "/shapes.c")
                        .run()
                        .succeeded())
                .isTrue();
        mark(library);
        assertThat(Command.of("readelf", "-W", "--dyn-syms", library.toString())
                        .run()
                        .out())
                .containsPattern("DEFAULT +\\[.*] +\\d+ area");
        assertThat(SymbolTable.read(library.toString()).version("area")).contains("");
    }

    /** Calling a data symbol would execute data. Indirect functions and symbols without a type are functions. */
    @Test
    void excludesDataSymbols(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("shapes.c"), """
                int data = 1;
                __thread int local = 1;
                static int code(void) { return 1; }
                static int (*choose(void))(void) { return code; }
                int indirect(void) __attribute__((ifunc("choose")));
                __asm__(".globl bare\\nbare: ret");
                """);
        Path library = folder.resolve("libshapes.so");
        assertThat(Command.of("cc", "-shared", "-fPIC", "-o", library.toString(), folder + "/shapes.c")
                        .run()
                        .succeeded())
                .isTrue();
        SymbolTable table = SymbolTable.read(library.toString());
        assertThat(table.version("indirect")).contains("");
        assertThat(table.version("bare")).contains("");
        assertThat(table.version("data")).isEmpty();
        assertThat(table.version("local")).isEmpty();
    }

    /** Sets architecture-specific bits in each dynamic symbol. */
    private static void mark(Path library) throws IOException {
        ByteBuffer elf = ByteBuffer.wrap(Files.readAllBytes(library)).order(ByteOrder.LITTLE_ENDIAN);
        int sections = (int) elf.getLong(40);
        int sectionSize = elf.getShort(58);
        for (int i = 0; i < elf.getShort(60); i++) {
            int section = sections + i * sectionSize;
            if (elf.getInt(section + 4) == DYNAMIC_SYMBOLS) {
                int symbols = (int) elf.getLong(section + 24);
                int size = (int) elf.getLong(section + 32);
                for (int at = symbols + SYMBOL_SIZE; at < symbols + size; at += SYMBOL_SIZE) {
                    elf.put(at + OTHER, (byte) 0x60);
                }
            }
        }
        Files.write(library, elf.array());
    }
}
