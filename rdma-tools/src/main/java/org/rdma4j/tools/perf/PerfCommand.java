package org.rdma4j.tools.perf;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rdma4j.tools.Main;
import org.rdma4j.tools.perf.Measurement.Kind;
import org.rdma4j.tools.perf.Measurement.Operation;
import org.rdma4j.tools.perf.PerfReport.Settings;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Latency and bandwidth, between this machine and one that listens. */
@Command(
        name = "perf",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Measures latency and bandwidth of send, write, read and atomic operations.",
            "",
            "One side listens, the other measures; only the latter has options. Without any it measures everything that"
                    + " the device can, in about half a minute."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  On the server:  rdma-tools perf --listen",
            "  On the client:  rdma-tools perf 10.0.0.1 --html report.html",
            "  Two numbers:    rdma-tools perf 10.0.0.1 -o write -m latency -s 2..8K -D 2 --json -",
            "",
            "Beside perftest: 'perf HOST -o send -m latency' is ib_send_lat, '-o write -m bandwidth' is ib_write_bw,"
                    + " '-o read -m latency' is ib_read_lat, and so on; -s, -n, -D, -t, -I, -e and -p are the same.",
            "Latency is half the round trip of send and write, and the whole time of the others. MiB/s are 2^20 bytes.",
        })
public final class PerfCommand implements Callable<Integer> {
    private static final int PORT = 7473;
    private static final int LATENCY_ITERATIONS = 1000;
    private static final int BANDWIDTH_ITERATIONS = 5000;
    private static final Path STANDARD_OUTPUT = Path.of("-");

    @Parameters(
            paramLabel = "HOST",
            arity = "0..1",
            description = "The server's name or address on its RDMA network. With --listen: the own address to listen"
                    + " on; all without.")
    private @Nullable String host;

    @Option(names = "--listen", description = "Be the server, for one client after the other.")
    private boolean listen;

    @Option(names = "--once", description = "With --listen: end after the first client.")
    private boolean once;

    @Option(
            names = {"-p", "--port"},
            defaultValue = "" + PORT,
            paramLabel = "PORT",
            description = "The connection manager's port (${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = {"-o", "--operation"},
            split = ",",
            paramLabel = "OPERATION",
            description = "What to measure: ${COMPLETION-CANDIDATES}; several with commas between, all without.")
    private List<Operation> operations = List.of(Operation.values());

    @Option(
            names = {"-m", "--measure"},
            split = ",",
            paramLabel = "KIND",
            description = "${COMPLETION-CANDIDATES}; both without.")
    private List<Kind> kinds = List.of(Kind.values());

    @Option(
            names = {"-s", "--sizes"},
            converter = SizesConverter.class,
            defaultValue = "8,64,512,4K,64K",
            paramLabel = "SIZES",
            description = "Message sizes in bytes: 64, 4K, 1M, each power of two as in 2..8K, several with commas"
                    + " between (${DEFAULT-VALUE}). Atomic operations have 8 bytes always.")
    private Sizes sizes = new Sizes(List.of());

    @Option(
            names = {"-n", "--iterations"},
            paramLabel = "N",
            description = "How many messages of each operation and size (" + LATENCY_ITERATIONS + " for latency, "
                    + BANDWIDTH_ITERATIONS + " for bandwidth).")
    private @Nullable Long iterations;

    @Option(
            names = {"-D", "--duration"},
            paramLabel = "SECONDS",
            description = "Instead: how long each is measured.")
    private @Nullable Double duration;

    @Option(
            names = {"-t", "--depth"},
            defaultValue = "128",
            paramLabel = "N",
            description = "How many requests of bandwidth are outstanding (${DEFAULT-VALUE}).")
    private int depth;

    @Option(
            names = {"-I", "--inline"},
            defaultValue = "0",
            paramLabel = "BYTES",
            description = "Sends and writes up to this size go inline (${DEFAULT-VALUE}).")
    private int inline;

    @Option(
            names = {"-e", "--events"},
            description = "Sleep until there are completions, on both sides, instead of polling. The latency of write"
                    + " polls memory always.")
    private boolean events;

    @Option(
            names = {"-w", "--warm-up"},
            defaultValue = "1000",
            paramLabel = "N",
            description = "Messages before each measurement, for a quarter of a second at most (${DEFAULT-VALUE}).")
    private long warmUp;

    @Option(
            names = {"-W", "--timeout"},
            defaultValue = "10000",
            paramLabel = "MS",
            description = "After how many milliseconds in which nothing moves to give up (${DEFAULT-VALUE}).")
    private long timeout;

    @Option(
            names = "--json",
            paramLabel = "FILE",
            description = "Write everything as JSON; - for the output, instead" + " of the table.")
    private @Nullable Path json;

    @Option(names = "--html", paramLabel = "FILE", description = "Write one page with charts, which needs no network.")
    private @Nullable Path html;

    @Option(
            names = "--compare",
            arity = "2",
            paramLabel = "JSON",
            description = "Measure nothing; show two files of --json beside each other.")
    private @Nullable List<Path> compared;

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Main main;

    /** What {@code --sizes} says. */
    record Sizes(List<Integer> bytes) {}

    static final class SizesConverter implements ITypeConverter<Sizes> {
        @Override
        public Sizes convert(String text) {
            try {
                return new Sizes(MessageSizes.parse(text));
            } catch (IllegalArgumentException e) {
                throw new TypeConversionException(e.getMessage());
            }
        }
    }

