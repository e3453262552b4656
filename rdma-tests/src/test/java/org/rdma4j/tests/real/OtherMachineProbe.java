package org.rdma4j.tests.real;

import java.util.function.LongSupplier;
import org.rdma4j.sys.ibverbs.ibv_qp_ex;
import org.rdma4j.sys.ibverbs.ibv_wc;

/** Run in a JVM that believes to be on a machine that the bindings do not know. */
final class OtherMachineProbe {
    private OtherMachineProbe() {}

    public static void main(String[] arguments) {
        System.out.println("ibv_wc: " + ibv_wc.sizeof());
        Throwable first = thrown(ibv_qp_ex::sizeof);
        String message = String.valueOf(first.getMessage());
        System.out.println("ibv_qp_ex: " + first.getClass().getName());
        System.out.println("it knows x86_64 and aarch64, and names riscv64: "
                + (message.contains("x86_64 and aarch64") && message.contains("riscv64")));
        Throwable second = thrown(ibv_qp_ex::sizeof);
        System.out.println("again: " + second.getClass().getName() + ", because of the same: "
                + String.valueOf(second.getCause()).contains("riscv64"));
    }

    private static Throwable thrown(LongSupplier use) {
        try {
            throw new AssertionError("it gave " + use.getAsLong());
        } catch (LinkageError e) {
            return e;
        }
    }
}
