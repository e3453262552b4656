package org.rdma4j.gen.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.rdma4j.gen.dump.Dump;
import org.rdma4j.gen.problem.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code dump}: prints metadata, one fact per line. */
@Command(
        name = "dump",
        mixinStandardHelpOptions = true,
        description = {
            "Prints the metadata, one fact per line: partition, kind, name and value, separated by tabs.",
            "Suitable for grep, sort and diff."
        },
        footerHeading = "%nExample:%n",
        footer = "  rdma-gen dump metadata/rdma-core-44.0.json | grep ibv_send_wr")
final class DumpCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private ConfigOption configOption;

    @Mixin
    private TargetOption targetOption;

    @Parameters(paramLabel = "METADATA", description = "The metadata file.")
    private Path metadata;

    @Override
    public Integer call() {
        spec.commandLine().getOut().print(Dump.text(targetOption.read(metadata)));
        spec.commandLine().getOut().flush();
        return ExitCode.DONE.code();
    }
}
