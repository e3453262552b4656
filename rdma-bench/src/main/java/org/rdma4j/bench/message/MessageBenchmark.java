package org.rdma4j.bench.message;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rdma4j.bench.report.Result;
import org.rdma4j.bench.run.ChildProcess;
import org.rdma4j.bench.run.Effort;
import org.rdma4j.bench.run.PartFailure;
import org.rdma4j.bench.run.PerformancePage;
import org.rdma4j.bench.run.Progress;

/**
 * Compares {@code org.rdma4j.message} to an implementation on {@code org.rdma4j.verbs}, to JUCX, to rsocket and to TCP.
 * All are measured in one boot of the virtual machine, in interleaved rounds, by the user time of both processes.
 *
 * <p>With {@link Effort#FULL}, also writes the table to docs/reference/performance.md.
 */
public final class MessageBenchmark {
    private static final String PART = "messages";

    /** Memory of the guest in MiB, for five JVMs. */
    private static final String GUEST_MEMORY = "3072";

    private final Path root;
    private final Path directory;
    private final Effort effort;

    /**
     * Creates the benchmark.
     *
     * @param root the root directory of the project
     * @param directory the directory for the output of the guest
     * @param effort the number of rounds and exchanges
     */
    public MessageBenchmark(Path root, Path directory, Effort effort) {
        this.root = root;
        this.directory = directory;
        this.effort = effort;
    }

    /** Boots the virtual machine and measures all available variants. */
    public List<Result> run() {
        try {
            Files.createDirectories(directory);
            List<ExchangeVariant> variants = new ArrayList<>(ExchangeVariant.all());
            String missing = buildJucx();
            if (!missing.isEmpty()) {
                variants.removeIf(ExchangeVariant::isJucx);
            }
            int rounds = effort.of(41, 11, 1);
            Progress.report(PART, rounds + " rounds in one boot");
            String output = ChildProcess.run(command(variants, rounds)).output();
            // The results of each round, to see their variance.
            Files.writeString(directory.resolve("rounds.txt"), output);
            ExchangeRecords records = ExchangeRecords.parse(output);
            if (!missing.isEmpty()) {
                ExchangeVariant.all().stream()
                        .filter(ExchangeVariant::isJucx)
                        .forEach(variant -> records.failed(variant, missing));
            }
            records.failures()
                    .forEach((variant, cause) -> Progress.report(PART, variant.word() + " is not measured: " + cause));
            Files.writeString(directory.resolve("table.md"), records.markdown());
            if (effort == Effort.FULL) {
                new PerformancePage(root).replace(PART, "", records.markdown());
            }
            return records.results();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path jucx() {
        return root.resolve("rdma-bench/target/jucx");
    }

    /** Returns an empty string, or the reason why JUCX cannot be measured. */
    private String buildJucx() {
        try {
            ChildProcess.run(List.of(root.resolve("scripts/build-jucx").toString(), jucx().toString()));
            return "";
        } catch (PartFailure e) {
            return String.valueOf(e.getMessage());
        }
    }

    private List<String> command(List<ExchangeVariant> variants, int rounds) throws IOException {
        String classPath =
                Stream.of("rdma-sys", "rdma-io", "rdma-bench").map(this::jar).collect(Collectors.joining(":"));
        Path archive = ClassArchive.create(classPath, directory.resolve("classes.jsa"));
        List<String> command = new ArrayList<>(List.of(
                root.resolve("scripts/vm").toString(),
                "run",
                "--device",
                "rxe",
                "--exact-times",
                "--memory",
                GUEST_MEMORY,
                "--timeout",
                "7200",
                "--out",
                directory.toString()));
        command.addAll(ClassArchive.java(classPath, archive));
        command.addAll(List.of(
                ExchangeDriver.class.getName(),
                archive.toString(),
                root.resolve("rdma-bench/target/native/rsocket_exchange").toString(),
                jucx().resolve("jucx.jar") + ":" + jucx().resolve("classes"),
                jucx().resolve("lib").toString(),
                String.valueOf(rounds),
                String.valueOf(effort.of(30_000, 8_000, 100)),
                String.valueOf(effort.of(2_000, 1_000, 100)),
                String.valueOf(effort.of(200, 60, 2)),
                String.valueOf(effort.of(20, 10, 2))));
        variants.forEach(variant -> command.add(variant.word()));
        return command;
    }

    /** Returns the jar of a module. Classes in directories cannot be archived. */
    private String jar(String module) {
        try (Stream<Path> files = Files.list(root.resolve(module + "/target"))) {
            return files.filter(file -> file.getFileName().toString().matches(module + "-[0-9][^-]*(-SNAPSHOT)?\\.jar"))
                    .findFirst()
                    .orElseThrow(() -> PartFailure.missing(
                            module + "/target contains no jar; start the benchmarks with ./dev" + " bench"))
                    .toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
