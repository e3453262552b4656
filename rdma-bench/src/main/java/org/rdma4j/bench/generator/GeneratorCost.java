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
import org.rdma4j.bench.run.Child;
import org.rdma4j.bench.run.Effort;
import org.rdma4j.bench.run.Progress;

/** Times rdma-gen, each time in a new process: the project's own headers and releases, and headers that grow. */
public final class GeneratorCost {
    private static final String RELEASE = "44.0";
    private static final List<Integer> SIZES = List.of(1, 4, 16, 64);

    private final Path root;
    private final Path folder;
    private final int rounds;
    private final int growthRounds;
    private final List<Integer> sizes;

    /**
     * Prepares it.
     *
     * @param root of the project
     * @param folder for what is generated
     * @param effort how many rounds, and how far headers grow
     */
    public GeneratorCost(Path root, Path folder, Effort effort) {
        this.root = root;
        this.folder = folder;
        this.rounds = effort.of(5, 1, 1);
        this.growthRounds = effort.of(3, 1, 1);
        this.sizes = SIZES.subList(0, effort.of(4, 3, 1));
    }

    /** Runs all. */
    public List<Result> run() {
        List<Result> results = new ArrayList<>(releases());
        results.addAll(growth());
        return results;
    }

    private List<Result> releases() {
        Map<String, List<Usage>> usages = new LinkedHashMap<>();
        String releases = releasesOfMetadata() + " releases";
        for (int round = 0; round < rounds; round++) {
            Progress.say("generator", "round " + (round + 1) + " of " + rounds);
            Copy generated = new Copy(root, folder.resolve("generate"));
            add(
                    usages,
                    "rdma-gen generate: headers to JSON, C and Java, " + releases,
                    gen("generate", generated.config()));
            Copy emitted = new Copy(root, folder.resolve("emit"));
            add(usages, "rdma-gen emit, " + releases, gen("emit", emitted.config()));
            if (Files.isExecutable(Path.of("/usr/bin/bindgen"))) {
                add(usages, "bindgen: Rust, without inlines", bindgen());
            }
        }
        if (usages.keySet().stream().noneMatch(name -> name.startsWith("bindgen"))) {
            Progress.say(
                    "generator", "bindgen is not measured: it is missing; Debian, Ubuntu: apt-get install bindgen");
        }
        List<Result> results = new ArrayList<>();
        usages.forEach((name, of) -> {
            results.add(Result.of("Generator", name, "s", median(of, Usage::wall)));
            results.add(Result.of("Generator", name, "s of processor", median(of, Usage::processor)));
            results.add(Result.of("Generator", name, "MiB", median(of, Usage::mebibytes)));
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

    /** The same headers, and of them what rdma-core has. */
    private List<String> bindgen() {
        Path header = folder.resolve("bindgen.h");
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
                folder.resolve("bindgen.rs").toString(),
                header.toString());
    }

    private List<Result> growth() {
        Path metadata = root.resolve("metadata/rdma-core-" + RELEASE + ".json");
        String dump = Child.run(List.of(root.resolve("scripts/gen").toString(), "dump", metadata.toString()))
                .output();
        SyntheticHeaders headers = new SyntheticHeaders(root, dump);
        Map<String, List<Usage>> usages = new LinkedHashMap<>();
        for (int round = 0; round < growthRounds; round++) {
            add(
                    usages,
                    "the JVM's own start",
                    List.of(root.resolve("scripts/gen").toString(), "--version"));
            for (int size : sizes) {
                Progress.say("generator", "headers " + size + " times as large as verbs.h");
                Path here = folder.resolve("growth-" + size);
                try {
                    Copy.remove(here);
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
        double start = median(usages.get("the JVM's own start"), Usage::processor);
        List<Result> results = new ArrayList<>();
        usages.forEach((name, of) -> {
            double above = Math.max(median(of, Usage::processor) - start, 0);
            String first = name.substring(0, name.indexOf(' ') + 1) + "1 x";
            results.add(
                    usages.containsKey(first)
                            ? Result.of(
                                    "Generator, growth, above the JVM's own start",
                                    name,
                                    "s of processor",
                                    above,
                                    median(usages.get(first), Usage::processor) - start)
                            : Result.of("Generator, the JVM's own start", name, "s of processor", start));
            results.add(Result.of("Generator, growth, memory", name, "MiB", median(of, Usage::mebibytes)));
        });
        results.sort(java.util.Comparator.comparing(Result::unit).reversed());
        return results;
    }

    private static void add(Map<String, List<Usage>> usages, String name, List<String> command) {
        usages.computeIfAbsent(name, n -> new ArrayList<>()).add(Usage.of(command));
    }

    private static double median(List<Usage> usages, ToDoubleFunction<Usage> number) {
        return Statistics.median(usages.stream().map(number::applyAsDouble).toList());
    }
}
