package org.rdma4j.bench.generator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.rdma4j.bench.report.Result;
import org.rdma4j.bench.report.Statistics;
import org.rdma4j.bench.run.ChildProcess;
import org.rdma4j.bench.run.Effort;
import org.rdma4j.bench.run.Progress;

/**
 * Measures rdma-gen in a new process for each run: with the project's headers and all releases, and with synthetic
 * headers of increasing size.
 */
public final class GeneratorBenchmark {
    private static final String RELEASE = "44.0";
    private static final List<Integer> SIZES = List.of(1, 4, 16, 64);

    private final Path root;
    private final Path directory;
    private final int rounds;
    private final int growthRounds;
    private final List<Integer> sizes;

    /**
     * Creates the benchmark.
     *
     * @param root the root directory of the project
     * @param directory the directory for generated files
     * @param effort the number of rounds and the maximum size of the headers
     */
    public GeneratorBenchmark(Path root, Path directory, Effort effort) {
        this.root = root;
        this.directory = directory;
        this.rounds = effort.of(5, 1, 1);
        this.growthRounds = effort.of(3, 1, 1);
        this.sizes = SIZES.subList(0, effort.of(4, 3, 1));
    }

    /** Runs all measurements. */
    public List<Result> run() {
        List<Result> results = new ArrayList<>(releases());
        results.addAll(growth());
        return results;
    }

    private List<Result> releases() {
        Map<String, List<ResourceUsage>> usages = new LinkedHashMap<>();
        String releases = releasesOfMetadata() + " releases";
        for (int round = 0; round < rounds; round++) {
            Progress.report("generator", "round " + (round + 1) + " of " + rounds);
            ProjectCopy generated = new ProjectCopy(root, directory.resolve("generate"));
            add(
                    usages,
                    "rdma-gen generate: headers to JSON, C and Java, " + releases,
                    gen("generate", generated.config()));
            ProjectCopy emitted = new ProjectCopy(root, directory.resolve("emit"));
            add(usages, "rdma-gen emit, " + releases, gen("emit", emitted.config()));
            if (Files.isExecutable(Path.of("/usr/bin/bindgen"))) {
                add(usages, "bindgen: Rust, without inlines", bindgen());
            }
        }
        if (usages.keySet().stream().noneMatch(name -> name.startsWith("bindgen"))) {
            Progress.report(
                    "generator", "bindgen is not measured: it is missing; Debian, Ubuntu: apt-get install bindgen");
        }
        List<Result> results = new ArrayList<>();
        usages.forEach((name, of) -> {
            results.add(Result.of("Generator", name, "s", median(of, ResourceUsage::wall)));
            results.add(Result.of("Generator", name, "s of processor time", median(of, ResourceUsage::processor)));
            results.add(Result.of("Generator", name, "MiB", median(of, ResourceUsage::mebibytes)));
        });
        results.sort(java.util.Comparator.comparing(Result::unit));
        return results;
    }

    private long releasesOfMetadata() {
        try (Stream<Path> files = Files.list(root.resolve("metadata"))) {
            return files.filter(file -> file.getFileName().toString().matches("rdma-core-.*\\.json"))
                    .count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> gen(String command, Path config, String... more) {
        List<String> all = new ArrayList<>(
                List.of(root.resolve("scripts/gen").toString(), command, "--config", config.toString()));
        all.addAll(List.of(more));
        return all;
    }

    /**
     * Returns a command that generates Rust bindings for the same headers, restricted to the declarations of rdma-core.
     */
    private List<String> bindgen() {
        Path header = directory.resolve("bindgen.h");
        try {
            Files.writeString(
                    header,
                    "#include <infiniband/verbs.h>\n#include <rdma/rdma_cma.h>\n#include <rdma/rdma_verbs.h>\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return List.of(
                "/usr/bin/bindgen",
                "--allowlist-file",
                "/usr/include/(infiniband|rdma)/.*",
                "-o",
                directory.resolve("bindgen.rs").toString(),
                header.toString());
    }

    private List<Result> growth() {
        Path metadata = root.resolve("metadata/rdma-core-" + RELEASE + ".json");
        String dump = ChildProcess.run(List.of(root.resolve("scripts/gen").toString(), "dump", metadata.toString()))
                .output();
        SyntheticHeaders headers = new SyntheticHeaders(root, dump);
        Map<String, List<ResourceUsage>> usages = new LinkedHashMap<>();
        for (int round = 0; round < growthRounds; round++) {
            add(usages, "JVM start-up only", List.of(root.resolve("scripts/gen").toString(), "--version"));
            for (int size : sizes) {
                Progress.report("generator", "headers " + size + " times as large as verbs.h");
                Path here = directory.resolve("growth-" + size);
                try {
                    ProjectCopy.delete(here);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                Path config = headers.write(here, size);
                String json = here.resolve("growth-1.0.json").toString();
                add(
                        usages,
                        "extract, " + size + " x",
                        gen("extract", config, "--release", "1.0", "-L", here.toString(), "-o", json));
                add(usages, "emit, " + size + " x", gen("emit", config, json));
            }
        }
        double start = median(usages.get("JVM start-up only"), ResourceUsage::processor);
        List<Result> results = new ArrayList<>();
        usages.forEach((name, of) -> {
            double above = Math.max(median(of, ResourceUsage::processor) - start, 0);
            String first = name.substring(0, name.indexOf(' ') + 1) + "1 x";
            results.add(
                    usages.containsKey(first)
                            ? Result.of(
                                    "Generator, growth, in addition to JVM start-up",
                                    name,
                                    "s of processor time",
                                    above,
                                    median(usages.get(first), ResourceUsage::processor) - start)
                            : Result.of("Generator, JVM start-up", name, "s of processor time", start));
            results.add(Result.of("Generator, growth, memory", name, "MiB", median(of, ResourceUsage::mebibytes)));
        });
        results.sort(java.util.Comparator.comparing(Result::unit).reversed());
        return results;
    }

    private static void add(Map<String, List<ResourceUsage>> usages, String name, List<String> command) {
        usages.computeIfAbsent(name, n -> new ArrayList<>()).add(ResourceUsage.of(command));
    }

    private static double median(List<ResourceUsage> usages, ToDoubleFunction<ResourceUsage> number) {
        return Statistics.median(usages.stream().map(number::applyAsDouble).toList());
    }
}
