package org.rdma4j.tests.real;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.tests.support.C;
import org.rdma4j.tests.support.KnownTargets;

/** The wrapper library in the jar. */
final class Wrapper {
    private Wrapper() {}

    /** Returns a copy for inspection with binutils. */
    static Path file() {
        return copyTo(C.folder().resolve("librdma_wrapper.so"));
    }

    static Path copyTo(Path file) {
        String resource =
                "/META-INF/native/librdma_wrapper-" + KnownTargets.property(KnownTargets.here(), "bundled") + ".so";
        try (InputStream in = Library.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new AssertionError("rdma-sys does not contain " + resource);
            }
            Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
