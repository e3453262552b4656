package org.rdma4j.bench.startup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SignatureTest {
    @Test
    void functionsOfALibraryGetTheDescriptorThatJextractWouldWrite() {
        List<Signature> signatures = Signature.of("""
                rdma.ibverbs	function	ibv_query_gid	extern i32(ptr,u8,i32,ptr)
                rdma.ibverbs	function	ibv_poll_cq	inline i32(ptr,i32,ptr)
                rdma.ibverbs	function	ibv_free_device_list	extern void(ptr)
                rdma.ibverbs	function	ibv_by_value	extern void(ptr,union:ibv_gid)
                rdma.wrapper	function	rdma_wrap_ibv_inc_rkey	extern u32(u32)
                rdma.ibverbs	struct	ibv_wc	size=48 align=8
                """);
        assertThat(signatures)
                .containsExactly(
                        new Signature(
                                "rdma.ibverbs",
                                "ibv_query_gid",
                                "FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_BYTE, JAVA_INT, ADDRESS)"),
                        new Signature("rdma.ibverbs", "ibv_free_device_list", "FunctionDescriptor.ofVoid(ADDRESS)"),
                        new Signature(
                                "rdma.wrapper", "rdma_wrap_ibv_inc_rkey", "FunctionDescriptor.of(JAVA_INT, JAVA_INT)"));
        assertThat(signatures.get(2).library()).isEqualTo("WRAPPER");
    }
}
