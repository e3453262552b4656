package org.rdma4j.gen.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.process.Command;

/** A fixed set of several hundred hostile inputs of each kind. {@code ./dev fuzz} runs any number of them. */
class FuzzTest {

    private static final long SEED = 20;
    private static final int COUNT = 300;

    /**
     * Smaller than {@link #COUNT}: each header of 40 pieces selects a language mode, for which the compiler is probed
     * again.
     */
    private static final int DIRECTIVES = 120;

    @TempDir
    private Path folder;

    @Test
    void layoutsOfRandomDeclarationsEqualTheCompilers() {
        TrialResults tally = new Fuzzer(SEED, folder).layouts(COUNT);
        assertNoFaults(tally);
        assertMostlyVerified(tally);
    }

    @Test
    void preprocessesRandomDirectivesAsTheCompilerDoes() {
        TrialResults tally = new Fuzzer(SEED, folder).directives(DIRECTIVES, "cc");
        assertThat(tally.faults()).as(tally.summary()).isEmpty();
        assertThat(tally.inputs()).isEqualTo(DIRECTIVES);
        assertThat(tally.count(HeaderTrial.VERIFIED)).as(tally.summary()).isGreaterThan(DIRECTIVES / 2);
    }

    static Stream<Target> otherTargets() {
        return Target.ALL.stream().filter(target -> !target.isOfThisMachine());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("otherTargets")
    void layoutsOfRandomDeclarationsEqualTheCrossCompilers(Target target) {
        assumeTrue(
                Command.isOnPath(target.compiler()), () -> "there is no " + target.compiler() + ": " + target.remedy());
        TrialResults tally = new Fuzzer(SEED, folder).layouts(COUNT, target.compiler());
        assertNoFaults(tally);
        assertMostlyVerified(tally);
    }

    /** Fails if the generator refused most of the declarations. */
    private static void assertMostlyVerified(TrialResults tally) {
        assertThat(tally.count(HeaderTrial.VERIFIED)).as(tally.summary()).isGreaterThan(COUNT / 2);
    }

    @Test
    void acceptsOrRefusesDamagedHeaders() throws IOException {
        assertNoFaults(new Fuzzer(SEED, folder).headers(COUNT));
    }

    @Test
    void acceptsOrRefusesDamagedConfigurations() throws IOException {
        assertNoFaults(new Fuzzer(SEED, folder).configurations(COUNT));
    }

    @Test
    void acceptsOrRefusesDamagedMetadata() throws IOException {
        assertNoFaults(new Fuzzer(SEED, folder).metadata(COUNT));
    }

    private static void assertNoFaults(TrialResults tally) {
        assertThat(tally.faults()).as(tally.summary()).isEmpty();
        assertThat(tally.inputs()).isEqualTo(COUNT);
    }
}
