package org.rdma4j.gen.fuzz;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.rdma4j.gen.problem.ProblemException;

/** Runs trials on a separate thread, so that one that hangs is detected. */
final class TrialRunner implements AutoCloseable {

    private final Duration limit;
    private ExecutorService worker = worker();

    /** @param limit the time limit for one trial */
    TrialRunner(Duration limit) {
        this.limit = limit;
    }

    /**
     * Runs one trial and counts its outcome.
     *
     * @param trial returns the outcome to count
     * @param input the input of the trial, which is printed if it fails
     * @return the outcome; empty if the trial failed in any way
     * @throws ProblemException if the temporary folder cannot be written, so that no trial can run
     */
    Optional<String> run(TrialResults tally, Supplier<String> trial, String input) {
        Future<String> running = worker.submit(trial::get);
        try {
            String outcome = running.get(limit.toMillis(), TimeUnit.MILLISECONDS);
            tally.addInput(outcome);
            return Optional.of(outcome);
        } catch (TimeoutException e) {
            worker.shutdownNow();
            worker = worker();
            tally.addFault("not done after " + limit.toSeconds() + " s", input);
        } catch (ExecutionException e) {
            failed(tally, e.getCause(), input);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Optional.empty();
    }

    private static void failed(TrialResults tally, Throwable failure, String input) {
        if (failure instanceof ProblemException problem) {
            if (problem.isOfTemporaryDirectory()) {
                throw problem;
            }
            String message = String.valueOf(problem.getMessage());
            if (message.isBlank() || message.indexOf('\n') >= 0) {
                tally.addFault("an error that is not one line: " + message, input);
            } else {
                tally.addInput("refused");
            }
            return;
        }
        StringBuilder text = new StringBuilder(String.valueOf(failure));
        StackTraceElement[] trace = failure.getStackTrace();
        for (int i = 0; i < Math.min(trace.length, 12); i++) {
            text.append("\n\tat ").append(trace[i]);
        }
        tally.addFault(text.toString(), input);
    }

    private static ExecutorService worker() {
        return Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, "fuzz");
            thread.setDaemon(true);
            return thread;
        });
    }

    @Override
    public void close() {
        worker.shutdownNow();
    }
}
