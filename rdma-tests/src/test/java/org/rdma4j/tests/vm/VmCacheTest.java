package org.rdma4j.tests.vm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.tests.support.Run;

/**
 * Effect of {@code scripts/vm} on a cache folder without a virtual machine. No machine is created, because the test
 * prevents apt from downloading anything.
 */
class VmCacheTest {
    @TempDir
    private Path folder;

    private Run vm(String... words) throws IOException {
        Path programs = Files.createDirectories(folder.resolve("bin"));
        for (String program : List.of("apt-get", "apt-cache")) {
            Path file = Files.writeString(programs.resolve(program), "#!/bin/sh\nexit 100\n");
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
        }
        List<String> command =
                new ArrayList<>(List.of(Vm.root().resolve("scripts/vm").toString()));
        command.addAll(List.of(words));
        return Run.of(
                command,
                Map.of(
                        "RDMA4J_VM_CACHE",
                        folder.resolve("cache").toString(),
                        "PATH",
                        programs + ":" + System.getenv("PATH")));
    }

    private Path somebodys(String file) throws IOException {
        Path path = folder.resolve("cache").resolve(file);
        Files.createDirectories(path.getParent());
        return Files.writeString(path, "mine");
    }

    @Test
    void otherFilesAreNotDeleted() throws IOException {
        List<Path> files = List.of(somebodys("kernel/main.c"), somebodys("root/file"), somebodys("on-arm64/new/file"));
        Run run = vm("clean").expectOk();
        assertThat(files).allSatisfy(file -> assertThat(file).hasContent("mine"));
        assertThat(run.err()).contains("cache contains files of other programs; they are not removed");
    }

    @Test
    void otherFilesAreNotReplaced() throws IOException {
        Path file = somebodys("sid-amd64/new/main.c");
        Run run = vm("--suite", "sid", "setup");
        assertThat(run.exit()).as(run.err()).isIn(2, Vm.MISSING);
        assertThat(file).hasContent("mine");
    }

    @Test
    void interruptedSetupIsDeleted() throws IOException {
        somebodys("lock");
        somebodys("kernel.new/tree/file");
        somebodys("sid-arm64/lock");
        somebodys("sid-arm64/new/root/file");
        vm("clean").expectOk();
        assertThat(folder.resolve("cache")).doesNotExist();
    }

    /** The users of a guest are known only once it exists. */
    @Test
    void userIsNotCheckedBeforeSetup() throws IOException {
        Run run = vm("--suite", "sid", "run", "--user", "nobody", "true");
        assertThat(run.exit()).as(run.err()).isEqualTo(Vm.MISSING);
        assertThat(run.err()).doesNotContain("no user");
    }
}
