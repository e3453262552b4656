package org.rdma4j.gen.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.diff.Diff;
import org.rdma4j.gen.diff.DiffReport;
import org.rdma4j.gen.diff.HistoryPage;
import org.rdma4j.gen.diff.JsonReport;
import org.rdma4j.gen.diff.MarkdownReport;
import org.rdma4j.gen.diff.TextReport;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.pipeline.CallerSizedRecords;
import org.rdma4j.gen.pipeline.CheckedInMetadata;
import org.rdma4j.gen.problem.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code diff}: lists the changes between two releases, and whether they break programs. */
@Command(
        name = "diff",
        mixinStandardHelpOptions = true,
        description = {
            "Lists the changes from one release to another, and whether they break programs.",
            "For each declaration that was added, removed or changed, states whether the change breaks source"
                    + " (programs do"
                    + " not compile, or change their meaning), binary (compiled programs misbehave) or neither, and"
                    + " why.",
            "The configuration states who allocates a record. Compares all targets that both releases describe.",
            "Exits with 1 if a change breaks programs."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  rdma-gen diff metadata/rdma-core-44.0.json metadata/rdma-core-56.1.json",
            "  rdma-gen diff --format markdown -o changes.md OLD NEW"
        })
final class DiffCommand implements Callable<Integer> {

    /** Format of the report. */
    enum Format {
        TEXT,
        JSON,
        MARKDOWN,
        HTML;

        /** Returns the format as on the command line. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Spec
    private CommandSpec spec;

    @Mixin
    private ConfigOption configOption;

    @Parameters(index = "0", paramLabel = "OLD", description = "The metadata file of the older release.")
    private Path before;

    @Parameters(index = "1", paramLabel = "NEW", description = "The metadata file of the newer release.")
    private Path after;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "One of ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Format format;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "The file to write. Default: standard output.")
    private @Nullable Path output;

    @Override
    public Integer call() {
        Config config = configOption.read();
        Metadata old = CheckedInMetadata.read(before);
        Metadata now = CheckedInMetadata.read(after);
        RecordAllocation facts = CallerSizedRecords.facts(config, List.of(old, now));
        DiffReport report = Diff.compare(old, now, facts);
        String text = switch (format) {
            case TEXT -> TextReport.of(report);
            case JSON -> JsonReport.of(report);
            case MARKDOWN -> MarkdownReport.of(report);
            case HTML -> HistoryPage.page(List.of(old, now), facts);
        };
        ReportOutput.write(spec, Optional.ofNullable(output), List.of(before, after), text);
        return report.breaks() ? ExitCode.NO.code() : ExitCode.DONE.code();
    }
}
