package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands {@code diff} and {@code history}. */
class DiffCommandTest {

    private static final String RELEASE = "../metadata/rdma-core-44.0.json";

    @TempDir
    private Path folder;

    private Path edited;

    /** Creates a release in which one enumerator has another value. */
    @BeforeEach
    void editRelease() throws IOException {
        String text = Files.readString(Path.of(RELEASE));
        String changed = text.replace("\"release\": \"44.0\"", "\"release\": \"44.1\"")
                .replace("{\"name\": \"IBV_QPT_RC\", \"value\": 2}", "{\"name\": \"IBV_QPT_RC\", \"value\": 20}");
        assertThat(changed).contains("IBV_QPT_RC\", \"value\": 20");
        edited = folder.resolve("edited.json");
        Files.writeString(edited, changed);
    }

    @Test
    void exitCodeIsZeroWithoutChanges() {
        CommandOutcome outcome = CommandOutcome.of("diff", RELEASE, RELEASE);
        assertThat(outcome.exit()).as(outcome.err()).isZero();
        assertThat(outcome.out()).startsWith("rdma-core 44.0 → rdma-core 44.0: 0 changes");
    }

    @Test
    void exitCodeIsOneForABreakingChange() {
        CommandOutcome outcome = CommandOutcome.of("diff", RELEASE, edited.toString());
        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        assertThat(outcome.out())
                .contains("~ IBV_QPT_RC  [breaks binary]")
                .contains("2 of ibv_qp_type → 20 of ibv_qp_type");
    }

    /**
     * A record with a mask field, in which callers state its extent, may grow without breaking binaries; another record
     * may not.
     */
    @Test
    void recordWithAMaskMayGrow() throws IOException {
        String config = "[output]\nname = \"lab\"\n[[partition]]\nnamespace = \"lab\"\nheaders = [\"lab.h\"]\n"
                + "[records]\nsized_by_field = [\"comp_mask\"]\n";
        Files.writeString(folder.resolve("lab.toml"), config);
        Files.writeString(folder.resolve("other.toml"), config + "not_sized = [\"masked\"]\n");
        String before = "struct masked { int comp_mask; int a; }; struct plain { int a; };";
        String after = "struct masked { int comp_mask; int a; int b; }; struct plain { int a; };";
        for (String header : List.of(before, after)) {
            Files.writeString(folder.resolve("lab.h"), header);
            CommandOutcome extracted = CommandOutcome.of(
                    "extract",
                    "--config",
                    folder.resolve("lab.toml").toString(),
                    "-o",
                    folder.resolve(header.length() + ".json").toString());
            assertThat(extracted.exit()).as(extracted.err()).isZero();
        }
        String[] files = {folder + "/" + before.length() + ".json", folder + "/" + after.length() + ".json"};
        assertThat(CommandOutcome.of("diff", "--config", folder + "/lab.toml", files[0], files[1])
                        .out())
                .contains("callers pass its size")
                .doesNotContain("breaks binary");
        assertThat(CommandOutcome.of("diff", "--config", folder + "/other.toml", files[0], files[1])
                        .out())
                .contains("breaks binary");
    }

    @Test
    void writesEveryFormatToAFile() throws IOException {
        for (String format : new String[] {"text", "json", "markdown", "html"}) {
            Path file = folder.resolve("reports/changes." + format);
            CommandOutcome outcome =
                    CommandOutcome.of("diff", "--format", format, "-o", file.toString(), RELEASE, edited.toString());
            assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
            assertThat(outcome.out()).isEmpty();
            assertThat(Files.readString(file)).contains("IBV_QPT_RC");
        }
    }

    @Test
    void writesTheHistory() throws IOException {
        Path file = folder.resolve("history.html");
        CommandOutcome outcome = CommandOutcome.of("history", edited.toString(), RELEASE, "-o", file.toString());
        assertThat(outcome.exit()).as(outcome.err()).isZero();
        assertThat(Files.readString(file)).contains("rdma-core 44.0, rdma-core 44.1");
    }

    @Test
    void rejectsInvalidArguments() {
        assertThat(CommandOutcome.of("diff", "--format", "yaml", RELEASE, RELEASE)
                        .exit())
                .isEqualTo(2);
        assertThat(CommandOutcome.of("diff", RELEASE).exit()).isEqualTo(2);
        assertThat(CommandOutcome.of("history", RELEASE).exit()).isEqualTo(2);
        CommandOutcome twice = CommandOutcome.of("history", RELEASE, RELEASE);
        assertThat(twice.exit()).isEqualTo(2);
        assertThat(twice.err()).contains("rdma-core 44.0 is given twice");
        CommandOutcome missing =
                CommandOutcome.of("diff", RELEASE, folder.resolve("none.json").toString());
        assertThat(missing.exit()).isEqualTo(2);
        assertThat(missing.err()).contains("none.json");
    }
}
