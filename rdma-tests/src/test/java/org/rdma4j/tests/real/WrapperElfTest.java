package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.rdma4j.tests.support.KnownTargets;
import org.rdma4j.tests.support.MetadataFiles;
import org.rdma4j.tests.support.Run;

/** Dependencies, exports and minimum system of the wrapper library, according to binutils. */
class WrapperElfTest {
    private static final Pattern NEEDED = Pattern.compile("\\(NEEDED\\).*\\[(.*)]");
    private static final Pattern VERSIONED = Pattern.compile("\\b(\\w+)@@?(\\w+)_([0-9.]+)\\b");

    /**
     * Oldest glibc with the symbols that the wrapper uses: 2.3.2 on x86-64 because of its condition variables,
     * elsewhere the first one.
     */
    private static final String OLDEST_GLIBC = KnownTargets.property(KnownTargets.here(), "glibc");

    private static Path library = Path.of("");

    @BeforeAll
    static void copy() {
        library = Wrapper.file();
    }

    private static String readelf(String... options) {
        List<String> command = new ArrayList<>(List.of("readelf", "--wide"));
        command.addAll(List.of(options));
        command.add(library.toString());
        return Run.ok(command).out();
    }

    private static List<String> symbols(String option) {
        return Run.ok(List.of("nm", "--dynamic", option, library.toString())).lines();
    }

    @Test
    void needsVerbsAndTheCLibraryOnly() {
        List<String> needed = NEEDED.matcher(readelf("--dynamic"))
                .results()
                .map(m -> m.group(1))
                .toList();
        assertThat(needed).containsExactlyInAnyOrder("libibverbs.so.1", "libc.so.6");
    }

    @Test
    void exportsTheWrapperFunctionsOnly() {
        List<String> exports = symbols("--defined-only").stream()
                .map(line -> line.split(" ")[2])
                .toList();
        assertThat(exports).isNotEmpty().allMatch(name -> name.startsWith("rdma_wrap_"));
    }

    @Test
    void referencesToVerbsAreVersioned() {
        List<String> verbs = symbols("--undefined-only").stream()
                .map(String::trim)
                .filter(line -> line.contains("ibv_"))
                // Functions that the oldest release lacks are weak references without a version: see
                // WrapperReleasesTest.
                .filter(line -> !line.startsWith("w "))
                .toList();
        assertThat(verbs).isNotEmpty().allMatch(line -> line.contains("@IBVERBS_1."));
        assertThat(verbs).noneMatch(line -> line.contains("@IBVERBS_1.0"));
        assertThat(verbs).noneMatch(line -> line.contains("PRIVATE"));
    }

    /** The first release is the oldest one on which the wrapper loads. */
    @Test
    void oldestReleaseHasTheReferencedVersions() throws IOException {
        String oldest =
                Files.readString(MetadataFiles.all(EmittedBindings.root()).get(0));
        Matcher node = Pattern.compile("@(IBVERBS_\\S+)").matcher(String.join("\n", symbols("--undefined-only")));
        List<String> nodes =
                node.results().map(found -> found.group(1)).distinct().toList();
        assertThat(nodes).isNotEmpty().allSatisfy(name -> assertThat(oldest).contains("\"" + name + "\""));
    }

    @Test
    void loadsOnOldSystems() {
        TreeSet<String> newer = new TreeSet<>();
        Matcher matcher = VERSIONED.matcher(String.join("\n", symbols("--undefined-only")));
        while (matcher.find()) {
            if (matcher.group(2).equals("GLIBC") && compare(matcher.group(3), OLDEST_GLIBC) > 0) {
                newer.add(matcher.group());
            }
        }
        assertThat(newer).isEmpty();
        assertThat(readelf("--version-info")).doesNotContain("GLIBC_ABI");
    }

    @Test
    void bindsEagerlyAndContainsNoPaths() {
        assertThat(readelf("--dynamic"))
                .contains("BIND_NOW")
                .contains("[librdma_wrapper.so]")
                .doesNotContain("RUNPATH");
        assertThat(readelf("--notes")).doesNotContain("Build ID");
        assertThat(Run.ok(List.of("strings", "--all", library.toString())).out())
                .doesNotContain(System.getProperty("user.dir"));
    }

    private static int compare(String left, String right) {
        String[] l = left.split("\\.");
        String[] r = right.split("\\.");
        for (int i = 0; i < Math.max(l.length, r.length); i++) {
            int difference = Integer.compare(
                    i < l.length ? Integer.parseInt(l[i]) : 0, i < r.length ? Integer.parseInt(r[i]) : 0);
            if (difference != 0) {
                return difference;
            }
        }
        return 0;
    }
}
