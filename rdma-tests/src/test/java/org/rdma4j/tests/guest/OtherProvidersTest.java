package org.rdma4j.tests.guest;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.efa.Efa;
import org.rdma4j.sys.efa.efadv_cq_init_attr;
import org.rdma4j.sys.efa.efadv_device_attr;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.mlx5.Mlx5;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OldHost;
import org.rdma4j.tests.guest.support.OnDevices;

/** mlx5dv and efadv reject devices of other drivers, with the same error as in C, and without side effects. */
@InGuest
@Timeout(60)
class OtherProvidersTest {
    private static final int EOPNOTSUPP = 95;
    private static final int ROOM = 4096;

    @OnDevices
    void deviceOfAnotherDriverIsRejected(Device device) {
        try (Arena arena = Arena.ofConfined();
                OpenDevice open = OpenDevice.open(device.verbsName())) {
            MemorySegment context = open.context();
            MemorySegment zero = arena.allocate(ROOM);
            assertThat(Mlx5.mlx5dv_is_supported(ibv_context.device(context))).isFalse();
            assertThat(Mlx5.mlx5dv_query_device(context, zero)).isEqualTo(EOPNOTSUPP);
            if (!OldHost.refuses("mlx5dv_query_port", 35, () -> Mlx5.mlx5dv_query_port(context, 1, zero))) {
                assertThat(Mlx5.mlx5dv_query_port(context, 1, zero)).isEqualTo(EOPNOTSUPP);
            }
            refused(Mlx5.mlx5dv_open_device(ibv_context.device(context), zero));
            refused(Mlx5.mlx5dv_create_cq(context, zero, zero));
            refused(Mlx5.mlx5dv_devx_alloc_uar(context, 0));
            assertThat(Efa.efadv_query_device(context, zero, (int) efadv_device_attr.sizeof()))
                    .isEqualTo(EOPNOTSUPP);
            int length = (int) efadv_cq_init_attr.sizeof();
            if (!OldHost.refuses("efadv_create_cq", 43, () -> Efa.efadv_create_cq(context, zero, zero, length))) {
                refused(Efa.efadv_create_cq(context, zero, zero, length));
            }
        }
    }

    private static void refused(MemorySegment result) {
        int errno = Errno.last();
        assertThat(result).isEqualTo(MemorySegment.NULL);
        assertThat(errno).isEqualTo(EOPNOTSUPP);
    }
}
