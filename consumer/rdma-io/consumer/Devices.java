package consumer;

import java.util.List;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.RdmaException;

// Prints this machine's RDMA devices and their ports, or that there are none.
public final class Devices {
    private Devices() {}

    public static void main(String[] arguments) {
        System.out.println(Devices.class.getModule().isNamed() ? "module path" : "class path");
        try {
            List<Device> devices = Device.list();
            for (Device device : devices) {
                try (Context context = device.open()) {
                    System.out.println("device " + device.name() + ": " + context.port(1).state());
                }
            }
            if (devices.isEmpty()) {
                System.out.println("no devices");
            }
        } catch (RdmaException e) {
            System.out.println("no devices: " + e.getMessage());
        }
    }
}
