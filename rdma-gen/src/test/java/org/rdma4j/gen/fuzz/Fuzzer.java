package org.rdma4j.gen.fuzz;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.verify.VerifyReport;

/** Makes inputs of each kind from one seed and counts what comes of them. */
final class Fuzzer {

    /** One in so many accepted inputs is held against the compiler, which takes long. */
    private static final int SAMPLE = 50;

    private static final int DECLARATIONS = 150;

    /** Far more than any input needs, even where the machine is loaded. */
    private static final Duration LIMIT = Duration.ofSeconds(30);

    private final long seed;
    private final Path folder;

    /** @param folder an empty one, for files */
    Fuzzer(long seed, Path folder) {
        this.seed = seed;
        this.folder = folder;
    }

    /** Random declarations, every number of which the compiler checks; {@code count} is that of declarations. */
    Tally layouts(int count) {
        Tally tally = new Tally("random declarations");
        HeaderTrial trial = new HeaderTrial(folder);
        try (Watch watch = new Watch(Duration.ofMinutes(3))) {
            for (int done = 0; done < count; done += DECLARATIONS) {
                Random random = new Random(seed * 1_000_003 + done);
                String text = RandomHeader.text(random, Math.min(DECLARATIONS, count - done));
                Tally header = new Tally("header");
                watch.run(header, () -> verified(trial, trial.extract("layout.h", text)), text);
                boolean right = header.summary().contains(HeaderTrial.VERIFIED);
                for (int i = Math.min(DECLARATIONS, count - done); i > 0; i--) {
                    if (right) {
                        tally.good(HeaderTrial.VERIFIED);
                    } else if (i == 1) {
                        tally.fault(
                                header.faults().isEmpty()
                                        ? "refused"
                                        : header.faults().get(0),
                                text);
                    }
                }
            }
        }
        return tally;
    }

    /** Damaged headers. */
    Tally headers(int count) throws IOException {
        Tally tally = new Tally("headers");
        List<String> seeds = Seeds.headers();
        Mutator mutator = Mutators.c();
        HeaderTrial trial = new HeaderTrial(folder);
        int accepted = 0;
        try (Watch watch = new Watch(LIMIT)) {
            for (int i = 0; i < count; i++) {
                Random random = new Random(seed * 1_000_003 + i);
                String original =
                        random.nextInt(3) == 0 ? RandomHeader.text(random, 6) : seeds.get(random.nextInt(seeds.size()));
                String text = mutator.mutate(original, random);
                boolean sampled = accepted % SAMPLE == 0;
                Optional<String> outcome = watch.run(tally, () -> header(trial, text, sampled), text);
                accepted += outcome.isPresent() ? 1 : 0;
            }
        }
        return tally;
    }

    private static String header(HeaderTrial trial, String text, boolean sampled) {
        Metadata metadata = trial.extract("fuzz.h", text);
        String emitted = trial.emit(metadata);
        return sampled ? verified(trial, metadata) : emitted;
    }

    private static String verified(HeaderTrial trial, Metadata metadata) {
        VerifyReport report = trial.verify(metadata);
        if (!report.holds()) {
            throw new IllegalStateException("the compiler says otherwise: " + report.render());
        }
        return HeaderTrial.VERIFIED;
    }

    /** Damaged configurations. */
    Tally configurations(int count) throws IOException {
        Tally tally = new Tally("configurations");
        List<String> seeds = Seeds.configurations();
        Mutator mutator = Mutators.toml();
        FileTrials trials = new FileTrials(folder);
        try (Watch watch = new Watch(LIMIT)) {
            for (int i = 0; i < count; i++) {
                Random random = new Random(seed * 1_000_003 + i);
                String text = mutator.mutate(seeds.get(random.nextInt(seeds.size())), random);
                boolean sampled = i % SAMPLE == 0;
                watch.run(tally, () -> trials.configuration(text, sampled), text);
            }
        }
        return tally;
    }

    /** Damaged metadata. */
    Tally metadata(int count) throws IOException {
        Tally tally = new Tally("metadata");
        List<String> seeds = Seeds.metadata();
        Mutator mutator = Mutators.json();
        FileTrials trials = new FileTrials(folder);
        try (Watch watch = new Watch(LIMIT)) {
            for (int i = 0; i < count; i++) {
                Random random = new Random(seed * 1_000_003 + i);
                String text = mutator.mutate(seeds.get(random.nextInt(seeds.size())), random);
                boolean sampled = i % SAMPLE == 0;
                watch.run(tally, () -> trials.metadata(text, sampled), text);
            }
        }
        return tally;
    }
}