    @Override
    public Integer call() throws IOException {
        check(port >= 1 && port <= 65535, "--port is " + port + "; it can be 1 to 65535");
        if (compared != null) {
            check(host == null && !listen, "--compare goes without HOST and --listen");
            PerfComparison.print(
                    read(compared.get(0)),
                    read(compared.get(1)),
                    spec.commandLine().getOut());
            return 0;
        }
        return listen ? serve() : measure();
    }

    private void check(boolean right, String message) {
        if (!right) {
            throw new ParameterException(spec.commandLine(), message);
        }
    }

    private int serve() throws IOException {
        for (OptionSpec option : spec.commandLine().getParseResult().matchedOptions()) {
            check(
                    Set.of("--listen", "--once", "--port").contains(option.longestName()),
                    option.longestName() + " is for the client: the server learns from it what to do");
        }
        InetSocketAddress at = host == null ? new InetSocketAddress(port) : resolved(host);
        new PerfServer(at, spec.commandLine().getErr()).serve(once);
        return 0;
    }

    private InetSocketAddress resolved(String name) throws IOException {
        InetSocketAddress address = new InetSocketAddress(name, port);
        if (address.isUnresolved()) {
            throw new IOException("there is no address of the name '" + name + "'");
        }
        return address;
    }

    private int measure() throws IOException {
        check(host != null, "HOST is missing: the server's address; or --listen, to be the server");
        check(!once, "--once goes with --listen");
        check(iterations == null || duration == null, "give --iterations or --duration, not both");
        check(iterations == null || iterations >= 1, "--iterations is " + iterations + "; it is at least 1");
        check(
                duration == null || duration > 0 && Double.isFinite(duration),
                "--duration is " + duration + "; it is more than 0, and ends");
        check(depth >= 1, "--depth is " + depth + "; it is at least 1");
        check(inline >= 0, "--inline is " + inline + "; it is at least 0");
        check(warmUp >= 0, "--warm-up is " + warmUp + "; it is at least 0");
        check(
                timeout >= 1 && timeout <= Control.MOST_MILLIS,
                "--timeout is " + timeout + "; it is 1 to " + Control.MOST_MILLIS + ", which is a day");
        checkCanWrite(json);
        checkCanWrite(html);
        InetSocketAddress server = resolved(host);
        PerfClient client = new PerfClient(server, settings(), Duration.ofMillis(timeout), this::progress);
        PerfClient.Run run;
        try {
            run = client.run(measurements());
        } finally {
            endProgress();
        }
        write(run.report());
        if (run.failure() != null) {
            throw run.failure();
        }
        return run.report().latency().size() + run.report().bandwidth().size() > 0 ? 0 : Main.NO;
    }

    private Settings settings() {
        boolean timed = duration != null;
        return new Settings(
                timed ? 0 : iterations == null ? LATENCY_ITERATIONS : iterations,
                timed ? 0 : iterations == null ? BANDWIDTH_ITERATIONS : iterations,
                timed ? duration : 0,
                depth,
                inline,
                events,
                warmUp);
    }

    private List<Measurement> measurements() {
        List<Measurement> all = new ArrayList<>();
        for (Kind kind : EnumSet.copyOf(kinds)) {
            for (Operation operation : EnumSet.copyOf(operations)) {
                for (int size : operation.isAtomic() ? List.of(Measurement.ATOMIC_BYTES) : sizes.bytes()) {
                    all.add(new Measurement(operation, kind, size));
                }
            }
        }
        return all;
    }

    // Progress, where somebody looks.

    private void progress(Measurement what, int number, int of) {
        if (main.isTerminal()) {
            PrintWriter err = spec.commandLine().getErr();
            err.printf("\r\033[K%d of %d: %s", number, of, what);
            err.flush();
        }
    }

    private void endProgress() {
        if (main.isTerminal()) {
            PrintWriter err = spec.commandLine().getErr();
            err.print("\r\033[K");
            err.flush();
        }
    }

    // What is written.

    /** Nobody wants to hear it after the run. */
    private static void checkCanWrite(@Nullable Path file) throws IOException {
        if (file == null || file.equals(STANDARD_OUTPUT)) {
            return;
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(file)) {
            throw new IOException("cannot write " + file + ": it is a folder");
        }
        if (!Files.isDirectory(folder)) {
            throw new IOException("cannot write " + file + ": there is no folder " + folder);
        }
        if (!Files.isWritable(Files.exists(file) ? file : folder)) {
            throw new IOException("cannot write " + file + ": no permission");
        }
    }

    private void write(PerfReport report) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (STANDARD_OUTPUT.equals(json)) {
            out.println(report.toJson());
        } else {
            PerfTable.print(report, out);
        }
        out.flush();
        if (json != null && !json.equals(STANDARD_OUTPUT)) {
            write(json, report.toJson() + "\n");
        }
        if (html != null) {
            write(html, PerfPage.of(report));
        }
    }

    private static PerfReport read(Path file) throws IOException {
        try {
            return PerfReport.fromJson(Files.readString(file));
        } catch (NoSuchFileException e) {
            throw new IOException("there is no file " + file, e);
        } catch (IllegalArgumentException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    private static void write(Path file, String text) throws IOException {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new IOException("cannot write " + file + ": " + e.getMessage(), e);
        }
    }
}
