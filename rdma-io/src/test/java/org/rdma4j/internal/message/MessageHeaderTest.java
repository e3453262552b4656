package org.rdma4j.internal.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class MessageHeaderTest {
    private final byte[] bytes = new byte[40];
    private final MemorySegment segment = MemorySegment.ofArray(bytes);

    @Test
    void headerIsBigEndian() {
        MessageHeader.write(
                segment, 3, MessageHeader.REQUEST, MessageHeader.OFFER, 0x1234, 0x56789abc, 0x0102030405060708L);
        assertThat(HexFormat.of().formatHex(bytes, 0, 19))
                .isEqualTo("000000" + "02011234" + "56789abc" + "0102030405060708");
        assertThat(MessageHeader.type(segment, 3)).isEqualTo(2);
        assertThat(MessageHeader.flags(segment, 3)).isEqualTo(1);
        assertThat(MessageHeader.credits(segment, 3)).isEqualTo(0x1234);
        assertThat(MessageHeader.length(segment, 3)).isEqualTo(0x56789abc);
        assertThat(MessageHeader.id(segment, 3)).isEqualTo(0x0102030405060708L);
    }

    @Test
    void fieldsUseAllBits() {
        MessageHeader.write(segment, 0, 255, 255, 65535, -1, -1);
        assertThat(HexFormat.of().formatHex(bytes, 0, 17)).isEqualTo("ff".repeat(16) + "00");
        assertThat(MessageHeader.type(segment, 0)).isEqualTo(255);
        assertThat(MessageHeader.flags(segment, 0)).isEqualTo(255);
        assertThat(MessageHeader.credits(segment, 0)).isEqualTo(65535);
        assertThat(MessageHeader.length(segment, 0)).isEqualTo(-1);
        assertThat(MessageHeader.lengthOf(MessageHeader.firstWord(segment, 0))).isEqualTo(0xffff_ffffL);
        assertThat(MessageHeader.id(segment, 0)).isEqualTo(-1);
        MessageHeader.write(segment, 0, 1, 0, 0, -1, 0);
        assertThat(HexFormat.of().formatHex(bytes, 0, 8)).isEqualTo("01000000ffffffff");
    }

    @Test
    void offerIsBigEndian() {
        bytes[31] = 5;
        MessageHeader.writeOffer(segment, 1, 0x0102030405060708L, 0x8a0b0c0d);
        assertThat(HexFormat.of().formatHex(bytes, 16, 33))
                .isEqualTo("00" + "0102030405060708" + "8a0b0c0d" + "00000000");
        assertThat(MessageHeader.offerAddress(segment, 1)).isEqualTo(0x0102030405060708L);
        assertThat(MessageHeader.offerKey(segment, 1)).isEqualTo(0x8a0b0c0d);
    }

    @Test
    void typesHaveNames() {
        assertThat(MessageHeader.name(MessageHeader.MESSAGE)).isEqualTo("MESSAGE");
        assertThat(MessageHeader.name(MessageHeader.END)).isEqualTo("END");
        assertThat(MessageHeader.name(99)).isEqualTo("message of type 99");
    }
}
