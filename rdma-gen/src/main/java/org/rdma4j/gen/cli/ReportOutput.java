package org.rdma4j.gen.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rdma4j.gen.pipeline.OutputFiles;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import picocli.CommandLine.Model.CommandSpec;

/** Writes reports to files or standard output. */
final class ReportOutput {

    private ReportOutput() {}

    /**
     * Writes a report to a file, atomically, or to standard output.
     *
     * @param sources the files that the report is about, which must not be overwritten
     */
    static void write(CommandSpec spec, Optional<Path> file, List<Path> sources, String text) {
        if (file.isPresent()) {
            if (sources.stream().anyMatch(source -> isSame(source, file.get()))) {
                throw ProblemException.badInput(
                        Location.of(file.get().toString()),
                        "the report would overwrite one of its input files",
                        "name another file with -o");
            }
            OutputFiles.write(Map.of(file.get().toAbsolutePath().normalize(), text));
        } else {
            PrintWriter out = spec.commandLine().getOut();
            out.print(text);
            out.flush();
        }
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return Files.isSameFile(one, other);
        } catch (IOException e) {
            return false;
        }
    }
}
