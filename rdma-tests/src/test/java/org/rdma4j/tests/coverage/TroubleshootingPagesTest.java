package org.rdma4j.tests.coverage;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rdma4j.network.Node;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_wc_status;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.WorkStatus;

/**
 * The pages about errors are complete: docs/reference/exceptions.md has a section for each exception class of the exported
 * packages, docs/reference/work-status.md has a row for each work completion status, and docs/reference/errno.md has a
 * section for each error that VerbsException explains.
 */
class TroubleshootingPagesTest {
    private static final Path REFERENCE = Path.of(System.getProperty("rdma4j.tests.root", ".."), "docs/reference");

    private static String page(String name) throws IOException {
        return Files.readString(REFERENCE.resolve(name));
    }

    private static Set<String> all(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map((MatchResult match) -> match.group(1))
                .collect(toCollection(TreeSet::new));
    }

    @Test
    void eachPublicExceptionHasASection() throws Exception {
        Set<String> exceptions = new TreeSet<>();
        for (Class<?> type : List.of(Errno.class, Device.class, Node.class)) {
            exceptions.addAll(exceptionsBeside(type));
        }
        assertThat(exceptions).contains("ErrnoException", "WorkException", "RendezvousException");
        String page = page("exceptions.md");
        Set<String> sections = all("(?m)^### (\\w+)$", page);
        assertThat(page.lines().filter(line -> line.startsWith("### "))).doesNotHaveDuplicates();
        assertThat(sections).containsAll(exceptions);
        // A section without a class is an exception of the JDK. Otherwise, the class has been renamed or removed.
        assertThat(sections)
                .filteredOn(name -> !exceptions.contains(name))
                .allSatisfy(name -> assertThat(isOfJdk(name)).as(name).isTrue());
    }

    private static boolean isOfJdk(String name) {
        return Stream.of("java.lang.", "java.io.", "java.util.concurrent.", "java.nio.channels.")
                .anyMatch(prefix -> {
                    try {
                        return Throwable.class.isAssignableFrom(Class.forName(prefix + name));
                    } catch (ClassNotFoundException e) {
                        return false;
                    }
                });
    }

    /** Returns the names of the public exception classes in the public packages of a class's module. */
    private static Set<String> exceptionsBeside(Class<?> type) throws IOException, ClassNotFoundException {
        Path place = Path.of(URI.create(
                type.getProtectionDomain().getCodeSource().getLocation().toString()));
        if (Files.isDirectory(place)) {
            return exceptionsBelow(place);
        }
        // The module has been packed into a jar.
        try (FileSystem jar = FileSystems.newFileSystem(place)) {
            return exceptionsBelow(jar.getPath("/"));
        }
    }

    private static Set<String> exceptionsBelow(Path root) throws IOException, ClassNotFoundException {
        Set<String> names = new TreeSet<>();
        List<String> files;
        try (Stream<Path> walk = Files.walk(root)) {
            files = walk.map(file -> root.relativize(file).toString())
                    .filter(file -> file.matches("org/.*/\\w+(Exception|Error)\\.class"))
                    .filter(file -> !file.contains("/internal/") && !file.contains("/runtime/"))
                    .toList();
        }
        for (String file : files) {
            Class<?> found = Class.forName(file.replace(".class", "").replace('/', '.'));
            if (Modifier.isPublic(found.getModifiers()) && Throwable.class.isAssignableFrom(found)) {
                names.add(found.getSimpleName());
            }
        }
        return names;
    }

    /** The errors that VerbsException explains have a section, and the functions that the sections name exist. */
    @Test
    void errorsAndFunctionsOfTheErrnoPage() throws Exception {
        Set<String> explained = all(
                "\\bErrno\\.(E\\w+)",
                Files.readString(
                        REFERENCE.resolve("../../rdma-io/src/main/java/org/rdma4j/verbs/VerbsException.java")));
        assertThat(explained).hasSizeGreaterThan(5);
        String headings = String.join("\n", all("(?m)^##+ (.*)$", page("errno.md")));
        Set<String> errors = all("\\b(E[A-Z]{2,})\\b", headings);
        assertThat(errors)
                .containsAll(explained)
                .allSatisfy(name -> assertThat(Errno.class.getField(name)).isNotNull());
        Set<String> functions = Stream.of(Ibverbs.class, Rdmacm.class)
                .flatMap(type -> Arrays.stream(type.getMethods()))
                .map(Method::getName)
                .collect(toCollection(TreeSet::new));
        assertThat(functions).containsAll(all("\\b((?:ibv|rdma)_\\w+)", headings));
    }

    @Test
    void eachStatusHasARow() throws Exception {
        String page = page("work-status.md");
        assertThat(all("(?m)^\\| \\d+ \\| `(IBV_WC_\\w+)` \\|", page))
                .isEqualTo(Arrays.stream(WorkStatus.values())
                        .map(WorkStatus::cName)
                        .collect(toCollection(TreeSet::new)));
        for (WorkStatus status : WorkStatus.values()) {
            int value = status.ordinal();
            assertThat(ibv_wc_status.toString(value)).isEqualTo(status.cName());
            assertThat(page)
                    .contains("| " + value + " | `" + status.cName() + "` | " + Ibverbs.ibv_wc_status_strString(value)
                            + " |");
        }
    }

    /** Each section that the table of statuses refers to exists, and names its status. */
    @Test
    void sectionsOfTheMostFrequentStatusesExist() throws Exception {
        String page = page("work-status.md");
        Set<String> linked = all("\\]\\(#[\\w-]*-(ibv_wc_\\w+)\\)", page);
        Set<String> sections = all("(?m)^## .* \\((IBV_WC_\\w+)\\)$", page);
        assertThat(linked).hasSizeGreaterThan(5);
        assertThat(sections.stream().map(name -> name.toLowerCase(Locale.ROOT)))
                .containsExactlyInAnyOrderElementsOf(linked);
    }
}
