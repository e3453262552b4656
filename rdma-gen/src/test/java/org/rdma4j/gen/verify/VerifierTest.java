package org.rdma4j.gen.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifierTest {

    @TempDir
    Path folder;

    @Test
    void rightMetadataHolds() {
        Sample.write(folder, Sample.HEADER);
        VerifyReport report = Verifier.verify(Sample.metadata(), Sample.options(folder));
        System.out.println(report.render());
        assertThat(report.render()).doesNotContain("mismatch:", "missing:");
        VerifyReport clang =
                Verifier.verify(Sample.metadata(), Sample.options(folder).withCompiler(List.of("clang")));
        assertThat(clang.render()).isEqualTo(report.render());
    }
}
