package org.rdma4j.tests.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.rdma4j.tools.Launcher;

/** What the command line's jar starts with. */
class LauncherTest {
    private static final int JAVA_11 = 55;
    private static final int JAVA_22 = 66;

    /** An old Java runs it, and is told by the next class that it is too old. */
    @Test
    void isForOldVersionsOfJavaToo() throws IOException {
        assertThat(version("Launcher.class")).isEqualTo(JAVA_11);
        assertThat(version("Main.class")).isEqualTo(JAVA_22);
    }

    private static int version(String name) throws IOException {
        try (DataInputStream in = new DataInputStream(Launcher.class.getResourceAsStream(name))) {
            assertThat(in.readInt()).isEqualTo(0xcafe_babe);
            in.readUnsignedShort();
            return in.readUnsignedShort();
        }
    }
}
