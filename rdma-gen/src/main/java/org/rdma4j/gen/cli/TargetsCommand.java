package org.rdma4j.gen.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.rdma4j.gen.dump.TargetTable;
import org.rdma4j.gen.metadata.MetadataReader;
import org.rdma4j.gen.problem.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code targets}: lists the differences between the targets of the metadata. */
@Command(
        name = "targets",
        mixinStandardHelpOptions = true,
        description = {
            "Lists the differences between the targets of the metadata in a Markdown table.",
            "The table has a row for each fact of dump that differs and a column for each target."
        },
        footerHeading = "%nExample:%n",
        footer = "  rdma-gen targets metadata/rdma-core-44.0.json metadata/posix.json")
final class TargetsCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private ConfigOption configOption;

    @Parameters(paramLabel = "METADATA", arity = "1..*", description = "The metadata files.")
    private List<Path> files;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        out.print(files.stream().map(MetadataReader::read).map(TargetTable::of).collect(Collectors.joining("\n")));
        out.flush();
        return ExitCode.DONE.code();
    }
}
