package org.rdma4j.gen.process;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.stream.Stream;
import org.rdma4j.gen.problem.ProblemException;

/**
 * A program to run, with its arguments. It runs in the C locale, so that its messages can be read by machine, with an
 * empty standard input unless {@link #input} gives one, and is ended when it takes too long.
 *
 * @param words the program and its arguments; no shell is involved
 * @param directory where it runs; this process's own folder by default
 * @param timeout how long it may take
 * @param input what it reads from standard input
 * @param output the file that takes its standard output; absent where {@link CommandResult} does
 * @param remedy what a user can do when the program is not on the machine
 */
public record Command(
        List<String> words,
        Optional<Path> directory,
        Duration timeout,
        Optional<String> input,
        Optional<Path> output,
        String remedy) {

    /** Long enough for a compiler on a loaded machine, short enough that a hanging one is noticed. */
    public static final Duration DEFAULT_TIMEOUT = Duration.ofMinutes(2);

    /** How long readers may still take once the program has ended; only a grandchild can hold its pipes open. */
    private static final Duration EXIT_TIMEOUT = Duration.ofSeconds(5);

    /** More than any compiler says of any headers, and little enough to hold. */
    private static final int MAX_OUTPUT = 1 << 26;

    /** What is to end with this program. */
    private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

    /** Shared by those who start a program; the end of this process takes it for itself and never gives it back. */
    private static final ReadWriteLock STARTING = new ReentrantReadWriteLock();

    static {
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> {
                            STARTING.writeLock().lock();
                            RUNNING.forEach(Command::end);
                        },
                        "end of other programs"));
    }

    public Command {
        words = List.copyOf(words);
        if (words.isEmpty()) {
            throw new IllegalArgumentException("a command needs at least the program's name");
        }
    }

    /** Whether a program is found by its name. */
    public static boolean isOnPath(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    /** The command with these words. */
    public static Command of(List<String> words) {
        return new Command(
                words,
                Optional.empty(),
                DEFAULT_TIMEOUT,
                Optional.empty(),
                Optional.empty(),
                ProgramPackages.remedy(words.get(0)));
    }

    /** The command with these words. */
    public static Command of(String... words) {
        return of(List.of(words));
    }

    /**
     * Runs these words with the defaults.
     *
     * @throws ProblemException when the program is missing or takes too long
     */
    public static CommandResult run(List<String> words) {
        return of(words).run();
    }

    /** This command, run in that folder. */
    public Command in(Path folder) {
        return new Command(words, Optional.of(folder), timeout, input, output, remedy);
    }

    /** This command, ended after that time. */
    public Command within(Duration limit) {
        return new Command(words, directory, limit, input, output, remedy);
    }

    /** This command with that text on its standard input. */
    public Command input(String text) {
        return new Command(words, directory, timeout, Optional.of(text), output, remedy);
    }

    /** This command with that advice for a machine that lacks the program. */
    public Command remedy(String advice) {
        return new Command(words, directory, timeout, input, output, advice);
    }

    /** This command with its standard output in that file, however long it is. */
    public Command output(Path file) {
        return new Command(words, directory, timeout, input, Optional.of(file), remedy);
    }

    /**
     * Starts the program and waits for its end.
     *
     * @throws ProblemException when the program cannot be started (something missing, exit code 3) or takes too long
     */
    public CommandResult run() {
        Process process = start();
        try {
            CompletableFuture<String> out = reader(process, process.getInputStream());
            CompletableFuture<String> err = reader(process, process.getErrorStream());
            writer(process.getOutputStream());
            if (!process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS)) {
                throw ProblemException.missing(
                        "'" + line() + "' did not end within " + timeout.toSeconds() + " s",
                        "run it by hand to see why");
            }
            return new CommandResult(process.exitValue(), text(out), text(err));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while running '" + line() + "'", e);
        } finally {
            end(process);
            RUNNING.remove(process);
        }
    }

    /** The descendants first: they are no longer known as such once it has ended. */
    private static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    private Process start() {
        ProcessBuilder builder = new ProcessBuilder(words);
        builder.environment().put("LC_ALL", "C");
        builder.environment().remove("LANGUAGE");
        directory.ifPresent(folder -> builder.directory(folder.toFile()));
        output.ifPresent(file -> builder.redirectOutput(file.toFile()));
        STARTING.readLock().lock();
        try {
            Process process = builder.start();
            RUNNING.add(process);
            return process;
        } catch (IOException e) {
            directory.filter(folder -> !Files.isDirectory(folder)).ifPresent(folder -> {
                throw new UncheckedIOException("no folder " + folder, e);
            });
            throw ProblemException.missing("cannot run '" + words.get(0) + "': it is not on this machine", remedy);
        } finally {
            STARTING.readLock().unlock();
        }
    }

    /** Reads a pipe on a thread of its own: a program that fills one pipe must not wait for us to empty the other. */
    private CompletableFuture<String> reader(Process process, InputStream stream) {
        CompletableFuture<String> text = new CompletableFuture<>();
        background(() -> {
            try (stream) {
                byte[] bytes = stream.readNBytes(MAX_OUTPUT);
                if (bytes.length < MAX_OUTPUT) {
                    text.complete(new String(bytes, StandardCharsets.UTF_8));
                } else {
                    text.completeExceptionally(ProblemException.badUsage(
                            "'" + line() + "' wrote more than " + (MAX_OUTPUT >> 20) + " MiB",
                            "run it by hand to see why"));
                    end(process);
                }
            } catch (IOException e) {
                text.completeExceptionally(e);
            }
        });
        return text;
    }

    private void writer(OutputStream stream) {
        byte[] bytes = input.orElse("").getBytes(StandardCharsets.UTF_8);
        background(() -> {
            try (stream) {
                stream.write(bytes);
            } catch (IOException ignored) {
                // The program ended, or closed its input, before it had read everything: its own affair.
            }
        });
    }

    private static void background(Runnable task) {
        Thread thread = new Thread(task, "pipe");
        thread.setDaemon(true);
        thread.start();
    }

    private String text(CompletableFuture<String> text) throws InterruptedException {
        try {
            return text.get(EXIT_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof ProblemException problem) {
                throw problem;
            }
            throw new UncheckedIOException("cannot read what '" + line() + "' wrote", new IOException(e.getCause()));
        } catch (TimeoutException e) {
            throw ProblemException.missing(
                    "'" + line() + "' ended and left a program behind that holds its output open",
                    "run it by hand to see why");
        }
    }

    /** The words as one line, for messages. */
    public String line() {
        return String.join(" ", words);
    }
}
