package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.repetition.RandomInput;
import org.rdma4j.sys.runtime.printing.PrintableText;

/**
 * Messages escape unprintable characters in text from peers and configurations. Configurations that are too large or
 * not regular files are rejected.
 */
@Timeout(60)
class ForeignTextTest {
    private static final String HOSTILE = "no\u001b[2J\u0007\u009b31m\r\u202e\n\u2028";
    private static final String PRINTED = "no\\u001b[2J\\u0007\\u009b31m\\r\\u202e\\n\\u2028";

    private static final String HOST =
            "{\"hosts\": [{\"hostname\": \"a\", \"port\": 1, \"ibdev\": \"rxe0\", \"rankid\": 0}], \"token\": \"t\"}";

    @Test
    void textOfPeersIsPrintable() {
        byte[] utf8 = HOSTILE.getBytes(StandardCharsets.UTF_8);
        assertThat(PeerConnection.text(ByteBuffer.wrap(utf8))).isEqualTo(PRINTED);

        byte[] report = new FailureReport(1, FailureReport.Reason.FAILED, -1, HOSTILE).toBytes();
        assertThat(FailureReport.of(new Transport.Report(1, report), 3).text()).isEqualTo(PRINTED);

        byte[] endpoint = new CollectiveEndpoint(Optional.empty(), 1, HOSTILE).toBytes();
        assertThat(CollectiveEndpoint.from(ByteBuffer.wrap(endpoint)).reason()).isEqualTo(PRINTED);
    }

    /** Asserts that the messages of an exception and all of its causes are printable and short. */
    private static void isPrintable(Throwable failure) {
        for (Throwable each = failure; each != null; each = each.getCause()) {
            String message = String.valueOf(each.getMessage());
            assertThat(message).isEqualTo(PrintableText.of(message)).hasSizeLessThan(5000);
        }
    }

    @Test
    void textThatIsNoJson() {
        isPrintable(catchThrowable(() -> NetworkConfig.parse(HOSTILE)));
        isPrintable(catchThrowable(() -> NetworkConfig.parse("{\"hosts\": " + HOSTILE)));
    }

    @Test
    void filesThatAreMissing(@TempDir Path folder) {
        isPrintable(catchThrowable(() -> NetworkConfig.load(folder.resolve(HOSTILE))));
        isPrintable(catchThrowable(() -> NetworkConfig.load(folder.resolve("x".repeat(1_000_000)))));
    }

    @Test
    void namesWithCharactersThatCannotBePrintedAreRejected() {
        assertThatThrownBy(() -> NodeConfig.of(2, HOSTILE, 1, "rxe0"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the hostname of rank 2 contains a character that cannot be printed: '" + PRINTED + "'");
        assertThatThrownBy(() -> NodeConfig.of(2, "a", 1, HOSTILE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the device name of rank 2 contains a character that cannot be printed: '" + PRINTED + "'");
        assertThatThrownBy(() -> NodeConfig.of(2, "a".repeat(256), 1, "rxe0"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the hostname of rank 2 has 256 characters; the maximum is 255");
    }

    @Test
    void commentsArePrintableInDescriptions() {
        assertThat(NodeConfig.of(0, "a", 1, "rxe0").withComment(HOSTILE))
                .hasToString(
                        "NodeConfig[rank=0, hostname=a, port=1, device=rxe0, devicePort=1, gid=Optional.empty, comment="
                                + PRINTED + "]");
    }

    @Test
    void unknownMembersArePrintableAndShortened() {
        assertThatThrownBy(() -> NetworkConfig.parse("{\"\\u001b[2J" + "x".repeat(900) + "\": 1}"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("unknown member '\\u001b[2Jxxx")
                .hasMessageContaining("... (904 characters)'");
    }

    @Test
    void hugeConfigurationsAreRejected() {
        for (String json : new String[] {
            "{\"token\": \"" + "x".repeat(200_000) + "\"}",
            "{\"" + "x".repeat(2000) + "\": 1}",
            "{\"deadlineSeconds\": " + "1".repeat(2000) + "}",
            " ".repeat((16 << 20) + 1) + HOST,
            "[".repeat(100_000)
        }) {
            assertThatThrownBy(() -> NetworkConfig.parse(json))
                    .isInstanceOf(IllegalArgumentException.class)
                    .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(500));
        }
    }

    @Test
    void namedPipesAndLargeFilesAreNotRead(@TempDir Path folder) throws Exception {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        assertThatThrownBy(() -> NetworkConfig.load(pipe))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("not a regular file");
        assertThatThrownBy(() -> NetworkConfig.load(Path.of("/dev/zero")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("not a regular file");
        Path large = folder.resolve("large.json");
        Files.writeString(large, " ".repeat(16 << 20) + HOST);
        assertThatThrownBy(() -> NetworkConfig.load(large))
                .isInstanceOf(IOException.class)
                .hasMessage(large + ": cannot be read: it has more than 16777216 bytes");
    }

    /** Each mutation of a configuration is either valid or rejected with a single printable line. */
    @Test
    @RandomInput
    void mutationsAreRejectedInOneLine() {
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        String[] parts = {
            "null",
            "-1",
            "9".repeat(30),
            "1e999999999",
            "1e-999999999",
            "\"\u009b\"",
            "\"\\u001b[2J\"",
            "[",
            "{",
            "}",
            "]",
            ",",
            ":",
            "\"",
            "\u202e",
            "true",
            "{}",
            "[]",
            "0.5",
            "\u0000"
        };
        String json =
                HOST.replace("}]", ", \"ibport\": 2, \"gid\": \"::1\", \"comment\": \"c\"}], \"deadlineSeconds\": 5");
        for (int i = 0; i < 20_000; i++) {
            int from = random.nextInt(json.length());
            int to = Math.min(json.length(), from + random.nextInt(10));
            String mutation = json.substring(0, from) + parts[random.nextInt(parts.length)] + json.substring(to);
            Throwable thrown = catchThrowable(() -> NetworkConfig.parse(mutation));
            if (thrown != null) {
                assertThat(thrown)
                        .as("seed %d, mutation %d: %s", seed, i, mutation)
                        .isExactlyInstanceOf(IllegalArgumentException.class);
                assertThat(thrown.getMessage())
                        .as("seed %d, mutation %d: %s", seed, i, mutation)
                        .hasSizeLessThan(1000)
                        .isEqualTo(PrintableText.of(thrown.getMessage()));
            }
        }
    }
}
