package org.rdma4j.tests.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.tests.support.ChildJvm;
import org.rdma4j.tests.support.Run;
import org.rdma4j.tools.Launcher;
import org.rdma4j.tools.Main;

/** Start of the command line jar, and its messages if it cannot start. */
class LauncherTest {
    private static final int JAVA_11 = 55;
    private static final int JAVA_22 = 66;

    /** The launcher runs on old versions of Java, where loading the next class reports that Java is too old. */
    @Test
    void launcherSupportsOldVersionsOfJava() throws IOException {
        assertThat(version("Launcher.class")).isEqualTo(JAVA_11);
        assertThat(version("Main.class")).isEqualTo(JAVA_22);
    }

    @Test
    void deniedNativeAccess() {
        Run run = ChildJvm.start(Main.class, List.of("--illegal-native-access=deny"), "devices");
        assertThat(run.exit()).as(run.toString()).isEqualTo(3);
        assertThat(run.err().lines())
                .singleElement()
                .asString()
                .startsWith("error: ")
                .contains("Start java with --enable-native-access=ALL-UNNAMED ");
    }

    @Test
    void missingLibrary() {
        Run run = ChildJvm.run(Main.class, List.of("-Dorg.rdma4j.ibverbs.path=/nowhere"), "devices");
        assertThat(run.exit()).as(run.toString()).isEqualTo(3);
        assertThat(run.err()).startsWith("error: Cannot load libibverbs.so.1").doesNotContain("\tat ");
    }

    private static int version(String name) throws IOException {
        try (DataInputStream in = new DataInputStream(Launcher.class.getResourceAsStream(name))) {
            assertThat(in.readInt()).isEqualTo(0xcafe_babe);
            in.readUnsignedShort();
            return in.readUnsignedShort();
        }
    }
}
