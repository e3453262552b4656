package org.rdma4j.gen.emit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The file for tools such as native-image that must know each native call in advance. */
class NativeImageEmissionTest {

    @Test
    void listsCallsCallbacksAndLookups() {
        ExpectedSources.assertReviewed(
                "reachability-metadata", FunctionEmissionTest.shop().emitNativeImage());
    }

    /** Users can disable critical calls at run time, and an image contains only the calls that it was built with. */
    @Test
    void listsCriticalCallsInBothForms() {
        assertThat(FunctionEmissionTest.shop().emitNativeImage())
                .contains("{\"returnType\": \"jint\", \"parameterTypes\": [\"jbyte\", \"jint\"]}")
                .contains("{\"returnType\": \"jint\", \"parameterTypes\": [\"jbyte\", \"jint\"],"
                        + " \"options\": {\"critical\": {\"allowHeapAccess\": false}}}");
    }
}
