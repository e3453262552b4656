package org.rdma4j.gen.parse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.preprocess.AdaptedTokens.Body;
import org.rdma4j.gen.preprocess.Compiler;
import org.rdma4j.gen.preprocess.Directive;
import org.rdma4j.gen.preprocess.MacroTable;
import org.rdma4j.gen.preprocess.PreprocessedText;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/**
 * The macros of a translation unit that depend on the target: macros that compilers predefine for some targets only,
 * macros that are defined conditionally on such a macro, macros that libc defines for each architecture, and macros
 * that expand to any of them. Conditions are read from the text of the headers, because the preprocessed text does not
 * contain them. They are not evaluated: a branch has been taken if the preprocessed text contains its lines, and is
 * assumed to have been taken in case of doubt.
 */
final class ArchitectureMacros {

    private static final Pattern WORD = Pattern.compile("[A-Za-z_$][\\w$]*");
    private static final Pattern NUMBER = Pattern.compile(".*\\b[0-9].*", Pattern.DOTALL);

    /** A condition that is true only if one of the names in it is defined. */
    private static final Pattern ASKS_FOR_DEFINITIONS = Pattern.compile("(?:[\\s()&|]|defined|[A-Za-z_$][\\w$]*)+");

    /**
     * Characters whose value depends on the signedness of {@code char} or {@code wchar_t}: above 127, or numeric
     * escapes.
     */
    private static final Pattern WIDE_OR_NEGATIVE = Pattern.compile(
            "'.*(?:[^\\x00-\\x7f]|\\\\x0*[89a-fA-F][0-9a-fA-F]|\\\\[2-7][0-7][0-7]|\\\\x0*[0-9a-fA-F]{3}).*'"
                    + "|L'\\\\.*");

    private static final String UNDEFINE = "-U";

    /** Directories of headers of the compiler, which define types by predefined macros. */
    private static final Pattern COMPILER_FOLDER = Pattern.compile(".*/(?:gcc|gcc-cross|clang)/.*");

    /** Lines of a file between a condition and its end. */
    private record Region(String file, int first, int last) {}

    /** A conditional that has not ended. */
    private record Conditional(int start, boolean dependent, boolean inactive, int branch, boolean taken) {}

    private final Pattern architectureFolder;
    private final Set<String> undefined;
    private final Map<String, String> definitions = new HashMap<>();

    /** Files that define a macro. */
    private final Map<String, Set<String>> definers = new HashMap<>();

    private final Set<String> dependentNames = new HashSet<>();
    private final Map<String, List<SourceLine>> sources = new LinkedHashMap<>();
    private final Map<String, BitSet> contributing = new HashMap<>();
    private final Map<String, Optional<String>> known = new HashMap<>();
    private final Set<Location> conditions = new LinkedHashSet<>();
    private final Set<Region> regions = new LinkedHashSet<>();
    private final List<Body> bodies;

    /**
     * Reads the conditions of all headers of a unit.
     *
     * @param bodies locations of function bodies
     * @param macros macros at the end of the unit
     * @param compiler compiler of the unit; a macro that its command line undefines is not defined for any target
     */
    ArchitectureMacros(PreprocessedText text, List<Body> bodies, MacroTable macros, Compiler compiler) {
        this.bodies = bodies;
        this.undefined = compiler.command().stream()
                .filter(word -> word.startsWith(UNDEFINE))
                .map(word -> word.substring(UNDEFINE.length()))
                .collect(Collectors.toSet());
        architectureFolder = Pattern.compile(
                ".*/(?:bits|asm|include/" + Pattern.quote(compiler.target().triple()) + ")/.*");
        text.tokens().forEach(token -> contributes(text.lines().location(token)));
        for (Directive directive : text.directives()) {
            Location location = text.lines().location(directive.line());
            contributes(location);
            if (directive.kind() == Directive.Kind.DEFINE) {
                define(directive.text(), location);
            }
        }
        text.files().forEach(file -> sources.put(file, SourceLine.read(contents(file))));
        int before;
        do {
            before = dependentNames.size();
            known.clear();
            conditions.clear();
            regions.clear();
            text.files().forEach(this::readConditions);
        } while (dependentNames.size() > before);
    }

    private static String contents(String file) {
        try {
            return Files.isRegularFile(Path.of(file))
                    ? new String(Files.readAllBytes(Path.of(file)), StandardCharsets.UTF_8)
                    : "";
        } catch (IOException e) {
            throw ProblemException.unreadable(Location.of(file), e);
        }
    }

    private void contributes(Location location) {
        contributing.computeIfAbsent(location.file(), file -> new BitSet()).set(location.line());
    }

