package org.rdma4j.tests.guest.interop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import org.junit.jupiter.api.TestReporter;

/** Runs a pair: a server, and a client once the server listens. */
final class Interop {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final TestReporter reporter;
    private final String name;

    /**
     * @param reporter where what the C program says goes
     * @param name the pair's, in the report
     */
    Interop(TestReporter reporter, String name) {
        this.reporter = reporter;
        this.name = name;
    }

    /** Our program; it prints to the stream. */
    interface Program<T> {
        T run(PrintStream out) throws Exception;
    }

    /** Waits until a server listens; the question tells whether it has failed. */
    interface Ready {
        void await(BooleanSupplier failed) throws IOException, InterruptedException;
    }

    /**
     * What both ends have to show.
     *
     * @param java what our program returned
     * @param c what the C program said
     */
    record Outcome<T>(T java, String c) {}

    /** The C program serves, ours connects; the C program has to end well. */
    <T> Outcome<T> toC(List<String> server, Ready ready, Program<T> client) throws Exception {
        try (CTool tool = CTool.start(name, server)) {
            ready.await(tool::ended);
            try {
                T result = finish(start(client));
                return outcome(tool, result);
            } catch (AssertionError | Exception problem) {
                reporter.publishEntry(name, tool.report());
                throw problem;
            }
        }
    }

    /** Our program serves, the C program connects and has to end well. */
    <T> Outcome<T> fromC(List<String> client, Ready ready, Program<T> server) throws Exception {
        FutureTask<T> serving = start(server);
        ready.await(serving::isDone);
        try (CTool tool = CTool.start(name, client)) {
            try {
                return outcome(tool, finish(serving));
            } catch (AssertionError | Exception problem) {
                reporter.publishEntry(name, tool.report());
                throw problem;
            }
        }
    }

    private <T> Outcome<T> outcome(CTool tool, T result) throws Exception {
        int code = tool.exitCode(PATIENCE);
        reporter.publishEntry(name, tool.report());
        assertThat(code == 0 || code == 255 && endedByItsOwnRace(tool.output()))
                .as("the C program ended with %d, not 0, and said:%n%s", code, tool.output())
                .isTrue();
        return new Outcome<>(result, tool.output());
    }

    /**
     * rping's client and its kin close the event channel in main while their other thread still asks it for the next
     * event, which ends the process with 255 and this line wherever that thread is the quicker one. A server may print
     * another line before it. All data has been checked by then; the callers look at what it said of each round.
     */
    static boolean endedByItsOwnRace(String said) {
        String end =
                "DISCONNECT EVENT...\n(wait for RDMA_READ_ADV state \\d+\n)?rdma_get_cm_event: Bad file descriptor";
        return Pattern.compile(end + "\\s*$").matcher(said).find();
    }

    private <T> FutureTask<T> start(Program<T> program) {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
        Callable<T> body = () -> {
            try {
                return program.run(out);
            } finally {
                String words = said.toString(StandardCharsets.UTF_8);
                reporter.publishEntry(name + ", Java", words.isBlank() ? "said nothing" : words);
            }
        };
        FutureTask<T> task = new FutureTask<>(body);
        Thread thread = new Thread(task, name);
        // A side that waits inside C for a peer that failed cannot be interrupted; it must not keep the JVM.
        thread.setDaemon(true);
        thread.start();
        return task;
    }

    private static <T> T finish(FutureTask<T> task) throws Exception {
        try {
            return task.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof Exception cause) {
                throw cause;
            }
            throw failure;
        } catch (TimeoutException late) {
            throw new AssertionError("the Java side did not end", late);
        }
    }
}
