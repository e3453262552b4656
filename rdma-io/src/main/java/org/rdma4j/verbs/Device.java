package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.Guid;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_device;
import org.rdma4j.sys.ibverbs.ibv_transport_type;

/**
 * An RDMA device of this machine: {@code struct ibv_device}. A description only, which needs no closing; {@link #open}
 * gives what everything else is made from.
 *
 * @param name such as {@code mlx5_0} or {@code rxe0}
 * @param guid its number, unique in the world
 * @param transport the protocol that it speaks
 * @param nodeType what {@code ibv_node_type_str} calls it, such as {@code InfiniBand channel adapter}
 */
public record Device(String name, Guid guid, Transport transport, String nodeType) {

    /** {@code enum ibv_transport_type}. */
    public enum Transport {
        /** InfiniBand, and RoCE. */
        IB,
        /** iWARP: connections through the connection manager only. */
        IWARP,
        /** Any other. */
        OTHER;

        private static Transport of(int value) {
            return value == ibv_transport_type.IBV_TRANSPORT_IB
                    ? IB
                    : value == ibv_transport_type.IBV_TRANSPORT_IWARP ? IWARP : OTHER;
        }
    }

    /**
     * The devices of this machine, in libibverbs's order; empty where there are none.
     *
     * @throws VerbsException if the kernel has nothing of RDMA loaded ({@code ENOSYS}), or refuses
     */
    public static List<Device> list() throws VerbsException {
        return each(list -> list.stream().map(Device::of).toList());
    }

    private static <T> T each(Function<List<MemorySegment>, T> use) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment count = arena.allocate(JAVA_INT);
            MemorySegment list = Ibverbs.ibv_get_device_listChecked(count);
            try {
                List<MemorySegment> devices = new ArrayList<>();
                for (int i = 0; i < count.get(JAVA_INT, 0); i++) {
                    devices.add(Native.ALL.get(ADDRESS, list.address() + i * ADDRESS.byteSize()));
                }
                return use.apply(devices);
            } finally {
                Ibverbs.ibv_free_device_list(list);
            }
        } catch (ErrnoException e) {
            throw VerbsException.of(
                    e,
                    "is the module ib_uverbs loaded, and /dev/infiniband readable? java -jar rdma-sys.jar says what to do");
        }
    }

    private static Device of(MemorySegment device) {
        MemorySegment fields = ibv_device.reinterpret(device);
        int nodeType = ibv_device.node_type(fields);
        return new Device(
                Ibverbs.ibv_get_device_nameString(device),
                new Guid(Ibverbs.ibv_get_device_guid(device)),
                Transport.of(ibv_device.transport_type(fields)),
                Ibverbs.ibv_node_type_strString(nodeType));
    }

    /**
     * The device of this name.
     *
     * @throws NoSuchElementException if this machine has none; the message names those that it has
     */
    public static Device named(String name) throws VerbsException {
        return only("the name " + name, device -> device.name().equals(name));
    }

    /** The device with this number. */
    public static Device withGuid(Guid guid) throws VerbsException {
        return only("the GUID " + guid, device -> device.guid().equals(guid));
    }

    private static Device only(String what, Predicate<Device> wanted) throws VerbsException {
        List<Device> devices = list();
        return devices.stream().filter(wanted).findFirst().orElseThrow(() -> none(what, devices));
    }

    private static NoSuchElementException none(String what, List<Device> devices) {
        return new NoSuchElementException("no RDMA device has " + what + "; "
                + (devices.isEmpty()
                        ? "this machine has none"
                        : "there are " + devices.stream().map(Device::name).collect(Collectors.joining(", "))));
    }

    /**
     * The device on a network interface, such as {@code eth0}.
     *
     * @throws NoSuchElementException if no device has a GID of it
     */
    public static Device onInterface(String name) throws IOException {
        NetworkInterface network = NetworkInterface.getByName(name);
        if (network == null) {
            throw new NoSuchElementException("this machine has no network interface " + name);
        }
        return on(network, "the network interface " + name);
    }

    /**
     * The device on the network interface that packets to this address leave by.
     *
     * @throws NoSuchElementException if no device is on it
     * @throws IOException if there is no route
     */
    public static Device towards(InetAddress peer) throws IOException {
        InetAddress local = localAddressTowards(peer);
        return on(
                NetworkInterface.getByInetAddress(local),
                "the route to " + peer.getHostAddress() + ", which leaves from " + local.getHostAddress());
    }

    /** The address that packets to a peer leave with. */
    static InetAddress localAddressTowards(InetAddress peer) throws IOException {
        Objects.requireNonNull(peer);
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.connect(peer, 9);
            return socket.getLocalAddress();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static Device on(@Nullable NetworkInterface network, String what) throws IOException {
        List<Device> devices = list();
        for (Device device : devices) {
            try (Context context = device.open()) {
                for (GidEntry gid : context.gids()) {
                    if (network != null && gid.isOn(network)) {
                        return device;
                    }
                }
            }
        }
        throw none(what, devices);
    }

    /** Opens it. The caller closes the context, last of all. */
    public Context open() throws VerbsException {
        return Context.of(this);
    }

    /** {@code ibv_open_device} of the device with this name, in a list of its own. */
    MemorySegment openNative() {
        try {
            return each(devices -> devices.stream()
                    .filter(device -> Ibverbs.ibv_get_device_nameString(device).equals(name))
                    .findFirst()
                    .map(Ibverbs::ibv_open_deviceChecked)
                    .orElseThrow(() -> new IllegalStateException("the device " + name + " is gone")));
        } catch (VerbsException e) {
            throw (ErrnoException) e.getCause();
        }
    }
}
