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
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rdma4j.gen.problem.ProblemException;

/**
 * A command to run as a process. The process runs in the C locale, so that its messages can be parsed, and is
 * terminated after a timeout.
 *
 * @param words program and arguments; no shell is involved
 * @param directory working directory (default that of this process)
 * @param timeout maximum run time
 * @param input text for standard input (default empty)
 * @param output file for standard output; if empty, the output becomes part of the {@link CommandResult}
 * @param remedy advice if the program is not installed
 */
public record Command(
        List<String> words,
        Optional<Path> directory,
        Duration timeout,
        Optional<String> input,
        Optional<Path> output,
        String remedy) {

    /** Default timeout, sufficient for a compiler on a loaded machine. */
    public static final Duration DEFAULT_TIMEOUT = Duration.ofMinutes(2);

    /**
     * Time to wait for the end of the output after the process has ended. Only a grandchild can keep its pipes open.
     */
    private static final Duration EXIT_TIMEOUT = Duration.ofSeconds(5);

    /** Maximum size of the output in bytes. */
    private static final int MAX_OUTPUT = 1 << 26;

    /** Messages of compilers, assemblers and linkers that cannot write a file. */
    private static final Pattern NO_SPACE =
            Pattern.compile("No space left on device|Disk quota exceeded|File too large|File size limit exceeded"
                    + "|annot create temporary file");

    /** Processes to terminate when this process ends. */
    private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

    /** Held in read mode to start a process; the shutdown hook acquires it in write mode and does not release it. */
    private static final ReadWriteLock STARTING = new ReentrantReadWriteLock();

    static {
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> {
                            STARTING.writeLock().lock();
                            RUNNING.forEach(Command::end);
                        },
                        "termination of child processes"));
    }

    public Command {
        words = List.copyOf(words);
        if (words.isEmpty()) {
            throw new IllegalArgumentException("a command requires the name of a program");
        }
    }

    /** Returns {@code true} if the program is on the path. */
    public static boolean isOnPath(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    /** Returns a command with default options. */
    public static Command of(List<String> words) {
        return new Command(
                words,
                Optional.empty(),
                DEFAULT_TIMEOUT,
                Optional.empty(),
                Optional.empty(),
                ProgramPackages.remedy(words.get(0)));
    }

    /** Returns a command with default options. */
    public static Command of(String... words) {
        return of(List.of(words));
    }

    /**
     * Runs a command with default options.
     *
     * @throws ProblemException if the program is missing or exceeds the timeout
     */
    public static CommandResult run(List<String> words) {
        return of(words).run();
    }

    /** Returns a copy with the given working directory. */
    public Command in(Path folder) {
        return new Command(words, Optional.of(folder), timeout, input, output, remedy);
    }

    /** Returns a copy with the given timeout. */
    public Command within(Duration limit) {
        return new Command(words, directory, limit, input, output, remedy);
    }

    /** Returns a copy with the given text as standard input. */
    public Command input(String text) {
        return new Command(words, directory, timeout, Optional.of(text), output, remedy);
    }

    /** Returns a copy with the given advice for a missing program. */
    public Command remedy(String advice) {
        return new Command(words, directory, timeout, input, output, advice);
    }

    /** Returns a copy that writes standard output, of any length, to the given file. */
    public Command output(Path file) {
        return new Command(words, directory, timeout, input, Optional.of(file), remedy);
    }

    /**
     * Runs the command and waits until it ends.
     *
     * @throws ProblemException if the program cannot be started (exit code 3) or exceeds the timeout
     */
    public CommandResult run() {
        Process process = start();
        try {
            CompletableFuture<String> out = reader(process, process.getInputStream());
            CompletableFuture<String> err = reader(process, process.getErrorStream());
            writer(process.getOutputStream());
            if (!process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS)) {
                throw ProblemException.missing(
                        "'" + line() + "' did not finish within " + timeout.toSeconds() + " s",
                        "run it by hand to see why");
            }
            CommandResult result = new CommandResult(process.exitValue(), text(out), text(err));
            requireSpace(result);
            return result;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while running '" + line() + "'", e);
        } finally {
            end(process);
            RUNNING.remove(process);
        }
    }

    /** Throws if the program has failed because it cannot write temporary files, which is not a problem of its input. */
    private static void requireSpace(CommandResult result) {
        if (!result.succeeded()) {
            result.err()
                    .lines()
                    .filter(line -> NO_SPACE.matcher(line).find())
                    .findFirst()
                    .ifPresent(line -> {
                        String directory = System.getenv().getOrDefault("TMPDIR", "/tmp");
                        throw ProblemException.temporaryDirectory(Path.of(directory), new IOException(line.strip()));
                    });
        }
    }

    /** Terminates a process, after its descendants, which cannot be found once it has ended. */
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
                throw new UncheckedIOException("the directory " + folder + " does not exist", e);
            });
            throw ProblemException.missing("cannot run '" + words.get(0) + "': program not found", remedy);
        } finally {
            STARTING.readLock().unlock();
        }
    }

    /** Reads a pipe on a separate thread, so that the process is not blocked by a full pipe. */
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
                // The process has ended or closed its input before reading all of it, which is not an error.
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
            throw new UncheckedIOException("cannot read the output of '" + line() + "'", new IOException(e.getCause()));
        } catch (TimeoutException e) {
            throw ProblemException.missing(
                    "'" + line() + "' ended, but a child process keeps its output open", "run it by hand to see why");
        }
    }

    /** Returns the command line for messages. */
    public String line() {
        return String.join(" ", words);
    }
}
