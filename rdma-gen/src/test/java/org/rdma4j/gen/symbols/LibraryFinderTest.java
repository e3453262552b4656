package org.rdma4j.gen.symbols;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.gen.process.Command;

/** {@code libNAME.so} may be a linker script that refers to the library, with or without a folder. */
class LibraryFinderTest {

    @TempDir
    private Path folder;

    private Path library() throws IOException {
        Files.writeString(folder.resolve("shapes.c"), "int area(void) { return 1; }\n");
        Path library = folder.resolve("libshapes.so.6");
        assertThat(Command.of("cc", "-shared", "-fPIC", "-o", library.toString(), folder + "/shapes.c")
                        .run()
                        .succeeded())
                .isTrue();
        return library;
    }

    @Test
    void followsALinkerScript() throws IOException {
        Path library = library();
        for (String script : List.of(
                "INPUT(libshapes.so.6 -ltinfo)\n", "INPUT( libshapes.so.6 )\n", "GROUP ( " + library + " -lm )\n")) {
            Files.writeString(folder.resolve("libshapes.so"), "/* GNU ld script */\n" + script);
            assertThat(LibraryFinder.find(List.of("cc"), List.of(folder), "shapes"))
                    .as(script)
                    .contains(library);
            assertThat(LibraryFinder.find(List.of("cc", "-B" + folder), List.of(), "shapes"))
                    .as(script)
                    .contains(library);
        }
    }

    @Test
    void ignoresALinkerScriptWithoutALibrary() throws IOException {
        for (String script : List.of("INPUT(-lnothing)\n", "INPUT(libabsent.so.1)\n", "")) {
            Files.writeString(folder.resolve("libshapes.so"), script);
            assertThat(LibraryFinder.find(List.of("cc"), List.of(folder), "shapes"))
                    .as(script)
                    .isEmpty();
        }
    }
}
