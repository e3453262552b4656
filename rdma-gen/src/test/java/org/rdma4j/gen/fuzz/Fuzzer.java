package org.rdma4j.gen.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.verify.VerifyReport;

/** Draws inputs of each kind from a seed, and counts their outcomes. */
final class Fuzzer {

    /** The period at which accepted inputs are verified with the compiler, which takes long. */
    private static final int SAMPLE = 50;

    /** The period at which the Java for a header is compiled, which takes even longer. */
    private static final int JAVA_SAMPLE = 12;

    private static final int DECLARATIONS = 150;

    /** Number of pieces in one header; a piece may affect those after it. */
    private static final int DIRECTIVES = 40;

    /** Maximum number of attempts to reduce the input of a fault. */
    private static final int REDUCTIONS = 300;

    /** Time limit for one input, far beyond what any input takes even on a busy machine. */
    private static final Duration LIMIT = Duration.ofSeconds(30);

    private final long seed;
    private final Path folder;

    /** @param folder an empty folder for the inputs */
    Fuzzer(long seed, Path folder) {
        this.seed = seed;
        this.folder = folder;
    }

    /** Verifies every fact about {@code count} random declarations with {@code cc}. */
    TrialResults layouts(int count) {
        return layouts(count, "cc");
    }

    /** Verifies every fact about {@code count} random declarations with a compiler, which may be a cross compiler. */
    TrialResults layouts(int count, String compiler) {
        TrialResults tally = new TrialResults("random declarations");
        DeclarationTrial trial = new DeclarationTrial(folder, List.of(compiler));
        int headers = 0;
        try (TrialRunner watch = new TrialRunner(Duration.ofMinutes(10))) {
            for (int done = 0; done < count; done += DECLARATIONS) {
                int size = Math.min(DECLARATIONS, count - done);
                List<RandomDeclaration> draws = RandomHeader.draws(new Random(seed * 1_000_003 + done), size);
                boolean java = headers++ % JAVA_SAMPLE == 0;
                runHeader(tally, watch, trial, draws, java);
            }
        }
        return tally;
    }

    /** Verifies {@code count} pieces with conditions, included files, macros and pragmas in every language mode. */
    TrialResults directives(int count, String compiler) {
        TrialResults tally = new TrialResults("directives");
        Map<String, DeclarationTrial> trials = new HashMap<>();
        int headers = 0;
        try (TrialRunner watch = new TrialRunner(Duration.ofMinutes(10))) {
            for (int done = 0; done < count; done += DIRECTIVES) {
                int size = Math.min(DIRECTIVES, count - done);
                Random random = new Random(seed * 1_000_003 + done);
                String mode = RandomDirectives.MODES.get(random.nextInt(RandomDirectives.MODES.size()));
                List<RandomDeclaration> draws = RandomDirectives.draws(random, size, mode);
                DeclarationTrial trial =
                        trials.computeIfAbsent(mode, m -> new DeclarationTrial(folder, command(compiler, m)));
                boolean java = headers++ % JAVA_SAMPLE == 0;
                runHeader(tally, watch, trial, draws, java);
                tally.addOutcome("in " + mode, size);
            }
        }
        return tally;
    }

    private List<String> command(String compiler, String mode) {
        return List.of(compiler, mode, "-I" + folder, "-I" + next());
    }

    /**
     * Creates the folder in which {@code #include_next} searches; compilers ignore a folder that does not exist at
     * startup.
     */
    private Path next() {
        try {
            return Files.createDirectories(folder.resolve("next"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void runHeader(
            TrialResults tally,
            TrialRunner watch,
            DeclarationTrial trial,
            List<RandomDeclaration> draws,
            boolean java) {
        TrialResults header = new TrialResults("header");
        watch.run(
                header,
                () -> {
                    count(tally, trial, trial.run(draws, java), draws.size());
                    return "";
                },
                RandomDeclaration.text(draws));
        header.faults().forEach(fault -> tally.addFault(fault, ""));
    }

    private static void count(TrialResults tally, DeclarationTrial trial, DeclarationTrial.Outcome outcome, int drawn) {
        tally.addInputs(HeaderTrial.VERIFIED, outcome.read());
        tally.addInputs("not C", outcome.notC());
        tally.addInputs(
                "refused with all that is made of them",
                drawn - outcome.read() - outcome.notC() - outcome.faults().size());
        outcome.refused().forEach(tally::addRefusals);
        outcome.faults().forEach((draws, what) -> {
            String text = RandomDeclaration.text(draws);
            String kind = kind(what);
            if (tally.keepsNextFault() && tally.isToBeReduced(generalized(what))) {
                text = new Reducer(
                                t -> trial.faults(t, what.startsWith("the Java")).stream()
                                        .anyMatch(f -> kind(f).equals(kind)),
                                REDUCTIONS)
                        .reduce(draws);
            }
            tally.addFault(what, text);
        });
    }

    /** Returns the identity of a fault: its message, or the place of the crash. */
    private static String kind(String fault) {
        return fault.replaceAll("(?s)^(crash: [^)]*\\)|the Java).*", "$1").replaceAll("\\.h:\\d+", ".h");
    }

    private static String generalized(String fault) {
        return fault.replaceAll("\\w*\\d\\w*", "…");
    }

    /** Reads damaged headers. */
    TrialResults headers(int count) throws IOException {
        TrialResults tally = new TrialResults("headers");
        List<String> seeds = SeedTexts.headers();
        Mutator mutator = Mutators.c();
        HeaderTrial trial = new HeaderTrial(folder);
        int accepted = 0;
        try (TrialRunner watch = new TrialRunner(LIMIT)) {
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
        VerifyReport report = trial.verify(trial.linkable("fuzz.h", metadata));
        if (!report.holds()) {
            throw new IllegalStateException("the compiler says otherwise: " + report.render());
        }
        return HeaderTrial.VERIFIED;
    }

    /** Reads damaged configurations. */
    TrialResults configurations(int count) throws IOException {
        TrialResults tally = new TrialResults("configurations");
        List<String> seeds = SeedTexts.configurations();
        Mutator mutator = Mutators.toml();
        FileTrials trials = new FileTrials(folder);
        try (TrialRunner watch = new TrialRunner(LIMIT)) {
            for (int i = 0; i < count; i++) {
                Random random = new Random(seed * 1_000_003 + i);
                String text = mutator.mutate(seeds.get(random.nextInt(seeds.size())), random);
                boolean sampled = i % SAMPLE == 0;
                watch.run(tally, () -> trials.configuration(text, sampled), text);
            }
        }
        return tally;
    }

    /** Reads damaged metadata. */
    TrialResults metadata(int count) throws IOException {
        TrialResults tally = new TrialResults("metadata");
        List<String> seeds = SeedTexts.metadata();
        Mutator mutator = Mutators.json();
        FileTrials trials = new FileTrials(folder);
        try (TrialRunner watch = new TrialRunner(LIMIT)) {
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
