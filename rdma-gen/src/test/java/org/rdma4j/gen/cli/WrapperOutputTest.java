package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The common wrapper of two releases, the older of which lacks an inline function, a field and an export. */
class WrapperOutputTest {

    private static final String CONFIG = """
            include_paths = ["."]

            [output]
            name = "shop"
            package = "org.example"
            metadata = "metadata/shop-{release}.json"
            java = "java"
            wrapper = "wrapper"
            wrapper_links = ["c"]
            release_macro = "SHOP_RELEASE"

            [[partition]]
            namespace = "example.shop"
            library = "c"
            headers = ["shop.h"]

            [[partition]]
            namespace = "example.wrapper"
            library = "shop_wrapper"
            headers = ["wrapper/wrapper.h"]

            [records]
            library_allocated = ["item"]
            """;

    private static final String OLD = """
            struct item { int price; };
            int atoi(const char *text);
            static inline int once(int x) { return x; }
            """;

    private static final String NEW = """
            struct item { int price; long weight; };
            int atoi(const char *text);
            long atol(const char *text);
            static inline int once(int x) { return x; }
            static inline int twice(int x) { return 2 * x; }
            """;

    @TempDir
    private Path folder;

    private void write(String name, String text) throws IOException {
        Files.createDirectories(folder.resolve(name).getParent());
        Files.writeString(folder.resolve(name), text);
    }

    private String read(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    private CommandOutcome run(String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--config", folder.resolve("shop.toml").toString()));
        return CommandOutcome.of(all.toArray(String[]::new));
    }

    private String metadata(String release) {
        return folder.resolve("metadata/shop-" + release + ".json").toString();
    }

    @Test
    void wrapperSupportsEachRelease() throws IOException {
        write("shop.toml", CONFIG);
        write("shop.h", OLD);
        assertThat(run("extract", "--release", "9.0", "-o", metadata("9.0")).err())
                .isEmpty();
        write("shop.h", NEW);
        assertThat(run("extract", "--release", "10.1", "-o", metadata("10.1")).err())
                .isEmpty();
        assertThat(run("emit").err()).isEmpty();

        assertThat(read("wrapper/wrapper.h"))
                .contains(
                        "\nint shop_wrap_once(int x);\n#if SHOP_RELEASE >= 1001\nint shop_wrap_twice(int x);\n#endif\n");
        assertThat(read("wrapper/libc.c")).contains("void atoi(void) {}").doesNotContain("atol");
        assertThat(read("wrapper/wrapper.c"))
                .contains(
                        "OFFSET(0, struct item, price);\n#if SHOP_RELEASE >= 1001\nOFFSET(8, struct item, weight);\n#endif\n")
                .doesNotContain("SIZE(4, ", "SIZE(16, ");

        // Verify the header of each release; then omit the release, which must be refused.
        assertThat(run("verify", metadata("10.1")).out()).contains(": 0 mismatches, 0 missing");
        write("shop.h", OLD);
        assertThat(run("verify", metadata("9.0")).out()).contains(": 0 mismatches, 0 missing");
        write("shop.toml", CONFIG.replace("release_macro", "# release_macro"));
        assertThat(run("verify", metadata("9.0")).err()).contains("give the release of the headers");
    }
}
