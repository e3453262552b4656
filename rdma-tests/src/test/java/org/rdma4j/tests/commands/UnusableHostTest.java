package org.rdma4j.tests.commands;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.tests.support.Run;

/**
 * Each command on a host that does not meet its requirements: the command names what is missing, and exits with code 3
 * before it builds or checks anything. A command that cannot check must report neither success nor a different cause.
 */
class UnusableHostTest {
    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));

    private static final int MISSING = 3;

    /** Arguments that give each command work to do. Each new command must be added. */
    private static final Map<String, String> WORK = Map.ofEntries(
            Map.entry("generate", ""),
            Map.entry("test", ""),
            Map.entry("check", ""),
            Map.entry("gen", "extract --config rdma.toml -o -"),
            Map.entry("format", ""),
            Map.entry("package", ""),
            Map.entry("releases", "verify sid"),
            Map.entry("fuzz", "--count 1"),
            Map.entry("headersets", ""),
            Map.entry("compilers", ""),
            Map.entry("mutate", "parse"),
            Map.entry("attack", "--minutes 1"),
            Map.entry("vm", "run true"),
            Map.entry("matrix", "--only bookworm-amd64"),
            Map.entry("bench", "--only calls"),
            Map.entry("example", "ListDevices"),
            Map.entry("site", ""));

    /** Commands that neither compile nor run code of the project on this host. */
    private static final Set<String> WITHOUT_THE_BUILD = Set.of("vm", "releases");

    @TempDir
    private static Path shared;

    /**
     * Hosts by name. Shared by the tests of all commands, because it takes some time to create the links to all
     * programs.
     */
    private static final Map<String, RestrictedHost> HOSTS = new HashMap<>();

    @TempDir
    private Path folder;

    @AfterAll
    static void close() throws IOException {
        for (RestrictedHost host : HOSTS.values()) {
            host.close();
        }
        HOSTS.clear();
    }

    static Stream<String> commands() {
        return CommandsTest.commands().stream().filter(command -> !command.equals("help"));
    }

    static Stream<String> building() {
        return commands().filter(command -> !WITHOUT_THE_BUILD.contains(command));
    }

    /** Returns the commands that require a complete build; {@code gen} builds only the generator. */
    static Stream<String> needing() {
        return building().filter(command -> !command.equals("gen"));
    }

    private static RestrictedHost host(String name) throws IOException {
        RestrictedHost host = HOSTS.get(name);
        if (host == null) {
            host = new RestrictedHost(Files.createDirectory(shared.resolve(name)), "tree");
            HOSTS.put(name, host);
        }
        return host;
    }

    private static Run work(RestrictedHost host, String command) throws IOException {
        String arguments = WORK.get(command);
        assertThat(arguments).as("arguments for " + command).isNotNull();
        return host.dev((command + " " + arguments).strip().split(" "));
    }

    private static String missing(Run run) {
        assertThat(run.exit()).as(run.command() + "\n" + run.out() + run.err()).isEqualTo(MISSING);
        assertThat(run.err()).doesNotContain("\tat ", "BUILD FAILURE", "[ERROR]");
        return run.err();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void reportsAFullTemporaryFolder(String command) throws IOException {
        RestrictedHost host = host("full");
        Path full = host.fillTemporaryFolder();
        assertThat(missing(work(host, command)))
                .contains("cannot write to the temporary directory " + full)
                .contains("No space left on device")
                .contains("TMPDIR")
                .doesNotContain("--cc", "apt-get install", "dnf install");
    }

    @ParameterizedTest
    @MethodSource("building")
    void reportsAReadOnlyTree(String command) throws IOException {
        RestrictedHost host = host("readOnly").withReadOnlyTree();
        assertThat(missing(work(host, command)))
                .contains("cannot write to " + host.tree() + ": ")
                .contains("read-only");
    }

    /**
     * Without a compiler, a command cannot determine whether the headers are installed, and does not report them as
     * missing.
     */
    @ParameterizedTest
    @MethodSource("needing")
    void reportsAMissingCompiler(String command) throws IOException {
        assertThat(missing(work(host("noCompiler").without("cc", "gcc", "c89", "c99"), command)))
                .contains("missing: a C compiler")
                .doesNotContain("missing: infiniband/verbs.h", "missing: rdma/rdma_verbs.h");
    }

    @ParameterizedTest
    @MethodSource("building")
    void reportsAMissingJdk(String command) throws IOException {
        assertThat(missing(work(host("noJava").without("java", "javac"), command)))
                .containsIgnoringCase("java");
    }

    @ParameterizedTest
    @MethodSource("building")
    void reportsAMissingMaven(String command) throws IOException {
        assertThat(missing(work(host("noMaven").without("mvn"), command))).contains("Maven");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bench --only vm", "bench --only messages", "bench", "vm run true", "vm setup"})
    void reportsAMissingQemu(String words) throws IOException {
        assumeTrue(System.getProperty("os.arch").equals("amd64"), "the virtual machine runs on x86-64 only");
        assertThat(missing(host("noQemu").without("qemu-system-x86_64").dev(words.split(" "))))
                .contains("qemu-system-x86");
    }

    @ParameterizedTest
    @ValueSource(strings = {"site", "site --serve", "site --check"})
    void reportsAMissingNode(String words) throws IOException {
        assertThat(missing(host("noNode").without("node", "npm").dev(words.split(" "))))
                .contains("missing: node of version 18 or later", "missing: npm")
                .contains("apt-get install nodejs npm");
    }

    @Test
    void reportsAMissingBrowser() throws IOException {
        RestrictedHost host = host("noBrowser")
                .without("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
                .with("node", "echo v18.0.0\n")
                .with("npm", "exit 1\n");
        assertThat(missing(host.dev("site", "--check")))
                .contains("missing: Chromium or Chrome", "chromium")
                .doesNotContain("missing: npm");
    }

    /** A node that is too old is reported like one that is missing. */
    @Test
    void reportsAnOldNode() throws IOException {
        RestrictedHost host = host("oldNode").with("node", "echo v16.20.2\n");
        assertThat(missing(host.dev("site"))).contains("missing: node of version 18 or later");
    }

    /**
     * A JVM in the C locale cannot open files whose names contain non-ASCII letters, so commands set a UTF-8 locale.
     */
    @ParameterizedTest
    @ValueSource(strings = {"format", "test", "fuzz"})
    void runsMavenInAUtf8Locale(String command) throws IOException {
        try (RestrictedHost host = new RestrictedHost(folder, "Bäume")) {
            host.with("mvn", "locale charmap > '" + folder + "/charmap'; exit 1\n")
                    .with("clang", "")
                    .with("shellcheck", "")
                    .with(Map.of("LC_ALL", "C"));
            work(host, command);
        }
        assertThat(folder.resolve("charmap")).hasContent("UTF-8\n");
    }

    @Test
    void generatorRunsInAFolderWithANonAsciiName() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("Bäume"), ROOT.toRealPath());
        Run run = Run.of(List.of(link.resolve("dev").toString(), "gen", "--version"), Map.of("LC_ALL", "C"));
        assertThat(run.expectOk().out()).startsWith("rdma-gen");
    }

    /**
     * The message of Maven mentions toolchains, but not the JDK to install. It contains the id of the execution, which
     * names the JDK.
     */
    @Test
    void reportsAMissingNewerJdk() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        String hide = """
                for jdk in /usr/lib/jvm/* /usr/java/* /opt/java/* /usr/local/java/* ~/.sdkman/candidates/java/* ~/.jdks/*; do
                    [ ! -d "$jdk" ] || [ -L "$jdk" ] || grep -q '^JAVA_VERSION="17' "$jdk/release" 2> /dev/null \\
                        || mount --bind "$0" "$jdk" || exit 99
                done
                exec env --unset=JAVA_HOME mvn --offline --quiet --file "$1" --projects rdma-gen validate
                """;
        Run run = Run.of(
                List.of(
                        "unshare",
                        "--map-root-user",
                        "--mount",
                        "bash",
                        "-c",
                        hide,
                        empty.toString(),
                        ROOT.resolve("pom.xml").toString()),
                Map.of("MAVEN_OPTS", "-Dstyle.color=never"));
        assumeTrue(run.exit() != 99 && !run.err().startsWith("unshare: "), "this user may not mount");
        assumeTrue(!(run.out() + run.err()).contains("JAVA_HOME"), "Maven runs on no JDK 17 here");
        assertThat(run.exit()).isNotZero();
        assertThat(run.out() + run.err()).contains("JDK-22-or-later");
    }
}
