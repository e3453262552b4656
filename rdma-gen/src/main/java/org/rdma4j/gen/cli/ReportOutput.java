package org.rdma4j.gen.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;

/** Where a report goes. */
final class ReportOutput {

    private ReportOutput() {}

    /** To the file, as one that is whole or not there, or to standard output. */
    static void write(CommandSpec spec, Optional<Path> file, String text) {
        if (file.isPresent()) {
            OutputFiles.write(Map.of(file.get().toAbsolutePath().normalize(), text));
        } else {
            PrintWriter out = spec.commandLine().getOut();
            out.print(text);
            out.flush();
        }
    }
}
