package org.rdma4j.gen.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.problem.ExitCode;
import org.rdma4j.gen.problem.PrintableText;
import org.rdma4j.gen.problem.ProblemException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.UnmatchedArgumentException;

/** Entry point of {@code rdma-gen}. The default command is {@code generate}. */
@Command(
        name = "rdma-gen",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        description = {
            "Generates java.lang.foreign bindings and C wrappers from C headers, with metadata in JSON as an"
                    + " intermediate format.",
            "The default command is generate."
        },
        subcommands = {
            GenerateCommand.class,
            ExtractCommand.class,
            EmitCommand.class,
            CheckCommand.class,
            DumpCommand.class,
            DiffCommand.class,
            HistoryCommand.class,
            VerifyCommand.class,
            TargetsCommand.class
        },
        footerHeading = "%nExit codes:%n",
        footer = {
            "  0  done",
            "  1  negative result: drift, a breaking change or a mismatch",
            "  2  bad input or usage",
            "  3  something is missing on this machine",
        })
public final class Main {

    /** Replacement of the JVM for bytes that are no character in its locale. */
    private static final char UNREADABLE = '\ufffd';

    @Option(names = "--verbose", scope = ScopeType.INHERIT, description = "Print the stack trace of an error.")
    boolean verbose;

    /** Runs the program, and ends the process with the exit code. */
    public static void main(String[] args) {
        StandardOutput out = new StandardOutput();
        System.setOut(new PrintStream(out, false, StandardCharsets.UTF_8));
        Console console = new Console(new PrintWriter(System.err, true, StandardCharsets.UTF_8));
        if (String.join("", args).indexOf(UNREADABLE) >= 0
                || System.getProperty("user.dir").indexOf(UNREADABLE) >= 0) {
            console.error("a path contains characters that the JVM cannot decode in this locale; set LC_ALL=C.UTF-8");
            System.exit(ExitCode.BAD_INPUT.code());
        }
        int code = run(args);
        System.out.flush();
        Optional<String> failure = out.failure();
        failure.ifPresent(why -> console.error("cannot write the output: " + why));
        System.exit(failure.isPresent() ? ExitCode.BAD_INPUT.code() : code);
    }

    /** Runs the program in this process, and returns the exit code. */
    public static int run(String... args) {
        Main main = new Main();
        CommandLine line = new CommandLine(main)
                .setOut(new PrintWriter(System.out, true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(System.err, true, StandardCharsets.UTF_8))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionStrategy(Main::execute)
                .setExecutionExceptionHandler(main.executionErrors())
                .setParameterExceptionHandler(usageErrors());
        return line.execute(withDefaultCommand(line, args));
    }

    /**
     * Inserts the default command if there is no argument, or if the first one is an option other than help or version.
     */
    private static String[] withDefaultCommand(CommandLine line, String[] args) {
        for (String arg : args) {
            boolean help = arg.equals("-h") || arg.equals("--help") || arg.equals("-V") || arg.equals("--version");
            if (line.getSubcommands().containsKey(arg) || help) {
                return args;
            }
            if (!arg.startsWith("-")) {
                break;
            }
        }
        if (args.length > 0 && !args[0].startsWith("-")) {
            return args;
        }
        String[] all = new String[args.length + 1];
        all[0] = GenerateCommand.NAME;
        System.arraycopy(args, 0, all, 1, args.length);
        return all;
    }

    /** Prints help, or runs the command. Control characters in the output of commands are escaped. */
    private static int execute(ParseResult parsed) {
        Integer help = CommandLine.executeHelpRequest(parsed);
        if (help != null) {
            return help;
        }
        CommandLine line = parsed.commandSpec().commandLine();
        line.setOut(new PrintWriter(new PrintableWriter(line.getOut()), true));
        return new CommandLine.RunLast().execute(parsed);
    }

    private IExecutionExceptionHandler executionErrors() {
        return (exception, commandLine, parseResult) -> {
            if (verbose) {
                StringWriter trace = new StringWriter();
                exception.printStackTrace(new PrintWriter(trace));
                commandLine.getErr().print(PrintableText.lines(trace.toString()));
            }
            Console console = new Console(commandLine.getErr());
            if (exception instanceof ProblemException problem) {
                problem.getMessage().lines().forEach(console::error);
                return problem.exitCode().code();
            }
            if (exception instanceof java.io.UncheckedIOException io) {
                console.error(String.valueOf(io.getCause().getMessage()));
                return ExitCode.BAD_INPUT.code();
            }
            console.error("internal error of rdma-gen: " + exception + "; run again with --verbose and report the"
                    + " output");
            return ExitCode.BAD_INPUT.code();
        };
    }

    private static IParameterExceptionHandler usageErrors() {
        return (ParameterException exception, String[] args) -> {
            CommandLine command = exception.getCommandLine();
            String name = command.getCommandSpec().qualifiedName();
            new Console(command.getErr()).error(words(exception) + "; see " + name + " --help");
            return ExitCode.BAD_INPUT.code();
        };
    }

    /** Returns the message for wrong arguments; for surplus arguments, another one than the argument parser's. */
    private static String words(ParameterException exception) {
        if (!(exception instanceof UnmatchedArgumentException unmatched) || unmatched.isUnknownOption()) {
            return exception.getMessage();
        }
        String word = unmatched.getUnmatched().get(0);
        if (exception.getCommandLine().getParent() != null) {
            return "unexpected argument '" + word + "'";
        }
        List<String> near = unmatched.getSuggestions();
        return "unknown command '" + word + "'" + (near.isEmpty() ? "" : " (did you mean " + near.get(0) + "?)");
    }

    /** Returns the version in the manifest of the jar. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"rdma-gen " + (version == null ? "(built from source)" : version)};
        }
    }
}
