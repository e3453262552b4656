package org.rdma4j.gen.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.rdma4j.gen.pipeline.CompilerGate;
import org.rdma4j.gen.pipeline.Generation;
import org.rdma4j.gen.pipeline.GenerationResult;
import org.rdma4j.gen.pipeline.OutputFiles;
import org.rdma4j.gen.pipeline.OutputPaths;
import org.rdma4j.gen.problem.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code generate}: writes metadata, Java and C from headers. */
@Command(
        name = GenerateCommand.NAME,
        mixinStandardHelpOptions = true,
        description = {
            "Reads the headers and writes metadata, wrapper.h, wrapper.c and Java.",
            "Reports what it read, bound, skipped and changed. Imported configurations are generated first.",
            "If the release of the headers is not checked in, writes the files below target/rdma-gen instead."
        },
        footerHeading = "%nExample:%n",
        footer = "  rdma-gen generate --config rdma.toml")
final class GenerateCommand implements Callable<Integer> {

    static final String NAME = "generate";

    /** Maximum number of changed files that are listed; the others are counted. */
    private static final int MAX_LISTED = 20;

    @Spec
    private CommandSpec spec;

    @Mixin
    private ConfigsOption configsOption;

    @Mixin
    private HeaderOptions headerOptions;

    @Option(names = "--adopt", description = "Add a release that is not checked in yet.")
    private boolean adopt;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Console console = new Console(spec.commandLine().getErr());
        try (OutputFiles output = new OutputFiles();
                CompilerGate gate = new CompilerGate()) {
            List<GenerationResult> results = new Generation(
                            headerOptions.options(), adopt, gate, console, output, output)
                    .run(configsOption.read());
            Set<Path> obsolete = new TreeSet<>();
            results.forEach(result -> obsolete.addAll(result.obsolete()));
            String checked = gate.pass();
            output.commit(obsolete);

            SummaryTable.print(out, results);
            out.println();
            out.println(checked);
            out.println(output.summary(obsolete));
            Collection<Path> changed = output.changed();
            changed.stream().limit(MAX_LISTED).forEach(p -> out.println("  changed " + OutputPaths.shown(p)));
            if (changed.size() > MAX_LISTED) {
                out.println("  and " + (changed.size() - MAX_LISTED) + " more");
            }
            obsolete.forEach(p -> out.println("  removed " + OutputPaths.shown(p)));
            results.forEach(result -> result.unknown()
                    .ifPresent(what -> console.note(what + "; its files are below target/rdma-gen, and the checked-in"
                            + " files are unchanged (generate --adopt adds the release)")));
            out.flush();
        }
        return ExitCode.DONE.code();
    }
}
