package org.rdma4j.tests.vm;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.capability.ShowsRefusal;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.UsesDevices;

/** Capabilities with the tests that show them, according to the annotations of the tests. */
final class ShownCapabilities {
    private static final List<String> PACKAGES = List.of(
            "org.rdma4j.verbs.",
            "org.rdma4j.cm.",
            "org.rdma4j.channel.",
            "org.rdma4j.event.",
            "org.rdma4j.message.",
            "org.rdma4j.network.");

    private final List<Row> rows;

    ShownCapabilities(List<Row> rows) {
        this.rows = rows;
    }

    /**
     * A test that shows a capability.
     *
     * @param owner name of the class
     * @param name name of the method
     * @param devices devices that the test uses, by their names in libibverbs; empty if it runs on the host
     * @param refused whether the test shows that the devices do not support the capability
     */
    record ShowingTest(String owner, String name, Set<String> devices, boolean refused) {
        /** Returns the simple name of the class and the name of the method. */
        String text() {
            return owner.substring(owner.lastIndexOf('.') + 1) + "." + name;
        }
    }

    /**
     * A capability and its tests.
     *
     * @param tests tests in the order of the page; empty if the capability is absent
     */
    record Row(Capability capability, List<ShowingTest> tests) {
        Set<String> devices(boolean refused) {
            return tests.stream()
                    .filter(test -> test.refused() == refused)
                    .flatMap(test -> test.devices().stream())
                    .collect(Collectors.toCollection(TreeSet::new));
        }

        /** Returns the tests that run in the guest. */
        List<ShowingTest> guestTests() {
            return tests.stream().filter(test -> !test.devices().isEmpty()).toList();
        }
    }

    /** Reads the annotations of the tests of rdma-network on the host and of the guest tests. */
    static ShownCapabilities ofTests() {
        return of(Stream.concat(
                        NetworkTestClasses.load().stream(),
                        Guest.testClasses().stream().map(Guest::load))
                .toList());
    }

    /** Reads the annotations of the given classes. A class of the guest package runs in the guest. */
    static ShownCapabilities of(List<Class<?>> classes) {
        Map<Capability, List<ShowingTest>> tests = new TreeMap<>();
        for (Class<?> owner : classes) {
            for (Method method : owner.getDeclaredMethods()) {
                AnnotationSupport.findAnnotation(method, Shows.class)
                        .ifPresent(shows -> add(tests, method, List.of(shows.value()), false));
                AnnotationSupport.findAnnotation(method, ShowsRefusal.class)
                        .ifPresent(shows -> add(tests, method, List.of(shows.value()), true));
            }
        }
        return new ShownCapabilities(Stream.of(Capability.values())
                .map(capability -> new Row(
                        capability,
                        tests.getOrDefault(capability, List.of()).stream()
                                .sorted(Comparator.comparing(ShowingTest::refused)
                                        .thenComparing(ShowingTest::text))
                                .toList()))
                .toList());
    }

    private static void add(
            Map<Capability, List<ShowingTest>> tests, Method method, List<Capability> shown, boolean refused) {
        if (!AnnotationSupport.isAnnotated(method, Testable.class)) {
            throw new AssertionError(method + " shows capabilities, but is not a test");
        }
        String owner = method.getDeclaringClass().getName();
        ShowingTest test = new ShowingTest(owner, method.getName(), devices(method), refused);
        shown.forEach(
                each -> tests.computeIfAbsent(each, key -> new ArrayList<>()).add(test));
    }

