package org.rdma4j.tests.guest.pair;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.support.Run;

/** What is done to a machine's network, by {@code ip} and {@code tc}. */
final class Machine {
    private Machine() {}

    /** Takes the interface below a device down, or up. */
    static void link(Device device, String state) {
        Run.ok(List.of("ip", "link", "set", device.netName(), state));
    }

    /** Loses so much of what this machine sends on a device. */
    static void lose(Device device, int percent) {
        tc("add", device, "netem", "loss", percent + "%");
    }

    /** Loses nothing any more, and tells what was lost, such as {@code dropped 17}. */
    static String loseNothing(Device device) {
        String statistics = Run.ok(List.of("tc", "-s", "qdisc", "show", "dev", device.netName()))
                .out();
        tc("del", device);
        return statistics.replaceAll("(?s).*(dropped \\d+).*", "$1");
    }

    /** As it was: up, and without loss. */
    static void repair(Device device) {
        link(device, "up");
        // There is nothing to delete, as a rule.
        Run.of(List.of("tc", "qdisc", "del", "dev", device.netName(), "root"), Map.of());
    }

    private static void tc(String what, Device device, String... discipline) {
        List<String> words = new ArrayList<>(List.of("tc", "qdisc", what, "dev", device.netName(), "root"));
        words.addAll(List.of(discipline));
        Run.ok(words);
    }
}
