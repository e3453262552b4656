package org.rdma4j.sys.runtime.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Explanations of loader errors for a library that was found by name but is invalid. */
class LoaderErrorsTest {
    private static final String NAME = "libibverbs.so.1";

    @TempDir
    Path directory;

    @Test
    void explainsAnInvalidFile() throws IOException {
        Path found = Files.createFile(directory.resolve(NAME));
        assertThat(LoaderErrors.explain(NAME, found + ": file too short")).isEqualTo("The file is empty.");
        Files.writeString(
                found, "words, and more of them, until they are as long as a header of a library is: 64 bytes");
        assertThat(LoaderErrors.explain(NAME, found + ": invalid ELF header"))
                .isEqualTo("It is not a shared library (not an ELF file).");
    }

    @Test
    void addsNothingToAnErrorWithoutAFile() {
        assertThat(LoaderErrors.explain(NAME, NAME + ": cannot open shared object file: No such file or directory"))
                .isEmpty();
    }

    @Test
    void doesNotDeriveAReleaseFromAPrivateVersion() {
        assertThat(LoaderErrors.explain(
                        "libmlx5.so.1",
                        "/libraries/" + NAME + ": version `IBVERBS_PRIVATE_34' not found (required by libmlx5.so.1)"))
                .startsWith("It needs IBVERBS_PRIVATE_34, which the loaded libibverbs does not have");
    }
}
