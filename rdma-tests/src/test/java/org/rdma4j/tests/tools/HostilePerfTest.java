package org.rdma4j.tests.tools;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.repetition.RandomInput;
import org.rdma4j.sys.runtime.printing.PrintableText;
import org.rdma4j.tools.Main;
import org.rdma4j.tools.perf.ControlMessages;
import org.rdma4j.tools.perf.ControlMessages.Offer;
import org.rdma4j.tools.perf.ControlMessages.Ready;
import org.rdma4j.tools.perf.ControlMessages.Task;
import org.rdma4j.tools.perf.Measurement;
import org.rdma4j.tools.perf.Measurement.Kind;
import org.rdma4j.tools.perf.Measurement.Operation;
import org.rdma4j.tools.perf.PerfPage;
import org.rdma4j.tools.perf.PerfReport;
import org.rdma4j.tools.perf.PerfReport.Bandwidth;
import org.rdma4j.tools.perf.PerfReport.Bin;
import org.rdma4j.tools.perf.PerfReport.Latency;
import org.rdma4j.tools.perf.PerfReport.NotMeasured;
import org.rdma4j.tools.perf.PerfReport.Settings;
import org.rdma4j.tools.perf.PerfReport.Side;
import org.rdma4j.tools.perf.PerfReport.Times;
import org.rdma4j.verbs.RemoteMemory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Servers and clients of {@code perf} that send invalid messages, and reports that have been tampered with. Each is
 * rejected with the name of the invalid member, and no control character reaches the terminal.
 */
@Timeout(120)
@RandomInput
class HostilePerfTest {
    private static final int MUTATIONS = 20_000;
    private static final String HOSTILE = "x\u001b[2J\u0007\u009b31m\r\u202e\u2066\n\u0000\u007f\ud800";
    private static final String PRINTED = "x\\u001b[2J\\u0007\\u009b31m\\r\\u202e\\u2066\\n\\u0000\\u007f\\ud800";
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final RemoteMemory MEMORY = new RemoteMemory(4096, 1 << 20, 7);

    private static Side side(String text) {
        return new Side(text, text, text, text, 1, 4096, 100, text, text, text, text, 8);
    }

    private static byte[] task() {
        return ControlMessages.encode(
                new Task(new Measurement(Operation.SEND, Kind.LATENCY, 64), side("a"), 16, 0, false, 1000, MEMORY));
    }

    private static byte[] offer() {
        return ControlMessages.encode(new Offer("no", side("a"), -5, 512, MEMORY));
    }

    private static PerfReport report(String text) {
        Times times = new Times(3, 1, 2, 2, 3, 3, 3, 0.5);
        return new PerfReport(
                "rdma-tools perf",
                PerfReport.SCHEMA,
                text,
                1.5,
                text,
                side(text),
                side(text),
                new Settings(1000, 5000, 0, 128, 0, false, 1000),
                List.of(new Latency(Operation.SEND, 64, false, text, times, List.of(new Bin(1, 3, 3)))),
                List.of(new Bandwidth(Operation.READ, 64, false, text, 128, 100, 0.5, 1, 1, 200)),
                List.of(new NotMeasured(Operation.WRITE, Kind.LATENCY, 8, text)));
    }

    private static String run(String... arguments) {
        StringWriter out = new StringWriter();
        int code = Main.run(new PrintWriter(out, true), new PrintWriter(out, true), arguments);
        return code + "\n" + out;
    }

    private static void isPrintable(String output, String description) {
        assertThat(output).as(description).isEqualTo(PrintableText.lines(output));
        assertThat(output.codePoints().filter(c -> c != '\n'))
                .as(description)
                .noneMatch(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT);
    }

    // Members.

    /** Collects the objects of a document, including nested ones. */
    private static void members(JsonNode node, List<ObjectNode> objects) {
        if (node instanceof ObjectNode object) {
            objects.add(object);
        }
        node.forEach(child -> members(child, objects));
    }

