package org.rdma4j.gen.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.diff.HistoryPage;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.pipeline.CallerSizedRecords;
import org.rdma4j.gen.pipeline.CheckedInMetadata;
import org.rdma4j.gen.problem.ExitCode;
import org.rdma4j.gen.problem.ProblemException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code history}: writes a page about several releases. */
@Command(
        name = "history",
        mixinStandardHelpOptions = true,
        description = {
            "Writes one self-contained HTML page about several releases.",
            "The page compares any two of the releases, filters the changes and shows the layouts of a record side by"
                    + " side."
        },
        footerHeading = "%nExample:%n",
        footer = "  rdma-gen history metadata/rdma-core-*.json -o history.html")
final class HistoryCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private ConfigOption configOption;

    @Parameters(
            paramLabel = "METADATA",
            arity = "1..*",
            description = "Two or more metadata files, one for each release.")
    private List<Path> metadata;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "The file to write. Default: standard output.")
    private @Nullable Path output;

    @Override
    public Integer call() {
        if (metadata.size() < 2) {
            throw ProblemException.badUsage(
                    "history compares at least two releases, but only one was given", "name two or more");
        }
        Config config = configOption.read();
        List<Metadata> releases = metadata.stream().map(CheckedInMetadata::read).toList();
        String page = HistoryPage.page(releases, CallerSizedRecords.facts(config, releases));
        ReportOutput.write(spec, Optional.ofNullable(output), metadata, page);
        return ExitCode.DONE.code();
    }
}
