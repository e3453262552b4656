package org.rdma4j.tools.perf;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rdma4j.tools.Main;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** The command {@code perf}, which measures latency and bandwidth between this host and a server. */
@Command(
        name = "perf",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Measures latency and bandwidth of send, write, read and atomic operations.",
            "",
            "The server listens, and the client measures. Most options are for the client. By default, the client measures"
                    + " all operations that the device supports, which takes about half a minute."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  On the server:  rdma-tools perf --listen",
            "  On the client:  rdma-tools perf 10.0.0.1 --html report.html",
            "  One operation:  rdma-tools perf 10.0.0.1 -o write -m latency -s 2..8K -D 2 --json -",
            "",
            "Equivalents in perftest: 'perf HOST -o send -m latency' is ib_send_lat, '-o write -m bandwidth' is ib_write_bw,"
                    + " '-o read -m latency' is ib_read_lat. The options -s, -n, -D, -t, -I, -e and -p are the same.",
            "The latency of send and write is half the round-trip time; that of other operations is the time to completion."
                    + " 1 MiB/s is 2^20 bytes per second.",
        })
public final class PerfCommand implements Callable<Integer> {
    private static final int PORT = 7473;

    @Parameters(
            paramLabel = "HOST",
            arity = "0..1",
            description = "Name or address of the server on the RDMA network. With --listen: address to listen on, by"
                    + " default all addresses.")
    private @Nullable String host;

    @Option(names = "--listen", description = "Start a server, which serves one client after another.")
    private boolean listen;

    @Option(names = "--once", description = "With --listen: exit after the first client.")
    private boolean once;

    @Option(
            names = "--max-memory",
            defaultValue = "256",
            paramLabel = "MIB",
            description = "With --listen: maximum memory for a measurement in MiB (default ${DEFAULT-VALUE}). A"
                    + " measurement that needs more memory is rejected.")
    private int maxMemory;

    @Option(
            names = {"-p", "--port"},
            defaultValue = "" + PORT,
            paramLabel = "PORT",
            description = "Port of the connection manager (default ${DEFAULT-VALUE}).")
    private int port;

    @Mixin
    private MeasurementOptions measurement;

    @Option(
            names = {"-W", "--timeout"},
            defaultValue = "10000",
            paramLabel = "MS",
            description = "Maximum time without progress in milliseconds (default ${DEFAULT-VALUE}).")
    private long timeout;

    @Mixin
    private ReportOptions reports;

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Main main;

    @Override
    public Integer call() throws IOException {
        check(port >= 1 && port <= 65535, "--port must be 1 to 65535, but is " + port);
        if (reports.isComparison()) {
            check(host == null && !listen, "--compare cannot be combined with HOST or --listen");
            reports.compare(spec.commandLine().getOut());
            return 0;
        }
        return listen ? serve() : measure();
    }

    private void check(boolean valid, String message) {
        if (!valid) {
            throw new ParameterException(spec.commandLine(), message);
        }
    }

    private int serve() throws IOException {
        for (OptionSpec option : spec.commandLine().getParseResult().matchedOptions()) {
            check(
                    Set.of("--listen", "--once", "--port", "--max-memory").contains(option.longestName()),
                    option.longestName()
                            + " is an option of the client; the server has --listen, --once, --port and --max-memory");
        }
        check(maxMemory >= 1, "--max-memory must be at least 1, but is " + maxMemory);
        InetSocketAddress address = host == null ? new InetSocketAddress(port) : resolved(host);
        new PerfServer(address, (long) maxMemory << 20, spec.commandLine().getErr()).serve(once);
        return 0;
    }

    private InetSocketAddress resolved(String name) throws IOException {
        InetSocketAddress address = new InetSocketAddress(name, port);
        if (address.isUnresolved()) {
            throw new IOException("cannot resolve the name '" + name + "'");
        }
        return address;
    }

    private int measure() throws IOException {
        check(host != null, "HOST is missing: give the address of the server, or --listen to start a server");
        check(!once, "--once requires --listen");
        check(!spec.commandLine().getParseResult().hasMatchedOption("--max-memory"), "--max-memory requires --listen");
        String problem = measurement.problem();
        check(problem == null, String.valueOf(problem));
        check(
                timeout >= 1 && timeout <= ControlMessages.MAX_MILLIS,
                "--timeout must be 1 to " + ControlMessages.MAX_MILLIS + " (one day), but is " + timeout);
        reports.checkWritable();
        InetSocketAddress server = resolved(host);
        PerfClient client = new PerfClient(server, measurement.settings(), Duration.ofMillis(timeout), this::progress);
        PerfClient.Result run;
        try {
            run = client.run(measurement.measurements());
        } finally {
            main.showProgress("");
        }
        reports.write(run.report(), spec.commandLine().getOut());
        if (run.failure() != null) {
            throw run.failure();
        }
        return run.report().latency().size() + run.report().bandwidth().size() > 0 ? 0 : Main.EXIT_NEGATIVE;
    }

    private void progress(Measurement current, int number, int total) {
        main.showProgress(number + " of " + total + ": " + current);
    }
}
