package org.rdma4j.sys.runtime.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the loader's words mean where a name was searched for, and the file that was found is no good. */
class LoaderErrorsTest {
    private static final String NAME = "libibverbs.so.1";

    @TempDir
    Path directory;

    @Test
    void theFileThatTheLoaderFoundIsExplained() throws IOException {
        Path found = Files.createFile(directory.resolve(NAME));
        assertThat(LoaderErrors.explain(NAME, found + ": file too short")).isEqualTo("The file is empty.");
        Files.writeString(
                found, "words, and more of them, until they are as long as a header of a library is: 64 bytes");
        assertThat(LoaderErrors.explain(NAME, found + ": invalid ELF header"))
                .isEqualTo("It is not a shared library (not an ELF file).");
    }

    @Test
    void wordsWithoutAFileSayItThemselves() {
        assertThat(LoaderErrors.explain(NAME, NAME + ": cannot open shared object file: No such file or directory"))
                .isEmpty();
    }

    @Test
    void aNodeForProvidersAloneIsNotTakenForARelease() {
        assertThat(LoaderErrors.explain(
                        "libmlx5.so.1",
                        "/libraries/" + NAME + ": version `IBVERBS_PRIVATE_34' not found (required by libmlx5.so.1)"))
                .startsWith("It needs IBVERBS_PRIVATE_34, which the loaded libibverbs does not have");
    }
}
