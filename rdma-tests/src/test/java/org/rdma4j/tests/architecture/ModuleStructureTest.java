package org.rdma4j.tests.architecture;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.locks.Lock;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rdma4j.network.Node;
import org.rdma4j.tools.Main;
import org.rdma4j.verbs.Device;

/**
 * Structure of the modules above the bindings: directions of dependencies, cycles between types, names and sizes of
 * classes.
 */
class ModuleStructureTest {
    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));
    private static final String OURS = "org.rdma4j.";

    /** Maximum number of top-level types that may depend on each other. */
    private static final int MAX_CYCLE = 5;

    /** Maximum number of lines of a source file. */
    private static final int MAX_LINES = 400;

    /** Maximum number of instance fields of a class. */
    private static final int MAX_FIELDS = 12;

    /**
     * Packages of the project and the packages of the project that each may use. {@code sys} stands for all bindings.
     */
    private static final Map<String, Set<String>> ARROWS = Map.ofEntries(
            Map.entry("internal.message", Set.of()),
            Map.entry("internal.ring", Set.of()),
            Map.entry("internal.life", Set.of()),
            Map.entry("internal.wait", Set.of("internal", "sys")),
            Map.entry("internal", Set.of("sys")),
            Map.entry("verbs", Set.of("internal", "internal.ring", "internal.life", "internal.wait", "sys")),
            Map.entry("cm", Set.of("verbs", "internal", "internal.wait", "sys")),
            Map.entry("channel", Set.of("cm", "verbs", "internal", "sys")),
            Map.entry("event", Set.of("cm", "verbs", "internal", "internal.wait", "sys")),
            Map.entry("message", Set.of("event", "cm", "verbs", "internal", "internal.message")),
            Map.entry("network", Set.of("message", "event", "channel", "cm", "verbs", "internal", "sys")),
            Map.entry("tools", Set.of("tools.perf", "cm", "verbs", "sys")),
            Map.entry("tools.perf", Set.of("tools", "channel", "cm", "verbs", "internal", "sys")));

    /**
     * Source files above {@link #MAX_LINES}, with the number of lines that each may have. To be lowered, never raised.
     */
    private static final Map<String, Integer> LONG_FILES = Map.of();

    /** Classes above {@link #MAX_FIELDS}, with the number of fields that each may have. To be lowered, never raised. */
    private static final Map<String, Integer> LARGE_CLASSES = Map.of();

    /** Simple names that several top-level types of a module share. To be shortened, never extended. */
    private static final Map<String, Set<String>> SHARED_NAMES = Map.of();

    private enum Module {
        IO("rdma-io", Device.class),
        NETWORK("rdma-network", Node.class),
        TOOLS("rdma-tools", Main.class);

        private final String folder;
        private final JavaClasses classes;

        Module(String folder, Class<?> member) {
            this.folder = folder;
            this.classes = read(member, packages());
        }

        /** Returns the top packages of this module: a packed jar may contain those of others. */
        private List<String> packages() {
            try (Stream<Path> folders = Files.list(sources().resolve("org/rdma4j"))) {
                return folders.map(each -> "/org/rdma4j/" + each.getFileName() + "/")
                        .toList();
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }

        private Path sources() {
            return ROOT.resolve(folder).resolve("src/main/java");
        }

        private static JavaClasses read(Class<?> member, List<String> packages) {
            ClassFileImporter importer = new ClassFileImporter()
                    .withImportOption(location -> packages.stream().anyMatch(location::contains));
            Path place = Path.of(URI.create(
                    member.getProtectionDomain().getCodeSource().getLocation().toString()));
            if (Files.isDirectory(place)) {
                return importer.importPath(place);
            }
            // The module has been packed into a jar.
            try (JarFile jar = new JarFile(place.toFile())) {
                return importer.importJar(jar);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
    }

    private static String shortName(String packageName) {
        String name = packageName.substring(OURS.length());
        return name.startsWith("sys") ? "sys" : name;
    }

    @ParameterizedTest
    @EnumSource(Module.class)
    void packagesDependDownwards(Module module) {
        TreeSet<String> forbidden = new TreeSet<>();
        for (JavaClass type : module.classes) {
            String from = shortName(type.getPackageName());
            assertThat(ARROWS).as("packages with rules").containsKey(from);
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                JavaClass target = dependency.getTargetClass().getBaseComponentType();
                String to = target.getPackageName();
                if (to.startsWith(OURS)
                        && !shortName(to).equals(from)
                        && !ARROWS.get(from).contains(shortName(to))) {
                    forbidden.add(from + " may not use " + shortName(to) + ": " + dependency.getDescription());
                }
            }
        }
        assertThat(forbidden).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Module.class)
    void cyclesAreShort(Module module) {
        assertThat(TypeGraph.of(module.classes).cyclesLongerThan(MAX_CYCLE)).isEmpty();
    }

    /**
     * Locks are acquired after a check of the stack, because a StackOverflowError could leave them locked. The event queue
     * acquires its lock again, after it has called a handler.
     */
    @ParameterizedTest
    @EnumSource(Module.class)
    void locksAreAcquiredWithEnoughStack(Module module) {
        List<String> found = module.classes.stream()
                .flatMap(each -> each.getMethodCallsFromSelf().stream())
                .filter(call -> call.getTargetOwner().isAssignableTo(Lock.class)
                        && Set.of("lock", "tryLock", "lockInterruptibly").contains(call.getName()))
                .map(call ->
                        call.getOriginOwner().getName() + "." + call.getOrigin().getName())
                .filter(caller -> !caller.startsWith("org.rdma4j.internal.StackReserve.")
                        && !caller.equals("org.rdma4j.cm.EventQueue.callUnlocked"))
                .toList();
        assertThat(found).isEmpty();
    }

    /** The rule finds a cycle, counts its types, and names them. */
    @Test
    void longCycleIsNamed() {
        TypeGraph graph = TypeGraph.of(Map.of(
                "p.Top", Set.of("p.A"),
                "p.A", Set.of("p.B", "p.Bottom"),
                "p.B", Set.of("p.C"),
                "p.C", Set.of("p.A", "p.B"),
                "p.Bottom", Set.of()));
        assertThat(graph.cyclesLongerThan(3)).isEmpty();
        assertThat(graph.cyclesLongerThan(2)).containsExactly("""
                        cycle of 3 types, where at most 2 are allowed, for example A → B → C → A:
                            A depends on B
                            B depends on C
                            C depends on A, B""");
    }

    /** Nested classes count as their top-level type: the rule finds dependencies of real classes. */
    @Test
    void cyclesOfRealClassesAreFound() {
        assertThat(TypeGraph.of(Module.IO.classes).cyclesLongerThan(1))
                .anyMatch(cycle -> cycle.contains("CompletionQueue → CompletionQueueBuilder → CompletionQueue"));
    }

    @ParameterizedTest
    @EnumSource(Module.class)
    void sourceFilesAreShort(Module module) throws IOException {
        Map<String, Integer> lines = new TreeMap<>();
        try (Stream<Path> files = Files.walk(module.sources())) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                lines.put(
                        module.sources()
                                .relativize(file)
                                .toString()
                                .replace('/', '.')
                                .replaceAll("\\.java$", ""),
                        Files.readAllLines(file).size());
            }
        }
        assertThat(lines).hasSizeGreaterThan(5);
        assertThat(exceeding(lines, MAX_LINES, LONG_FILES, "lines")).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Module.class)
    void classesHaveFewFields(Module module) {
        Map<String, Integer> fields = new TreeMap<>();
        for (JavaClass type : module.classes) {
            fields.put(type.getName(), (int) type.getFields().stream()
                    .filter(ModuleStructureTest::isInstanceField)
                    .count());
        }
        assertThat(exceeding(fields, MAX_FIELDS, LARGE_CLASSES, "instance fields"))
                .isEmpty();
    }

    private static boolean isInstanceField(JavaField field) {
        return !field.getModifiers().contains(JavaModifier.STATIC)
                && !field.getModifiers().contains(JavaModifier.SYNTHETIC);
    }

    /** Returns a message for each size above its limit, and for each exception that is no longer needed. */
    private static List<String> exceeding(
            Map<String, Integer> sizes, int maximum, Map<String, Integer> exceptions, String unit) {
        List<String> problems = new ArrayList<>();
        sizes.forEach((name, size) -> {
            int limit = exceptions.getOrDefault(name, maximum);
            if (size > limit) {
                problems.add(name + " has " + size + " " + unit + ", where at most " + limit
                        + " are allowed: split it by responsibility");
            } else if (exceptions.containsKey(name) && size <= maximum) {
                problems.add(name + " has " + size + " " + unit + ": remove its exception");
            }
        });
        return problems;
    }

    @Test
    void sizesAboveTheirLimitAreReported() {
        Map<String, Integer> sizes = new TreeMap<>(Map.of("Large", 13, "Larger", 15, "Grown", 17, "Shrunk", 12));
        assertThat(exceeding(sizes, 12, Map.of("Larger", 15, "Grown", 16, "Shrunk", 14), "instance fields"))
                .containsExactly(
                        "Grown has 17 instance fields, where at most 16 are allowed: split it by responsibility",
                        "Large has 13 instance fields, where at most 12 are allowed: split it by responsibility",
                        "Shrunk has 12 instance fields: remove its exception");
    }

    /** Simple names are unique within a module, so that "go to class" is unambiguous. */
    @ParameterizedTest
    @EnumSource(Module.class)
    void simpleNamesAreUnique(Module module) {
        Map<String, Set<String>> byName = module.classes.stream()
                .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
                .collect(groupingBy(JavaClass::getSimpleName, mapping(JavaClass::getName, toCollection(TreeSet::new))));
        byName.values().removeIf(names -> names.size() == 1);
        assertThat(SHARED_NAMES.getOrDefault(module.folder, Set.of()))
                .as("simple names shared by several types of %s: %s", module.folder, byName)
                .isEqualTo(byName.keySet());
    }
}
