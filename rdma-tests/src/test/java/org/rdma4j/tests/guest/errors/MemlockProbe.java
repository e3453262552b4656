package org.rdma4j.tests.guest.errors;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Node;

/** Program that registers memory below its limit on locked memory, then above it, then below it again. */
final class MemlockProbe {
    private MemlockProbe() {}

    public static void main(String[] arguments) {
        long limit = Long.parseLong(arguments[0]);
        for (Device device : Device.values()) {
            try (Node node = Node.open(device)) {
                System.out.println(device + " a quarter: " + register(node, limit / 4));
                System.out.println(device + " four times: " + register(node, limit * 4));
                System.out.println(device + " a quarter: " + register(node, limit / 4));
            }
        }
    }

    private static String register(Node node, long length) {
        MemorySegment memory = node.arena().allocate(length, 4096);
        MemorySegment made = Ibverbs.ibv_reg_mr(node.pd(), memory, length, node.access());
        String error = Call.error(made);
        if (!made.equals(MemorySegment.NULL)) {
            Call.ok("ibv_dereg_mr", Ibverbs.ibv_dereg_mr(made));
        }
        return error;
    }
}
