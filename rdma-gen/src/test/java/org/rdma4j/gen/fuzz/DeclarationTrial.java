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
 * Reads random declarations, and compares every resulting fact with the compiler. Refused declarations are counted by
 * reason; each wrong fact is attributed to the declaration that it comes from.
 */
final class DeclarationTrial {

    private static final String HEADER = "layout.h";
    private static final Pattern ERROR =
            Pattern.compile("[^\n]*\\b(?:layout|out)\\d*\\.h:(\\d+):(?:\\d+:)? (?:fatal )?error: .*");
    /**
     * The message of a compiler that crashes: gcc 12 cannot write debugging information, which the second reader
     * requires, for some typedefs.
     */
    private static final String COMPILER_CRASH = "internal compiler error";

    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_]\\w*");
    private static final Pattern ADDRESS = Pattern.compile("\\s+\\.(?:quad|xword|dword|8byte)\\s+([\\w.$]+).*");

    /** Maximum number of declarations that are removed from a header because they end the run. */
    private static final int MAX_STOPS = 60;

    /**
     * The result for one header.
     *
     * @param read number of declarations of which every fact is confirmed
     * @param notC number of declarations that the compiler rejects
     * @param refused number of refused names, by reason
     * @param faults descriptions of the faults, by the declarations that reproduce each
     */
    record Outcome(int read, int notC, Map<String, Integer> refused, Map<List<RandomDeclaration>, String> faults) {}

    private final Path folder;
    private final List<String> compiler;
    private final HeaderTrial trial;
    private final CompilerNames names;

    /**
     * Creates a trial that writes its headers to a folder.
     *
     * @param folder the folder for the headers
     * @param compiler the command, with its flags, of the compiler that preprocesses the headers and verifies the facts
     */
    DeclarationTrial(Path folder, List<String> compiler) {
        this.folder = folder;
        this.compiler = compiler;
        this.trial = new HeaderTrial(folder, compiler);
        this.names = new CompilerNames(compiler);
    }

    /**
     * Reads the declarations that are valid C, and verifies them.
     *
     * @param java whether the emitted Java is compiled as well
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
                Metadata metadata = trial.extractSupported(HEADER, RandomDeclaration.text(draws));
                Map<String, String> wrong = wrong(metadata, java);
                skipped(metadata).values().forEach(reason -> refused.merge(reason, 1, Integer::sum));
                Map<Integer, String> found = new TreeMap<>();
                wrong.forEach((name, what) -> found.putIfAbsent(owner(draws, name), what));
                Set<RandomDeclaration> known = new HashSet<>();
                found.forEach((place, what) -> {
                    List<RandomDeclaration> closure = RandomDeclaration.closure(draws, place);
                    // A fault in a declaration also shows in those that use it: report the first one only.
                    if (Collections.disjoint(closure, known)) {
                        // Neighbors may be required to reproduce the fault: a pragma before the declaration, a macro
                        // after it.
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
                if (e.getMessage().contains(COMPILER_CRASH)) {
                    at = indexOfFault(draws, f -> f.contains(COMPILER_CRASH));
                    refused.merge("the compiler breaks down", 1, Integer::sum);
                } else if (e.getMessage().contains("the C compiler rejects")) {
                    throw new IllegalStateException(e.getMessage(), e);
                } else {
                    int line = e.location().map(l -> l.line()).orElse(0);
                    at = line == 0 ? indexOfFault(draws, f -> f.equals(refusal(e))) : RandomDeclaration.at(draws, line);
                    refused.merge("stops the run: " + reason(e), 1, Integer::sum);
                }
            } catch (RuntimeException | StackOverflowError | AssertionError e) {
                String what = crash(e);
                at = indexOfFault(draws, what::equals);
                faults.put(RandomDeclaration.closure(draws, at), what);
            }
            left = valid(without(draws, at));
            if (draws.size() - 1 > left.size()) {
                refused.merge("made of what is refused", draws.size() - 1 - left.size(), Integer::sum);
            }
        }
        return new Outcome(0, notC, refused, faults);
    }

    /** Returns the faults that a header shows; empty if the compiler rejects the header. */
    List<String> faults(String text, boolean java) {
        if (!check(text).isEmpty()) {
            return List.of();
        }
        try {
            return List.copyOf(wrong(trial.extractSupported(HEADER, text), java).values());
        } catch (ProblemException e) {
            if (e.isOfTemporaryDirectory()) {
                throw e;
            }
            return List.of(refusal(e));
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            return List.of(crash(e));
        }
    }

    /** Returns the faults in the metadata by the name of the declaration. */
    private Map<String, String> wrong(Metadata metadata, boolean java) {
        Map<String, String> wrong = new LinkedHashMap<>();
        VerifyReport report = trial.verifySupported(metadata);
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

    /** Compares the symbol that the compiler references for each function with the symbol that the bindings look up. */
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

    /** Returns the declarations that the compiler accepts and whose dependencies it accepts too. */
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

    /** Removes a declaration, and each later one that uses a name introduced by it. */
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

    /** Returns the numbers of the lines that the compiler rejects. */
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

    /** Returns the index of the last declaration of the shortest prefix of the header that shows the fault. */
    private int indexOfFault(List<RandomDeclaration> draws, Function<String, Boolean> same) {
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

    /** Returns the reason without the names and numbers of one case, so that equal reasons are counted together. */
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