    private void define(String definition, Location location) {
        String name = MacroTable.nameOf(definition);
        String expansion = definition.substring(Math.min(name.length(), definition.length()));
        definitions.put(name, expansion);
        definers.computeIfAbsent(name, key -> new HashSet<>()).add(location.file());
        boolean functionLike = expansion.startsWith("(");
        if (!functionLike
                && NUMBER.matcher(expansion).matches()
                && architectureFolder.matcher(location.file()).matches()) {
            dependentNames.add(name);
        }
    }

    private void readConditions(String file) {
        List<SourceLine> lines = sources.get(file);
        Deque<Conditional> open = new ArrayDeque<>();
        for (int i = 0; i < lines.size(); i++) {
            SourceLine line = lines.get(i);
            switch (line.directive()) {
                case "if", "ifdef", "ifndef" -> open.push(begin(file, lines, i, open.peek()));
                case "elif", "elifdef", "elifndef", "else" -> {
                    if (!open.isEmpty()) {
                        open.push(next(file, lines, i, open.pop(), open.peek()));
                    }
                }
                case "endif" -> {
                    if (!open.isEmpty()) {
                        end(file, open.pop(), line.last(), open.peek());
                    }
                }
                case "define", "undef" -> {
                    if (!open.isEmpty() && open.peek().dependent()) {
                        WORD.matcher(line.operand())
                                .results()
                                .findFirst()
                                .ifPresent(m -> dependentNames.add(m.group()));
                    }
                }
                default -> {}
            }
        }
    }

    private Conditional begin(String file, List<SourceLine> lines, int index, Conditional outer) {
        boolean inactive = outer != null && outer.inactive();
        SourceLine line = lines.get(index);
        // a branch that is inactive for all targets is irrelevant
        boolean dependent = outer != null && outer.dependent()
                || !inactive && !isGuard(file, lines, index) && isDependent(line.operand());
        boolean taken = contributes(file, lines, index);
        boolean left = !taken && (isKnownFalse(line) || laterContributes(file, lines, index));
        return new Conditional(line.first(), dependent, inactive || left, index, taken);
    }

    /**
     * Returns {@code true} for an include guard: a condition on a macro that only the same file defines, on the next
     * line.
     */
    private boolean isGuard(String file, List<SourceLine> lines, int index) {
        String name = lines.get(index).operand();
        return lines.get(index).directive().equals("ifndef")
                && definers.getOrDefault(name, Set.of()).equals(Set.of(file))
                && lines.stream()
                        .skip(index + 1L)
                        .filter(line -> !line.directive().isEmpty())
                        .findFirst()
                        .filter(line -> line.directive().equals("define")
                                && MacroTable.nameOf(line.operand()).equals(name))
                        .isPresent();
    }

    private Conditional next(String file, List<SourceLine> lines, int index, Conditional before, Conditional outer) {
        boolean inactive = outer != null && outer.inactive();
        SourceLine line = lines.get(index);
        boolean dependent = before.dependent() || !inactive && !before.taken() && isDependent(line.operand());
        boolean taken = !before.taken() && contributes(file, lines, index);
        boolean left = !taken && (before.taken() || isKnownFalse(line) || laterContributes(file, lines, index));
        return new Conditional(before.start(), dependent, inactive || left, index, before.taken() || taken);
    }

    /** Ends a conditional. Only the outermost of nested conditionals is recorded. */
    private void end(String file, Conditional closed, int last, Conditional outer) {
        if (closed.dependent() && (outer == null || !outer.dependent())) {
            conditions.add(new Location(file, closed.start()));
            regions.add(new Region(file, closed.start(), last));
        }
    }

    /** Returns {@code true} if the preprocessed text contains lines of the branch that begins here. */
    private boolean contributes(String file, List<SourceLine> lines, int index) {
        int end = endOfBranch(lines, index);
        int line = contributing
                .getOrDefault(file, new BitSet())
                .nextSetBit(lines.get(index).last() + 1);
        return line >= 0 && line < lines.get(end).first();
    }

    /** Returns {@code true} if the preprocessed text contains lines of a later branch of the same conditional. */
    private boolean laterContributes(String file, List<SourceLine> lines, int index) {
        for (int i = endOfBranch(lines, index);
                i < lines.size() - 1 && !lines.get(i).directive().equals("endif");
                i = endOfBranch(lines, i)) {
            if (contributes(file, lines, i)) {
                return true;
            }
        }
        return false;
    }

