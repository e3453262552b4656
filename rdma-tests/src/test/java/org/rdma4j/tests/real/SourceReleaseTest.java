package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.tests.support.Run;

/**
 * {@code ./dev releases source} produces the files that the build of a release would install, from a small repository.
 */
class SourceReleaseTest {
    private static final String RELEASE = "9.0";

    @TempDir
    Path folder;

    private Path source;

    @BeforeEach
    void repository() throws IOException {
        for (String tool : List.of("git", "cc", "dpkg", "apt-get")) {
            assumeTrue(
                    Run.of(List.of("sh", "-c", "command -v " + tool), Map.of()).exit() == 0,
                    tool + " is not on this machine");
        }
        source = Files.createDirectory(folder.resolve("source"));
        file("CMakeLists.txt", "set(PACKAGE_VERSION \"9.0\")\nset(IBVERBS_PABI_VERSION \"7\")\n");
        file("libibverbs/CMakeLists.txt", """
                publish_headers(infiniband
                  verbs.h
                  opcode.h)
                publish_internal_headers(infiniband
                  driver.h
                  )
                rdma_library(ibverbs "${CMAKE_CURRENT_BINARY_DIR}/libibverbs.map"
                  1 1.3.${PACKAGE_VERSION}
                  verbs.c
                  )
                """);
        file("libibverbs/verbs.h", "/* verbs */\n");
        file("libibverbs/opcode.h", "/* opcodes */\n");
        file("libibverbs/driver.h", "/* not installed */\n");
        file("libibverbs/libibverbs.map.in", """
                /* A comment. */
                IBVERBS_1.0 {
                	global:
                		ibv_in_both;
                		ibv_old;
                		ibv_inline;
                		/* more
                		   comment; */
                	local: *;
                };
                IBVERBS_1.1 {
                	global:
                		ibv_compat;
                		ibv_in_both;
                } IBVERBS_1.0;
                IBVERBS_PRIVATE_@IBVERBS_PABI_VERSION@ {
                	global:
                		verbs_register_@IBVERBS_PABI_VERSION@;
                };
                """);
        file("libibverbs/verbs.c", """
                COMPAT_SYMVER_FUNC(ibv_in_both, 1_0, "IBVERBS_1.0", int, void) { return ibv_inline(); }
                LATEST_SYMVER_FUNC(ibv_in_both, 1_1, "IBVERBS_1.1", int, void) { return 0; }
                COMPAT_SYMVER_FUNC(ibv_compat, 1_1, "IBVERBS_1.1", int, void) { return 0; }
                void verbs_register(void) {}
                int ibv_old(void)
                {
                	return ibv_inline();
                }
                """);
        file(
                "librdmacm/CMakeLists.txt",
                "publish_headers(rdma\n  rdma_cma.h\n  )\npublish_headers(infiniband\n  acm.h\n  )\n"
                        + "rdma_library(rdmacm librdmacm.map\n  1 1.2.${PACKAGE_VERSION}\n  cma.c\n  )\n");
        file("librdmacm/rdma_cma.h", "/* cm */\n");
        file("librdmacm/acm.h", "/* acm */\n");
        file("librdmacm/librdmacm.map", "RDMACM_1.0 {\n\tglobal:\n\t\trdma_listen;\n};\n");
        file("librdmacm/cma.c", "int rdma_listen(void)\n{\n}\n");
        file(
                "kernel-headers/CMakeLists.txt",
                "publish_internal_headers(rdma\n  rdma/ib_user_verbs.h\n  )\n"
                        + "publish_headers(infiniband\n  rdma/ib_user_ioctl_verbs.h\n  )\n");
        file("kernel-headers/rdma/ib_user_verbs.h", "/* the kernel's */\n");
        file("kernel-headers/rdma/ib_user_ioctl_verbs.h", "/* the kernel's too */\n");
        git("init", "-q");
        git("add", "-A");
        git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", "all");
        git("tag", "v" + RELEASE);
        git("tag", "v8.0");
    }

