package org.rdma4j.tests.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.tools.Main;
import org.rdma4j.tools.perf.LatencyRecorder;
import org.rdma4j.tools.perf.Measurement;
import org.rdma4j.tools.perf.Measurement.Kind;
import org.rdma4j.tools.perf.Measurement.Operation;
import org.rdma4j.tools.perf.MessageSizes;
import org.rdma4j.tools.perf.PerfPage;
import org.rdma4j.tools.perf.PerfReport;
import org.rdma4j.tools.perf.PerfReport.Bandwidth;
import org.rdma4j.tools.perf.PerfReport.Bin;
import org.rdma4j.tools.perf.PerfReport.Latency;
import org.rdma4j.tools.perf.PerfReport.NotMeasured;
import org.rdma4j.tools.perf.PerfReport.Settings;
import org.rdma4j.tools.perf.PerfReport.Side;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** The report of {@code perf}: sizes, statistics, JSON and web page. */
class PerfReportTest {
    private static final Measurement SEND = new Measurement(Operation.SEND, Kind.LATENCY, 64);

    // Sizes.

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    64          | 64
                    4K          | 4096
                    1m          | 1048576
                    1G          | 1073741824
                    2..16       | 2 4 8 16
                    2..10       | 2 4 8
                    3..24       | 3 6 12 24
                    512M..1G    | 536870912 1073741824
                    7..7        | 7
                    4K,1..2,4K  | 1 2 4096
                    1K, 64      | 64 1024
                    """)
    void sizes(String text, String expected) {
        assertThat(MessageSizes.parse(text))
                .containsExactlyElementsOf(
                        Arrays.stream(expected.split(" ")).map(Integer::valueOf).toList());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    ''        | '' is not a size
                    1,        | '' is not a size
                    0         | '0' is not between 1 and 1G
                    2G        | '2G' is not between 1 and 1G
                    -1        | '-1' is not a size
                    4T        | '4T' is not a size
                    8..2      | '8..2' is empty
                    1..       | '' is not a size
                    1..2..3   | '2..3' is not a size
                    9999999999G | not between 1 and 1G
                    99999999999 | is not a size
                    """)
    void wrongSizes(String text, String message) {
        assertThatThrownBy(() -> MessageSizes.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    // Statistics.

    /** Compares the statistics with their definitions, computed from the sorted times with three digits. */
    @Test
    void statistics() {
        Random random = new Random(7);
        LatencyRecorder recorder = new LatencyRecorder();
        long[] times = new long[10_000];
        double sum = 0;
        for (int i = 0; i < times.length; i++) {
            times[i] = (long) (20_000 * Math.exp(random.nextGaussian() / 2));
            recorder.record(times[i]);
            sum += times[i];
        }
        Arrays.sort(times);
        double mean = sum / times.length;
        double squares = 0;
        for (long time : times) {
            squares += (time - mean) * (time - mean);
        }
        Latency row = recorder.summary(SEND, false, "polling", 2);
        assertThat(row.times().count()).isEqualTo(10_000);
        isClose(row.times().minUs(), times[0] / 2000.0);
        isClose(row.times().medianUs(), times[4_999] / 2000.0);
        isClose(row.times().averageUs(), mean / 2000);
        isClose(row.times().p99Us(), times[9_899] / 2000.0);
        isClose(row.times().p999Us(), times[9_989] / 2000.0);
        isClose(row.times().maxUs(), times[9_999] / 2000.0);
        isClose(row.times().deviationUs(), Math.sqrt(squares / times.length) / 2000);
        isClose(recorder.summary(SEND, false, "polling", 1).times().medianUs(), times[4_999] / 1000.0);

        assertThat(row.histogram().stream().mapToLong(Bin::count).sum()).isEqualTo(10_000);
        isClose(row.histogram().get(0).fromUs(), row.times().minUs());
        isClose(
                row.histogram().get(row.histogram().size() - 1).toUs(),
                row.times().maxUs());
        for (int i = 1; i < row.histogram().size(); i++) {
            Bin bin = row.histogram().get(i);
            isClose(bin.fromUs(), row.histogram().get(i - 1).toUs());
            long counted = Arrays.stream(times)
                    .filter(time -> time / 2000.0 >= bin.fromUs() && time / 2000.0 < bin.toUs())
                    .count();
            // A time close to a limit may be counted in the adjacent bin, because its fourth digit is not kept.
            long near = Arrays.stream(times)
                    .filter(time -> Math.abs(time / 2000.0 / bin.fromUs() - 1) < 0.002
                            || Math.abs(time / 2000.0 / bin.toUs() - 1) < 0.002)
                    .count();
            assertThat(bin.count()).as("bin %s", bin).isCloseTo(counted, within(near));
        }
    }

    private static void isClose(double value, double expected) {
        assertThat(value / expected).isCloseTo(1, within(0.0011));
    }

    @Test
    void statisticsOfOneTime() {
        LatencyRecorder recorder = new LatencyRecorder();
        recorder.record(1500);
        Latency row = recorder.summary(SEND, true, "events", 1);
        assertThat(List.of(
                        row.times().minUs(),
                        row.times().medianUs(),
                        row.times().p999Us(),
                        row.times().maxUs()))
                .allSatisfy(value -> isClose(value, 1.5));
        assertThat(row.times().deviationUs()).isZero();
        assertThat(row.histogram()).hasSize(1);
    }

    // JSON.

    private static Side side(String device) {
        return new Side(
                "10.0.0.1", device, "IB", "ETHERNET", 1, 4096, 100, "44.0", "0.1", "a JVM", "Linux 6.1, amd64", 8);
    }

    private static PerfReport report(@Nullable String failure, int... sizes) {
        Random random = new Random(1);
        List<Latency> latency = new ArrayList<>();
        List<Bandwidth> bandwidth = new ArrayList<>();
        for (int size : sizes) {
            LatencyRecorder recorder = new LatencyRecorder();
            for (int i = 0; i < 1000; i++) {
                recorder.record((long) (10_000 + size + 3_000 * Math.exp(random.nextGaussian())));
            }
            latency.add(recorder.summary(new Measurement(Operation.SEND, Kind.LATENCY, size), false, "polling", 2));
            latency.add(recorder.summary(new Measurement(Operation.READ, Kind.LATENCY, size), false, "polling", 1));
            bandwidth.add(new Bandwidth(
                    Operation.WRITE, size, false, "polling", 128, 5000, 0.5, size / 100.0, size / 1e4, 10_000));
        }
        return new PerfReport(
                "rdma-tools perf",
                PerfReport.SCHEMA,
                "2026-01-02T03:04:05Z",
                1.5,
                failure,
                side("mlx5_0"),
                side("<&\"'\u0001>"),
                new Settings(1000, 5000, 0, 128, 0, false, 1000),
                latency,
                bandwidth,
                List.of(new NotMeasured(
                        Operation.FETCH_ADD, Kind.LATENCY, 8, "siw0 does not support atomic" + " operations")));
    }

    /**
     * JSON reports are read by programs. A removed member, or one with a changed meaning, requires a new schema number.
     */
    @Test
    void jsonMemberNamesAreStable() {
        JsonNode json = new ObjectMapper().readTree(report(null, 8).toJson());
        assertThat(json.get("schema").asInt()).isEqualTo(1);
        TreeSet<String> names = new TreeSet<>();
        names("", json, names);
        assertThat(String.join(" ", names))
                .isEqualTo("bandwidth[].depth bandwidth[].gigabits_per_second bandwidth[].inline bandwidth[].messages"
                        + " bandwidth[].messages_per_second bandwidth[].mib_per_second bandwidth[].operation"
                        + " bandwidth[].seconds bandwidth[].size bandwidth[].waiting"
                        + " client.address client.device client.gigabits_per_second client.java client.link_layer"
                        + " client.mtu client.port client.processors client.rdma_core client.rdma_tools client.system"
                        + " client.transport failure"
                        + " latency[].average_us latency[].count latency[].deviation_us latency[].histogram[].count"
                        + " latency[].histogram[].from_us latency[].histogram[].to_us latency[].inline latency[].max_us"
                        + " latency[].median_us latency[].min_us latency[].operation latency[].p999_us latency[].p99_us"
                        + " latency[].size latency[].waiting"
                        + " not_measured[].kind not_measured[].operation not_measured[].reason not_measured[].size"
                        + " program schema seconds server.address server.device server.gigabits_per_second server.java"
                        + " server.link_layer server.mtu server.port server.processors server.rdma_core"
                        + " server.rdma_tools server.system server.transport settings.bandwidth_iterations"
                        + " settings.depth settings.duration_seconds settings.events settings.inline"
                        + " settings.latency_iterations settings.warm_up_iterations started");
        assertThat(json.at("/not_measured/0/operation").asString()).isEqualTo("fetch-add");
        assertThat(json.at("/not_measured/0/kind").asString()).isEqualTo("latency");
    }

    private static void names(String before, JsonNode node, TreeSet<String> names) {
        if (node.isObject()) {
            node.properties()
                    .forEach(property -> names(
                            before.isEmpty() ? property.getKey() : before + "." + property.getKey(),
                            property.getValue(),
                            names));
        } else if (node.isArray()) {
            node.forEach(element -> names(before + "[]", element, names));
        } else {
            names.add(before);
        }
    }

    @Test
    void jsonRoundTrips() {
        PerfReport report = report("the peer is gone", 8, 64);
        assertThat(PerfReport.fromJson(report.toJson())).isEqualTo(report);
        for (String other :
                List.of("", "[]", "{}", "{\"a\": 1}", report.toJson().replace("\"schema\" : 1", "\"schema\" : 2"))) {
            assertThatThrownBy(() -> PerfReport.fromJson(other))
                    .as(other)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("not a report of perf");
        }
    }

    private static String compare(Path... files) {
        StringWriter out = new StringWriter();
        int code = Main.run(
                new PrintWriter(out, true),
                new PrintWriter(out, true),
                "perf",
                "--compare",
                files[0].toString(),
                files[1].toString());
        return code + "\n" + out;
    }

    @Test
    void comparison(@TempDir Path folder) throws IOException {
        Path a = Files.writeString(
                folder.resolve("a.json"), report(null, 64, 4096).toJson());
        Path b = Files.writeString(
                folder.resolve("b.json"), report(null, 64, 8192).toJson());
        assertThat(compare(a, b))
                .startsWith("0\n")
                .containsPattern("(?m)^write bandwidth, 64 bytes +0.64 +0.64 +1.000$")
                .contains("write bandwidth, 4096 bytes (A)", "read latency, 8192 bytes (B)");
        assertThat(compare(a, folder.resolve("c.json")))
                .startsWith("3\nerror: the file ")
                .contains(" does not exist");
        Path other = Files.writeString(folder.resolve("d.json"), "{}");
        assertThat(compare(other, b)).startsWith("3\nerror: " + other + ": not a report of perf");
    }

    // Web page.

    private static Document parsed(String page) throws Exception {
        DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        return builder.parse(new InputSource(new StringReader(page)));
    }

    private static List<Element> all(Document page, String name) {
        NodeList nodes = page.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    @Test
    void pageIsWellFormedAndSelfContained() throws Exception {
        String text = PerfPage.of(report("a reason with <b> & \"quotes\"", 2, 64, 4096, 65536));
        Document page = parsed(text);
        assertThat(text.replace("http://www.w3.org/1999/xhtml", "").replace("http://www.w3.org/2000/svg", ""))
                .doesNotContainIgnoringCase("http:", "https:", "//", "url(", "@import", "src=", "href=", "<script");
        for (String element : List.of("script", "link", "img", "iframe", "object", "embed", "base", "use", "image")) {
            assertThat(all(page, element)).as(element).isEmpty();
        }
        assertThat(text).contains("The run ended early: a reason with &lt;b&gt; &amp; &quot;quotes&quot;");
        assertThat(text).contains("fetch-add latency, 8 bytes: siw0 does not support atomic operations");
    }

    /** Each chart has a name and a text description. There is one histogram for each operation and size. */
    @Test
    void chartsHaveDescriptions() throws Exception {
        Document page = parsed(PerfPage.of(report(null, 2, 64, 4096)));
        List<Element> charts = all(page, "svg");
        // Charts for the latency of two operations, the bandwidth in bytes and in messages, and six histograms.
        assertThat(charts).hasSize(2 + 2 + 6);
        TreeSet<String> ids = new TreeSet<>();
        for (Element chart : charts) {
            assertThat(chart.getAttribute("role")).isEqualTo("img");
            String[] names = chart.getAttribute("aria-labelledby").split(" ");
            Element title = (Element) chart.getElementsByTagName("title").item(0);
            Element description = (Element) chart.getElementsByTagName("desc").item(0);
            assertThat(names).containsExactly(title.getAttribute("id"), description.getAttribute("id"));
            assertThat(description.getTextContent()).hasSizeGreaterThan(60).containsPattern("[0-9]");
            ids.addAll(List.of(names));
        }
        assertThat(ids).hasSize(2 * charts.size());
        assertThat(all(page, "th"))
                .allSatisfy(head -> assertThat(head.getAttribute("scope")).isEqualTo("col"));
    }

    /** All elements are within the bounds of their chart, for various values. */
    @Test
    void elementsAreWithinTheirChart() throws Exception {
        for (PerfReport report : List.of(report(null, 2), report(null, 1, 1 << 30), report(null, 1, 2, 4, 8, 16, 32))) {
            for (Element chart : all(parsed(PerfPage.of(report)), "svg")) {
                String[] box = chart.getAttribute("viewBox").split(" ");
                for (String[] axis : new String[][] {{"x", "x1", "x2", box[2]}, {"y", "y1", "y2", box[3]}}) {
                    NodeList parts = chart.getElementsByTagName("*");
                    for (int i = 0; i < parts.getLength(); i++) {
                        for (int k = 0; k < 3; k++) {
                            String place = ((Element) parts.item(i)).getAttribute(axis[k]);
                            if (!place.isEmpty()) {
                                assertThat(Double.parseDouble(place)).isBetween(0.0, Double.parseDouble(axis[3]));
                            }
                        }
                    }
                }
            }
        }
    }
}
