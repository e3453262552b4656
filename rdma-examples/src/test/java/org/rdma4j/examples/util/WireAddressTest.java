package org.rdma4j.examples.util;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class WireAddressTest {
    private static final byte[] GID = HexFormat.of().parseHex("00000000000000000000ffff0a4d0001");

    @Test
    void textIsThatOfTheCPrograms() {
        WireAddress address = new WireAddress(0x12, 0x11, 0xabcdef, GID);
        assertThat(address.text()).isEqualTo("0012:000011:abcdef:00000000000000000000ffff0a4d0001");
        assertThat(address.text()).hasSize(WireAddress.LENGTH - 1);
        assertThat(WireAddress.parse(address.text())).isEqualTo(address);
        assertThat(address.gidText()).isEqualTo("::ffff:10.77.0.1");
    }

    @Test
    void interfaceIdentifierTellsWhetherThereIsAGid() {
        assertThat(new WireAddress(0, 1, 2, GID).hasGid()).isTrue();
        assertThat(WireAddress.NONE.hasGid()).isFalse();
        byte[] siw = HexFormat.of().parseHex("02000a4d010100000000000000000000");
        assertThat(new WireAddress(0, 1, 2, siw).hasGid()).isFalse();
    }

    @Test
    void otherTextIsRefused() {
        assertThatThrownBy(() -> WireAddress.parse("0012:000011:abcdef"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("lid:qpn:psn:gid");
    }
}