    /**
     * Removes each member and replaces it by each invalid value. Only null is accepted, for members that may be null.
     */
    private static void eachMember(byte[] message, List<String> nullable, Function<byte[], ?> decoder) {
        List<ObjectNode> originals = new ArrayList<>();
        members(JSON.readTree(message), originals);
        for (int i = 0; i < originals.size(); i++) {
            for (String name : originals.get(i).propertyNames()) {
                for (String wrong :
                        List.of("", "null", "[[]]", "-9e99", "99999999999999999999", "{}", "\"\\u001b[2J\"")) {
                    JsonNode document = JSON.readTree(message);
                    List<ObjectNode> objects = new ArrayList<>();
                    members(document, objects);
                    boolean isText = objects.get(i).get(name).isString();
                    if (wrong.isEmpty()) {
                        objects.get(i).remove(name);
                    } else {
                        objects.get(i).set(name, JSON.readTree(wrong));
                    }
                    String text = document.toString();
                    Throwable thrown = catchThrowable(() -> decoder.apply(text.getBytes(UTF_8)));
                    if (thrown == null) {
                        assertThat(wrong.equals("null") && nullable.contains(name) || isText && wrong.startsWith("\""))
                                .as(text)
                                .isTrue();
                    } else {
                        assertThat(thrown).as(text).isExactlyInstanceOf(IllegalArgumentException.class);
                        assertThat(thrown.getMessage()).as(text).contains(name);
                        isPrintable(thrown.getMessage(), text);
                    }
                }
            }
        }
    }

    @Test
    void everyMemberOfAMessageIsValidated() {
        eachMember(task(), List.of(), Task::from);
        eachMember(offer(), List.of("refusal", "memory"), Offer::from);
        eachMember(
                report("a").toJson().getBytes(UTF_8),
                List.of("failure"),
                text -> PerfReport.fromJson(new String(text, UTF_8)));
    }

