package org.rdma4j.gen.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Some hundreds of hostile inputs of each kind, always the same; {@code ./dev fuzz} makes as many as asked. */
class FuzzTest {

    private static final long SEED = 20;
    private static final int COUNT = 300;

    @TempDir
    private Path folder;

    @Test
    void randomDeclarationsAreLaidOutAsTheCompilerDoes() {
        Tally tally = new Fuzzer(SEED, folder).layouts(COUNT);
        check(tally);
        // Refusing everything is no success.
        assertThat(tally.count(HeaderTrial.VERIFIED)).as(tally.summary()).isGreaterThan(COUNT / 2);
    }

    @Test
    void damagedHeadersAreReadOrRefused() throws IOException {
        check(new Fuzzer(SEED, folder).headers(COUNT));
    }

    @Test
    void damagedConfigurationsAreReadOrRefused() throws IOException {
        check(new Fuzzer(SEED, folder).configurations(COUNT));
    }

    @Test
    void damagedMetadataIsReadOrRefused() throws IOException {
        check(new Fuzzer(SEED, folder).metadata(COUNT));
    }

    private static void check(Tally tally) {
        assertThat(tally.faults()).as(tally.summary()).isEmpty();
        assertThat(tally.inputs()).isEqualTo(COUNT);
    }
}
