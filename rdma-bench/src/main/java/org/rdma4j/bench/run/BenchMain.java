package org.rdma4j.bench.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.rdma4j.bench.generator.GeneratorCost;
import org.rdma4j.bench.report.Json;
import org.rdma4j.bench.report.Page;
import org.rdma4j.bench.report.Result;
import org.rdma4j.bench.report.Table;
import org.rdma4j.bench.startup.StartUp;
import org.rdma4j.bench.vm.Messages;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ./dev bench}. */
@Command(
        name = "dev bench",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Measures what the bindings cost, prints a table, and writes bench.json and bench.html.",
            "docs/performance.md says what is measured, and how."
        })
public final class BenchMain implements Callable<Integer> {
    /** What can be measured. */
    enum Part {
        calls,
        startup,
        generator,
        vm
    }

    @Option(names = "--quick", description = "Fewer rounds, and not the virtual machine: less than five minutes.")
    private boolean quick;

    @Option(
            names = "--only",
            split = ",",
            paramLabel = "PART",
            description = "Only these parts, with commas: ${COMPLETION-CANDIDATES}.")
    private Set<Part> only = EnumSet.noneOf(Part.class);

    @Option(
            names = "--java",
            paramLabel = "PROGRAM",
            description = {
                "The JVM whose start-up is timed, 25 or newer. Default: the one that runs this.",
                "./dev bench --jdk N takes that of Debian's sid, with sid's libraries."
            })
    private Path java = Path.of(Child.java());

    @Option(names = "--out", paramLabel = "DIR", description = "Where the files go. Default: rdma-bench/target/bench.")
    private Path out = root().resolve("rdma-bench/target/bench");

    private static Path root() {
        return Path.of(System.getProperty("rdma4j.bench.root", "."))
                .toAbsolutePath()
                .normalize();
    }

    public static void main(String... arguments) {
        System.exit(new CommandLine(new BenchMain()).execute(arguments));
    }

    @Override
    public Integer call() throws IOException {
        Set<Part> parts = only.isEmpty() ? EnumSet.allOf(Part.class) : EnumSet.copyOf(only);
        if (quick && only.isEmpty()) {
            parts.remove(Part.vm);
        }
        Files.createDirectories(out);
        List<Result> results = new ArrayList<>();
        if (parts.contains(Part.calls)) {
            results.addAll(new Calls(quick).run());
        }
        if (parts.contains(Part.startup)) {
            results.addAll(startUp().run());
        }
        if (parts.contains(Part.generator)) {
            results.addAll(new GeneratorCost(root(), out.resolve("generator"), quick).run());
        }
        if (parts.contains(Part.vm)) {
            results.addAll(new Messages(root(), out.resolve("vm"), quick).run());
        }
        System.out.print(Table.of(results));
        Files.writeString(out.resolve("bench.json"), Json.of(results));
        Files.writeString(out.resolve("bench.html"), Page.of(Machine.describe(), results));
        System.out.println("\n" + out.resolve("bench.json") + "\n" + out.resolve("bench.html"));
        return 0;
    }

    private StartUp startUp() {
        String dump = Child.run(List.of(
                        root().resolve("scripts/gen").toString(),
                        "dump",
                        root().resolve("metadata/rdma-core-44.0.json").toString()))
                .output();
        List<Path> jars = List.of(jar("rdma-sys"), jar("rdma-bench"));
        return new StartUp(quick, dump, out.resolve("startup"), jars, java);
    }

    /** A module's jar; the ones with sources and documentation are other classifiers. */
    private static Path jar(String module) {
        Path jar = root().resolve(module + "/target/" + module + "-0.1.0-SNAPSHOT.jar");
        if (!Files.isRegularFile(jar)) {
            throw new IllegalStateException(jar + " is not there; start it with ./dev bench");
        }
        return jar;
    }
}
