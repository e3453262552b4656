package org.rdma4j.tests.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;

/** Every test that docs/internals/coverage-pyverbs.md names exists and is a test, and every row names at least one. */
class PythonSuiteCoverageTest {
    private static final Pattern NAMED = Pattern.compile("`((?:[a-z]+\\.)?[A-Z]\\w*Test)\\.(\\w+)`");
    private static final int AREAS = 30;

    @Test
    void eachNamedTestExists() throws IOException {
        Path page = Path.of(System.getProperty("rdma4j.tests.root", ".."), "docs/internals/coverage-pyverbs.md");
        List<String> missing = new ArrayList<>();
        int areas = 0;
        for (String line : Files.readAllLines(page)) {
            if (!line.startsWith("| ") || line.startsWith("| area ")) {
                continue;
            }
            areas++;
            Matcher named = NAMED.matcher(line);
            int tests = 0;
            while (named.find()) {
                tests++;
                if (!tests(named.group(1)).contains(named.group(2))) {
                    missing.add(named.group(1) + "." + named.group(2));
                }
            }
            if (tests == 0) {
                missing.add("no test is named in: " + line);
            }
        }
        assertThat(missing).as("named in %s but missing in the code", page).isEmpty();
        assertThat(areas).isGreaterThan(AREAS);
    }

    /** Returns the names of all test methods of a guest class, whatever their JUnit annotation. */
    private static Set<String> tests(String name) {
        try {
            // The class is not initialized, because static initializers of guest classes need the guest.
            Class<?> type = Class.forName(
                    "org.rdma4j.tests.guest." + name, false, PythonSuiteCoverageTest.class.getClassLoader());
            return Arrays.stream(type.getDeclaredMethods())
                    .filter(method -> AnnotationSupport.isAnnotated(method, Testable.class))
                    .map(Method::getName)
                    .collect(Collectors.toSet());
        } catch (ClassNotFoundException e) {
            return Set.of();
        }
    }
}
