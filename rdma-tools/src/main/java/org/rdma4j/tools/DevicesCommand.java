package org.rdma4j.tools;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.rdma4j.sys.runtime.printing.PrintableText;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.DeviceAttributes;
import org.rdma4j.verbs.GidEntry;
import org.rdma4j.verbs.Port;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The command {@code devices}: prints the devices of this host and their ports, like {@code ibv_devinfo}. */
@Command(
        name = "devices",
        mixinStandardHelpOptions = true,
        description = "Lists the RDMA devices of this host and their ports.",
        footer = {"", "Lists all devices by default. The exit code is 1 if this host has none."})
final class DevicesCommand implements Callable<Integer> {
    private static final String LINE = "%-10s %-11s %4s %-12s %9s %5s %-10s %-10s %s%n";

    @Option(
            names = {"-v", "--verbose"},
            description = "Print all attributes and all GIDs.")
    private boolean verbose;

    @Option(names = "--json", description = "Print all attributes and all GIDs as JSON.")
    private boolean json;

    @Parameters(arity = "0..*", paramLabel = "DEVICE", description = "Names of devices, such as mlx5_0.")
    private List<String> names = new ArrayList<>();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        List<Device> devices = new ArrayList<>();
        if (names.isEmpty()) {
            devices.addAll(Device.list());
        }
        for (String name : names) {
            devices.add(Device.named(name));
        }
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            ArrayNode all = new ObjectMapper().createArrayNode();
            for (Device device : devices) {
                all.add(describe(device));
            }
            out.println(all.toPrettyString());
        } else if (verbose) {
            for (Device device : devices) {
                print("", describe(device), out);
                out.println();
            }
        } else {
            print(devices, out);
        }
        if (devices.isEmpty()) {
            spec.commandLine().getErr().println("this host has no RDMA device");
            return Main.EXIT_NEGATIVE;
        }
        return 0;
    }

    private static void print(List<Device> devices, PrintWriter out) throws IOException {
        if (devices.isEmpty()) {
            return;
        }
        out.printf(LINE, "DEVICE", "TRANSPORT", "PORT", "STATE", "Gb/s", "MTU", "LINK", "INTERFACE", "ADDRESS");
        for (Device device : devices) {
            try (Context context = device.open()) {
                for (int number = 1; number <= context.attributes().ports(); number++) {
                    Port port = context.port(number);
                    int portNumber = number;
                    List<GidEntry> gids = context.gids().stream()
                            .filter(gid -> gid.port() == portNumber)
                            .toList();
                    GidEntry gid = gids.isEmpty() ? null : context.gid(number);
                    out.printf(
                            Locale.ROOT,
                            LINE,
                            PrintableText.of(device.name()),
                            transport(device),
                            number,
                            port.state(),
                            String.format(Locale.ROOT, "%.1f", port.gigabitsPerSecond()),
                            port.activeMtu().bytes(),
                            port.linkLayer(),
                            gid == null
                                    ? "-"
                                    : PrintableText.of(gid.interfaceName().orElse("-")),
                            gid == null ? "-" : address(device, gid));
                }
            }
        }
    }

    /**
     * Returns the address that peers use. GIDs of iWARP contain no address; peers use that of the network interface.
     */
    private static String address(Device device, GidEntry gid) throws IOException {
        if (device.transport() == Device.Transport.IB) {
            return gid.address().getHostAddress();
        }
        NetworkInterface network =
                NetworkInterface.getByName(gid.interfaceName().orElse(""));
        return network == null
                ? "-"
                : network.inetAddresses()
                        .max(Comparator.comparing(Inet4Address.class::isInstance))
                        .map(InetAddress::getHostAddress)
                        .orElse("-");
    }

    private static String transport(Device device) {
        switch (device.transport()) {
            case IB:
                return "InfiniBand";
            case IWARP:
                return "iWARP";
            default:
                return "unknown";
        }
    }

    private static ObjectNode describe(Device device) throws IOException {
        ObjectNode node = new ObjectMapper().createObjectNode();
        node.put("device", PrintableText.of(device.name()));
        node.put("transport", transport(device));
        node.put("node_type", PrintableText.of(device.nodeType()));
        node.put("node_guid", device.guid().toString());
        try (Context context = device.open()) {
            describe(context.attributes(), node);
            ArrayNode ports = node.putArray("ports");
            for (int number = 1; number <= context.attributes().ports(); number++) {
                describe(context, context.port(number), ports.addObject());
            }
        }
        return node;
    }

    private static void describe(DeviceAttributes attributes, ObjectNode node) {
        node.put("fw_ver", PrintableText.of(attributes.firmware()));
        node.put("sys_image_guid", attributes.systemImageGuid().toString());
        node.put("vendor_id", hexadecimal(attributes.vendorId()));
        node.put("vendor_part_id", attributes.vendorPartId());
        node.put("hw_ver", hexadecimal(attributes.hardwareVersion()));
        node.put("phys_port_cnt", attributes.ports());
        node.put("max_mr_size", "0x" + Long.toHexString(attributes.maxRegionSize()));
        node.put("max_qp", attributes.maxQueuePairs());
        node.put("max_qp_wr", attributes.maxWorkRequests());
        node.put("device_cap_flags", "0x" + Integer.toHexString(attributes.flags()));
        node.put("max_sge", attributes.maxElements());
        node.put("max_sge_rd", attributes.maxReadElements());
        node.put("max_cq", attributes.maxCompletionQueues());
        node.put("max_cqe", attributes.maxCompletions());
        node.put("max_mr", attributes.maxRegions());
        node.put("max_pd", attributes.maxDomains());
        node.put("max_qp_rd_atom", attributes.maxReadsAsTarget());
        node.put("max_qp_init_rd_atom", attributes.maxReadsAsInitiator());
        node.put("atomic_cap", "ATOMIC_" + attributes.atomics());
        node.put("max_mw", attributes.maxWindows());
        node.put("max_mcast_grp", attributes.maxMulticastGroups());
        node.put("max_ah", attributes.maxAddressHandles());
        node.put("max_srq", attributes.maxSharedReceiveQueues());
        node.put("max_srq_wr", attributes.maxSharedReceiveRequests());
        node.put("max_srq_sge", attributes.maxSharedReceiveElements());
    }

    private static String hexadecimal(int value) {
        return String.format(Locale.ROOT, "0x%04x", value);
    }

    private static void describe(Context context, Port port, ObjectNode node) throws IOException {
        node.put("port", port.number());
        node.put("state", "PORT_" + port.state());
        node.put("max_mtu", port.maxMtu().bytes());
        node.put("active_mtu", port.activeMtu().bytes());
        node.put("sm_lid", port.smLid());
        node.put("port_lid", port.lid());
        node.put("link_layer", port.linkLayer().name());
        node.put("max_msg_sz", port.maxMessage());
        node.put("gigabits_per_second", port.gigabitsPerSecond());
        node.put("gid_tbl_len", port.gidTableLength());
        node.put("pkey_tbl_len", port.pkeyTableLength());
        ArrayNode pkeys = node.putArray("pkeys");
        context.pkeys(port.number()).forEach(pkey -> pkeys.add(hexadecimal(pkey)));
        ArrayNode gids = node.putArray("gids");
        for (GidEntry gid : context.gids()) {
            if (gid.port() == port.number()) {
                ObjectNode row = gids.addObject();
                row.put("index", gid.index());
                row.put("gid", gid.gid().toString());
                row.put("type", gid.type().name());
                row.put("interface", PrintableText.of(gid.interfaceName().orElse("")));
            }
        }
    }

    /** Prints an object as lines, with the names and values of the JSON output. */
    private static void print(String indent, ObjectNode node, PrintWriter out) {
        node.properties().forEach(property -> {
            if (property.getValue() instanceof ArrayNode array) {
                out.println(indent + property.getKey() + ":");
                array.forEach(element -> {
                    if (element instanceof ObjectNode object) {
                        print(indent + "    ", object, out);
                        out.println();
                    } else {
                        out.println(indent + "    " + element.asString());
                    }
                });
            } else {
                out.printf(
                        "%s%-22s %s%n",
                        indent, property.getKey() + ":", property.getValue().asString());
            }
        });
    }
}
