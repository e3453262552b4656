package org.rdma4j.tests.providers;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.HostRelease;
import org.rdma4j.sys.efa.Efa;
import org.rdma4j.sys.efa.efadv_ah_attr;
import org.rdma4j.sys.efa.efadv_cq_init_attr;
import org.rdma4j.sys.efa.efadv_device_attr;
import org.rdma4j.sys.ibverbs.ibv_ah;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.ibverbs.ibv_pd;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.verbs_context;
import org.rdma4j.sys.mlx5.Mlx5;
import org.rdma4j.sys.mlx5.mlx5_cqe64;
import org.rdma4j.sys.mlx5.mlx5dv_clock_info;
import org.rdma4j.sys.mlx5.mlx5dv_obj;
import org.rdma4j.sys.mlx5.mlx5dv_obj_type;
import org.rdma4j.sys.mlx5.mlx5dv_qp_create_flags;
import org.rdma4j.sys.mlx5.mlx5dv_set_ctx_attr_type;
import org.rdma4j.sys.mlx5.mlx5dv_vfio_context_attr;
import org.rdma4j.tests.support.C;

/** Provider calls that need no adapter return the same results, errno and data in Java as in C. */
class WithoutAdapterTest {

    /** Release of the newest function that providers.c calls. */
    private static final int NEEDED = 3700;

    private static final int ROOM = 1 << 16;

    private final List<String> lines = new ArrayList<>();

    private void code(String name, int result) {
        lines.add(name + " " + result);
    }

    private void pointer(String name, MemorySegment result) {
        lines.add(name + (result.equals(MemorySegment.NULL) ? " NULL " + Errno.last() : " works"));
    }

    private void bytes(String name, MemorySegment memory, int count) {
        lines.add(name + " " + HexFormat.of().formatHex(memory.asSlice(0, count).toArray(JAVA_BYTE)));
        memory.asSlice(0, count).fill((byte) 0);
    }

    /** Returns a device context that belongs to no provider. */
    private static MemorySegment context(Arena arena) {
        MemorySegment context = verbs_context.context(verbs_context.allocate(arena));
        ibv_context.device(context, arena.allocate(ROOM, Long.BYTES));
        ibv_context.abi_compat(context, MemorySegment.ofAddress(-1));
        return context;
    }

    private void strangers(Arena arena, MemorySegment context, MemorySegment zero) {
        MemorySegment device = ibv_context.device(context);
        MemorySegment pd = ibv_pd.allocate(arena);
        ibv_pd.context(pd, context);
        MemorySegment qp = ibv_qp.allocate(arena);
        ibv_qp.context(qp, context);
        MemorySegment ah = ibv_ah.allocate(arena);
        ibv_ah.context(ah, context);
        MemorySegment object = mlx5dv_obj.allocate(arena);
        mlx5dv_obj.qp_in(object, qp);
        MemorySegment vfio = mlx5dv_vfio_context_attr.allocate(arena);
        mlx5dv_vfio_context_attr.flags(vfio, ~0);
        code("mlx5dv_is_supported", Mlx5.mlx5dv_is_supported(device) ? 1 : 0);
        pointer("mlx5dv_open_device", Mlx5.mlx5dv_open_device(device, zero));
        code("mlx5dv_query_device", Mlx5.mlx5dv_query_device(context, zero));
        code("mlx5dv_query_port", Mlx5.mlx5dv_query_port(context, 1, zero));
        code(
                "mlx5dv_set_context_attr",
                Mlx5.mlx5dv_set_context_attr(context, mlx5dv_set_ctx_attr_type.MLX5DV_CTX_ATTR_BUF_ALLOCATORS, zero));
        code("mlx5dv_get_clock_info", Mlx5.mlx5dv_get_clock_info(context, zero));
        code("mlx5dv_init_obj", Mlx5.mlx5dv_init_obj(object, mlx5dv_obj_type.MLX5DV_OBJ_QP));
        pointer("mlx5dv_create_cq", Mlx5.mlx5dv_create_cq(context, zero, zero));
        pointer("mlx5dv_create_qp", Mlx5.mlx5dv_create_qp(context, zero, zero));
        pointer("mlx5dv_devx_obj_create", Mlx5.mlx5dv_devx_obj_create(context, zero, 16, zero, 16));
        code("mlx5dv_devx_general_cmd", Mlx5.mlx5dv_devx_general_cmd(context, zero, 16, zero, 16));
        pointer("mlx5dv_devx_umem_reg", Mlx5.mlx5dv_devx_umem_reg(context, zero, 16, 0));
        pointer("mlx5dv_devx_alloc_uar", Mlx5.mlx5dv_devx_alloc_uar(context, 0));
        pointer("mlx5dv_pp_alloc", Mlx5.mlx5dv_pp_alloc(context, 0, zero, 0));
        pointer("mlx5dv_get_vfio_device_list", Mlx5.mlx5dv_get_vfio_device_list(vfio));
        code("mlx5dv_mkey_check", Mlx5.mlx5dv_mkey_check(zero, zero));
        code("efadv_query_device", Efa.efadv_query_device(context, zero, (int) efadv_device_attr.sizeof()));
        pointer("efadv_create_cq", Efa.efadv_create_cq(context, zero, zero, (int) efadv_cq_init_attr.sizeof()));
        pointer("efadv_create_driver_qp", Efa.efadv_create_driver_qp(pd, zero, Efa.EFADV_QP_DRIVER_TYPE_SRD));
        code("efadv_query_ah", Efa.efadv_query_ah(ah, zero, (int) efadv_ah_attr.sizeof()));
    }

