package org.rdma4j.tests.guest;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.rdma4j.tests.coverage.CallRecorder;

/**
 * Writes a JUnit XML file for each test class. The file is rewritten after each test, so that a crash of the guest
 * loses only the test that was running. Before each test, its name is written to the file {@link #RUNNING}.
 *
 * <p>The attribute {@code devices} of a test lists the devices that the test opened, as recorded with its native calls.
 *
 * <p>A failed test that is repeated passes if the second run passes. Its report then contains the first failure as
 * well.
 *
 * <p>The listener of JUnit itself is not used: it writes at the end only, and omits the names of class invocations,
 * which are device names here.
 */
final class XmlReportWriter implements TestExecutionListener {
    /** File that contains the name of the running test. Deleted after the last test. */
    static final String RUNNING = "running";

    private final Path folder;
    private final Map<String, List<String>> cases = new HashMap<>();
    private final Map<String, Failure> failures = new LinkedHashMap<>();
    private final Map<String, Long> started = new HashMap<>();
    private final Map<String, String> published = new ConcurrentHashMap<>();
    private Optional<TestPlan> plan = Optional.empty();
    private String secondRunReason = "";

    /**
     * A failed test.
     *
     * @param line index of its line in the report of its class
     * @param about name of the test and the devices that it opened; empty for a container
     * @param outcome the failure as XML
     * @param trace the failure as a stack trace
     */
    private record Failure(int line, String about, String outcome, String trace) {}

    XmlReportWriter(Path folder) {
        this.folder = folder;
    }

    /** Returns the unique ids of the failed tests. */
    List<String> failed() {
        return failedWith(about -> !about.isEmpty());
    }

    /**
     * Returns the unique ids of the failed tests that use the first device, by name or by opening it, but not the
     * second.
     */
    List<String> failedOn(String device, String other) {
        return failedWith(about -> about.contains(device) && !about.contains(other));
    }

    private List<String> failedWith(Predicate<String> about) {
        return failures.entrySet().stream()
                .filter(each -> about.test(each.getValue().about()))
                .map(Map.Entry::getKey)
                .toList();
    }

    /**
     * Begins the second run: all subsequent tests are repetitions of failed ones.
     *
     * @param reason reason for the repetition
     */
    void beginSecondRun(String reason) {
        secondRunReason = reason;
    }

    @Override
    public void testPlanExecutionStarted(TestPlan testPlan) {
        plan = Optional.of(testPlan);
    }

