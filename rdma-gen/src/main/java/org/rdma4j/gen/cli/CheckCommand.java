package org.rdma4j.gen.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.pipeline.CompilerGate;
import org.rdma4j.gen.pipeline.FileSink;
import org.rdma4j.gen.pipeline.Generation;
import org.rdma4j.gen.pipeline.GenerationResult;
import org.rdma4j.gen.pipeline.OutputFiles;
import org.rdma4j.gen.pipeline.OutputPaths;
import org.rdma4j.gen.problem.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code check}: compares the checked-in files with the files that {@code generate} would write. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
            "Generates in memory and compares the result with the checked-in files. Changes nothing.",
            "Lists the files that differ. Exits with 1 if there are any."
        })
final class CheckCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private ConfigsOption configsOption;

    @Mixin
    private HeaderOptions headerOptions;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Console console = new Console(spec.commandLine().getErr());
        Set<Path> files = new HashSet<>();
        Set<Path> changed = new TreeSet<>();
        FileSink tree = (file, text) -> {
            files.add(file);
            if (!OutputFiles.hasText(file, text)) {
                changed.add(file);
            }
        };
        List<Config> configs = configsOption.read();
        // There is nothing to compare the files of an unknown release with.
        FileSink elsewhere = (file, text) -> {};
        List<GenerationResult> results;
        String checked;
        try (CompilerGate gate = new CompilerGate()) {
            results = new Generation(headerOptions.options(), false, gate, console, tree, elsewhere).run(configs);
            checked = gate.pass();
        }
        List<String> drift = new ArrayList<>();
        changed.forEach(p -> drift.add(OutputPaths.shown(p) + (Files.exists(p) ? " differs" : " is missing")));
        for (GenerationResult result : results) {
            result.obsolete().forEach(p -> drift.add(OutputPaths.shown(p) + " is no longer generated"));
            result.unknown()
                    .ifPresent(what -> console.note(
                            what + "; the checked-in files were compared with the checked-in" + " metadata"));
        }
        drift.forEach(out::println);
        out.println(checked);
        out.println(files.size() + " files, " + drift.size() + " drifted"
                + (drift.isEmpty() ? "" : "; run: " + configs.get(0).regenerate()));
        out.flush();
        return drift.isEmpty() ? ExitCode.DONE.code() : ExitCode.NO.code();
    }
}
