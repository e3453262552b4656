package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.rdma4j.internal.PeerText;

/** Explanations of peers in exception messages. */
class RequestFailedExceptionTest {
    @Test
    void explanationsArePrintable() {
        String hostile = "no\u001b[2J\u009b31m\r\n\u202e";
        assertThat(new RequestFailedException(hostile)).hasMessage("no\\u001b[2J\\u009b31m\\r\\n\\u202e");
        assertThat(PeerText.decode(hostile.getBytes(StandardCharsets.UTF_8)))
                .isEqualTo("no\\u001b[2J\\u009b31m\\r\\n\\u202e");
        assertThat(PeerText.decode(new byte[] {'a', (byte) 0xff, 'b'})).isEqualTo("a\ufffdb");
    }
}
