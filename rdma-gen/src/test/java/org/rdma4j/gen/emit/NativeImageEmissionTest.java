package org.rdma4j.gen.emit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What goes beside the Java, for tools that must know each call beforehand. */
class NativeImageEmissionTest {

    @Test
    void callsCallbacksAndLookups() {
        ExpectedSources.assertAsRead(
                "reachability-metadata", FunctionEmissionTest.shop().emitNativeImage());
    }

    /** A user may turn critical calls off, and an image has only what it was built with. */
    @Test
    void aCriticalCallIsThereInBothWays() {
        assertThat(FunctionEmissionTest.shop().emitNativeImage())
                .contains("{\"returnType\": \"jint\", \"parameterTypes\": [\"jbyte\", \"jint\"]}")
                .contains("{\"returnType\": \"jint\", \"parameterTypes\": [\"jbyte\", \"jint\"],"
                        + " \"options\": {\"critical\": {\"allowHeapAccess\": false}}}");
    }
}
