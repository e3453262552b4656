package org.rdma4j.tests.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.rdma4j.examples.quickstart.Hello;
import org.rdma4j.network.Node;
import org.rdma4j.sys.Errno;
import org.rdma4j.tools.Main;
import org.rdma4j.verbs.Device;

/**
 * docs/reference/memory-order.md lists each field that is shared between threads or with a device, and describes its modifiers
 * correctly.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MemoryOrderPageTest {
    private static final Path PAGE =
            Path.of(System.getProperty("rdma4j.tests.root", ".."), "docs/reference/memory-order.md");
    private static final String HEADER = "| Place | Writers and readers | Required order | Mechanism |";
    private static final Pattern NAMED = Pattern.compile("`([A-Z]\\w*)\\.(\\w+)`");
    /** Hand-written classes. Emitted classes share no state and are numerous. */
    private static final Pattern HAND_WRITTEN = Pattern.compile(
            "org\\.rdma4j\\.(sys\\.runtime|verbs|cm|channel|event|message|internal|network|tools|examples)\\..*|org\\.rdma4j\\.sys\\.\\w+");

    private final List<Class<?>> classes = new ArrayList<>();
    private final List<String[]> rows = new ArrayList<>();

    @BeforeAll
    void read() throws IOException {
        for (Class<?> type : List.of(Errno.class, Device.class, Node.class, Main.class, Hello.class)) {
            Path place = Path.of(URI.create(
                    type.getProtectionDomain().getCodeSource().getLocation().toString()));
            if (Files.isDirectory(place)) {
                loadAllBelow(place);
            } else {
                // The module has been packed into a jar.
                try (FileSystem jar = FileSystems.newFileSystem(place)) {
                    loadAllBelow(jar.getPath("/"));
                }
            }
        }
        assertThat(classes).as("classes").hasSizeGreaterThan(200);
        boolean inside = false;
        for (String line : Files.readAllLines(PAGE)) {
            inside = line.equals(HEADER) || inside && line.startsWith("|");
            if (inside && !line.equals(HEADER) && !line.startsWith("|---")) {
                String[] cells = line.substring(1, line.length() - 1).split("\\|");
                assertThat(cells).as(line).hasSize(4);
                rows.add(cells);
            }
        }
        assertThat(rows).as("rows below %s", HEADER).isNotEmpty();
    }

    private void loadAllBelow(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.map(file -> folder.relativize(file).toString())
                    .filter(file -> file.endsWith(".class"))
                    .map(file ->
                            file.substring(0, file.length() - ".class".length()).replace('/', '.'))
                    .filter(name -> HAND_WRITTEN.matcher(name).matches())
                    .forEach(name -> classes.add(load(name)));
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, MemoryOrderPageTest.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private List<Class<?>> named(String simpleName) {
        return classes.stream()
                .filter(type -> type.getSimpleName().equals(simpleName))
                .toList();
    }

    private static List<MatchResult> names(String cell) {
        return NAMED.matcher(cell).results().toList();
    }

    private static boolean has(Class<?> type, String member) {
        return Stream.of(type.getDeclaredFields())
                        .anyMatch(field -> field.getName().equals(member))
                || Stream.of(type.getDeclaredMethods())
                        .anyMatch(method -> method.getName().equals(member))
                || Stream.of(type.getDeclaredClasses())
                        .flatMap(inner -> Stream.concat(
                                Stream.of(inner.getSimpleName()),
                                Arrays.stream(inner.getDeclaredFields()).map(Field::getName)))
                        .anyMatch(member::equals);
    }

    @Test
    void namedFieldsExist() {
        List<String> missing = new ArrayList<>();
        for (String[] row : rows) {
            assertThat(names(row[0]))
                    .as("fields named in the row of %s", row[0])
                    .isNotEmpty();
            for (String cell : row) {
                for (MatchResult name : names(cell)) {
                    if (named(name.group(1)).stream().noneMatch(type -> has(type, name.group(2)))) {
                        missing.add(name.group());
                    }
                }
            }
        }
        assertThat(missing).as("named in %s but missing in the code", PAGE).isEmpty();
    }

    @Test
    void fieldsCalledVolatileAreVolatile() {
        List<String> wrong = new ArrayList<>();
        for (String[] row : rows) {
            boolean said = row[3].contains("`volatile`");
            boolean is = names(row[0]).stream()
                    .flatMap(name -> fields(name).stream())
                    .anyMatch(field -> Modifier.isVolatile(field.getModifiers()));
            if (said != is) {
                wrong.add(row[0].strip() + (said ? ": none is volatile" : ": one is volatile, and that is not said"));
            }
        }
        assertThat(wrong).isEmpty();
    }

    private List<Field> fields(MatchResult name) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> type : named(name.group(1))) {
            List<Class<?>> all = new ArrayList<>(List.of(type));
            all.addAll(List.of(type.getDeclaredClasses()));
            for (Class<?> each : all) {
                for (Field field : each.getDeclaredFields()) {
                    if (field.getName().equals(name.group(2))) {
                        fields.add(field);
                    }
                }
            }
        }
        return fields;
    }

    /** The page lists every field with a type or modifier that indicates sharing between threads or with a device. */
    @Test
    void noSharedFieldIsMissing() {
        TreeSet<String> missing = new TreeSet<>();
        TreeSet<String> known = new TreeSet<>();
        for (String[] row : rows) {
            for (MatchResult name : names(row[0])) {
                fields(name).forEach(field -> known.add(text(field)));
            }
        }
        for (Class<?> type : classes) {
            for (Field field : type.getDeclaredFields()) {
                if (isShared(field) && !known.contains(text(field))) {
                    missing.add(text(field));
                }
            }
        }
        assertThat(missing).as("shared fields that %s does not list", PAGE).isEmpty();
    }

    private static String text(Field field) {
        return field.getDeclaringClass().getName() + "." + field.getName();
    }

    private static boolean isShared(Field field) {
        Class<?> type = field.getType();
        return Modifier.isVolatile(field.getModifiers())
                || VarHandle.class.isAssignableFrom(type)
                || ThreadLocal.class.isAssignableFrom(type)
                || MutableCallSite.class.isAssignableFrom(type)
                || type.getName().matches("java\\.util\\.concurrent\\.(atomic|locks)\\..*|.*\\.ConcurrentMap");
    }
}