    @Override
    public void testPlanExecutionFinished(TestPlan testPlan) {
        try {
            Files.deleteIfExists(folder.resolve(RUNNING));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        started.put(test.getUniqueId(), System.nanoTime());
        if (test.isTest()) {
            CallRecorder.takeOpened();
            write(RUNNING, className(test) + " " + name(test));
        }
    }

    @Override
    public void reportingEntryPublished(TestIdentifier test, ReportEntry entry) {
        StringBuilder text = new StringBuilder();
        entry.getKeyValuePairs()
                .forEach((key, value) ->
                        text.append(key).append(":\n").append(value).append('\n'));
        say(test, text.toString());
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        // Tests below a skipped container are not reported individually; the container represents them.
        add(test, element("skipped", reason, ""), "");
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        TestExecutionResult.Status status = result.getStatus();
        // A container is reported only if it failed: its tests have results of their own, or were never started.
        if (test.isTest() || status != TestExecutionResult.Status.SUCCESSFUL) {
            add(
                    test,
                    outcome(status, result.getThrowable()),
                    result.getThrowable().map(XmlReportWriter::trace).orElse(""));
        }
    }

    private static String outcome(TestExecutionResult.Status status, Optional<Throwable> problem) {
        String message = problem.map(Throwable::toString).orElse("");
        return switch (status) {
            case SUCCESSFUL -> "";
            case ABORTED ->
                element("skipped", problem.map(Throwable::getMessage).orElse("aborted"), "");
            case FAILED ->
                element("failure", message, problem.map(XmlReportWriter::trace).orElse(""));
        };
    }

    /** Adds a result to the report of its class and rewrites the file. */
    private void add(TestIdentifier test, String outcome, String trace) {
        String owner = className(test);
        String devices = String.join(" ", CallRecorder.takeOpened());
        List<String> lines = cases.computeIfAbsent(owner, key -> new ArrayList<>());
        Failure before = failures.get(test.getUniqueId());
        if (before != null) {
            boolean passed = outcome.isEmpty();
            say(
                    test,
                    (passed ? GuestMain.PASSED_IN_SECOND_RUN : "did not pass in the second run") + ": "
                            + secondRunReason + "\nthe first time: " + before.trace());
            String failed = before.outcome() + (outcome.startsWith("<failure ") ? outcome : "");
            lines.set(before.line(), line(test, owner, devices, passed ? "" : failed));
            failures.remove(test.getUniqueId());
        } else {
            if (outcome.startsWith("<failure ")) {
                failures.put(
                        test.getUniqueId(),
                        new Failure(lines.size(), test.isTest() ? name(test) + " " + devices : "", outcome, trace));
            }
            lines.add(line(test, owner, devices, outcome));
        }
        write(
                "TEST-" + owner + ".xml",
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                        + "<testsuite name=\"%s\" tests=\"%d\" failures=\"%d\" errors=\"0\" skipped=\"%d\">\n%s</testsuite>\n"
                                .formatted(
                                        escape(owner),
                                        lines.size(),
                                        lines.stream()
                                                .filter(line -> line.contains("<failure "))
                                                .count(),
                                        lines.stream()
                                                .filter(line -> line.contains("<skipped "))
                                                .count(),
                                        String.join("", lines)));
    }

    private void say(TestIdentifier test, String text) {
        // Report entries may be published by any thread of a test.
        published.merge(test.getUniqueId(), text + "\n", String::concat);
    }

    private String line(TestIdentifier test, String owner, String devices, String outcome) {
        long now = System.nanoTime();
        double seconds = (now - started.getOrDefault(test.getUniqueId(), now)) / 1e9;
        String said = published.getOrDefault(test.getUniqueId(), "");
        if (!said.isEmpty()) {
            // Also printed immediately, as part of the output of the guest.
            System.out.print(name(test) + "\n" + said.indent(4));
        }
        String output = said.isEmpty() ? "" : "<system-out>" + escape(said) + "</system-out>";
        return "  <testcase classname=\"%s\" name=\"%s\" time=\"%.3f\" devices=\"%s\">%s%s</testcase>\n"
                .formatted(escape(owner), escape(name(test)), seconds, devices, outcome, output);
    }

    /** Returns the path from the engine to the test, inclusive. */
    private List<TestIdentifier> ancestors(TestIdentifier test) {
        List<TestIdentifier> line = new ArrayList<>();
        Optional<TestIdentifier> at = Optional.of(test);
        while (at.isPresent()) {
            line.add(0, at.get());
            at = plan.orElseThrow().getParent(at.get());
        }
        return line;
    }

    private String className(TestIdentifier test) {
        List<TestIdentifier> line = ancestors(test);
        return line.stream()
                .flatMap(ancestor -> ancestor.getSource().stream())
                .filter(ClassSource.class::isInstance)
                .map(source -> ((ClassSource) source).getClassName())
                .findFirst()
                .orElse(line.get(0).getDisplayName());
    }

    /** Returns the display names below the class, for example "rxe0: opens and closes". */
    private String name(TestIdentifier test) {
        List<TestIdentifier> line = ancestors(test);
        List<String> names = line.stream()
                .skip(Math.min(2, line.size() - 1))
                .map(TestIdentifier::getDisplayName)
                .toList();
        return String.join(": ", names);
    }

    private void write(String name, String text) {
        try {
            Files.writeString(folder.resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the report " + name, e);
        }
    }

    private static String trace(Throwable problem) {
        StringWriter text = new StringWriter();
        problem.printStackTrace(new PrintWriter(text));
        return text.toString();
    }

    private static String element(String name, String message, String text) {
        return "<%s message=\"%s\">%s</%s>".formatted(name, escape(message), escape(text), name);
    }

    /** Replaces control characters, which XML 1.0 cannot represent, with question marks. */
    private static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\n', '\t' -> escaped.append("&#").append(c).append(';');
                default -> escaped.appendCodePoint(c < ' ' || c == 0xfffe || c == 0xffff ? '?' : c);
            }
        });
        return escaped.toString();
    }
}
