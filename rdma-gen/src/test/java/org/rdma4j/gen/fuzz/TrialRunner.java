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

/** Runs trials on a thread of its own, so that one that hangs is noticed. */
final class TrialRunner implements AutoCloseable {

    private final Duration limit;
    private ExecutorService worker = worker();

    /** @param limit the longest that one trial may take */
    TrialRunner(Duration limit) {
        this.limit = limit;
    }

    /**
     * Runs one trial and counts what comes of it.
     *
     * @param trial gives the outcome to count
     * @param input what it was made of, to be shown when it fails
     * @return the outcome; empty for an error of whatever kind
     * @throws ProblemException if cannot write to the temporary directory: nothing can be tried then
     */
    Optional<String> run(TrialResults tally, Supplier<String> trial, String input) {
        Future<String> running = worker.submit(trial::get);
        try {
            String outcome = running.get(limit.toMillis(), TimeUnit.MILLISECONDS);
            tally.good(outcome);
            return Optional.of(outcome);
        } catch (TimeoutException e) {
            worker.shutdownNow();
            worker = worker();
            tally.fault("not done after " + limit.toSeconds() + " s", input);
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
                tally.fault("an error that is not one line: " + message, input);
            } else {
                tally.good("refused");
            }
            return;
        }
        StringBuilder text = new StringBuilder(String.valueOf(failure));
        StackTraceElement[] trace = failure.getStackTrace();
        for (int i = 0; i < Math.min(trace.length, 12); i++) {
            text.append("\n\tat ").append(trace[i]);
        }
        tally.fault(text.toString(), input);
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
