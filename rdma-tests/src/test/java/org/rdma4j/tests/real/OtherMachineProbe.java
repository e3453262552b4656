package org.rdma4j.tests.real;

import java.util.function.LongSupplier;
import org.rdma4j.sys.ibverbs.ibv_qp_ex;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.tests.support.KnownTargets;

/** Program for a JVM with a machine name that the bindings do not know. */
final class OtherMachineProbe {
    private OtherMachineProbe() {}

    public static void main(String[] arguments) {
        System.out.println("ibv_wc: " + ibv_wc.sizeof());
        Throwable first = thrown(ibv_qp_ex::sizeof);
        String message = String.valueOf(first.getMessage());
        System.out.println("ibv_qp_ex: " + first.getClass().getName());
        boolean known = KnownTargets.triples().stream()
                .allMatch(triple -> message.contains(KnownTargets.property(triple, "jvm")));
        System.out.println("it names those that it knows, and s390x: " + (known && message.contains("s390x")));
        Throwable second = thrown(ibv_qp_ex::sizeof);
        System.out.println("again: " + second.getClass().getName() + ", because of the same: "
                + String.valueOf(second.getCause()).contains("s390x"));
    }

    private static Throwable thrown(LongSupplier use) {
        try {
            throw new AssertionError("it gave " + use.getAsLong());
        } catch (LinkageError e) {
            return e;
        }
    }
}
