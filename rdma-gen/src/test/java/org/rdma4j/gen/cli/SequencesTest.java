package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.Result;

/** What the wrapper library does in one call is what C does in several: each call leaves a letter. */
class SequencesTest {

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
            namespace = "example.wrapper"
            library = "shop_wrapper"
            headers = ["wrapper/wrapper.h"]

            [[sequence]]
            name = "shop_wrap_pay"
            steps = ["till_open", "till.id", "till_put", "till_close"]
            from = { coin = "coin" }

            [[drain]]
            name = "shop_wrap_drain"
            start = "till_first"
            next = "till_next"
            end = "till_end"
            into = { slips = "slip" }
            read = [
                { field = "id", from = "till.id" },
                { field = "state", from = "till_state" },
                { field = "price", from = "till_price", when = { state = "GOOD" } },
                { field = "tip", from = "till_tip", flag = "WITH_TIP", when = { state = "GOOD" } },
                { field = "reason", from = "till_reason", unless = { state = "GOOD" } },
            ]

            [functions]
            shop_wrap_pay = { fails = "code", critical = true }
            shop_wrap_drain = { fails = "own", returns = "how many", critical = true }
            """;

    private static final String OLD = """
            #include <stdint.h>
            enum slip_state { GOOD, TORN };
            enum slip_flags { WITH_TIP = 1 };
            struct till { char *trace; uint64_t id; int sum; int left; int code; };
            struct coin { int number; int value; };
            struct slip { uint64_t id; enum slip_state state; union { int price; int reason; }; int tip; };
            struct tray { int weight; };
            static inline void till_note(struct till *till, char letter) { *till->trace++ = letter; }
            static inline void till_open(struct till *till) { till_note(till, 'o'); till->id = 0; }
            static inline int till_close(struct till *till) { till_note(till, 'c'); return till->sum + (int) till->id; }
            static inline int till_first(struct till *till, int speed) {
                till_note(till, 'f');
                till->id = speed;
                return till->left ? 0 : till->code;
            }
            static inline int till_next(struct till *till) {
                till_note(till, 'n');
                till->id++;
                return --till->left ? 0 : till->code;
            }
            static inline void till_end(struct till *till) { till_note(till, 'e'); }
            static inline enum slip_state till_state(struct till *till) { till_note(till, 's'); return till->id % 2; }
            static inline int till_price(struct till *till) { till_note(till, 'p'); return 100 + (int) till->id; }
            static inline int till_tip(struct till *till) { till_note(till, 't'); return 200 + (int) till->id; }
            static inline int till_reason(struct till *till) { till_note(till, 'r'); return 300 + (int) till->id; }
            """;

    private static final String NEW = OLD + """
            static inline void till_put(struct till *till, int value, int number) {
                till_note(till, 'P');
                till->sum += value * number;
            }
            """;

    private static final String MAIN = """
            #include "wrapper.h"
            #include <stdio.h>
            #include <string.h>
            static char trace[100];
            static struct slip slips[4];
            static void drain(int left, int code, int room, uint64_t flags) {
                struct till till = { .trace = trace, .left = left, .code = code };
                int result = -1;
                memset(trace, 0, sizeof trace);
                memset(slips, 0, sizeof slips);
                int found = shop_wrap_drain(&till, 6, flags, room, slips, &result);
                printf("%s %d %d:", trace, found, result);
                for (int i = 0; i <= found; i++)
                    printf(" %d/%d/%d/%d", (int) slips[i].id, slips[i].state, slips[i].price, slips[i].tip);
                printf("\\n");
            }
            int main(void) {
                struct coin coin = { .number = 3, .value = 5 };
                struct till till = { .trace = trace };
                printf("%d %s\\n", shop_wrap_pay(&till, 1000, &coin), (till.trace[0] = 0, trace));
                drain(3, 2, 4, WITH_TIP);
                drain(3, 2, 4, 0);
                drain(3, 2, 2, 0);
                drain(1, 7, 2, 0);
                drain(0, 2, 4, 0);
                drain(3, 2, 0, 0);
                drain(3, 2, -1, 0);
                return 0;
            }
            """;

    @TempDir
    private Path folder;

    private void write(String name, String text) throws IOException {
        Files.createDirectories(folder.resolve(name).getParent());
        Files.writeString(folder.resolve(name), text);
    }

    private Outcome run(String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--config", folder.resolve("shop.toml").toString()));
        return Outcome.of(all.toArray(String[]::new));
    }

    private Outcome extract(String release, String header) throws IOException {
        write("shop.h", header);
        return run(
                "extract",
                "--release",
                release,
                "-o",
                folder.resolve("metadata/shop-" + release + ".json").toString());
    }

    private void emit(String config) throws IOException {
        write("shop.toml", config);
        assertThat(extract("10.0", NEW).err()).isEmpty();
        assertThat(run("emit").err()).isEmpty();
    }

    @Test
    void stepsFollowInTheirOrder() throws IOException {
        emit(CONFIG);
        write("main.c", MAIN);
        Result built = Command.of(
                        "cc",
                        "-std=gnu11",
                        "-Wall",
                        "-Wextra",
                        "-Werror",
                        "-DSHOP_RELEASE=1000",
                        "-I.",
                        "-Iwrapper",
                        "-o",
                        "main",
                        "main.c",
                        "wrapper/wrapper.c")
                .in(folder)
                .run();
        assertThat(built.err()).isEmpty();
        assertThat(Command.of("./main").in(folder).run().out()).isEqualTo("""
                1015 oPc
                fsptnsrnsptne 3 2: 6/0/106/206 7/1/307/0 8/0/108/208 0/0/0/0
                fspnsrnspne 3 2: 6/0/106/0 7/1/307/0 8/0/108/0 0/0/0/0
                fspnsre 2 0: 6/0/106/0 7/1/307/0 0/0/0/0
                fspne 1 7: 6/0/106/0 0/0/0/0
                f 0 2: 0/0/0/0
                 0 0: 0/0/0/0
                 0 0: 0/0/0/0
                """);
    }

    @Test
    void javaTellsWhatIsDone() throws IOException {
        emit(CONFIG);
        String text = Files.readString(folder.resolve("java/org/example/wrapper/Wrapper.java"))
                .replaceAll("\\s+\\*\\s", " ");
        assertThat(text)
                .contains(
                        "public static int shop_wrap_pay(long till, long id, long coin)",
                        "Does in one call what C does in these: {@code till_open}, {@code id} is set, {@code till_put},"
                                + " {@code till_close}, in this order.",
                        "read from {@code coin}",
                        "{@code tip} where {@code flags} has {@code WITH_TIP} and {@code state} is {@code GOOD};"
                                + " {@code reason} where {@code state} is not {@code GOOD}.",
                        "Not while another thread is between {@code till_first} and {@code till_end}");
    }

    /** A release that lacks a step lacks the function; an entry under since says that this is no mistake. */
    @Test
    void aSequenceIsAsOldAsItsYoungestStep() throws IOException {
        write("shop.toml", CONFIG);
        assertThat(extract("9.0", OLD).err())
                .contains("shop.toml:21: shop_wrap_pay: no header has an inline function till_put");
        write("shop.toml", CONFIG.replace("[functions]", "[since]\ntill_put = \"9.5\"\n\n[functions]"));
        assertThat(extract("9.0", OLD).err()).isEmpty();
        assertThat(extract("10.0", NEW).err()).isEmpty();
        assertThat(run("emit").err()).isEmpty();
        assertThat(Files.readString(folder.resolve("wrapper/wrapper.h")))
                .contains("#if SHOP_RELEASE >= 905\nint shop_wrap_pay(")
                .contains("#endif\nint shop_wrap_drain(");
    }

    @Test
    void whatDoesNotFitIsNamed() throws IOException {
        refused(
                "\"till_put\", \"till_close\"",
                "\"till_close\", \"till_put\"",
                "the result of the step before till_put");
        refused("\"till.id\"", "\"till.di\"", "till has no field di");
        refused(
                "\"till_open\", \"till.id\"",
                "\"till.id\", \"till_open\"",
                "it names a field of till, and no function");
        refused("coin = \"coin\"", "coin = \"tray\"", "no step takes a parameter that is called as a field of tray");
        refused("coin = \"coin\"", "coin = \"money\"", "no header has a record money");
        refused(
                "\"till_open\", \"till.id\"",
                "\"till_open\", \"slip.id\"",
                "it names a field of slip, and no function");
        refused("WITH_TIP\"", "WITH_TOP\"", "no header has a constant WITH_TOP");
        refused("field = \"tip\"", "field = \"tap\"", "slip has no field tap");
        refused("end = \"till_end\"", "end = \"till_state\"", "till_state does not return void");
        refused("from = \"till_tip\"", "from = \"till_put\"", "till_put takes a parameter value, which till_first");
        refused("start = \"till_first\"", "start = \"atoi\"", "no header has an inline function atoi");
    }

    private void refused(String what, String by, String message) throws IOException {
        assertThat(CONFIG).contains(what);
        write("shop.toml", CONFIG.replace(what, by));
        assertThat(extract("10.0", NEW).err()).contains(message).contains("shop.toml:");
    }
}
