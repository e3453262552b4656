package org.rdma4j.gen.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;

/** {@code ./dev fuzz}: as many inputs of each kind as asked, and a line for each kind. */
final class FuzzMain {

    private static final int DEFAULT_COUNT = 5000;

    private static final List<String> KINDS = List.of("declarations", "headers", "configurations", "metadata");

    private FuzzMain() {}

    public static void main(String[] arguments) throws IOException {
        long seed = 1;
        int count = DEFAULT_COUNT;
        String only = "";
        Iterator<String> words = List.of(arguments).iterator();
        while (words.hasNext()) {
            String word = words.next();
            String value = words.hasNext() ? words.next() : "";
            if (word.equals("--only") && KINDS.contains(value)) {
                only = value;
            } else if (word.equals("--seed") && value.matches("\\d{1,9}")) {
                seed = Long.parseLong(value);
            } else if (word.equals("--count") && value.matches("\\d{1,9}")) {
                count = Integer.parseInt(value);
            } else {
                usage();
            }
        }
        Fuzzer fuzzer = new Fuzzer(seed, Files.createTempDirectory("rdma4j-fuzz"));
        boolean good = true;
        for (String kind : only.isEmpty() ? KINDS : List.of(only)) {
            long start = System.nanoTime();
            Tally tally = switch (kind) {
                case "declarations" -> fuzzer.layouts(count);
                case "headers" -> fuzzer.headers(count);
                case "configurations" -> fuzzer.configurations(count);
                default -> fuzzer.metadata(count);
            };
            good &= report(tally, (System.nanoTime() - start) / 1e9);
        }
        System.exit(good ? 0 : 1);
    }

    private static boolean report(Tally tally, double seconds) {
        tally.faults().forEach(System.out::println);
        System.out.printf(Locale.ROOT, "%s, %.0f a minute%n", tally.summary(), tally.inputs() * 60 / seconds);
        tally.refusals().forEach((reason, count) -> System.out.printf("%8d names refused: %s%n", count, reason));
        return tally.faults().isEmpty();
    }

    private static void usage() {
        System.err.println("usage: ./dev fuzz [--seed N] [--count N] [--only KIND], KIND one of " + KINDS);
        System.exit(2);
    }
}
