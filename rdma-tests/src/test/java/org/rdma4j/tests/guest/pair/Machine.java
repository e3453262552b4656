package org.rdma4j.tests.guest.pair;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.support.Run;

/** Changes the network of this machine with {@code ip} and {@code tc}. */
final class Machine {
    private Machine() {}

    /** Takes the network interface of a device down or up. */
    static void link(Device device, String state) {
        Run.ok(List.of("ip", "link", "set", device.netName(), state));
    }

    /** Drops the given percentage of the packets that this machine sends on a device. */
    static void lose(Device device, int percent) {
        tc("add", device, "netem", "loss", percent + "%");
    }

    /** Stops dropping packets, and returns the statistics, for example {@code dropped 17}. */
    static String loseNothing(Device device) {
        String statistics = Run.ok(List.of("tc", "-s", "qdisc", "show", "dev", device.netName()))
                .out();
        tc("del", device);
        return statistics.replaceAll("(?s).*(dropped \\d+).*", "$1");
    }

    /** Restores a device: its link is up and no packets are dropped. */
    static void repair(Device device) {
        link(device, "up");
        // Usually there is nothing to delete.
        Run.of(List.of("tc", "qdisc", "del", "dev", device.netName(), "root"), Map.of());
    }

    private static void tc(String what, Device device, String... discipline) {
        List<String> words = new ArrayList<>(List.of("tc", "qdisc", what, "dev", device.netName(), "root"));
        words.addAll(List.of(discipline));
        Run.ok(words);
    }
}
