package org.rdma4j.tests.guest.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_wc_flags.IBV_WC_WITH_IMM;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RDMA_READ;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RDMA_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RECV_RDMA_WITH_IMM;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_READ;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_WRITE_WITH_IMM;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_device_attr;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Completion;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Eventually;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.Region;
import org.rdma4j.tests.guest.support.UnsupportedFeature;

/** RDMA write and read over a reliable connection. */
@InGuest
@Timeout(120)
class WriteReadTest {
    private static final int LARGEST = (1 << 20) + 1;

    @OnDevices
    void everySizeIsWritten(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region from = pair.region(LARGEST);
            Region to = pair.region(LARGEST);
            int seed = 0;
            for (int size : MessageSizes.around(pair.node().mtu(), LARGEST)) {
                seed++;
                from.fill(0, size, seed);
                to.memory().fill((byte) 0);
                pair.send(IBV_WR_RDMA_WRITE)
                        .id(seed)
                        .piece(from, 0, size)
                        .remote(to, 0)
                        .signalled()
                        .post(pair.leftQp());
                assertThat(pair.left().expect(IBV_WC_RDMA_WRITE).id()).isEqualTo(seed);
                Eventually.holds(to, 0, size, seed);
                to.expectUntouched(size, Math.min(64, LARGEST - size));
            }
            assertThat(Completions.present(pair.rightCq())).isEmpty();
        }
    }

    @OnDevices
    void everySizeIsRead(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region there = pair.region(LARGEST);
            Region here = pair.region(LARGEST);
            int seed = 0;
            for (int size : MessageSizes.around(pair.node().mtu(), LARGEST)) {
                seed++;
                there.fill(0, size, seed);
                here.memory().fill((byte) 0);
                pair.send(IBV_WR_RDMA_READ)
                        .id(seed)
                        .piece(here, 0, size)
                        .remote(there, 0)
                        .signalled()
                        .post(pair.leftQp());
                assertThat(pair.left().expect(IBV_WC_RDMA_READ).id()).isEqualTo(seed);
                here.expect(0, size, seed);
                here.expectUntouched(size, Math.min(64, LARGEST - size));
            }
        }
    }

    @OnDevices
    void megabytesAreWrittenAndReadBack(Device device) {
        int length = (5 << 20) + 3;
        try (Pair pair = Pair.rc(device)) {
            Region from = pair.region(length).fill(0, length, 1);
            Region there = pair.region(length);
            Region back = pair.region(length);
            pair.send(IBV_WR_RDMA_WRITE)
                    .all(from)
                    .remote(there, 0)
                    .then(pair.send(IBV_WR_RDMA_READ).all(back).remote(there, 0).signalled())
                    .post(pair.leftQp());
            // A read is performed after the preceding writes on both transports.
            pair.left().expect(IBV_WC_RDMA_READ);
            there.expect(0, length, 1);
            back.expect(0, length, 1);
        }
    }

    @OnDevices
    void writeGathers(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region from = pair.region(5000).fill(0, 5000, 1);
            Region to = pair.region(6000);
            pair.send(IBV_WR_RDMA_WRITE)
                    .piece(from, 0, 1)
                    .piece(from, 1, 2999)
                    .piece(from, 3000, 1023)
                    .piece(from, 4023, 977)
                    .remote(to, 500)
                    .signalled()
                    .post(pair.leftQp());
            pair.left().expect(IBV_WC_RDMA_WRITE);
            Eventually.holds(to, 500, 5000, 1);
            to.expectUntouched(0, 500);
            to.expectUntouched(5500, 500);
        }
    }

    @OnDevices
    void writeOfInlineData(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region from = pair.region(64).fill(0, 64, 2);
            Region to = pair.region(64);
            pair.send(IBV_WR_RDMA_WRITE)
                    .piece(from.address(0), 64, 0)
                    .remote(to, 0)
                    .inline()
                    .signalled()
                    .post(pair.leftQp());
            from.memory().fill((byte) 0);
            pair.left().expect(IBV_WC_RDMA_WRITE);
            Eventually.holds(to, 0, 64, 2);
        }
    }

    @OnDevices
    void readScatters(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region there = pair.region(3000).fill(0, 3000, 3);
            Region here = pair.region(4000);
            var work = pair.send(IBV_WR_RDMA_READ)
                    .piece(here, 0, 1000)
                    .piece(here, 1500, 2000)
                    .remote(there, 0)
                    .signalled();
            work.post(pair.leftQp());
            pair.left().expect(IBV_WC_RDMA_READ);
            if (device == Device.SIW) {
                here.expect(0, 1000, 3);
                here.expectUntouched(1000, 3000);
                MemorySegment attributes = ibv_device_attr.allocate(pair.arena());
                Call.ok("ibv_query_device", Ibverbs.ibv_query_device(pair.node().context(), attributes));
                String most = "max_sge_rd " + ibv_device_attr.max_sge_rd(attributes);
                UnsupportedFeature.abort(
                        device, "a read into two pieces fills the first: ibv_query_device", most, "max_sge_rd 1");
            }
            byte[] sent = Region.pattern(3, 3000);
            assertThat(Bytes.of(here, 0, 1000)).isEqualTo(Bytes.slice(sent, 0, 1000));
            here.expectUntouched(1000, 500);
            assertThat(Bytes.of(here, 1500, 2000)).isEqualTo(Bytes.slice(sent, 1000, 2000));
            here.expectUntouched(3500, 500);
        }
    }

    @OnDevices
    void writeWithImmediateConsumesAReceive(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region from = pair.region(2000).fill(0, 2000, 4);
            Region to = pair.region(2000);
            var work = pair.send(IBV_WR_RDMA_WRITE_WITH_IMM)
                    .all(from)
                    .remote(to, 0)
                    .immediate(0x8000_00FF)
                    .signalled();
            if (device == Device.SIW) {
                UnsupportedFeature.abort(
                        device,
                        "IBV_WR_RDMA_WRITE_WITH_IMM",
                        work.tryPost(pair.leftQp()).error(),
                        "EINVAL");
            }
            pair.receive(5).post(pair.rightQp());
            work.post(pair.leftQp());
            pair.left().expect(IBV_WC_RDMA_WRITE);
            Completion received = pair.right().expect(IBV_WC_RECV_RDMA_WITH_IMM);
            assertThat(received.id()).isEqualTo(5);
            assertThat(received.bytes()).isEqualTo(2000);
            assertThat(received.flags() & IBV_WC_WITH_IMM).isEqualTo(IBV_WC_WITH_IMM);
            assertThat(received.immediate()).isEqualTo(0x8000_00FF);
            to.expect(0, 2000, 4);
        }
    }
}
