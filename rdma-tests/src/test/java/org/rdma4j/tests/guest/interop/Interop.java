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

/**
 * Runs a Java program and a C program against each other: first the server, then the client once the server listens.
 */
final class Interop {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final TestReporter reporter;
    private final String name;

    /**
     * @param reporter reporter that receives the output of the C program
     * @param name name of the pair in the report
     */
    Interop(TestReporter reporter, String name) {
        this.reporter = reporter;
        this.name = name;
    }

    /** A Java program that prints to a stream. */
    interface Program<T> {
        T run(PrintStream out) throws Exception;
    }

    /** Waits until a server listens. The argument returns {@code true} once the server has failed. */
    interface Ready {
        void await(BooleanSupplier failed) throws IOException, InterruptedException;
    }

    /**
     * Results of both sides.
     *
     * @param java result of the Java program
     * @param c output of the C program
     */
    record Outcome<T>(T java, String c) {}

    /** Runs the C program as the server and the Java program as the client. The C program must exit with 0. */
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

    /** Runs the Java program as the server and the C program as the client. The C program must exit with 0. */
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
                .as("the C program exited with %d instead of 0; its output is:%n%s", code, tool.output())
                .isTrue();
        return new Outcome<>(result, tool.output());
    }

    /**
     * Returns {@code true} if a client ended because of a race in rping and related programs: their main thread closes
     * the event channel while the other thread still waits for an event on it. The process then exits with 255 after
     * printing this line. A server may print another line first. All data has been verified by then; callers check the
     * output of each round.
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
        // A thread that blocks in C because its peer failed cannot be interrupted, and must not keep the JVM running.
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
            throw new AssertionError("the Java side did not finish", late);
        }
    }
}
