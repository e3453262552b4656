package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.loop.LoopControl;

/**
 * A message server and its client, whose device is removed at once, as by the drivers of most adapters. The argument is
 * whether calls that destroy objects fail as well.
 */
@Timeout(60)
class ServerOfARemovedDeviceTest extends MessageFixture {
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void canBeClosed(boolean refused) throws Exception {
        long objects = LoopControl.objects();
        try (MessageServer server = retaining().start()) {
            MessageConnection client = connect(server);
            CompletableFuture<Message> answer = client.requestAsync(MemorySegment.ofArray(BYTE), LIMIT);
            Request request = take(Request.class);
            LoopControl.remove();
            LoopControl.refuseDestroys(refused);
            LoopManager.removeDevice();
            assertThat(takeCause()).containsInstanceOf(IOException.class);
            assertThat(failure(answer)).isNotNull();
            assertThatThrownBy(client::close).hasMessageContaining("may have been lost");
            // The device is closed when its last object is closed.
            request.close();
            await(LIMIT, () -> LoopControl.objects() == objects);
        }
    }
}
