package org.rdma4j.bench.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.rdma4j.bench.generator.GeneratorCost;
import org.rdma4j.bench.message.MessageComparison;
import org.rdma4j.bench.report.Result;
import org.rdma4j.bench.startup.StartUp;
import org.rdma4j.bench.vm.Messages;
import org.rdma4j.bench.waiting.Waiting;

/** The program that {@code ./dev bench} starts. */
public final class BenchMain {
    private final Path root;
    private final Effort effort;
    private final Path out;
    private final Path java;

    /**
     * Prepares a run.
     *
     * @param root of the project
     * @param effort of each part
     * @param out folder for the results
     * @param java program whose start-up is timed
     */
    BenchMain(Path root, Effort effort, Path out, Path java) {
        this.root = root;
        this.effort = effort;
        this.out = out;
        this.java = java;
    }

    /**
     * Runs parts.
     *
     * @param arguments the effort, the folder for the results, the {@code java} whose start-up is timed, the names of the
     *     parts
     */
    public static void main(String... arguments) throws IOException {
        Path root = Path.of(System.getProperty("rdma4j.bench.root", "."));
        BenchMain bench = new BenchMain(
                root.toAbsolutePath().normalize(),
                Effort.valueOf(arguments[0]),
                Path.of(arguments[1]).toAbsolutePath().normalize(),
                Path.of(arguments[2]));
        Parts parts = new Parts(bench.out, System.out, System.err);
        for (String part : Arrays.asList(arguments).subList(3, arguments.length)) {
            parts.run(part, () -> bench.measure(part));
        }
        System.exit(parts.end());
    }

    /** Measures one part. */
    List<Result> measure(String part) {
        return switch (part) {
            case "calls" -> new Calls(effort).run();
            case "startup" -> new StartUp(effort, root, out.resolve(part), java).run();
            case "generator" -> new GeneratorCost(root, out.resolve(part), effort).run();
            case "waiting" -> new Waiting(root, out.resolve(part), effort).run();
            case "vm" -> new Messages(root, out.resolve(part), effort).run();
            case "messages" -> new MessageComparison(root, out.resolve(part), effort).run();
            default -> throw new IllegalArgumentException("there is no part '" + part + "'");
        };
    }
}
