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
import org.rdma4j.sys.runtime.printing.PrintableText;

/**
 * Describes an RDMA device of this machine: {@code struct ibv_device}. A description holds no native resources. The
 * method {@link #open} returns the context from which all other objects are created.
 *
 * {@snippet lang=java :
 * for (Device device : Device.list()) {
 *     System.out.println(device.name() + ": " + device.transport() + ", GUID " + device.guid());
 * }
 * try (Context context = Device.named("mlx5_0").open()) {
 *     System.out.println(context.port(1).state());
 * }
 * }
 *
 * @param name the name of the device, such as {@code mlx5_0} or {@code rxe0}
 * @param guid the globally unique identifier of the device
 * @param transport the transport protocol of the device
 * @param nodeType the type of the device as described by {@code ibv_node_type_str}, such as
 *     {@code InfiniBand channel adapter}
 * @see "docs/concepts.md"
 */
public record Device(String name, Guid guid, Transport transport, String nodeType) {

    /** The transport protocol of a device: {@code enum ibv_transport_type}. */
    public enum Transport {
        /** InfiniBand or RoCE. */
        IB,
        /** iWARP. Queue pairs can be connected only through the connection manager. */
        IWARP,
        /** Any other transport. */
        OTHER;

        private static Transport of(int value) {
            return value == ibv_transport_type.IBV_TRANSPORT_IB
                    ? IB
                    : value == ibv_transport_type.IBV_TRANSPORT_IWARP ? IWARP : OTHER;
        }
    }

    /**
     * Returns the devices of this machine, in the order of libibverbs: {@code ibv_get_device_list}. The list may be
     * empty.
     *
     * @throws VerbsException if no RDMA kernel modules are loaded ({@code ENOSYS}), or access is denied
     */
    public static List<Device> list() throws VerbsException {
        return withNativeList(list -> list.stream().map(Device::of).toList());
    }

    /** Applies the given function to the native device list, and then frees the list. */
    private static <T> T withNativeList(Function<List<MemorySegment>, T> function) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment count = arena.allocate(JAVA_INT);
            MemorySegment list = Ibverbs.ibv_get_device_listChecked(count);
            try {
                List<MemorySegment> devices = new ArrayList<>();
                for (int i = 0; i < count.get(JAVA_INT, 0); i++) {
                    devices.add(Native.ALL.get(ADDRESS, list.address() + i * ADDRESS.byteSize()));
                }
                return function.apply(devices);
            } finally {
                Ibverbs.ibv_free_device_list(list);
            }
        } catch (ErrnoException e) {
            throw VerbsException.of(
                    e,
                    "load the kernel module ib_uverbs, and check the permissions of /dev/infiniband;"
                            + " java -jar rdma-sys.jar checks the setup");
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
     * Returns the device with the given name.
     *
     * @throws NoSuchElementException if there is no such device; the message lists the existing devices
     * @throws VerbsException if the devices cannot be listed
     */
    public static Device named(String name) throws VerbsException {
        return only(
                "has the name " + PrintableText.shortened(name),
                device -> device.name().equals(name));
    }

    /**
     * Returns the device with the given globally unique identifier.
     *
     * @throws NoSuchElementException if there is no such device; the message lists the existing devices
     * @throws VerbsException if the devices cannot be listed
     */
    public static Device withGuid(Guid guid) throws VerbsException {
        return only("has the GUID " + guid, device -> device.guid().equals(guid));
    }

    private static Device only(String what, Predicate<Device> wanted) throws VerbsException {
        List<Device> devices = list();
        return devices.stream().filter(wanted).findFirst().orElseThrow(() -> none(what, devices));
    }

    private static NoSuchElementException none(String what, List<Device> devices) {
        return new NoSuchElementException(PrintableText.of("No RDMA device " + what + ": "
                + (devices.isEmpty()
                        ? "this machine has no RDMA devices"
                        : "the devices are "
                                + devices.stream().map(Device::name).collect(Collectors.joining(", ")))));
    }

    /**
     * Returns the device on the given network interface.
     *
     * @param name the name of the network interface, such as {@code eth0}
     * @throws NoSuchElementException if there is no such interface, or no device has a GID on it
     * @throws IOException if the interfaces or devices cannot be queried
     */
    public static Device onInterface(String name) throws IOException {
        NetworkInterface network = NetworkInterface.getByName(name);
        if (network == null) {
            throw new NoSuchElementException("No network interface has the name " + PrintableText.shortened(name));
        }
        return on(network, "is on the network interface " + PrintableText.shortened(name));
    }

    /**
     * Returns the device on the network interface through which packets to the given peer are routed.
     *
     * @param peer the IP address of the peer
     * @throws NoSuchElementException if there is no device on that interface
     * @throws IOException if there is no route to the peer
     */
    public static Device towards(InetAddress peer) throws IOException {
        InetAddress local = localAddressTowards(peer);
        return on(
                NetworkInterface.getByInetAddress(local),
                "is on the route to " + peer.getHostAddress() + " from the local address " + local.getHostAddress());
    }

    /** Returns the local address from which packets to the given peer are routed. */
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
                    if (network != null && gid.isOn(network) && gid.isInThisNamespace(device.name())) {
                        return device;
                    }
                }
            }
        }
        throw none(what, devices);
    }

    /**
     * Opens this device: {@code ibv_open_device}. The caller must close the context after everything that was created
     * from it.
     *
     * @throws VerbsException if the driver rejects the call
     * @throws IllegalStateException if the device has been removed
     */
    public Context open() throws VerbsException {
        return Context.of(this);
    }

    /** Requests a new native device list, and opens the device with this device's name from that list. */
    MemorySegment openNative() {
        try {
            return withNativeList(devices -> devices.stream()
                    .filter(device -> Ibverbs.ibv_get_device_nameString(device).equals(name))
                    .findFirst()
                    .map(Ibverbs::ibv_open_deviceChecked)
                    .orElseThrow(() -> new IllegalStateException(
                            "Cannot open the device " + PrintableText.of(name) + ": it has been removed")));
        } catch (VerbsException e) {
            throw (ErrnoException) e.getCause();
        }
    }

    /**
     * Returns a string with the attributes of this device, for use in log and exception messages. Nonprintable
     * characters are replaced by escapes.
     */
    @Override
    public String toString() {
        return PrintableText.of(
                "Device[name=" + name + ", guid=" + guid + ", transport=" + transport + ", nodeType=" + nodeType + "]");
    }
}
