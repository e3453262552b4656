package org.rdma4j.tests.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.tests.support.Run;

/** Options that ./dev package rejects before it builds anything. */
class PackageOptionsTest {
    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--sign KEY                                     | --version is missing; --url, --scm, --tag and --sign",
                "--url https://forge.org                        | --version is missing; --url, --scm, --tag and --sign",
                "--tag v0.1.0                                   | --version is missing; --url, --scm, --tag and --sign",
                "--version 0.1.0                                | --url is missing",
                "--version 0.1.0/.. --url https://forge.org     | it must be a version such as 1.2.3 or 1.2.3-rc1",
                "--version 0.1 --url https://forge.org          | it must be a version such as 1.2.3 or 1.2.3-rc1",
                "--version 98.7.6 --url https://forge.org       | CHANGELOG.md has no section for 98.7.6",
                "--version 98.7.6-rc1 --url https://forge.org   | CHANGELOG.md has no section for 98.7.6",
                "--compare /nonexistent                         | --compare is '/nonexistent'; there is no such"
                        + " directory",
                "--version                                      | --version needs a value",
                "--publish                                      | unknown option '--publish'",
            })
    void wrongUsageIsNamed(String options, String named) {
        Run run = Run.of(
                Stream.concat(Stream.of(ROOT.resolve("scripts/package").toString()), Stream.of(options.split(" ")))
                        .toList(),
                Map.of("NO_COLOR", "1"));
        assertThat(run.exit()).as(run.err()).isEqualTo(2);
        assertThat(run.err()).startsWith("error: ").contains(named);
        assertThat(run.err().lines()).hasSize(1);
    }

    /** The folder would be deleted before it could be compared. */
    @Test
    void outputFolderIsNotAnEarlierVersion(@TempDir Path folder) throws IOException {
        Path scripts = Files.createDirectories(folder.resolve("scripts"));
        for (String script : List.of("package", "requirements.sh", "common.sh")) {
            Files.copy(ROOT.resolve("scripts").resolve(script), scripts.resolve(script));
        }
        Path link = Files.createSymbolicLink(
                folder.resolve("link"), Files.createDirectories(folder.resolve("target/package")));
        Run run = Run.of(List.of(scripts.resolve("package").toString(), "--compare", link.toString()), Map.of());
        assertThat(run.exit()).as(run.err()).isEqualTo(2);
        assertThat(run.err()).contains("package', which this command overwrites");
    }
}
