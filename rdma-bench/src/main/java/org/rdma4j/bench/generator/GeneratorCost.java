package org.rdma4j.bench.generator;

import java.nio.file.Path;
import java.util.List;
import org.rdma4j.bench.report.Result;

public final class GeneratorCost {
    public GeneratorCost(Path root, Path folder, boolean quick) {}

    public List<Result> run() {
        return List.of();
    }
}
