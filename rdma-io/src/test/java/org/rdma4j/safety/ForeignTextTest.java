package org.rdma4j.safety;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.internal.TextFiles;
import org.rdma4j.sys.Guid;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.RdmaException;

/** Text from devices, files and peers in messages. */
@Timeout(30)
class ForeignTextTest {
    private static final String HOSTILE = "rxe0\u001b[2J\u0007\u009b31m\r\u202e\n";
    private static final String PRINTED = "rxe0\\u001b[2J\\u0007\\u009b31m\\r\\u202e\\n";

    @Test
    void exceptionsArePrintable() {
        RdmaException failure = new RdmaException("Cannot open " + HOSTILE) {
            private static final long serialVersionUID = 1L;
        };
        assertThat(failure).hasMessage("Cannot open " + PRINTED);
    }

    @Test
    void devicesArePrintable() {
        assertThat(new Device(HOSTILE, new Guid(1), Device.Transport.IB, HOSTILE))
                .hasToString("Device[name=" + PRINTED + ", guid=" + new Guid(1) + ", transport=IB, nodeType=" + PRINTED
                        + "]");
        assertThatThrownBy(() -> Device.onInterface(HOSTILE))
                .hasMessageContaining(PRINTED)
                .hasMessageNotContaining("\u001b");
    }

    @Test
    void filesAreRegularSmallAndUtf8(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("a\u001b.json");
        String name = folder + "/a\\u001b.json";
        assertThatThrownBy(() -> TextFiles.read(file, 10)).isInstanceOf(NoSuchFileException.class);
        assertThatThrownBy(() -> TextFiles.read(folder, 10)).hasMessage(folder + ": cannot be read: it is a directory");
        assertThatThrownBy(() -> TextFiles.read(Path.of("/dev/zero"), 10))
                .hasMessage("/dev/zero: cannot be read: it is not a regular file");
        Files.writeString(file, "0123456789");
        assertThat(TextFiles.read(file, 10)).isEqualTo("0123456789");
        assertThatThrownBy(() -> TextFiles.read(file, 9))
                .isInstanceOf(IOException.class)
                .hasMessage(name + ": cannot be read: it has more than 9 bytes");
        Files.write(file, "ä".getBytes(ISO_8859_1));
        assertThatThrownBy(() -> TextFiles.read(file, 9))
                .isInstanceOf(IOException.class)
                .hasMessage(name + ": cannot be read: it is not text in UTF-8");
        Files.write(file, "ä".getBytes(UTF_8));
        assertThat(TextFiles.read(file, 9)).isEqualTo("ä");
    }

    @Test
    void namedPipesAreNotOpened(@TempDir Path folder) throws Exception {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        assertThatThrownBy(() -> TextFiles.read(pipe, 10))
                .hasMessage(pipe + ": cannot be read: it is not a regular file");
    }
}
