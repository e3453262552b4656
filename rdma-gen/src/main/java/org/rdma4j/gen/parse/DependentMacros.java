package org.rdma4j.gen.parse;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTFileLocation;
import org.eclipse.cdt.core.dom.ast.IASTMacroExpansionLocation;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorElifStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorEndifStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorFunctionStyleMacroDefinition;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorIfStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorIfdefStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorIfndefStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorMacroDefinition;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorStatement;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.problem.Location;

/**
 * The macros of a translation unit whose value depends on the target: those that compilers predefine for some targets
 * only, those that are defined under a condition on such a macro, those that libc defines for each architecture, and
 * whatever expands to one of them.
 */
final class DependentMacros {

    private static final Pattern IDENTIFIER = Pattern.compile("\\b[A-Za-z_]\\w*");
    private static final Pattern DEFINE = Pattern.compile("^\\s*#\\s*(?:define|undef)\\s+(\\w+)");
    private static final Pattern NUMBER = Pattern.compile(".*\\b[0-9].*", Pattern.DOTALL);

    /** Characters whose value depends on the sign of {@code char} or {@code wchar_t}: above 127, or written as numbers. */
    private static final Pattern WIDE_OR_NEGATIVE = Pattern.compile(
            "'.*(?:[^\\x00-\\x7f]|\\\\x0*[89a-fA-F][0-9a-fA-F]|\\\\[2-7][0-7][0-7]|\\\\x0*[0-9a-fA-F]{3}).*'"
                    + "|L'\\\\.*");

    private static final String UNDEFINE = "-U";

    /** A conditional that is open, or was. */
    private record Conditional(IASTNode start, boolean dependent) {}

    /** The lines of a file between a condition and its end. */
    private record Region(String file, int first, int last) {}

    private record Definition(String expansion, boolean dependent) {}

    /** The compiler's own headers, which say of a type what the compiler predefines. */
    private static final Pattern COMPILER_FOLDER = Pattern.compile(".*/(?:gcc|gcc-cross|clang)/.*");

    private final Pattern architectureFolder;
    private final FrontEnd frontEnd;
    private final Set<String> undefined;
    private final Map<String, Definition> definitions = new HashMap<>();
    private final Map<String, Optional<String>> known = new HashMap<>();
    private final List<IASTNode> conditions = new ArrayList<>();
    private final List<Region> regions = new ArrayList<>();

    /** @param compiler that read the unit; a macro that its command undefines is defined for no target */
    DependentMacros(IASTTranslationUnit unit, FrontEnd frontEnd, Compiler compiler) {
        this.frontEnd = frontEnd;
        this.undefined = compiler.command().stream()
                .filter(word -> word.startsWith(UNDEFINE))
                .map(word -> word.substring(UNDEFINE.length()))
                .collect(Collectors.toSet());
        architectureFolder = Pattern.compile(
                ".*/(?:bits|asm|include/" + Pattern.quote(compiler.target().triple()) + ")/.*");
        Deque<Conditional> open = new ArrayDeque<>();
        for (IASTPreprocessorStatement statement : unit.getAllPreprocessorStatements()) {
            if (statement instanceof IASTPreprocessorEndifStatement) {
                if (!open.isEmpty()) {
                    close(open, statement);
                }
            } else if (statement instanceof IASTPreprocessorElifStatement elif) {
                if (!open.isEmpty()) {
                    Conditional before = open.pop();
                    push(open, before.start(), before.dependent() || isDependent(elif, elif.getCondition()));
                }
            } else if (statement instanceof IASTPreprocessorMacroDefinition definition) {
                define(definition, !open.isEmpty() && open.peek().dependent());
            } else {
                // What is left out for all targets need not be decided for each.
                condition(statement)
                        .ifPresent(c -> push(open, statement, statement.isActive() && isDependent(statement, c)));
            }
        }
    }

    private static Optional<char[]> condition(IASTPreprocessorStatement statement) {
        if (statement instanceof IASTPreprocessorIfStatement condition) {
            return Optional.of(condition.getCondition());
        }
        if (statement instanceof IASTPreprocessorIfdefStatement condition) {
            return Optional.of(condition.getCondition());
        }
        return statement instanceof IASTPreprocessorIfndefStatement condition
                ? Optional.of(condition.getCondition())
                : Optional.empty();
    }

    private void push(Deque<Conditional> open, IASTNode start, boolean dependent) {
        open.push(new Conditional(
                start, dependent || !open.isEmpty() && open.peek().dependent()));
    }

