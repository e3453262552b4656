package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.gen.process.Command;

/**
 * A partition within the wrapper's partition: the project's own inline functions are part of the wrapper in the
 * metadata, and have a separate class in Java.
 */
class NestedPartitionTest {

    private static final String CONFIG = """
            include_paths = ["."]

            [output]
            name = "shop"
            package = "org.example"
            metadata = "metadata/shop-{release}.json"
            java = "java"
            wrapper = "wrapper"
            release_macro = "SHOP_RELEASE"

            [[partition]]
            namespace = "example.shop"
            library = "c"
            headers = ["shop.h"]

            [[partition]]
            namespace = "example.pay"
            within = "example.wrapper"
            headers = ["wrapper/pay.h"]

            [[partition]]
            namespace = "example.wrapper"
            library = "shop_wrapper"
            headers = ["wrapper/wrapper.h"]
            """;

    private static final String SHOP = """
            struct till { int sum; };
            static inline void till_open(struct till *till) { till->sum = 0; }
            static inline void till_put(struct till *till, int coin) { till->sum += coin; }
            """;

    private static final String PAY = """
            #include "../shop.h"
            static inline int till_pay(struct till *till, int coin, int times)
            {
                till_open(till);
                while (times-- > 0)
                    till_put(till, coin);
                return till->sum;
            }
            """;

    private static final String MAIN = """
            #include "wrapper/wrapper.h"
            #include <stdio.h>
            int main(void) {
                struct till till = { 77 };
                int paid = shop_wrap_till_pay(&till, 5, 3);
                printf("%d %d\\n", paid, till.sum);
                return 0;
            }
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void writeFiles() throws IOException {
        write("shop.toml", CONFIG);
        write("shop.h", "#pragma once\n" + SHOP);
        write("wrapper/pay.h", "#pragma once\n" + PAY);
    }

    private void write(String name, String text) throws IOException {
        Files.createDirectories(folder.resolve(name).getParent());
        Files.writeString(folder.resolve(name), text);
    }

    private CommandOutcome run(String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--config", folder.resolve("shop.toml").toString()));
        return CommandOutcome.of(all.toArray(String[]::new));
    }

    private CommandOutcome extract(String release) {
        return run(
                "extract",
                "--release",
                release,
                "-o",
                folder.resolve("metadata/shop-" + release + ".json").toString());
    }

    @Test
    void emitsASeparateClassThatCallsTheWrapper() throws IOException {
        assertThat(extract("10.0").err()).isEmpty();
        assertThat(run("emit").err()).isEmpty();
        assertThat(Files.readString(folder.resolve("java/org/example/pay/Pay.java")))
                .contains("public static int till_pay(MemorySegment till, int coin, int times)")
                .contains("return Wrapper.shop_wrap_till_pay(till, coin, times)")
                .doesNotContain("till_put(");
        assertThat(Files.readString(folder.resolve("java/org/example/wrapper/Wrapper.java")))
                .doesNotContain(" till_pay(");
        write("main.c", MAIN);
        assertThat(Command.of("cc", "-DSHOP_RELEASE=1000", "-I.", "-o", "main", "main.c", "wrapper/wrapper.c")
                        .in(folder)
                        .run()
                        .err())
                .isEmpty();
        assertThat(Command.of("./main").in(folder).run().out()).isEqualTo("15 15\n");
    }

    @Test
    void metadataListsTheFunctionsInTheWrappersPartition() throws IOException {
        assertThat(extract("10.0").err()).isEmpty();
        assertThat(run("dump", folder.resolve("metadata/shop-10.0.json").toString())
                        .out()
                        .lines()
                        .filter(line -> line.contains("till_pay") && line.contains("function")))
                .containsExactly(
                        "example.wrapper\tfunction\tshop_wrap_till_pay\textern i32(ptr,i32,i32)",
                        "example.wrapper\tfunction\ttill_pay\tinline i32(ptr,i32,i32)");
        assertThat(Files.readString(folder.resolve("metadata/shop-10.0.json"))).doesNotContain("example.pay");
    }

    @Test
    void functionsAreVerified() throws IOException {
        assertThat(extract("10.0").err()).isEmpty();
        assertThat(run("emit").err()).isEmpty();
        assertThat(run("verify", folder.resolve("metadata/shop-10.0.json").toString())
                        .out())
                .contains("0 mismatches");
    }

    /**
     * The completeness check requires every declaration to be read or skipped, so the skipped names of the inner
     * partition must be kept.
     */
    @Test
    void keepsSkippedNames() throws IOException {
        write("wrapper/pay.h", "#pragma once\n" + PAY + "#define PAY_ODD {\n");
        write(
                "shop.toml",
                CONFIG.replace(
                        "headers = [\"wrapper/pay.h\"]", "headers = [\"wrapper/pay.h\"]\nunsupported = \"skip\""));
        assertThat(extract("10.0").err()).isEmpty();
        assertThat(run("dump", folder.resolve("metadata/shop-10.0.json").toString())
                        .out())
                .contains("example.wrapper\tskip\tPAY_ODD\t");
    }

    @Test
    void rejectsOtherDeclarations() throws IOException {
        write("wrapper/pay.h", "#pragma once\n" + PAY + "struct purse { int coins; };\n");
        assertThat(extract("10.0").err())
                .contains("example.pay is within example.wrapper, but contains more than inline functions");
    }

    @Test
    void rejectsAnUnknownEnclosingPartition() throws IOException {
        write("shop.toml", CONFIG.replace("within = \"example.wrapper\"", "within = \"example.wraper\""));
        assertThat(extract("10.0").err())
                .contains("shop.toml:18: partition[1].within is \"example.wraper\", which is not the namespace of"
                        + " another partition");
    }
}
