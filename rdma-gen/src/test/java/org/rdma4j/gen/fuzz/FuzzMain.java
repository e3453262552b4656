package org.rdma4j.gen.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Iterator;
import java.util.List;

/** {@code ./dev fuzz}: as many inputs of each kind as asked, and a line for each kind. */
final class FuzzMain {

    private static final int DEFAULT_COUNT = 5000;

    private FuzzMain() {}

    public static void main(String[] arguments) throws IOException {
        long seed = 1;
        int count = DEFAULT_COUNT;
        Iterator<String> words = List.of(arguments).iterator();
        while (words.hasNext()) {
            String word = words.next();
            if (!List.of("--seed", "--count").contains(word) || !words.hasNext()) {
                usage();
            }
            String number = words.next();
            if (!number.matches("\\d{1,9}")) {
                usage();
            }
            if (word.equals("--seed")) {
                seed = Long.parseLong(number);
            } else {
                count = Integer.parseInt(number);
            }
        }
        Fuzzer fuzzer = new Fuzzer(seed, Files.createTempDirectory("rdma4j-fuzz"));
        boolean good = report(fuzzer.layouts(count));
        good &= report(fuzzer.headers(count));
        good &= report(fuzzer.configurations(count));
        good &= report(fuzzer.metadata(count));
        System.exit(good ? 0 : 1);
    }

    private static boolean report(Tally tally) {
        tally.faults().forEach(System.out::println);
        System.out.println(tally.summary());
        return tally.faults().isEmpty();
    }

    private static void usage() {
        System.err.println("usage: ./dev fuzz [--seed N] [--count N]");
        System.exit(2);
    }
}
