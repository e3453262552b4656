package org.rdma4j.sys.runtime.loading;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.sys.runtime.checking.EmittedFunctions;
import org.rdma4j.tests.runtime.LoadProbe;
import org.rdma4j.tests.support.C;
import org.rdma4j.tests.support.ChildJvm;

/**
 * The JDK's symbol lookup replaces the loader's only if both return the same address. This class is in the package of
 * the package-private classes that it tests.
 */
class OpenLibraryTest {
    private static final String NOW = "-Wl,-z,now";
    private static final String LAZY = "-Wl,-z,lazy";

    @TempDir
    Path directory;

    private static OpenLibrary open(Path file) {
        return OpenLibrary.file(file.toString(), "", List.of());
    }

    private static Path twoVersions(String binding) {
        return C.library("two_versions", binding, "-Wl,--version-script=src/test/c/two_versions.map");
    }

    private static int call(Optional<MemorySegment> address) throws Throwable {
        MethodHandle handle =
                Linker.nativeLinker().downcallHandle(address.orElseThrow(), FunctionDescriptor.of(JAVA_INT));
        return (int) handle.invokeExact();
    }

    @Test
    void findsTheSameAddressesAsTheLoader() {
        List<String> differences = new ArrayList<>();
        int found = 0;
        for (Library library : List.of(Library.ibverbs(), Library.rdmacm())) {
            OpenLibrary jdk =
                    OpenLibrary.search(library.toString(), library.description().export(), List.of());
            for (EmittedFunctions.Function function : EmittedFunctions.all()) {
                if (function.library() == library) {
                    Optional<MemorySegment> expected = function.version().isEmpty()
                            ? jdk.find(function.symbol(), "")
                            : DynamicLinker.get().symbol(library.toString(), function.symbol(), function.version());
                    found += expected.isPresent() ? 1 : 0;
                    if (!jdk.find(function.symbol(), function.version()).equals(expected)) {
                        differences.add(function.symbol() + "@" + function.version());
                    }
                }
            }
            assertThat(jdk.location()).isEqualTo(library.location().orElseThrow());
            assertThat(jdk.find("ibv_get_device_list", "IBVERBS_9.9")).isEmpty();
        }
        assertThat(differences).isEmpty();
        assertThat(found).isGreaterThan(100);
    }

    @Test
    void readsSymbolVersionsOfTheHostLibrary() throws IOException {
        ElfFile symbols =
                ElfFile.read(Library.ibverbs().location().orElseThrow()).orElseThrow();
        assertThat(symbols.bindsAtOnce()).isTrue();
        assertThat(symbols.isDefault("ibv_get_device_list", "IBVERBS_1.1")).isTrue();
        assertThat(symbols.isDefault("ibv_get_device_list", "IBVERBS_1.0")).isFalse();
        assertThat(symbols.isDefault("ibv_get_device_lisp", "IBVERBS_1.1")).isFalse();
    }

    @Test
    void findsTheRequestedVersion() throws Throwable {
        OpenLibrary library = open(twoVersions(NOW));
        assertThat(call(library.find("answer", "OLD_1.0"))).isEqualTo(1);
        assertThat(call(library.find("answer", "NEW_2.0"))).isEqualTo(2);
        assertThat(call(library.find("answer", ""))).isEqualTo(2);
        assertThat(library.find("answer", "NEWER_3.0")).isEmpty();
        assertThat(library.find("question", "")).isEmpty();
    }

    @Test
    void bindsSymbolsOfALazyLibraryImmediately() {
        assertThat(ElfFile.read(twoVersions(LAZY).toString()).orElseThrow().bindsAtOnce())
                .isFalse();
        assertThatThrownBy(() -> open(C.library("needs_symbol", LAZY)))
                .isInstanceOf(UnsatisfiedLinkError.class)
                .hasMessageContaining("undefined symbol: ibv_reg_dmabuf_mr");
    }

    @Test
    void readingATruncatedFileEnds() throws IOException {
        byte[] whole = Files.readAllBytes(Path.of(Library.ibverbs().location().orElseThrow()));
        for (int length = 0; length < whole.length; length += 1 + length / 8) {
            Path file = Files.write(directory.resolve("short.so"), java.util.Arrays.copyOf(whole, length));
            Optional<ElfFile> read = ElfFile.read(file.toString());
            // If the truncated file is accepted, the lookup must end.
            read.ifPresent(symbols -> symbols.isDefault("ibv_get_device_list", "IBVERBS_1.1"));
        }
    }

    /**
     * Symbols of a library found by name are bound when it is loaded too: a missing symbol would otherwise terminate
     * the process later.
     */
    @Test
    void reportsAMissingSymbolOfALibraryOnTheSearchPath() throws IOException {
        C.copy(C.library("needs_symbol", LAZY, "-Wl,-soname,libibverbs.so.1"), directory.resolve("libibverbs.so.1"));
        String out = ChildJvm.run(
                        LoadProbe.class, List.of(), Map.of("LD_LIBRARY_PATH", directory.toString()), "IBVERBS")
                .expectOk()
                .out();
        assertThat(out).contains("IBVERBS missing").contains("undefined symbol: ibv_reg_dmabuf_mr");
    }
}
