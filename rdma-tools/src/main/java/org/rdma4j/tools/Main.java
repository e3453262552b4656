package org.rdma4j.tools;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.NoSuchElementException;
import org.rdma4j.tools.perf.PerfCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The entry point of {@code rdma-tools}. */
@Command(
        name = "rdma-tools",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        description = "Says which RDMA devices this machine has, whether a peer answers, and how fast.",
        subcommands = {DevicesCommand.class, PingCommand.class, PerfCommand.class, HelpCommand.class},
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nExit codes:%n",
        footer = {
            "  0  done",
            "  1  the answer is no: no device, no reply",
            "  2  bad usage",
            "  3  something failed; the message says what",
        })
public final class Main implements Runnable {
    /** The exit code where the answer is no. */
    public static final int NO = 1;

    private static final int FAILED = 3;

    @Spec
    private CommandSpec spec;

    private final boolean terminal;

    private Main(boolean terminal) {
        this.terminal = terminal;
    }

    /** Whether somebody sees what is written to the error output while it is written. */
    public boolean isTerminal() {
        return terminal;
    }

    private static boolean isErrorOutputTerminal() {
        try {
            String file = Path.of("/proc/self/fd/2").toRealPath().toString();
            return file.startsWith("/dev/pts/") || file.startsWith("/dev/tty");
        } catch (IOException e) {
            return false;
        }
    }

    /** Called where there is no command. */
    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a command is missing");
    }

    /** Runs the program and ends the process with its exit code. */
    public static void main(String[] arguments) {
        int code = run(
                new PrintWriter(System.out, true),
                new PrintWriter(System.err, true),
                isErrorOutputTerminal(),
                arguments);
        System.out.flush();
        System.exit(code);
    }

    /** Runs the program inside this process, with no terminal. */
    public static int run(PrintWriter out, PrintWriter err, String... arguments) {
        return run(out, err, false, arguments);
    }

    private static int run(PrintWriter out, PrintWriter err, boolean terminal, String... arguments) {
        CommandLine line = new CommandLine(new Main(terminal));
        line.setOut(out);
        line.setErr(err);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setExecutionExceptionHandler((exception, command, parsed) -> {
            if (exception instanceof IOException
                    || exception instanceof NoSuchElementException
                    || exception instanceof UnsupportedOperationException
                    || exception instanceof IllegalArgumentException
                    || exception instanceof IllegalCallerException) {
                return failed(line, exception);
            }
            throw exception;
        });
        try {
            return line.execute(arguments);
        } catch (UnsatisfiedLinkError e) {
            // The handler gets no errors.
            return failed(line, e);
        }
    }

    private static int failed(CommandLine line, Throwable failure) {
        line.getErr().println(line.getColorScheme().errorText("error: " + failure.getMessage()));
        return FAILED;
    }

    /** The jar's version. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"rdma-tools " + (version == null ? "(not packaged)" : version)};
        }
    }
}