    private void file(String name, String text) throws IOException {
        Path file = source.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void git(String... words) {
        List<String> command = new ArrayList<>(List.of("git", "-C", source.toString()));
        command.addAll(List.of(words));
        Run.ok(command);
    }

    private Run releases(String... words) {
        List<String> command = new ArrayList<>(
                List.of(EmittedBindings.root().resolve("scripts/releases").toString()));
        command.addAll(List.of(words));
        return Run.of(command, Map.of("XDG_CACHE_HOME", folder.toString(), "LC_ALL", "C"));
    }

    @Test
    void headersAndExportsOfTheBuild() throws IOException {
        Run run = releases("source", source.toString(), RELEASE + ":5.6").expectOk();
        Path unpacked = folder.resolve("rdma4j/releases/" + RELEASE);
        assertThat(run.lines()).containsExactly(RELEASE + "\t" + RELEASE + "\t" + unpacked);
        assertThat(releases("path").expectOk().lines()).isEqualTo(run.lines());
        Path include = unpacked.resolve("usr/include");
        assertThat(files(include))
                .containsExactlyInAnyOrder(
                        "infiniband/acm.h",
                        "infiniband/ib_user_ioctl_verbs.h",
                        "infiniband/opcode.h",
                        "infiniband/verbs.h",
                        "linux/version.h",
                        "rdma/ib_user_verbs.h",
                        "rdma/rdma_cma.h");
        assertThat(include.resolve("infiniband/verbs.h")).hasContent("/* verbs */\n");
        assertThat(include.resolve("linux/version.h")).hasContent("#define LINUX_VERSION_CODE 329216\n");
        Path libraries = unpacked.resolve("usr/lib");
        assertThat(exports(libraries, "libibverbs.so.1.3.9.0"))
                .containsExactlyInAnyOrder(
                        "ibv_in_both@@IBVERBS_1.1", "ibv_old@@IBVERBS_1.0", "verbs_register_7@@IBVERBS_PRIVATE_7");
        assertThat(exports(libraries, "librdmacm.so.1.2.9.0")).containsExactly("rdma_listen@@RDMACM_1.0");
        assertThat(find(libraries, "libibverbs.pc")).hasContent("Version: 1.3.9.0\n");
    }

    @Test
    void failureLeavesNoFiles() {
        assertThat(releases("source", source.toString(), "7.0:5.6"))
                .matches(run -> run.exit() == 2)
                .extracting(Run::err)
                .asString()
                .contains(source + " has no tag v7.0");
        assertThat(releases("source", source.toString(), "8.0:5.6"))
                .matches(run -> run.exit() == 1)
                .extracting(Run::err)
                .asString()
                .contains("CMakeLists.txt of v8.0 in " + source + " does not have the version 8.0");
        assertThat(releases("source", source.toString(), RELEASE))
                .matches(run -> run.exit() == 2)
                .extracting(Run::err)
                .asString()
                .contains("'9.0' is not RELEASE:LINUX, such as 28.0:5.6");
        assertThat(releases("path", RELEASE))
                .matches(run -> run.exit() == 1)
                .extracting(Run::err)
                .asString()
                .contains("there is no release 9.0 in " + folder.resolve("rdma4j/releases")
                        + "; ./dev releases source DIR 9.0:LINUX assembles it");
        assertThat(releases("path").expectOk().out()).isEmpty();
    }

    private static List<String> files(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> root.relativize(file).toString())
                    .toList();
        }
    }

    private static Path find(Path root, String name) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.getFileName().toString().equals(name))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static List<String> exports(Path root, String name) throws IOException {
        Path library = find(root, name);
        return Run.ok(List.of("nm", "--dynamic", "--with-symbol-versions", "--defined-only", library.toString()))
                .lines()
                .stream()
                .map(line -> line.substring(line.lastIndexOf(' ') + 1))
                .filter(symbol -> symbol.contains("@@"))
                .toList();
    }
}