    @Test
    void messagesNameTheMember() {
        assertThatThrownBy(() -> Offer.from("{\"refusal\": null}".getBytes(UTF_8)))
                .hasMessage("the member memory is missing");
        assertThatThrownBy(() -> Offer.from(new String(offer(), UTF_8)
                        .replace("\"port\":1", "\"port\":-1")
                        .getBytes(UTF_8)))
                .hasMessage("server.port must be an integer from 0 to 255");
        assertThatThrownBy(() -> Task.from(new String(task(), UTF_8)
                        .replace("\"inline\":0", "\"inline\":-1")
                        .getBytes(UTF_8)))
                .hasMessageStartingWith("inline must be an integer from 0 to ");
        assertThatThrownBy(() -> Task.from(new String(task(), UTF_8)
                        .replace("\"send\"", "\"steal\"")
                        .getBytes(UTF_8)))
                .hasMessage("what.operation must be one of send, write, read, fetch-add, compare-swap");
        assertThatThrownBy(() -> Task.from(
                        new String(task(), UTF_8).replace("1048576", "10").getBytes(UTF_8)))
                .hasMessageStartingWith("the memory of 10 bytes is too small for send latency");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "7",
                "\"text\"",
                "{",
                "{} {}",
                "{\"a\": 1, \"a\": 2}",
                "\u001b[2J",
                "{\"\u001b\": }"
            })
    void invalidMessagesAreRejected(String text) {
        for (Function<byte[], ?> decoder : List.<Function<byte[], ?>>of(Task::from, Offer::from, Ready::from)) {
            assertThatThrownBy(() -> decoder.apply(text.getBytes(UTF_8)))
                    .isExactlyInstanceOf(IllegalArgumentException.class)
                    .satisfies(e -> isPrintable(e.getMessage(), text));
        }
    }

    @Test
    void hugeDocumentsAreRejected() {
        for (String text : List.of(
                "[".repeat(4000),
                "{\"a\":".repeat(600),
                "{\"" + "x".repeat(4000) + "\": 1}",
                "{\"a\": " + "1".repeat(4000) + "}",
                "x".repeat(4097))) {
            assertThatThrownBy(() -> Ready.from(text.getBytes(UTF_8)))
                    .isExactlyInstanceOf(IllegalArgumentException.class)
                    .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(500));
        }
        assertThatThrownBy(() -> Ready.from(new byte[] {'{', '"', (byte) 0xc3, '"', '}'}))
                .hasMessage("the message is not valid UTF-8");
        String report = report("a").toJson();
        assertThatThrownBy(() -> PerfReport.fromJson(report.replace("\"a\"", "\"" + "x".repeat(20_000) + "\"")))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(500));
        assertThatThrownBy(() -> PerfReport.fromJson(
                        report.replaceFirst("\"latency\" : \\[", "\"latency\" : [" + "{},".repeat(10_000))))
                .hasMessage("not a report of perf: latency must be an array of at most 10000 elements");
    }

    // Texts.

    /** All text from a server is printable wherever it is shown. */
    @Test
    void textOfAPeerIsPrintable(@TempDir Path folder) throws IOException {
        ObjectNode message = (ObjectNode) JSON.readTree(offer());
        message.put("refusal", HOSTILE);
        ObjectNode server = (ObjectNode) message.get("server");
        for (String name : List.of("address", "device", "transport", "linkLayer", "rdmaCore", "java", "system")) {
            server.put(name, HOSTILE);
        }
        // A lone surrogate can be sent only as an escape sequence.
        String text = message.toString().replace("\ud800", "\\ud800");
        Offer offer = Offer.from(text.getBytes(UTF_8));
        assertThat(offer.refusal()).isEqualTo(PRINTED);
        assertThat(offer.server().device()).isEqualTo(PRINTED);

        PerfReport report = report(HOSTILE);
        assertThat(report.toJson()).matches("[ -~\n]*").contains("x\\\\u001b[2J");
        isPrintable(PerfPage.of(report), "page");
        Path file = Files.writeString(folder.resolve("a.json"), report.toJson());
        String compared = run("perf", "--compare", file.toString(), file.toString());
        assertThat(compared).startsWith("0\nA  " + PRINTED + ": " + PRINTED);
        isPrintable(compared, "comparison");
    }

    @Test
    void fileNamesAndArgumentsArePrintable(@TempDir Path folder) throws Exception {
        String name = "x\u001b[2J\u0007\u009b\r\n\u202e";
        Path file = Files.writeString(folder.resolve(name), "{\"\u001b[2J\": \u009b}");
        String missing = run("perf", "--compare", folder.resolve(name + "y").toString(), file.toString());
        assertThat(missing).startsWith("3\nerror: the file ").contains(" does not exist");
        isPrintable(missing, "missing file");
        String invalid = run("perf", "--compare", file.toString(), file.toString());
        assertThat(invalid).startsWith("3\nerror: ").contains("x\\u001b[2J\\u0007\\u009b", "not valid JSON");
        isPrintable(invalid, "invalid file");
        for (String[] arguments : new String[][] {
            {"devices", "--" + name}, {"ping", "--count", name, "a"}, {"perf", "-s", name, "a"}, {name}
        }) {
            String usage = run(arguments);
            assertThat(usage).startsWith("2\n").contains("\\u001b[2J");
            isPrintable(usage, name);
        }
    }

    @Test
    void namedPipesAndLargeFilesAreNotRead(@TempDir Path folder) throws Exception {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        assertThat(run("perf", "--compare", pipe.toString(), pipe.toString()))
                .startsWith("3\nerror: " + pipe + ": cannot be read: it is not a regular file\n");
        assertThat(run("perf", "--compare", "/dev/zero", "/dev/zero"))
                .startsWith("3\nerror: /dev/zero: cannot be read: it is not a regular file\n");
        Path large = folder.resolve("large.json");
        Files.writeString(large, " ".repeat(16 << 20) + "{}");
        assertThat(run("perf", "--compare", large.toString(), large.toString()))
                .startsWith("3\nerror: " + large + ": cannot be read: it has more than 16777216 bytes\n");
    }

    // Mutations.

    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "-1",
            "0",
            "1e400",
            "1e-400",
            "1e9999999999",
            "9223372036854775808",
            "-9223372036854775808",
            "9".repeat(40),
            "9".repeat(400),
            "0.5",
            "[]",
            "{}",
            "[[[[[[[[[[[[]]]]]]]]]]]]",
            "\"\\u001b]0;x\\u0007\"",
            "\"\u009b31m\"",
            "\"\\r\\n\\u0000\\u2028\"",
            "\"\u202e\u2066\"",
            "\"\\ud800\"",
            "\"NaN\"",
            "NaN");

    /** Replaces a random value, or random bytes. */
    private static String mutated(String text, SplittableRandom random) {
        if (random.nextBoolean()) {
            JsonNode document = JSON.readTree(text);
            List<ObjectNode> objects = new ArrayList<>();
            members(document, objects);
            ObjectNode object = objects.get(random.nextInt(objects.size()));
            List<String> names = List.copyOf(object.propertyNames());
            String name = names.isEmpty() ? "x" : names.get(random.nextInt(names.size()));
            if (random.nextInt(4) == 0) {
                object.remove(name);
                return document.toString();
            }
            object.put(name, "HERE");
            return document.toString().replace("\"HERE\"", VALUES.get(random.nextInt(VALUES.size())));
        }
        StringBuilder changed = new StringBuilder(text);
        for (int n = random.nextInt(1, 4); n > 0; n--) {
            int from = random.nextInt(changed.length());
            int to = Math.min(changed.length(), from + random.nextInt(6));
            changed.replace(
                    from,
                    to,
                    random.nextBoolean()
                            ? VALUES.get(random.nextInt(VALUES.size()))
                            : String.valueOf((char) random.nextInt(0x100)));
        }
        return changed.toString();
    }

    private static void mutations(String original, int count, Function<String, String> output) {
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        int accepted = 0;
        for (int i = 0; i < count; i++) {
            String mutation = mutated(original, random);
            String description = "seed " + seed + ", mutation " + i + ": " + mutation;
            try {
                isPrintable(output.apply(mutation), description);
                accepted++;
            } catch (IllegalArgumentException e) {
                assertThat(e).as(description).isExactlyInstanceOf(IllegalArgumentException.class);
                assertThat(e.getMessage()).as(description).hasSizeLessThan(500);
                isPrintable(e.getMessage(), description);
            } catch (RuntimeException e) {
                throw new AssertionError(description, e);
            }
        }
        assertThat(accepted).as("seed " + seed).isBetween(1, count - 1);
    }

    @Test
    void mutationsOfTheAnswer() {
        mutations(new String(offer(), UTF_8), MUTATIONS, text -> {
            Offer offer = Offer.from(text.getBytes(UTF_8));
            PerfReport report = report("a");
            return new PerfReport(
                            report.program(),
                            report.schema(),
                            report.started(),
                            report.seconds(),
                            offer.refusal(),
                            report.client(),
                            offer.server(),
                            report.settings(),
                            report.latency(),
                            report.bandwidth(),
                            List.of(new NotMeasured(Operation.WRITE, Kind.LATENCY, 8, String.valueOf(offer.refusal()))))
                    .toString();
        });
    }

    @Test
    void mutationsOfTheRequest() {
        mutations(
                new String(task(), UTF_8),
                MUTATIONS,
                text -> Task.from(text.getBytes(UTF_8)).toString());
    }

    @Test
    void mutationsOfReports() {
        mutations(
                report("a").toJson(),
                MUTATIONS / 4,
                text -> PerfReport.fromJson(text).toJson());
    }

    /** Runs the complete program with reports that have been tampered with. */
    @Test
    void mutationsOfFiles(@TempDir Path folder) throws IOException {
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        Path good = Files.writeString(folder.resolve("good.json"), report("a").toJson());
        Path bad = folder.resolve("bad.json");
        for (int i = 0; i < 300; i++) {
            String mutation = mutated(report("a").toJson(), random);
            Files.writeString(bad, mutation.replace("\ud800", "?"));
            String output = run("perf", "--compare", good.toString(), bad.toString());
            String description = "seed " + seed + ", mutation " + i + ": " + mutation;
            isPrintable(output, description);
            assertThat(output).as(description).containsPattern("\\A(0\nA  |3\nerror: [^\n]+\n\\z)");
        }
    }
}