    /** Of conditionals in each other the outermost counts. */
    private void close(Deque<Conditional> open, IASTNode end) {
        Conditional closed = open.pop();
        if (closed.dependent() && (open.isEmpty() || !open.peek().dependent())) {
            conditions.add(closed.start());
            Location first = Locations.of(closed.start());
            Region region =
                    new Region(first.file(), first.line(), Locations.of(end).line());
            regions.add(region);
            // The parser does not report what stands in the branch that is left out. What was defined before is another
            // there.
            frontEnd.lines(region.file(), region.first(), region.last())
                    .map(DEFINE::matcher)
                    .filter(Matcher::find)
                    .forEach(define -> definitions.merge(
                            define.group(1),
                            new Definition("", true),
                            (before, here) -> new Definition(before.expansion(), true)));
            known.clear();
        }
    }

    private void define(IASTPreprocessorMacroDefinition definition, boolean underCondition) {
        String name = definition.getName().toString();
        boolean ofArchitecture = !(definition instanceof IASTPreprocessorFunctionStyleMacroDefinition)
                && NUMBER.matcher(definition.getExpansion()).matches()
                && architectureFolder.matcher(Locations.of(definition).file()).matches();
        Definition earlier = definitions.get(name);
        boolean dependent = underCondition || ofArchitecture;
        if (definition.isActive() || dependent || earlier == null) {
            boolean before = earlier != null && earlier.dependent() && !definition.isActive();
            String expansion =
                    definition.isActive() || earlier == null ? definition.getExpansion() : earlier.expansion();
            definitions.put(name, new Definition(expansion, dependent || before));
            known.clear();
        }
    }

    private boolean isDependent(IASTNode directive, char[] condition) {
        String text = frontEnd.corrected(Locations.of(directive)).orElseGet(() -> new String(condition));
        return hasCharacterWithSign(text) || on(text).isPresent();
    }

    /** Whether a text has a character constant whose value is another where plain {@code char} has another sign. */
    static boolean hasCharacterWithSign(String text) {
        return WIDE_OR_NEGATIVE.matcher(text).find();
    }

    /** The macro in a text that makes it depend on the target. */
    Optional<String> on(String text) {
        Matcher matcher = IDENTIFIER.matcher(text);
        while (matcher.find()) {
            if (root(matcher.group(), new HashSet<>()).isPresent()) {
                return Optional.of(matcher.group());
            }
        }
        return Optional.empty();
    }

    /** The macro that a name depends on in the end; empty for what is the same for all targets. */
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
        Definition definition = definitions.get(name);
        if (definition == null || Target.isSameMacro(name) || !open.add(name)) {
            return Optional.empty();
        }
        boolean dependent = definition.dependent() || hasCharacterWithSign(definition.expansion());
        found = dependent ? Optional.of(name) : Optional.empty();
        Matcher matcher = IDENTIFIER.matcher(definition.expansion());
        while (found.isEmpty() && matcher.find()) {
            found = root(matcher.group(), open);
        }
        known.put(name, found);
        return found;
    }

    /** Notes a declaration some of whose lines are for some targets only, or that is written with such a macro. */
    void note(IASTNode declaration) {
        IASTFileLocation place = declaration.getFileLocation();
        if (place == null) {
            return;
        }
        Region whole =
                new Region(place.getFileName(), place.getStartingLineNumber() - 1, place.getEndingLineNumber() + 1);
        boolean divided = regions.stream()
                .anyMatch(r -> r.file().equals(whole.file()) && whole.first() < r.first() && r.last() < whole.last());
        if (divided || expanded(declaration).anyMatch(name -> root(name).isPresent())) {
            regions.add(whole);
        }
    }

    /** The names of the macros that a node was written with. */
    static Stream<String> expanded(IASTNode node) {
        return Stream.of(node.getNodeLocations())
                .filter(IASTMacroExpansionLocation.class::isInstance)
                .map(location -> ((IASTMacroExpansionLocation) location)
                        .getExpansion()
                        .getMacroReference()
                        .toString());
    }

    /** The outermost conditionals that a target's macro decides. */
    List<IASTNode> conditions() {
        return conditions;
    }

    /** Whether a type's place is compiled for some targets only, or in a header of which each architecture has its own. */
    boolean isOfArchitecture(Location place) {
        return architectureFolder.matcher(place.file()).matches()
                || COMPILER_FOLDER.matcher(place.file()).matches()
                || regions.stream()
                        .anyMatch(r ->
                                r.file().equals(place.file()) && r.first() < place.line() && place.line() < r.last());
    }
}
