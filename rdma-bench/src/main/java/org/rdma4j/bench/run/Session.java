package org.rdma4j.bench.run;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * The JVM in which all ways of one operation are measured, in turns.
 *
 * <p>JMH measures one way after the other, each in a JVM of its own; on a machine with other work the seconds between
 * them are more than what is to be told apart. Here each way is warmed up, and then each is measured for a short while,
 * again and again, so that a ratio is taken of numbers from the same tenth of a second.
 *
 * <p>It prints a line for each measurement: {@code time WAY NANOSECONDS}, and at last {@code bytes WAY BYTES} for
 * those of the bindings, both of one operation.
 */
public final class Session {
    private final String benchmark;
    private final List<String> ways;
    private final int milliseconds;
    private final int warmUp;

    private Session(String benchmark, List<String> ways, int milliseconds, int warmUp) {
        this.benchmark = benchmark;
        this.ways = ways;
        this.milliseconds = milliseconds;
        this.warmUp = warmUp;
    }

    /**
     * Runs it.
     *
     * @param arguments the benchmark's class; which methods of it, with commas; how many rounds; how many milliseconds a
     *     measurement takes; how many milliseconds each half of a warm-up takes
     */
    public static void main(String... arguments) throws RunnerException {
        Session session = new Session(
                arguments[0],
                List.of(arguments[1].split(",")),
                Integer.parseInt(arguments[3]),
                Integer.parseInt(arguments[4]));
        session.run(Integer.parseInt(arguments[2]));
    }

    private void run(int rounds) throws RunnerException {
        for (int pass = 0; pass < 2; pass++) {
            for (String way : ways) {
                measure(way, warmUp, false);
            }
        }
        for (int round = 0; round < rounds; round++) {
            for (String way : ways) {
                print("time", way, measure(way, milliseconds, false).getPrimaryResult());
            }
        }
        for (String way : ways) {
            // Only of the bindings; long enough for what JMH itself allocates to be nothing beside it.
            if (!way.startsWith("sys")
                    && !way.startsWith("io")
                    && !List.of("channel", "byHand", "message").contains(way)) {
                continue;
            }
            measure(way, 80 * milliseconds, true).getSecondaryResults().forEach((label, result) -> {
                if (label.endsWith("gc.alloc.rate.norm")) {
                    print("bytes", way, result);
                }
            });
        }
    }

    private static void print(String what, String way, Result<?> result) {
        System.out.println(what + " " + way + " " + result.getScore());
    }

    private RunResult measure(String way, int time, boolean memory) throws RunnerException {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include("^" + Pattern.quote(benchmark + "." + way) + "$")
                .forks(0)
                .warmupIterations(0)
                .measurementIterations(1)
                .measurementTime(TimeValue.milliseconds(time))
                .timeout(new TimeValue(1, TimeUnit.MINUTES))
                .verbosity(VerboseMode.SILENT);
        if (memory) {
            options.addProfiler(GCProfiler.class);
        }
        return new Runner(options.build()).runSingle();
    }
}
