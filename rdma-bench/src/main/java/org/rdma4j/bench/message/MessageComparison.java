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
import org.rdma4j.bench.run.Child;
import org.rdma4j.bench.run.Effort;
import org.rdma4j.bench.run.Machine;
import org.rdma4j.bench.run.PartFailure;
import org.rdma4j.bench.run.Progress;

/**
 * Compares {@code org.rdma4j.message} with the same exchange written by hand on {@code org.rdma4j.verbs}, with JUCX, with
 * rsocket and with TCP: in one boot of the virtual machine, in interleaved rounds, by the exact user time of both processes.
 *
 * <p>With {@link Effort#FULL}, also writes the table into docs/performance.md.
 */
public final class MessageComparison {
    private static final String PART = "messages";
    private static final String BEGIN = "<!-- messages: begin -->\n";
    private static final String END = "<!-- messages: end -->\n";

    /** Memory of the guest in MiB: it has five JVMs. */
    private static final String GUEST_MEMORY = "3072";

    private final Path root;
    private final Path folder;
    private final Effort effort;

    /**
     * Creates a comparison.
     *
     * @param root of the project
     * @param folder for the output of the guest
     */
    public MessageComparison(Path root, Path folder, Effort effort) {
        this.root = root;
        this.folder = folder;
        this.effort = effort;
    }

    /** Boots the machine and measures all ways that are available. */
    public List<Result> run() {
        try {
            Files.createDirectories(folder);
            List<ExchangeWay> ways = new ArrayList<>(ExchangeWay.all());
            String missing = buildJucx();
            if (!missing.isEmpty()) {
                ways.removeIf(ExchangeWay::isJucx);
            }
            int rounds = effort.of(41, 11, 1);
            Progress.say(PART, rounds + " rounds in one boot");
            String output = Child.run(command(ways, rounds)).output();
            // The single rounds, for readers who want to see their spread.
            Files.writeString(folder.resolve("rounds.txt"), output);
            ExchangeRecords records = ExchangeRecords.parse(output);
            if (!missing.isEmpty()) {
                ExchangeWay.all().stream().filter(ExchangeWay::isJucx).forEach(way -> records.failed(way, missing));
            }
            records.failures().forEach((way, cause) -> Progress.say(PART, way.word() + " is not measured: " + cause));
            Files.writeString(folder.resolve("table.md"), records.markdown());
            if (effort == Effort.FULL) {
                writePage(records.markdown());
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
            Child.run(List.of(root.resolve("scripts/build-jucx").toString(), jucx().toString()));
            return "";
        } catch (PartFailure e) {
            return String.valueOf(e.getMessage());
        }
    }

    private List<String> command(List<ExchangeWay> ways, int rounds) throws IOException {
        String classPath =
                Stream.of("rdma-sys", "rdma-io", "rdma-bench").map(this::jar).collect(Collectors.joining(":"));
        Path archive = ClassArchive.create(classPath, folder.resolve("classes.jsa"));
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
                folder.toString()));
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
        ways.forEach(way -> command.add(way.word()));
        return command;
    }

    /** Returns the jar of a module: the archive holds classes of jars only. */
    private String jar(String module) {
        try (Stream<Path> files = Files.list(root.resolve(module + "/target"))) {
            return files.filter(file -> file.getFileName().toString().matches(module + "-[0-9][^-]*(-SNAPSHOT)?\\.jar"))
                    .findFirst()
                    .orElseThrow(() -> PartFailure.missing(module + "/target has no jar"))
                    .toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void writePage(String table) throws IOException {
        Path page = root.resolve("docs/performance.md");
        String text = Files.readString(page);
        int begin = text.indexOf(BEGIN);
        int end = text.indexOf(END);
        if (begin < 0 || end < begin) {
            throw new IOException(
                    page + " has no place for the table, between " + BEGIN.strip() + " and " + END.strip());
        }
        Files.writeString(
                page,
                text.substring(0, begin + BEGIN.length()) + Machine.describe() + "\n\n" + table + text.substring(end));
    }
}
