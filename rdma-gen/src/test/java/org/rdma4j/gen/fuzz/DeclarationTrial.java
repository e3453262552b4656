package org.rdma4j.gen.fuzz;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rdma4j.gen.emit.CompiledBindings;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.CommandResult;
import org.rdma4j.gen.verify.VerifyReport;

/**
 * Reads random declarations and asks the compiler about everything that comes out. What is refused is counted by
 * reason; what is wrong is traced to its declaration.
 */
final class DeclarationTrial {

    private static final String HEADER = "layout.h";
    private static final Pattern ERROR =
            Pattern.compile("[^\n]*\\b(?:layout|out)\\d*\\.h:(\\d+):(?:\\d+:)? (?:fatal )?error: .*");
    /** gcc 12 cannot write debugging information for some typedefs; the second reader asks for that. */
    private static final String BREAKDOWN = "internal compiler error";

    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_]\\w*");
    private static final Pattern ADDRESS = Pattern.compile("\\s+\\.(?:quad|xword|dword|8byte)\\s+([\\w.$]+).*");

    /** So many declarations of one header may stop the run before it counts as hopeless. */
    private static final int MAX_STOPS = 60;

    /**
     * What came of a header.
     *
     * @param read how many declarations are described, and every fact about them confirmed
     * @param notC how many the compiler rejects
     * @param refused how many names are refused, by reason
     * @param faults what is wrong, by the declarations that show it
     */
    record Outcome(int read, int notC, Map<String, Integer> refused, Map<List<RandomDeclaration>, String> faults) {}

    private final Path folder;
    private final List<String> compiler;
    private final HeaderTrial trial;
    private final CompilerNames names;

    /**
     * A trial in a folder.
     *
     * @param folder where headers are written
     * @param compiler the command of the compiler that reads and judges, with its flags
     */
    DeclarationTrial(Path folder, List<String> compiler) {
        this.folder = folder;
        this.compiler = compiler;
        this.trial = new HeaderTrial(folder, compiler);
        this.names = new CompilerNames(compiler);
    }

    /**
     * Reads and judges.
     *
     * @param java whether the Java for the declarations is compiled as well
     */
    Outcome run(List<RandomDeclaration> drawn, boolean java) {
        List<RandomDeclaration> left = valid(drawn);
        int notC = drawn.size() - left.size();
        Map<String, Integer> refused = new TreeMap<>();
        Map<List<RandomDeclaration>, String> faults = new LinkedHashMap<>();
        for (int stops = 0; stops < MAX_STOPS && !left.isEmpty(); stops++) {
            List<RandomDeclaration> draws = left;
            int at;
            try {
                Metadata metadata = trial.extractWhatIsSupported(HEADER, RandomDeclaration.text(draws));
                Map<String, String> wrong = wrong(metadata, java);
                skipped(metadata).values().forEach(reason -> refused.merge(reason, 1, Integer::sum));
                Map<Integer, String> found = new TreeMap<>();
                wrong.forEach((name, what) -> found.putIfAbsent(owner(draws, name), what));
                Set<RandomDeclaration> known = new HashSet<>();
                found.forEach((place, what) -> {
                    List<RandomDeclaration> closure = RandomDeclaration.closure(draws, place);
                    // What is made of something that is wrong is wrong as well.
                    if (Collections.disjoint(closure, known)) {
                        // What is around it may take part: a pragma before it, a macro behind it.
                        List<RandomDeclaration> needed = Stream.of(closure, List.copyOf(draws.subList(0, place + 1)))
                                .filter(few -> faults(RandomDeclaration.text(few), java)
                                        .contains(what))
                                .findFirst()
                                .orElse(draws);
                        faults.put(needed, what);
                    }
                    known.add(draws.get(place));
                });
                return new Outcome(draws.size() - found.size(), notC, refused, faults);
            } catch (ProblemException e) {
                if (e.isOfTemporaryDirectory()) {
                    throw e;
                }
                if (e.getMessage().contains(BREAKDOWN)) {
                    at = stopping(draws, f -> f.contains(BREAKDOWN));
                    refused.merge("the compiler breaks down", 1, Integer::sum);
                } else if (e.getMessage().contains("the C compiler rejects")) {
                    throw new IllegalStateException(e.getMessage(), e);
                } else {
                    int line = e.location().map(l -> l.line()).orElse(0);
                    at = line == 0 ? stopping(draws, f -> f.equals(refusal(e))) : RandomDeclaration.at(draws, line);
                    refused.merge("stops the run: " + reason(e), 1, Integer::sum);
                }
            } catch (RuntimeException | StackOverflowError | AssertionError e) {
                String what = crash(e);
                at = stopping(draws, what::equals);
                faults.put(RandomDeclaration.closure(draws, at), what);
            }
            left = valid(without(draws, at));
            if (draws.size() - 1 > left.size()) {
                refused.merge("made of what is refused", draws.size() - 1 - left.size(), Integer::sum);
            }
        }
        return new Outcome(0, notC, refused, faults);
    }

    /** What is wrong with a header; nothing for what is no C. */
    List<String> faults(String text, boolean java) {
        if (!check(text).isEmpty()) {
            return List.of();
        }
        try {
            return List.copyOf(
                    wrong(trial.extractWhatIsSupported(HEADER, text), java).values());
        } catch (ProblemException e) {
            if (e.isOfTemporaryDirectory()) {
                throw e;
            }
            return List.of(refusal(e));
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            return List.of(crash(e));
        }
    }

    /** What is wrong, by the name that it is about. */
    private Map<String, String> wrong(Metadata metadata, boolean java) {
        Map<String, String> wrong = new LinkedHashMap<>();
        VerifyReport report = trial.verifyWhatIsSupported(metadata);
        report.mismatches().forEach(m -> wrong.putIfAbsent(m.name(), m.render()));
        report.missing().forEach(m -> wrong.putIfAbsent(m.name(), m.render()));
        names.wrong(trial.include(HEADER), metadata).forEach(wrong::putIfAbsent);
        wrong.putAll(symbols(metadata));
        Map<String, String> left = new TreeMap<>();
        Map<String, String> emitted = HeaderTrial.emitted(metadata, left);
        if (java && wrong.isEmpty()) {
            new CompiledBindings(emitted);
        }
        return wrong;
    }

    private static Map<String, String> skipped(Metadata metadata) {
        return metadata.partitions().stream()
                .flatMap(p -> p.skipped().stream())
                .collect(Collectors.toMap(Skipped::name, s -> generalized(s.reason()), (a, b) -> a));
    }

    /** Compares the symbol that a call of each function refers to with the one that the bindings look up. */
    private Map<String, String> symbols(Metadata metadata) {
        List<FunctionDecl> functions = metadata.partitions().stream()
                .map(Partition::functions)
                .flatMap(List::stream)
                .filter(f -> f.linkage() == FunctionDecl.Linkage.EXTERN)
                .toList();
        if (functions.isEmpty()) {
            return Map.of();
        }
        String addresses =
                functions.stream().map(f -> "(const void *) " + f.name()).collect(Collectors.joining(",\n"));
        String text = "#include \"" + HEADER + "\"\nconst void *const rdma4j_addresses[] = {\n" + addresses + "};\n";
        CommandResult result = run(text, "-S", "-o", "-", "-I", folder.toString());
        List<String> symbols = result.out()
                .substring(Math.max(0, result.out().indexOf("\nrdma4j_addresses:")))
                .lines()
                .map(ADDRESS::matcher)
                .filter(Matcher::matches)
                .map(m -> m.group(1))
                .toList();
        if (!result.succeeded() || symbols.size() < functions.size()) {
            throw new IllegalStateException("the symbols cannot be compared: " + result.complaint());
        }
        Map<String, String> wrong = new LinkedHashMap<>();
        for (int i = 0; i < functions.size(); i++) {
            String ours = HeaderTrial.symbol(functions.get(i));
            if (!ours.equals(symbols.get(i))) {
                wrong.put(
                        functions.get(i).name(),
                        "symbol of " + functions.get(i).name() + ": ours " + ours + ", the compiler's "
                                + symbols.get(i));
            }
        }
        return wrong;
    }

    /** Those that the compiler accepts, with all that they need. */
    private List<RandomDeclaration> valid(List<RandomDeclaration> drawn) {
        List<RandomDeclaration> draws = new ArrayList<>(drawn);
        while (!draws.isEmpty()) {
            List<Integer> lines = check(RandomDeclaration.text(draws));
            if (lines.isEmpty()) {
                break;
            }
            lines.stream()
                    .map(line -> RandomDeclaration.at(draws, line))
                    .distinct()
                    .sorted(Comparator.reverseOrder())
                    .forEach(at -> remove(draws, at));
        }
        return draws;
    }

    /** Takes away a declaration with all that names what it was the first to name: C would read that otherwise. */
    private static void remove(List<RandomDeclaration> draws, int at) {
        Set<String> gone = new HashSet<>();
        Set<String> known = new HashSet<>();
        draws.subList(0, at).forEach(draw -> known.addAll(draw.names()));
        List<RandomDeclaration> left = new ArrayList<>(draws.subList(0, at));
        for (int i = at; i < draws.size(); i++) {
            Set<String> names = draws.get(i).names();
            if (i == at || !Collections.disjoint(names, gone)) {
                names.removeAll(known);
                gone.addAll(names);
            } else {
                known.addAll(names);
                left.add(draws.get(i));
            }
        }
        draws.clear();
        draws.addAll(left);
    }

    /** The lines that the compiler rejects. */
    private List<Integer> check(String text) {
        trial.write(HEADER, text);
        CommandResult result = run(trial.include(HEADER), "-fsyntax-only", "-Werror=implicit-function-declaration");
        List<Integer> lines = result.err()
                .lines()
                .map(ERROR::matcher)
                .filter(Matcher::matches)
                .map(m -> Integer.valueOf(m.group(1)))
                .toList();
        return result.succeeded() ? List.of() : lines.isEmpty() ? List.of(1) : lines;
    }

    private CommandResult run(String unit, String... arguments) {
        List<String> line = new ArrayList<>(compiler);
        line.addAll(List.of("-w", "-x", "c"));
        line.addAll(List.of(arguments));
        line.add("-");
        return Command.of(line).input(unit).run();
    }

    /** The declaration with which the fault begins: the last of the shortest header that has it. */
    private int stopping(List<RandomDeclaration> draws, Function<String, Boolean> same) {
        int without = 0;
        int with = draws.size();
        while (with - without > 1) {
            int middle = (without + with) / 2;
            boolean there = faults(RandomDeclaration.text(draws.subList(0, middle)), false).stream()
                    .anyMatch(same::apply);
            if (there) {
                with = middle;
            } else {
                without = middle;
            }
        }
        return with - 1;
    }

    private static int owner(List<RandomDeclaration> draws, String name) {
        Matcher matcher = IDENTIFIER.matcher(name);
        while (matcher.find()) {
            for (int i = 0; i < draws.size(); i++) {
                if (draws.get(i).identifiers().contains(matcher.group())
                        && !List.of("struct", "union", "enum").contains(matcher.group())) {
                    return i;
                }
            }
        }
        return draws.size() - 1;
    }

    private static List<RandomDeclaration> without(List<RandomDeclaration> draws, int at) {
        List<RandomDeclaration> rest = new ArrayList<>(draws);
        remove(rest, at);
        return rest;
    }

    private static String refusal(ProblemException e) {
        return "refused: " + reason(e);
    }

    private static String reason(ProblemException e) {
        return generalized(e.getMessage().replaceFirst("^\\S*out\\d*\\.h:(\\d+: )?", ""));
    }

    /** The reason without the names and numbers of one case. */
    private static String generalized(String reason) {
        return reason.replace(HEADER, "header")
                .replaceAll("'[^']*'", "'…'")
                .replaceAll("(not a(?:n integer)? constant|not an integer constant|shift by|declaration) .*", "$1 …")
                .replaceAll("\\b[a-zA-Z]{1,2}\\d+\\w*", "…")
                .replaceAll("\\b\\d+\\b", "N")
                .replaceAll("(in|: ) [^;]*[(<&|?*][^;]*", "$1 …")
                .replaceAll("no program can refer to it: .*", "no program can refer to it");
    }

    private static String crash(Throwable failure) {
        if (failure instanceof AssertionError) {
            return "the Java does not compile: " + failure.getMessage();
        }
        StringBuilder text =
                new StringBuilder("crash: ").append(failure.getClass().getSimpleName());
        for (StackTraceElement frame : failure.getStackTrace()) {
            if (frame.getClassName().startsWith("org.rdma4j.gen")) {
                return text.append(" at ")
                        .append(frame)
                        .append(": ")
                        .append(failure.getMessage())
                        .toString();
            }
        }
        return text.append(": ").append(failure.getMessage()).toString();
    }
}