    private void parts(Arena arena, MemorySegment memory) {
        MemorySegment clock = mlx5dv_clock_info.allocate(arena);
        mlx5dv_clock_info.nsec(clock, 1000);
        mlx5dv_clock_info.last_cycles(clock, 50);
        mlx5dv_clock_info.mult(clock, 3);
        mlx5dv_clock_info.shift(clock, 1);
        mlx5dv_clock_info.mask(clock, -1);
        lines.add("mlx5dv_ts_to_ns " + Mlx5.mlx5dv_ts_to_ns(clock, 70));
        mlx5_cqe64.op_own(memory, 0xd7);
        lines.add("completion " + Mlx5.mlx5dv_get_cqe_owner(memory) + " " + Mlx5.mlx5dv_get_cqe_se(memory) + " "
                + Mlx5.mlx5dv_get_cqe_format(memory) + " " + Mlx5.mlx5dv_get_cqe_opcode(memory));
        Mlx5.mlx5dv_set_cqe_owner(memory, 0);
        bytes("owner", memory, 64);
        Mlx5.mlx5dv_set_ctrl_seg(memory, 0xfedc, 0xba, 0x98, 0x76543210, 0xf1, 0xe2, 0xd3, 0xc4b5a697);
        bytes("control", memory, 16);
        Mlx5.mlx5dv_set_data_seg(memory, 0x80000001, 0xfedcba98, 0x8070605040302010L);
        bytes("data", memory, 16);
        byte[] header = {1, 2, 3, 4, 5, 6};
        Mlx5.mlx5dv_set_eth_seg(memory, 0x81, 0xfffe, header.length, arena.allocateFrom(JAVA_BYTE, header));
        bytes("ethernet", memory, 32);
        Mlx5._devx_set(memory, 0x5a, 36, 8);
        lines.add("_devx_get " + Mlx5._devx_get(memory, 36, 8));
        Mlx5._devx_set64(memory, 0x8123456789abcdefL, 64);
        lines.add("_devx_get64 " + Long.toHexString(Mlx5._devx_get64(memory, 64)));
        bytes("devx", memory, 16);
    }

    @Test
    void resultsAreEqualToC() {
        assumeThat(HostRelease.current().isAtLeast(NEEDED))
                .as("rdma-core release %s of this host; providers.c requires 37.0", HostRelease.current())
                .isTrue();
        String c = C.run("providers", "-lmlx5", "-lefa", "-libverbs").out();
        try (Arena arena = Arena.ofShared()) {
            MemorySegment zero = arena.allocate(ROOM, Long.BYTES);
            strangers(arena, context(arena), zero.asSlice(ROOM / 2));
            MemorySegment action = Mlx5.mlx5dv_dr_action_create_drop();
            pointer("mlx5dv_dr_action_create_drop", action);
            code("mlx5dv_dr_action_destroy", Mlx5.mlx5dv_dr_action_destroy(action));
            parts(arena, zero);
        }
        assertThat(lines).containsExactlyElementsOf(c.lines().toList());
        assertThat(lines)
                .as("the wrapper calls the library, whose error this is, not its own guard")
                .contains("mlx5dv_mkey_check 22");
    }

    @Test
    void checkedVariantsThrowTheReturnedError() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment context = context(arena);
            MemorySegment zero = arena.allocate(ROOM);
            assertThatThrownBy(() -> Mlx5.mlx5dv_query_deviceChecked(context, zero))
                    .isInstanceOf(ErrnoException.class)
                    .hasMessageContaining("mlx5dv_query_device: EOPNOTSUPP");
            assertThatThrownBy(() -> Mlx5.mlx5dv_create_cqChecked(context, zero, zero))
                    .isInstanceOf(ErrnoException.class)
                    .hasMessageContaining("mlx5dv_create_cq: EOPNOTSUPP");
            assertThatThrownBy(() -> Efa.efadv_create_cqChecked(context, zero, zero, 16))
                    .isInstanceOf(ErrnoException.class)
                    .hasMessageContaining("efadv_create_cq: EOPNOTSUPP");
        }
    }

    @Test
    void flagsHaveNames() {
        int flags = mlx5dv_qp_create_flags.MLX5DV_QP_CREATE_TUNNEL_OFFLOADS
                | mlx5dv_qp_create_flags.MLX5DV_QP_CREATE_PACKET_BASED_CREDIT_MODE;
        assertThat(mlx5dv_qp_create_flags.toString(flags))
                .isEqualTo("MLX5DV_QP_CREATE_TUNNEL_OFFLOADS | MLX5DV_QP_CREATE_PACKET_BASED_CREDIT_MODE");
    }
}
