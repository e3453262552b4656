package org.rdma4j.tests.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.runtime.checking.EmittedFunctions;

/** The list of functions for the report contains every function that the emitted source links. */
class FunctionsTest {
    /** A symbol with its version, or with one version for each target. */
    private static final Pattern LINK = Pattern.compile(
            "downcall\\(LIBRARY, \"([^\"]+)\", (?:Target\\.node\\(\"([^\"]+)\", ([^)]*)\\)|\"([^\"]*)\")");

    @Test
    void listsEveryLinkedSymbol() throws IOException {
        Set<String> linked = new TreeSet<>();
        Path root = Path.of(System.getProperty("rdma4j.tests.root", ".."), "rdma-sys/src/generated/java");
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith("Handles.java")).toList()) {
                Matcher link = LINK.matcher(Files.readString(file));
                while (link.find()) {
                    linked.add(link.group(1) + " " + node(link));
                }
            }
        }
        Set<String> listed = new TreeSet<>();
        EmittedFunctions.all().forEach(function -> listed.add(function.symbol() + " " + function.version()));
        // Some functions of the wrapper are called only by hand-written code.
        assertThat(linked).hasSizeGreaterThan(200).containsAll(listed);
        linked.removeAll(listed);
        assertThat(linked).allMatch(symbol -> symbol.startsWith("rdma_wrap_"));
    }

    private static String node(Matcher link) {
        if (link.group(2) == null) {
            return link.group(4);
        }
        int machine = List.of(link.group(2).split(" ")).indexOf(System.getProperty("os.arch"));
        return link.group(3).split(", ")[machine].replace("\"", "");
    }
}
