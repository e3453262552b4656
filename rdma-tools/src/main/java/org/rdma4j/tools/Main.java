package org.rdma4j.tools;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.NoSuchElementException;
import org.rdma4j.sys.runtime.printing.PrintableText;
import org.rdma4j.tools.perf.PerfCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** Main class of {@code rdma-tools}. */
@Command(
        name = "rdma-tools",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        description = "Lists RDMA devices, tests whether a peer answers, and measures latency and bandwidth.",
        subcommands = {DevicesCommand.class, PingCommand.class, PerfCommand.class, HelpCommand.class},
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nExit codes:%n",
        footer = {
            "  0  success",
            "  1  negative result: no device, or no answer",
            "  2  invalid usage",
            "  3  failure, described by the message",
        })
public final class Main implements Runnable {
    /** Exit code for a negative result. */
    public static final int EXIT_NEGATIVE = 1;

    private static final int EXIT_FAILURE = 3;

    @Spec
    private CommandSpec spec;

    /** The error output, without the filter of {@link PrintableWriter}. */
    private final PrintWriter err;

    /** Whether the error output is a terminal. */
    private final boolean terminal;

    private Main(PrintWriter err, boolean terminal) {
        this.err = err;
        this.terminal = terminal;
    }

    /**
     * Replaces the current line of the error output by the progress of a command, if the error output is a terminal.
     *
     * @param progress the progress, or an empty string to clear the line
     */
    public void showProgress(String progress) {
        if (terminal) {
            err.print("\r\033[K" + PrintableText.of(progress));
            err.flush();
        }
    }

    private static boolean isErrorOutputTerminal() {
        try {
            String file = Path.of("/proc/self/fd/2").toRealPath().toString();
            return file.startsWith("/dev/pts/") || file.startsWith("/dev/tty");
        } catch (IOException e) {
            return false;
        }
    }

    /** Called if the command is missing. */
    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "the command is missing");
    }

    /** Runs the program and exits the process. */
    public static void main(String[] arguments) {
        int code = run(
                new PrintWriter(System.out, true),
                new PrintWriter(System.err, true),
                isErrorOutputTerminal(),
                arguments);
        System.out.flush();
        System.exit(code);
    }

    /** Runs the program in this process, without a terminal, and returns its exit code. */
    public static int run(PrintWriter out, PrintWriter err, String... arguments) {
        return run(out, err, false, arguments);
    }

    private static int run(PrintWriter out, PrintWriter err, boolean terminal, String... arguments) {
        CommandLine line = new CommandLine(new Main(err, terminal));
        line.setOut(out);
        line.setErr(err);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setExecutionStrategy(parsed -> {
            // Help texts contain escape sequences for colours. The output of commands contains text of devices, files
            // and
            // peers, and is therefore filtered.
            Integer help = CommandLine.executeHelpRequest(parsed);
            if (help != null) {
                return help;
            }
            line.setOut(new PrintWriter(new PrintableWriter(out), true));
            line.setErr(new PrintWriter(new PrintableWriter(err), true));
            return new CommandLine.RunLast().execute(parsed);
        });
        line.setParameterExceptionHandler((exception, words) -> badUsage(exception, err));
        line.setExecutionExceptionHandler((exception, command, parsed) -> {
            if (exception instanceof IOException
                    || exception instanceof NoSuchElementException
                    || exception instanceof UnsupportedOperationException
                    || exception instanceof IllegalArgumentException
                    || exception instanceof IllegalCallerException) {
                return failed(line, err, exception);
            }
            // A bug of this program.
            StringWriter trace = new StringWriter();
            exception.printStackTrace(new PrintWriter(trace));
            err.println(PrintableText.message(trace.toString().replace("\t", "    ")));
            return EXIT_FAILURE;
        });
        try {
            return line.execute(arguments);
        } catch (UnsatisfiedLinkError e) {
            // The exception handler is not called for errors.
            return failed(line, err, e);
        }
    }

    private static int badUsage(ParameterException exception, PrintWriter err) {
        CommandLine command = exception.getCommandLine();
        err.println(command.getColorScheme().errorText(PrintableText.message(String.valueOf(exception.getMessage()))));
        if (!UnmatchedArgumentException.printSuggestions(exception, err)) {
            command.usage(err, command.getColorScheme());
        }
        return command.getCommandSpec().exitCodeOnInvalidInput();
    }

    private static int failed(CommandLine line, PrintWriter err, Throwable failure) {
        String message = failure.getMessage() == null ? failure.toString() : failure.getMessage();
        err.println(line.getColorScheme().errorText("error: " + PrintableText.message(message)));
        return EXIT_FAILURE;
    }

    /** Provides the version of the jar. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"rdma-tools " + (version == null ? "(not packaged)" : version)};
        }
    }
}
