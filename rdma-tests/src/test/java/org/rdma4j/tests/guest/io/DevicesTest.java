package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.net.InetAddress;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Errno;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.capability.ShowsRefusal;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.DeviceAttributes;
import org.rdma4j.verbs.GidEntry;
import org.rdma4j.verbs.Port;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.VerbsException;

/** Lookup of the devices of the guest by name, address and route, and their attributes. */
@InGuest
@Timeout(60)
class DevicesTest {

    @Test
    @Shows(Capability.DEVICE_LIST)
    void listOfDevices() throws IOException {
        assertThat(Device.list()).extracting(Device::name).containsExactlyInAnyOrder("rxe0", "siw0");
        assertThatExceptionOfType(NoSuchElementException.class)
                .isThrownBy(() -> Device.named("mlx5_0"))
                .withMessageContaining("rxe0")
                .withMessageContaining("siw0");
    }

    @OnDevices
    @Shows({Capability.DEVICE_LIST, Capability.DEVICE_NAME, Capability.DEVICE_BY_ROUTE})
    void lookupByNameAddressAndRoute(org.rdma4j.tests.guest.support.Device wanted) throws IOException {
        Device device = Device.named(wanted.verbsName());
        assertThat(Device.withGuid(device.guid())).isEqualTo(device);
        assertThat(Device.onInterface(wanted.netName())).isEqualTo(device);
        assertThat(Device.towards(InetAddress.getByName(wanted.address()))).isEqualTo(device);
        // No machine has this address, but its route uses the interface of the device.
        InetAddress neighbour = InetAddress.getByName(wanted.address().replaceFirst("1$", "9"));
        assertThat(Device.towards(neighbour)).isEqualTo(device);
    }

    @Test
    @Shows({
        Capability.PORT_STATE,
        Capability.PORT_SPEED,
        Capability.GID_BY_INDEX,
        Capability.GID_TABLE,
        Capability.GID_BY_ROUTE,
        Capability.PKEY_TABLE
    })
    void portsAndGids() throws IOException {
        try (Context context = Device.named("rxe0").open()) {
            Port port = context.port(1);
            assertThat(port.state()).isEqualTo(Port.State.ACTIVE);
            assertThat(port.linkLayer()).isEqualTo(Port.LinkLayer.ETHERNET);
            assertThat(port.gigabitsPerSecond()).isPositive();
            List<GidEntry> gids = context.gids();
            assertThat(gids).allMatch(gid -> gid.type() == GidEntry.Type.ROCE_V2);
            assertThat(gids).allMatch(gid -> gid.interfaceName().orElseThrow().equals("net-rxe"));
            assertThat(context.gid(1).address()).isEqualTo(InetAddress.getByName("10.77.0.1"));
            assertThat(context.gidTowards(InetAddress.getByName("fd77::9")).address())
                    .isEqualTo(InetAddress.getByName("fd77::1"));
            assertThat(context.pkeys(1)).containsExactly(0xffff);
            assertThat(context.attributes().ports()).isEqualTo(1);
            assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> context.port(2));
        }
    }

    /** Soft devices support none of the extended features. DeviceAttributesTest reads each field with a value. */
    @OnDevices
    @Shows({Capability.EXTENDED_ATTRIBUTES, Capability.ON_DEMAND_PAGING_SUPPORT})
    void extendedAttributes(org.rdma4j.tests.guest.support.Device device) throws IOException {
        try (Context context = Device.named(device.verbsName()).open()) {
            DeviceAttributes attributes = context.attributes();
            assertThat((int) attributes.extendedFlags()).isEqualTo(attributes.flags());
            assertThat(attributes.timestampMask()).isZero();
            assertThat(attributes.clockKilohertz()).isZero();
            try (Node node = Node.open(device)) {
                assertThat(attributes.hasOnDemandPaging()).isEqualTo(node.pagesOnDemand());
            }
            assertThat(attributes.onDemand(QueuePairType.RC).isEmpty()).isEqualTo(!attributes.hasOnDemandPaging());
            assertThat(attributes.pciAtomics()).isEqualTo(new DeviceAttributes.PciAtomics(0, 0, 0));
            assertThat(attributes.maxDeviceMemory()).isZero();
        }
    }

    @OnDevices
    @ShowsRefusal(Capability.DEVICE_CLOCK)
    void unsupportedClock(org.rdma4j.tests.guest.support.Device device) throws IOException {
        try (Context context = Device.named(device.verbsName()).open()) {
            assertThatExceptionOfType(VerbsException.class)
                    .isThrownBy(context::clock)
                    .matches(e -> e.function().equals("ibv_query_rt_values_ex") && e.errno() == Errno.EOPNOTSUPP);
        }
    }
}
