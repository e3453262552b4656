package consumer;

import java.net.InetAddress;
import java.time.Duration;
import java.util.Optional;
import org.rdma4j.network.NetworkConfig;
import org.rdma4j.network.Node;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.RdmaException;

// Joins a network of this machine alone with its first InfiniBand or RoCE device, or says that there is none.
public final class Devices {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private Devices() {}

    public static void main(String[] arguments) {
        System.out.println(Devices.class.getModule().isNamed() ? "module path" : "class path");
        try {
            Optional<Device> device = Device.list().stream()
                    .filter(each -> each.transport() != Device.Transport.IWARP)
                    .findFirst();
            if (device.isEmpty()) {
                System.out.println("no devices for a network");
                return;
            }
            String name = device.get().name();
            NetworkConfig config = NetworkConfig.parse(NetworkConfig.builder()
                    .add(InetAddress.getLoopbackAddress().getHostAddress(), 7491, name)
                    .build()
                    .toJson());
            try (Node node = Node.join(config, 0)) {
                node.barrier(LIMIT);
                System.out.println("device " + name + ": rank " + node.rank() + " of " + node.worldSize());
            }
        } catch (RdmaException e) {
            System.out.println("no devices: " + e.getMessage());
        }
    }
}
