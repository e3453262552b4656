package org.rdma4j.tests.vm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * The tables in {@link #PAGES} that compare this library with others. Each row contains classes and methods of this
 * library, the tests that demonstrate the feature, and the devices on which they run: {@code host} if no device is
 * needed and the tests are those of rdma-network.
 */
final class FeatureTable {
    static final List<String> PAGES =
            List.of("docs/internals/capabilities.md", "docs/guide/many-peers.md", "docs/guide/cluster.md");

    private static final String HEADER = "| Capability | Peers | Here | Tests | Devices |";
    private static final String NOTHING = "–";
    private static final String NOT_SUPPORTED = "not here";
    private static final List<String> NAMES = List.of(
            "org.rdma4j.verbs.",
            "org.rdma4j.cm.",
            "org.rdma4j.channel.",
            "org.rdma4j.event.",
            "org.rdma4j.message.",
            "org.rdma4j.network.");
    private static final List<String> TESTS =
            List.of("org.rdma4j.tests.guest.io.", "org.rdma4j.tests.guest.channel.", "org.rdma4j.tests.guest.network.");
    private static final Pattern PEERS = Pattern.compile("[I·] [S·] [R·] [A·] [D·]");
    private static final Pattern DEVICE = Pattern.compile("(?:refused by )?(rxe|siw)|host");
    private static final String HOST_TESTS = "rdma-network/src/test/java/org/rdma4j/network/%s.java";
    private static final Pattern CODE = Pattern.compile("`([^`]*)`");

    private final List<Row> rows;

    private FeatureTable(List<Row> rows) {
        this.rows = rows;
    }

    private record Row(String capability, String peers, String here, String tests, String devices) {
        List<String> ours() {
            return codes(here);
        }

        List<String> testNames() {
            return codes(tests);
        }

        List<String> guestTests() {
            return testNames().stream().filter(name -> !isHostTest(name)).toList();
        }

        /** Returns the libibverbs names of the devices. */
        Set<String> deviceNames() {
            return Stream.of(devices.split(", "))
                    .map(DEVICE::matcher)
                    .filter(device -> device.matches() && device.group(1) != null)
                    .map(device -> device.group(1) + "0")
                    .collect(Collectors.toCollection(TreeSet::new));
        }

        private static List<String> codes(String cell) {
            return CODE.matcher(cell).results().map(code -> code.group(1)).toList();
        }
    }

    /** Reads the tables of all pages. */
    static FeatureTable ofPages(Path root) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String page : PAGES) {
            lines.addAll(Files.readAllLines(root.resolve(page)));
            lines.add("");
        }
        return of(lines);
    }

    /** Reads the tables of a page. */
    static FeatureTable of(Path page) throws IOException {
        return of(Files.readAllLines(page));
    }

    static FeatureTable of(List<String> lines) {
        List<Row> rows = new ArrayList<>();
        boolean inside = false;
        for (String line : lines) {
            inside = line.equals(HEADER) || inside && line.startsWith("|");
            if (inside && !line.equals(HEADER) && !line.startsWith("|---")) {
                String[] cells = line.substring(1, line.length() - 1).split("\\|");
                if (cells.length != 5) {
                    throw new AssertionError("a row has " + cells.length + " cells instead of 5: " + line);
                }
                String[] trimmed = Arrays.stream(cells).map(String::strip).toArray(String[]::new);
                rows.add(new Row(trimmed[0], trimmed[1], trimmed[2], trimmed[3], trimmed[4]));
            }
        }
        if (rows.isEmpty()) {
            throw new AssertionError("no table has the header " + HEADER);
        }
        return new FeatureTable(rows);
    }

    /** Returns the errors in the rows: nonexistent classes, methods or tests, and empty cells. */
    List<String> wrongNames() {
        return problems(row -> {
            List<String> wrong = new ArrayList<>();
            if (!PEERS.matcher(row.peers()).matches()) {
                wrong.add("the peers are \"" + row.peers() + "\" and not like \"I · R A ·\"");
            }
            if (row.here().startsWith(NOT_SUPPORTED)) {
                if (!row.tests().equals(NOTHING) || !row.devices().equals(NOTHING)) {
                    wrong.add("what is not here has no tests and no devices: write " + NOTHING);
                }
                return wrong;
            }
            row.ours().stream()
                    .filter(name -> !isOurs(name))
                    .forEach(name -> wrong.add(name + " is no public class," + " method or constant of ours"));
            row.guestTests().stream().filter(name -> !isTest(name)).forEach(name -> wrong.add(name + " is no test"));
            if (row.ours().isEmpty() || row.testNames().isEmpty()) {
                wrong.add(
                        "it names nothing of ours, or no test: write \"" + NOT_SUPPORTED + "\" where there is nothing");
            }
            if (!Stream.of(row.devices().split(", "))
                    .allMatch(device -> DEVICE.matcher(device).matches())) {
                wrong.add("the devices are \"" + row.devices() + "\" and not like \"rxe, refused by siw\"");
            }
            return wrong;
        });
    }

    /** Returns the rows that a run did not demonstrate: a test did not succeed, or no test of the row used a device. */
    List<String> notShown(List<GuestReport> reports) {
        Map<String, GuestReport> byName =
                reports.stream().collect(Collectors.toMap(GuestReport::name, Function.identity()));
        return problems(row -> {
            List<String> missing = new ArrayList<>();
            Set<String> unused = row.deviceNames();
            for (String test : row.guestTests()) {
                List<GuestReport.Case> ran = cases(byName, test);
                if (ran.isEmpty()) {
                    missing.add(test + " did not run");
                }
                for (GuestReport.Case one : ran) {
                    one.skipped().ifPresent(why -> missing.add(test + " was skipped: " + why));
                    one.failure().ifPresent(why -> missing.add(test + " failed"));
                    unused.removeIf(device -> one.opened().contains(device)
                            || List.of(one.name().split("\\W+")).contains(device));
                }
            }
            unused.forEach(device -> missing.add("none of " + row.tests() + " used " + device));
            return missing;
        });
    }

    private static List<GuestReport.Case> cases(Map<String, GuestReport> byName, String test) {
        String[] words = test.split("\\.");
        return TESTS.stream()
                .map(folder -> byName.get(folder + words[0]))
                .filter(Objects::nonNull)
                .flatMap(report -> report.cases().stream())
                .filter(one -> one.name().startsWith(words[1] + "("))
                .toList();
    }

    /** Returns the rows whose test classes all have a report; may be empty. */
    FeatureTable onlyOf(List<GuestReport> reports) {
        Set<String> names = reports.stream().map(GuestReport::name).collect(Collectors.toSet());
        return new FeatureTable(rows.stream()
                .filter(row -> row.guestTests().stream()
                        .allMatch(test ->
                                TESTS.stream().anyMatch(folder -> names.contains(folder + test.split("\\.")[0]))))
                .toList());
    }

    /** Returns the number of rows. */
    int size() {
        return rows.size();
    }

    private List<String> problems(Function<Row, List<String>> check) {
        return rows.stream()
                .flatMap(row -> check.apply(row).stream().map(problem -> row.capability() + ": " + problem))
                .toList();
    }

    private static boolean isOurs(String name) {
        String[] words = name.split("\\.");
        return NAMES.stream()
                .anyMatch(folder -> loaded(folder + words[0])
                        .map(owner -> has(owner, List.of(words).subList(1, words.length)))
                        .orElse(false));
    }

    private static boolean has(Class<?> owner, List<String> members) {
        if (!Modifier.isPublic(owner.getModifiers())) {
            return false;
        }
        if (members.isEmpty()) {
            return true;
        }
        String member = members.get(0);
        List<String> rest = members.subList(1, members.size());
        boolean last = rest.isEmpty();
        return last
                        && Stream.of(owner.getMethods())
                                .anyMatch(method -> method.getName().equals(member))
                || last
                        && Stream.of(owner.getFields())
                                .anyMatch(field -> field.getName().equals(member))
                || Stream.of(owner.getClasses())
                        .anyMatch(nested -> nested.getSimpleName().equals(member) && has(nested, rest));
    }

    private static boolean isTest(String name) {
        String[] words = name.split("\\.");
        return words.length == 2
                && TESTS.stream()
                        .flatMap(folder -> loaded(folder + words[0]).stream())
                        .flatMap(owner -> Stream.of(owner.getDeclaredMethods()))
                        .anyMatch(method -> method.getName().equals(words[1])
                                && AnnotationSupport.isAnnotated(method, Testable.class));
    }

    /**
     * Searches the source, because the classes of other modules are not available here. Maven has already run these
     * tests successfully.
     */
    private static boolean isHostTest(String name) {
        String[] words = name.split("\\.");
        Path source = Vm.root().resolve(HOST_TESTS.formatted(words[0]));
        try {
            return words.length == 2
                    && Files.exists(source)
                    && Pattern.compile("@(?:Parameterized)?Test\\b[^;{}]*\\bvoid " + words[1] + "\\(")
                            .matcher(Files.readString(source))
                            .find();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<Class<?>> loaded(String name) {
        try {
            return Optional.of(Class.forName(name, false, FeatureTable.class.getClassLoader()));
        } catch (ClassNotFoundException e) {
            return Optional.empty();
        }
    }
}
