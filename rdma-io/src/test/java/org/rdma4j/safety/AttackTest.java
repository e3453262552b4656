package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;
import org.rdma4j.repetition.RandomInput;

/** A few seconds of the attack. {@code ./dev attack} runs it for longer. */
@RandomInput
class AttackTest {
    private static final int SECONDS = 6;

    @Test
    void withAFixedSeed() throws IOException {
        attack("loop0", 1);
    }

    @Test
    void withAFreshSeed() throws IOException {
        attack("loop1", ThreadLocalRandom.current().nextLong());
    }

    @Test
    void messagesWithAFixedSeed() throws IOException {
        attackMessages("loop0", 1, "quiet");
    }

    @Test
    void messagesWithAFreshSeed() throws IOException {
        attackMessages("loop1", ThreadLocalRandom.current().nextLong(), "disturb");
    }

    @Test
    void hostileClientsWithAFixedSeed() throws IOException {
        attackByClients("loop0", 1);
    }

    @Test
    void hostileClientsWithAFreshSeed() throws IOException {
        attackByClients("loop1", ThreadLocalRandom.current().nextLong());
    }

    private static void attackByClients(String device, long seed) throws IOException {
        ChildJvm.Ended child = ChildJvm.run(
                LoopWireAttack.class, List.of("-Xmx64m"), device, Long.toString(seed), Integer.toString(SECONDS));
        assertThat(child.output()).contains("seed " + seed, " finds 0\n").endsWith("end\n");
        assertThat(child.exit()).isZero();
    }

    private static void attackMessages(String device, long seed, String mode) throws IOException {
        ChildJvm.Ended child = ChildJvm.run(
                LoopMessageAttack.class,
                List.of("-Xmx128m"),
                device,
                Long.toString(seed),
                Integer.toString(SECONDS),
                mode);
        assertThat(child.output()).contains("seed " + seed, " finds 0\n").endsWith("end\n");
        assertThat(child.exit()).isZero();
    }

    private static void attack(String device, long seed) throws IOException {
        ChildJvm.Ended child = ChildJvm.run(
                LoopAttack.class, List.of("-Xmx32m"), device, Long.toString(seed), Integer.toString(SECONDS));
        assertThat(child.output()).contains("seed " + seed, " finds 0\n").endsWith("end\n");
        assertThat(child.exit()).isZero();
    }
}