    private static int endOfBranch(List<SourceLine> lines, int index) {
        int depth = 0;
        for (int i = index + 1; i < lines.size(); i++) {
            switch (lines.get(i).directive()) {
                case "if", "ifdef", "ifndef" -> depth++;
                case "elif", "elifdef", "elifndef", "else" -> {
                    if (depth == 0) {
                        return i;
                    }
                }
                case "endif" -> {
                    if (depth-- == 0) {
                        return i;
                    }
                }
                default -> {}
            }
        }
        return lines.size() - 1;
    }

    /** Returns {@code true} if the condition depends only on names that are never defined. */
    private boolean isKnownFalse(SourceLine line) {
        boolean asks = line.directive().endsWith("ifdef")
                || !line.directive().endsWith("ndef")
                        && !line.directive().equals("else")
                        && ASKS_FOR_DEFINITIONS.matcher(line.operand()).matches();
        return asks
                && WORD.matcher(line.operand())
                        .results()
                        .map(MatchResult::group)
                        .noneMatch(word -> definitions.containsKey(word) || word.startsWith("__has"));
    }

    private boolean isDependent(String condition) {
        return hasCharacterWithSign(condition)
                || WORD.matcher(condition)
                        .results()
                        .anyMatch(word -> root(word.group()).isPresent());
    }

    /**
     * Returns {@code true} if the text has a character constant whose value depends on the signedness of {@code char}.
     */
    static boolean hasCharacterWithSign(String text) {
        return WIDE_OR_NEGATIVE.matcher(text).find();
    }

    /** Returns the target-dependent macro that a name expands to; empty if the name does not depend on the target. */
    Optional<String> root(String name) {
        return root(name, new HashSet<>());
    }

    private Optional<String> root(String name, Set<String> open) {
        Optional<String> found = known.get(name);
        if (found != null) {
            return found;
        }
        if (Target.isOwnMacro(name) && !undefined.contains(name)) {
            return Optional.of(name);
        }
        if (Target.isSameMacro(name) || !open.add(name)) {
            return Optional.empty();
        }
        String expansion = definitions.getOrDefault(name, "");
        found = dependentNames.contains(name) || hasCharacterWithSign(expansion) ? Optional.of(name) : Optional.empty();
        List<String> words =
                WORD.matcher(expansion).results().map(MatchResult::group).toList();
        for (int i = 0; i < words.size() && found.isEmpty(); i++) {
            found = root(words.get(i), open);
        }
        known.put(name, found);
        return found;
    }

    /** Returns the headers of the unit. */
    Set<String> files() {
        return sources.keySet();
    }

    /** Returns the outermost conditionals that depend on the target. */
    Set<Location> conditions() {
        return conditions;
    }

    /**
     * Returns the macros that the lines of a file use, outside of function bodies and directives.
     *
     * @param first the first line
     * @param last the last line
     */
    Stream<Map.Entry<Location, String>> uses(String file, int first, int last) {
        BitSet lines = contributing.getOrDefault(file, new BitSet());
        List<Map.Entry<Location, String>> uses = new ArrayList<>();
        for (SourceLine line : sources.getOrDefault(file, List.of())) {
            int contributed = lines.nextSetBit(line.first());
            if (line.directive().isEmpty()
                    && first <= line.last()
                    && line.first() <= last
                    && contributed >= 0
                    && contributed <= line.last()
                    && bodies.stream().noneMatch(body -> isInside(body, file, line))) {
                WORD.matcher(line.text())
                        .results()
                        .map(MatchResult::group)
                        .filter(definitions::containsKey)
                        .forEach(word -> uses.add(Map.entry(new Location(file, line.first()), word)));
            }
        }
        return uses.stream();
    }

    private static boolean isInside(Body body, String file, SourceLine line) {
        return body.first().file().equals(file)
                && body.first().line() < line.first()
                && line.last() <= body.last().line();
    }

    /** Records a declaration if some of its lines are conditional on the target or use a target-dependent macro. */
    void note(String file, int first, int last) {
        boolean divided =
                regions.stream().anyMatch(r -> r.file().equals(file) && first - 1 < r.first() && r.last() < last + 1);
        if (divided
                || uses(file, first, last).anyMatch(use -> root(use.getValue()).isPresent())) {
            regions.add(new Region(file, first - 1, last + 1));
        }
    }

    /**
     * Returns {@code true} if the location is conditional on the target, or in a header that differs between
     * architectures.
     */
    boolean isOfArchitecture(Location place) {
        return architectureFolder.matcher(place.file()).matches()
                || COMPILER_FOLDER.matcher(place.file()).matches()
                || regions.stream()
                        .anyMatch(r ->
                                r.file().equals(place.file()) && r.first() < place.line() && place.line() < r.last());
    }
}
