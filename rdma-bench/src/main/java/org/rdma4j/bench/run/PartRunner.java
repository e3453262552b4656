package org.rdma4j.bench.run;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.rdma4j.bench.report.Json;
import org.rdma4j.bench.report.Page;
import org.rdma4j.bench.report.Result;
import org.rdma4j.bench.report.Table;

/**
 * Runs the parts of the benchmark one after the other. The results of a part are printed and written when it ends. A
 * part that fails is reported; the other parts run, and their results are written.
 */
final class PartRunner {
    private final Path directory;
    private final PrintStream table;
    private final PrintStream errors;
    private final List<Result> results = new ArrayList<>();
    private final List<String> failed = new ArrayList<>();
    private int worst;

    /**
     * Creates a run without parts.
     *
     * @param directory the directory for the results
     * @param table receives the results as text
     * @param errors receives a line for each part that fails
     */
    PartRunner(Path directory, PrintStream table, PrintStream errors) {
        this.directory = directory;
        this.table = table;
        this.errors = errors;
    }

    /**
     * Runs a part and writes the results of all parts so far.
     *
     * @return the results of the part; empty if it failed
     */
    List<Result> run(String name, Supplier<List<Result>> part) throws IOException {
        Files.createDirectories(directory);
        Path log = directory.resolve(name + ".failure.txt");
        Files.deleteIfExists(log);
        List<Result> own;
        try {
            own = part.get();
        } catch (PartFailure e) {
            failed(name, e.code(), e.getMessage(), Files.writeString(log, e.output()));
            return List.of();
        } catch (RuntimeException | LinkageError e) {
            StringWriter trace = new StringWriter();
            e.printStackTrace(new PrintWriter(trace, true));
            failed(name, 1, e.toString().lines().findFirst().orElse(""), Files.writeString(log, trace.toString()));
            return List.of();
        }
        table.print((results.isEmpty() ? "" : "\n") + Table.of(own));
        results.addAll(own);
        Files.writeString(json(), Json.of(results));
        Files.writeString(page(), Page.of(Machine.describe(), results));
        return own;
    }

    private void failed(String name, int code, String message, Path log) {
        errors.println("error: " + name + ": " + message + "; see " + log);
        failed.add(name);
        worst = Math.max(worst, code);
    }

    /** Prints the paths of the results and the names of the failed parts, and returns the exit code: 0, 1 or 3. */
    int finish() {
        if (!results.isEmpty()) {
            table.println("\n" + json() + "\n" + page());
        }
        if (!failed.isEmpty()) {
            errors.println("error: failed: " + String.join(", ", failed) + "; see above");
        }
        return worst;
    }

    private Path json() {
        return directory.resolve("bench.json");
    }

    private Path page() {
        return directory.resolve("bench.html");
    }
}
