package org.rdma4j.internal.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class ParametersTest {
    @Test
    void valuesAreEncodedAsSpecified() throws ProtocolException {
        Parameters parameters = new Parameters(4096, 0x1234, 0x0102, 0x7654, 0x7fffffff);
        byte[] encoded = parameters.encode();
        assertThat(HexFormat.of().formatHex(encoded))
                .isEqualTo("52344a4d" + "01000000" + "00001000" + "1234" + "0102" + "000000007fffffff" + "7654"
                        + "00".repeat(6));
        assertThat(encoded).hasSize(Parameters.BYTES);
        assertThat(Parameters.decode(encoded)).isEqualTo(parameters);
    }

    @Test
    void limitsAreInRange() throws ProtocolException {
        for (Parameters each : new Parameters[] {
            new Parameters(64, 1, 0, 0, 0), new Parameters(16_777_216, 32_767, 1024, 32_767, 2_147_483_647)
        }) {
            assertThat(Parameters.decode(each.encode())).isEqualTo(each);
        }
    }

    @Test
    void reservedAndAppendedBytesAreIgnored() throws ProtocolException {
        Parameters parameters = new Parameters(64, 1, 0, 0, 0);
        byte[] longer = Arrays.copyOf(parameters.encode(), 56);
        for (int i : new int[] {5, 6, 7, 26, 31, 32, 55}) {
            longer[i] = -1;
        }
        assertThat(Parameters.decode(longer)).isEqualTo(parameters);
    }

    @Test
    void otherProtocolsAreRejected() {
        byte[] encoded = new Parameters(64, 1, 0, 0, 0).encode();
        rejects(new byte[0], 1, "The peer does not use the message protocol: it sent 0 bytes of private data, not 32");
        rejects(
                Arrays.copyOf(encoded, 31),
                1,
                "The peer does not use the message protocol: it sent 31 bytes of private data, not 32");
        rejects(
                with(encoded, 3, 0x4e),
                1,
                "The peer does not use the message protocol: its private data begins with 0x52344a4e, not 0x52344a4d");
        rejects(with(encoded, 4, 2), 1, "The peer uses version 2 of the message protocol, not 1");
        rejects(with(encoded, 4, 255), 1, "The peer uses version 255 of the message protocol, not 1");
    }

    @Test
    void valuesOutOfRangeAreRejected() {
        byte[] encoded = new Parameters(64, 1, 0, 0, 0).encode();
        String prefix = "The peer's private data is invalid. ";
        rejects(
                with(encoded, 11, 63),
                2,
                prefix + "The slot size is 63 bytes, but must be in the range 64 to" + " 16777216");
        rejects(
                with(with(encoded, 8, 1), 11, 1),
                2,
                prefix + "The slot size is 16777217 bytes, but must be in the range 64 to 16777216");
        rejects(
                with(encoded, 8, 0x80),
                2,
                prefix + "The slot size is 2147483712 bytes, but must be in the range 64" + " to 16777216");
        rejects(with(encoded, 13, 0), 2, prefix + "The window is 0, but must be in the range 1 to 32767");
        rejects(
                with(with(encoded, 12, 0x80), 13, 0),
                2,
                prefix + "The window is 32768, but must be in the range 1 to" + " 32767");
        rejects(
                with(with(encoded, 14, 4), 15, 1),
                2,
                prefix + "The number of offers is 1025, but must be in the" + " range 0 to 1024");
        rejects(
                with(encoded, 24, 0x80),
                2,
                prefix + "The number of requests is 32768, but must be in the range 0 to" + " 32767");
        rejects(
                with(encoded, 20, 0x80),
                2,
                prefix + "The maximum message size is 2147483648 bytes, but must be in the range 0 to 2147483647");
        rejects(
                with(encoded, 16, 0x80),
                2,
                prefix + "The maximum message size is 9223372036854775808 bytes, but must be in the range 0 to"
                        + " 2147483647");
    }

    @Test
    void ownValuesAreChecked() {
        assertThatThrownBy(() -> new Parameters(63, 1, 0, 0, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The slot size is 63 bytes, but must be in the range 64 to 16777216");
        assertThatThrownBy(() -> new Parameters(64, 0, 0, 0, 0))
                .hasMessage("The window is 0, but must be in the" + " range 1 to 32767");
        assertThatThrownBy(() -> new Parameters(64, 1, -1, 0, 0))
                .hasMessage("The number of offers is -1, but must be" + " in the range 0 to 1024");
        assertThatThrownBy(() -> new Parameters(64, 1, 0, -1, 0))
                .hasMessage("The number of requests is -1, but must be in the range 0 to 32767");
        assertThatThrownBy(() -> new Parameters(64, 1, 0, 0, 1L << 31))
                .hasMessage("The maximum message size is 2147483648 bytes, but must be in the range 0 to 2147483647");
    }

    private static byte[] with(byte[] encoded, int index, int value) {
        byte[] copy = encoded.clone();
        copy[index] = (byte) value;
        return copy;
    }

    private static void rejects(byte[] privateData, int reason, String message) {
        ProtocolException failure = catchThrowableOfType(ProtocolException.class, () -> Parameters.decode(privateData));
        assertThat(failure).hasMessage(message);
        assertThat(failure.reason()).isEqualTo(reason);
    }
}
