package org.rdma4j.gen.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;

/**
 * The program behind {@code ./dev fuzz}: runs the requested number of inputs of each kind, and prints one line for each
 * kind.
 */
final class FuzzMain {

    private static final int DEFAULT_COUNT = 5000;
    private static final int MAX_COUNT = 1_000_000_000;

    /** Number of bytes that must be free in the temporary folder before a run. */
    private static final int PROBE_SIZE = 1 << 20;

    private static final List<String> KINDS =
            List.of("declarations", "directives", "headers", "configurations", "metadata");

    private FuzzMain() {}

    /**
     * The options of a run.
     *
     * @param seed seed from which the inputs are drawn
     * @param count number of inputs of each kind
     * @param kinds kinds of input to run
     * @param compiler the compiler that preprocesses and verifies declarations and directives
     */
    record Options(long seed, int count, List<String> kinds, String compiler) {}

    public static void main(String[] arguments) throws IOException {
        Options options;
        try {
            options = options(arguments);
        } catch (IllegalArgumentException e) {
            System.err.println("error: " + e.getMessage());
            System.exit(2);
            return;
        }
        try {
            System.exit(run(options) ? 0 : 1);
        } catch (ProblemException e) {
            System.err.println("error: " + e.getMessage());
            System.exit(e.exitCode().code());
        }
    }

    /**
     * Parses the command line.
     *
     * @throws IllegalArgumentException if an argument is invalid
     */
    static Options options(String... arguments) {
        long seed = 1;
        int count = DEFAULT_COUNT;
        List<String> kinds = KINDS;
        String compiler = "cc";
        Iterator<String> words = List.of(arguments).iterator();
        while (words.hasNext()) {
            String option = words.next();
            if (!List.of("--seed", "--count", "--only", "--cc").contains(option)) {
                throw wrong("unknown option '" + option + "'");
            }
            if (!words.hasNext()) {
                throw wrong(option + " needs a value");
            }
            String value = words.next();
            switch (option) {
                case "--seed" -> seed = number(option, value, Long.MIN_VALUE, Long.MAX_VALUE);
                case "--count" -> count = (int) number(option, value, 0, MAX_COUNT);
                case "--cc" -> compiler = compiler(value);
                default -> kinds = List.of(kind(value));
            }
        }
        return new Options(seed, count, kinds, compiler);
    }

    private static long number(String option, String value, long minimum, long maximum) {
        try {
            long number = Long.parseLong(value);
            if (number >= minimum && number <= maximum) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Reported below, like a number that is out of range.
        }
        throw wrong(option + " is '" + value + "'; it must be a whole number from " + minimum + " to " + maximum);
    }

    private static String kind(String value) {
        if (!KINDS.contains(value)) {
            throw wrong("--only is '" + value + "'; it must be one of " + String.join(", ", KINDS));
        }
        return value;
    }

    private static String compiler(String value) {
        if (!Command.isOnPath(value) && !Files.isExecutable(Path.of(value).toAbsolutePath())) {
            throw wrong("--cc is '" + value + "'; it is a compiler on the path, or the path of one");
        }
        return value;
    }

    private static IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException(what + "; see ./dev fuzz --help");
    }

    /** Runs the inputs, and returns {@code true} if none of them showed a fault. */
    private static boolean run(Options options) throws IOException {
        Path folder = createFolder();
        try {
            return run(options, folder);
        } finally {
            delete(folder);
        }
    }

    /** Creates the folder for the inputs, and checks that it can be written. */
    private static Path createFolder() {
        Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
        try {
            Path folder = Files.createTempDirectory("rdma4j-fuzz");
            Path file = folder.resolve("space");
            try {
                Files.write(file, new byte[PROBE_SIZE]);
                Files.delete(file);
            } catch (IOException e) {
                delete(folder);
                throw e;
            }
            return folder;
        } catch (IOException e) {
            throw ProblemException.temporaryDirectory(temporary, e);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    private static boolean run(Options options, Path folder) throws IOException {
        Fuzzer fuzzer = new Fuzzer(options.seed(), folder);
        boolean good = true;
        for (String kind : options.kinds()) {
            long start = System.nanoTime();
            TrialResults tally = switch (kind) {
                case "declarations" -> fuzzer.layouts(options.count(), options.compiler());
                case "directives" -> fuzzer.directives(options.count(), options.compiler());
                case "headers" -> fuzzer.headers(options.count());
                case "configurations" -> fuzzer.configurations(options.count());
                default -> fuzzer.metadata(options.count());
            };
            good &= report(tally, (System.nanoTime() - start) / 1e9);
        }
        return good;
    }

    private static boolean report(TrialResults tally, double seconds) {
        tally.faults().forEach(System.out::println);
        System.out.printf(Locale.ROOT, "%s, %.0f a minute%n", tally.summary(), tally.inputs() * 60 / seconds);
        tally.refusals().forEach((reason, count) -> System.out.printf("%8d names refused: %s%n", count, reason));
        return tally.faults().isEmpty();
    }
}
