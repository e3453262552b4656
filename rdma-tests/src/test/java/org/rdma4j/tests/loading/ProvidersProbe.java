package org.rdma4j.tests.loading;

import org.rdma4j.sys.efa.Efa;
import org.rdma4j.sys.mlx5.Mlx5;

/** Runs in a separate JVM: prints for each function given as an argument whether it can be called. */
public final class ProvidersProbe {
    private ProvidersProbe() {}

    public static void main(String[] functions) {
        for (String function : functions) {
            System.out.println((function.contains("efadv") ? Efa.problem(function) : Mlx5.problem(function))
                    .orElse(function + ": works"));
        }
    }
}
