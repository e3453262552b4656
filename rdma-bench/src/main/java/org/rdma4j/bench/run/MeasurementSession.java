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
 * Main class of a JVM that measures all variants of one operation alternately.
 *
 * <p>JMH measures the variants one after the other, each in a JVM of its own. On a machine with other load, the
 * variation within these seconds is greater than the differences to be measured. Here, all variants are warmed up
 * first, and then measured for a short time each, again and again, so that ratios are computed from measurements within
 * the same tenth of a second.
 *
 * <p>Prints a line for each measurement, {@code time VARIANT NANOSECONDS}, and finally {@code bytes VARIANT BYTES} for
 * the variants of this project. All values are for one operation.
 */
public final class MeasurementSession {
    private final String benchmark;
    private final List<String> variants;
    private final int milliseconds;
    private final int warmUp;

    private MeasurementSession(String benchmark, List<String> variants, int milliseconds, int warmUp) {
        this.benchmark = benchmark;
        this.variants = variants;
        this.milliseconds = milliseconds;
        this.warmUp = warmUp;
    }

    /**
     * Runs the measurements.
     *
     * @param arguments the class of the benchmark; the names of its methods, separated by commas; the number of rounds;
     *     the duration of a measurement in milliseconds; the duration of each half of the warm-up in milliseconds
     */
    public static void main(String... arguments) throws RunnerException {
        MeasurementSession session = new MeasurementSession(
                arguments[0],
                List.of(arguments[1].split(",")),
                Integer.parseInt(arguments[3]),
                Integer.parseInt(arguments[4]));
        session.run(Integer.parseInt(arguments[2]));
    }

    private void run(int rounds) throws RunnerException {
        for (int pass = 0; pass < 2; pass++) {
            for (String variant : variants) {
                measure(variant, warmUp, false);
            }
        }
        for (int round = 0; round < rounds; round++) {
            for (String variant : variants) {
                print("time", variant, measure(variant, milliseconds, false).getPrimaryResult());
            }
        }
        for (String variant : variants) {
            // Only variants of this project. The measurement is so long that the allocations of JMH are negligible.
            if (!variant.startsWith("sys")
                    && !variant.startsWith("io")
                    && !List.of("channel", "byHand", "message").contains(variant)) {
                continue;
            }
            measure(variant, 80 * milliseconds, true).getSecondaryResults().forEach((label, result) -> {
                if (label.endsWith("gc.alloc.rate.norm")) {
                    print("bytes", variant, result);
                }
            });
        }
    }

    private static void print(String what, String variant, Result<?> result) {
        System.out.println(what + " " + variant + " " + result.getScore());
    }

    private RunResult measure(String variant, int time, boolean memory) throws RunnerException {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include("^" + Pattern.quote(benchmark + "." + variant) + "$")
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
