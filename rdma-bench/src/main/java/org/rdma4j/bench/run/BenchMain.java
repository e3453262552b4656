package org.rdma4j.bench.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.rdma4j.bench.generator.GeneratorBenchmark;
import org.rdma4j.bench.message.MessageBenchmark;
import org.rdma4j.bench.report.Result;
import org.rdma4j.bench.startup.StartUpBenchmark;
import org.rdma4j.bench.vm.PingPongBenchmark;
import org.rdma4j.bench.waiting.WakeUpBenchmark;

/** Main class of {@code ./dev bench}. */
public final class BenchMain {
    private final Path root;
    private final Effort effort;
    private final Path out;
    private final Path java;

    /**
     * Creates a run.
     *
     * @param root the root directory of the project
     * @param effort the effort of each part
     * @param out the directory for the results
     * @param java the {@code java} program whose startup time is measured
     */
    BenchMain(Path root, Effort effort, Path out, Path java) {
        this.root = root;
        this.effort = effort;
        this.out = out;
        this.java = java;
    }

    /**
     * Runs parts of the benchmark. If the property {@code rdma4j.bench.page} is {@code true}, their tables are written
     * to docs/reference/performance.md.
     *
     * @param arguments the effort, the directory for the results, the {@code java} program whose startup time is
     *     measured, and the names of the parts
     */
    public static void main(String... arguments) throws IOException {
        Path root = Path.of(System.getProperty("rdma4j.bench.root", "."));
        BenchMain bench = new BenchMain(
                root.toAbsolutePath().normalize(),
                Effort.valueOf(arguments[0]),
                Path.of(arguments[1]).toAbsolutePath().normalize(),
                Path.of(arguments[2]));
        PartRunner parts = new PartRunner(bench.out, System.out, System.err);
        for (String part : Arrays.asList(arguments).subList(3, arguments.length)) {
            List<Result> results = parts.run(part, () -> bench.measure(part));
            if (Boolean.getBoolean("rdma4j.bench.page") && !results.isEmpty()) {
                new PerformancePage(bench.root).write(part, results, bench.effort);
            }
        }
        System.exit(parts.finish());
    }

    /** Measures one part. */
    List<Result> measure(String part) {
        return switch (part) {
            case "calls" -> new CallBenchmark(effort).run();
            case "startup" -> new StartUpBenchmark(effort, root, out.resolve(part), java).run();
            case "generator" -> new GeneratorBenchmark(root, out.resolve(part), effort).run();
            case "waiting" -> new WakeUpBenchmark(root, out.resolve(part), effort).run();
            case "vm" -> new PingPongBenchmark(root, out.resolve(part), effort).run();
            case "messages" -> new MessageBenchmark(root, out.resolve(part), effort).run();
            default ->
                throw new IllegalArgumentException("unknown part '" + part + "': the parts are calls, startup,"
                        + " generator, waiting, vm and messages");
        };
    }
}