    private static Set<String> devices(Method method) {
        Optional<Device[]> each =
                AnnotationSupport.findAnnotation(method, OnDevices.class).map(OnDevices::value);
        Optional<Device[]> used =
                AnnotationSupport.findAnnotation(method, UsesDevices.class).map(UsesDevices::value);
        if (each.isPresent() && used.isPresent()) {
            throw new AssertionError(method + " has the annotations @OnDevices and @UsesDevices");
        }
        if (!Guest.isTest(method.getDeclaringClass())) {
            return Set.of();
        }
        return Stream.of(each.or(() -> used).orElse(new Device[] {Device.RXE}))
                .map(Device::verbsName)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns the rows in the order of the capabilities. */
    List<Row> rows() {
        return rows;
    }

    /** Returns the errors in the rows: capabilities without a test, and names that do not exist. */
    List<String> errors() {
        return problems(row -> {
            Capability capability = row.capability();
            boolean absent = capability.reasonOfAbsence().isPresent();
            List<String> wrong = new ArrayList<>();
            if (absent && !row.tests().isEmpty()) {
                wrong.add("not provided, but shown by " + row.tests().get(0).text());
            }
            if (!absent && row.tests().isEmpty()) {
                wrong.add("no test has the annotation @Shows or @ShowsRefusal");
            }
            if (!absent && capability.api().isEmpty()) {
                wrong.add("no public class or member");
            }
            capability.api().stream()
                    .filter(name -> !isPublic(name))
                    .forEach(name -> wrong.add(name + " is not a public class, method or constant"));
            return wrong;
        });
    }

    /** Returns the rows that a run did not show: a test did not succeed, or no test of the row used a device. */
    List<String> notShown(List<GuestReport> reports) {
        Map<String, GuestReport> byName =
                reports.stream().collect(Collectors.toMap(GuestReport::name, Function.identity()));
        return problems(row -> {
            List<String> missing = new ArrayList<>();
            Set<String> unused = row.devices(false);
            unused.addAll(row.devices(true));
            for (ShowingTest test : row.guestTests()) {
                List<GuestReport.Case> ran = cases(byName, test);
                if (ran.isEmpty()) {
                    missing.add(test.text() + " did not run");
                }
                for (GuestReport.Case one : ran) {
                    one.skipped().ifPresent(why -> missing.add(test.text() + " was skipped: " + why));
                    one.failure().ifPresent(why -> missing.add(test.text() + " failed"));
                    unused.removeIf(device -> one.opened().contains(device)
                            || List.of(one.name().split("\\W+")).contains(device));
                }
            }
            unused.forEach(device -> missing.add("no test used " + device));
            return missing;
        });
    }

    private static List<GuestReport.Case> cases(Map<String, GuestReport> byName, ShowingTest test) {
        return Stream.of(byName.get(test.owner()))
                .filter(Objects::nonNull)
                .flatMap(report -> report.cases().stream())
                .filter(one -> one.name().startsWith(test.name() + "("))
                .toList();
    }

    /** Returns the rows whose test classes all have a report; may be empty. */
    ShownCapabilities onlyOf(List<GuestReport> reports) {
        Set<String> names = reports.stream().map(GuestReport::name).collect(Collectors.toSet());
        return new ShownCapabilities(rows.stream()
                .filter(row -> row.guestTests().stream().map(ShowingTest::owner).allMatch(names::contains))
                .toList());
    }

    private List<String> problems(Function<Row, List<String>> check) {
        return rows.stream()
                .flatMap(row -> check.apply(row).stream().map(problem -> row.capability() + ": " + problem))
                .toList();
    }

    /** Returns {@code true} if a name such as {@code Device.list} is a public class or member of a public class. */
    static boolean isPublic(String name) {
        String[] words = name.split("\\.");
        return PACKAGES.stream()
                .anyMatch(prefix -> loaded(prefix + words[0])
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
        return rest.isEmpty()
                        && (Stream.of(owner.getMethods())
                                        .anyMatch(method -> method.getName().equals(member))
                                || Stream.of(owner.getFields())
                                        .anyMatch(field -> field.getName().equals(member)))
                || Stream.of(owner.getClasses())
                        .anyMatch(nested -> nested.getSimpleName().equals(member) && has(nested, rest));
    }

    private static Optional<Class<?>> loaded(String name) {
        try {
            return Optional.of(Class.forName(name, false, ShownCapabilities.class.getClassLoader()));
        } catch (ClassNotFoundException e) {
            return Optional.empty();
        }
    }
}
