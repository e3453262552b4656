package org.rdma4j.tools.perf;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.TextFiles;
import picocli.CommandLine.Option;

/** Command-line options of {@link PerfCommand} that select where reports are written, or which reports are compared. */
final class ReportOptions {
    private static final Path STANDARD_OUTPUT = Path.of("-");

    /** Maximum size of a report that is read, in bytes. */
    private static final int MAX_BYTES = 16 << 20;

    @Option(
            names = "--json",
            paramLabel = "FILE",
            description = "Write the report as JSON; - writes it to the standard output instead of the table.")
    private @Nullable Path json;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "Write the report as a self-contained HTML page with charts.")
    private @Nullable Path html;

    @Option(
            names = "--compare",
            arity = "2",
            paramLabel = "JSON",
            description = "Compare two files written by --json, each of at most 16 MiB, instead of measuring.")
    private @Nullable List<Path> compared;

    /** Returns {@code true} if two reports are to be compared. */
    boolean isComparison() {
        return compared != null;
    }

    /** Prints the comparison of the two reports. */
    void compare(PrintWriter out) throws IOException {
        List<Path> files = compared == null ? List.of() : compared;
        PerfComparison.print(read(files.get(0)), read(files.get(1)), out);
    }

    /** Checks that the files can be written, so that a measurement does not end without a report. */
    void checkWritable() throws IOException {
        checkWritable(json);
        checkWritable(html);
    }

    private static void checkWritable(@Nullable Path file) throws IOException {
        if (file == null || file.equals(STANDARD_OUTPUT)) {
            return;
        }
        Path directory = file.toAbsolutePath().getParent();
        if (directory == null || Files.isDirectory(file)) {
            throw new IOException("cannot write " + file + ": it is a directory");
        }
        if (!Files.isDirectory(directory)) {
            throw new IOException("cannot write " + file + ": the directory " + directory + " does not exist");
        }
        if (!Files.isWritable(Files.exists(file) ? file : directory)) {
            throw new IOException("cannot write " + file + ": permission denied");
        }
    }

    /** Prints a report and writes it to the selected files. */
    void write(PerfReport report, PrintWriter out) throws IOException {
        if (STANDARD_OUTPUT.equals(json)) {
            out.println(report.toJson());
        } else {
            PerfTable.print(report, out);
        }
        out.flush();
        if (json != null && !json.equals(STANDARD_OUTPUT)) {
            write(json, report.toJson() + "\n");
        }
        if (html != null) {
            write(html, PerfPage.of(report));
        }
    }

    private static PerfReport read(Path file) throws IOException {
        try {
            return PerfReport.fromJson(TextFiles.read(file, MAX_BYTES));
        } catch (NoSuchFileException e) {
            throw new IOException("the file " + file + " does not exist", e);
        } catch (IllegalArgumentException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    private static void write(Path file, String text) throws IOException {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new IOException("cannot write " + file + ": " + e.getMessage(), e);
        }
    }
}
