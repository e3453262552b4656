package org.rdma4j.examples.util;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class OptionsTest {
    @Test
    void lettersAndWords() {
        Options options = Options.parse(new String[] {"-cv", "-p", "7174", "-C0x10", "host"}, "cvVp:C:", "usage");
        assertThat(options.has('c')).isTrue();
        assertThat(options.has('v')).isTrue();
        assertThat(options.has('V')).isFalse();
        assertThat(options.number('p', 1)).isEqualTo(7174);
        assertThat(options.number('C', 1)).isEqualTo(16);
        assertThat(options.text('x', "none")).isEqualTo("none");
        assertThat(options.words()).isEqualTo(List.of("host"));
    }

    @Test
    void whatIsWrongIsSaid() {
        assertThatThrownBy(() -> Options.parse(new String[] {"-x"}, "c", "usage: it"))
                .hasMessage("unknown option -x\nusage: it");
        assertThatThrownBy(() -> Options.parse(new String[] {"-p"}, "p:", "usage: it"))
                .hasMessage("option -p needs a value\nusage: it");
        assertThatThrownBy(() ->
                        Options.parse(new String[] {"-p", "many"}, "p:", "").number('p', 0))
                .hasMessage("option -p: 'many' is no number");
    }
}
