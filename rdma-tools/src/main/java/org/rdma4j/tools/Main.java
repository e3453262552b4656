package org.rdma4j.tools;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.NoSuchElementException;
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
        description = "Says which RDMA devices this machine has, and whether a peer answers.",
        subcommands = {DevicesCommand.class, PingCommand.class, HelpCommand.class},
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nExit codes:%n",
        footer = {
            "  0  done",
            "  1  the answer is no: no device, no reply",
            "  2  bad usage",
            "  3  something failed; the message says what",
        })
public final class Main implements Runnable {
    static final int NO = 1;
    private static final int FAILED = 3;

    @Spec
    private CommandSpec spec;

    private Main() {}

    /** Called where there is no command. */
    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a command is missing");
    }

    /** Runs the program and ends the process with its exit code. */
    public static void main(String[] arguments) {
        int code = run(new PrintWriter(System.out, true), new PrintWriter(System.err, true), arguments);
        System.out.flush();
        System.exit(code);
    }

    /** Runs the program inside this process. */
    public static int run(PrintWriter out, PrintWriter err, String... arguments) {
        CommandLine line = new CommandLine(new Main());
        line.setOut(out);
        line.setErr(err);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setExecutionExceptionHandler((exception, command, parsed) -> {
            if (exception instanceof IOException
                    || exception instanceof NoSuchElementException
                    || exception instanceof UnsupportedOperationException
                    || exception instanceof IllegalArgumentException) {
                err.println(command.getColorScheme().errorText("error: " + exception.getMessage()));
                return FAILED;
            }
            throw exception;
        });
        return line.execute(arguments);
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
