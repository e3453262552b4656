package org.rdma4j.examples.util;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.examples.guide.ChannelToItself;
import org.rdma4j.examples.guide.OneOfManyPeers;
import org.rdma4j.examples.guide.ScatterAndGather;
import org.rdma4j.examples.rdmacore.RcPingpong;
import org.rdma4j.examples.rdmacore.RdmaClient;
import org.rdma4j.examples.rdmacore.RdmaServer;
import org.rdma4j.examples.rdmacore.Rping;
import org.rdma4j.examples.rdmacore.SrqPingpong;
import org.rdma4j.examples.rdmacore.UcPingpong;
import org.rdma4j.examples.rdmacore.Ucmatose;
import org.rdma4j.examples.rdmacore.UdPingpong;

class OptionsTest {
    @Test
    void lettersAndWords() {
        Options options = Options.parse(new String[] {"-cv", "-p", "7174", "-C0x10", "host"}, "cvVp:C:");
        assertThat(options.has('c')).isTrue();
        assertThat(options.has('v')).isTrue();
        assertThat(options.has('V')).isFalse();
        assertThat(options.number('p', 1)).isEqualTo(7174);
        assertThat(options.number('C', 1)).isEqualTo(16);
        assertThat(options.text('x', "none")).isEqualTo("none");
        assertThat(options.words()).isEqualTo(List.of("host"));
    }

    @Test
    void aProgramSaysHowItIsCalled() throws IOException {
        assertThat(run("--help")).isEqualTo("0|usage: it N\n|");
        assertThat(run("5")).isEqualTo("0|ran 5\n|");
        assertThat(run("many")).isEqualTo("2||error: N: 'many' is not a number\nusage: it N\n");
        assertThatThrownBy(() -> run("0")).isInstanceOf(IOException.class);
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                ChannelToItself.class,
                OneOfManyPeers.class,
                RcPingpong.class,
                RdmaClient.class,
                RdmaServer.class,
                Rping.class,
                ScatterAndGather.class,
                SrqPingpong.class,
                UcPingpong.class,
                Ucmatose.class,
                UdPingpong.class
            })
    void eachProgramHasHelp(Class<?> program) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream before = System.out;
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        try {
            program.getMethod("main", String[].class).invoke(null, (Object) new String[] {"--help"});
        } finally {
            System.setOut(before);
        }
        assertThat(out.toString(StandardCharsets.UTF_8)).startsWith("usage: " + program.getSimpleName() + " ");
    }

    private static String run(String argument) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream said = new PrintStream(out, true, StandardCharsets.UTF_8);
        int code = Options.run(
                "usage: it N",
                new String[] {argument},
                said,
                new PrintStream(err, true, StandardCharsets.UTF_8),
                words -> {
                    int number = Options.number("N", words[0]);
                    if (number == 0) {
                        throw new IOException("0");
                    }
                    said.println("ran " + number);
                });
        return code + "|" + out.toString(StandardCharsets.UTF_8) + "|" + err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void whatIsWrongIsSaid() {
        assertThatThrownBy(() -> Options.parse(new String[] {"-x"}, "c")).hasMessage("unknown option -x");
        assertThatThrownBy(() -> Options.parse(new String[] {"-p"}, "p:")).hasMessage("option -p requires a value");
        assertThatThrownBy(
                        () -> Options.parse(new String[] {"-p", "many"}, "p:").number('p', 0))
                .hasMessage("option -p: 'many' is not a number");
    }
}
