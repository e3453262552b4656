package org.rdma4j.gen.parse;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTFileLocation;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorElifStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorEndifStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorFunctionStyleMacroDefinition;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorIfStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorIfdefStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorIfndefStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorIncludeStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorMacroDefinition;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorUndefStatement;
import org.eclipse.cdt.core.dom.ast.IASTProblem;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.Result;

/**
 * The conditions of {@code #if} that the parser computes otherwise than the compiler: its numbers are signed, and C's
 * preprocessor knows unsigned ones; and of the macros that need no {@code #define} each knows some that the other does
 * not. Conditions that such a number, a character or such a macro may have a part in are put to the compiler's own
 * preprocessor, with the macros that were in force there.
 */
final class Conditions {

    /** A directive whose condition comes out otherwise. */
    record Wrong(IASTPreprocessorStatement directive, boolean holds) {}

    /** @param readable whether the parser can compute it at all */
    private record Question(IASTPreprocessorStatement directive, boolean taken, boolean readable, String text) {}

    private static final Pattern WORD = Pattern.compile("\\b[A-Za-z_]\\w*");
    private static final Pattern SUSPICIOUS =
            Pattern.compile("\\b\\d\\w*[uU]|\\b0[xX][\\da-fA-F]{16}|\\b\\d{19}|'|##\\s*[uU]|\\b[uU](?:ll?|LL?)?\\s*##");
    private static final Pattern BUILT_IN =
            Pattern.compile("defined|__has_\\w+|__VA_ARGS__|__FILE__|__LINE__|__COUNTER__");
    /** How many files deep an include stands, which only the compiler that is in one knows. */
    private static final String DEPTH = "__INCLUDE_LEVEL__";

    /** Whether a macro is defined that one of the two knows without any {@code #define}. */
    private static final Pattern UNLIKE = Pattern.compile("\\bdefined\\W+(?:"
            + Stream.concat(MacroExpansions.PLACES.stream(), FrontEnd.ownMacros())
                    .collect(Collectors.joining("|"))
            + ")\\b");

    private static final String ANSWER = "rdma4j_condition_";

    private final Compiler compiler;
    private final Map<String, String> definitions = new HashMap<>();
    /** Macros that the headers define or take away: the compiler that is asked has the others by itself. */
    private final Set<String> changed = new HashSet<>();

    private final Set<Location> unreadable = new HashSet<>();
    private final List<Question> questions = new ArrayList<>();

    private Conditions(Compiler compiler) {
        this.compiler = compiler;
        compiler.macros().forEach((signature, body) -> {
            Matcher name = WORD.matcher(signature);
            if (name.lookingAt()) {
                definitions.put(name.group(), signature + ' ' + body);
            }
        });
    }

    /** The directives of the unit whose conditions the compiler finds otherwise, the last of a file first. */
    static List<Wrong> wrong(IASTTranslationUnit unit, Compiler compiler) {
        Conditions conditions = new Conditions(compiler);
        conditions.collect(unit);
        return conditions.questions.isEmpty() ? List.of() : conditions.ask();
    }

    private void collect(IASTTranslationUnit unit) {
        for (IASTProblem problem : unit.getPreprocessorProblems()) {
            unreadable.add(Locations.of(problem));
        }
        // For each open group whether a branch of it was taken: the conditions behind that are not looked at.
        Deque<Boolean> groups = new ArrayDeque<>();
        for (IASTPreprocessorStatement statement : unit.getAllPreprocessorStatements()) {
            if (!statement.isActive()) {
                continue;
            }
            if (statement instanceof IASTPreprocessorMacroDefinition definition) {
                define(definition);
            } else if (statement instanceof IASTPreprocessorUndefStatement undef) {
                changed.add(undef.getMacroName().toString());
                definitions.remove(undef.getMacroName().toString());
            } else if (statement instanceof IASTPreprocessorIfStatement condition) {
                question(statement, condition.taken(), text(statement, condition::getCondition));
                groups.push(condition.taken());
            } else if (statement instanceof IASTPreprocessorIfdefStatement condition) {
                question(statement, condition.taken(), "defined " + text(statement, condition::getCondition));
                groups.push(condition.taken());
            } else if (statement instanceof IASTPreprocessorIfndefStatement condition) {
                question(statement, condition.taken(), "!defined " + text(statement, condition::getCondition));
                groups.push(condition.taken());
            } else if (statement instanceof IASTPreprocessorElifStatement condition && !groups.isEmpty()) {
                boolean decided = groups.pop();
                if (!decided) {
                    question(statement, condition.taken(), text(statement, condition::getCondition));
                }
                groups.push(decided || condition.taken());
            } else if (statement instanceof IASTPreprocessorEndifStatement && !groups.isEmpty()) {
                groups.pop();
            }
        }
    }

    private static String text(IASTPreprocessorStatement directive, Supplier<char[]> condition) {
        try {
            return String.valueOf(condition.get());
        } catch (IndexOutOfBoundsException | NegativeArraySizeException e) {
            throw ProblemException.badInput(
                    Locations.of(directive), "the C parser cannot read this condition", "write another", e);
        }
    }

    private void define(IASTPreprocessorMacroDefinition definition) {
        String name = definition.getName().toString();
        String parameters = definition instanceof IASTPreprocessorFunctionStyleMacroDefinition function
                ? List.of(function.getParameters()).stream()
                        .map(p -> p.getParameter())
                        .collect(Collectors.joining(",", "(", ")"))
                : "";
        changed.add(name);
        definitions.put(name, name + parameters + ' ' + definition.getExpansion());
    }

    private void question(IASTPreprocessorStatement directive, boolean taken, String condition) {
        String text = condition.replaceAll("\\\\\\r?\\n", " ");
        Set<String> words = new LinkedHashSet<>();
        IASTFileLocation place = directive.getFileLocation();
        boolean readable = IntStream.rangeClosed(place.getStartingLineNumber(), place.getEndingLineNumber())
                .noneMatch(line -> unreadable.contains(new Location(place.getFileName(), line)));
        boolean suspicious = isSuspicious(text, words);
        boolean asksDepth = words.remove(DEPTH);
        if (!suspicious && readable && !asksDepth) {
            return;
        }
        StringBuilder question = new StringBuilder();
        words.retainAll(changed);
        for (String word : words) {
            question.append("#undef ").append(word).append('\n');
            Optional.ofNullable(definitions.get(word))
                    .ifPresent(definition ->
                            question.append("#define ").append(definition).append('\n'));
        }
        if (asksDepth) {
            // A program may include the header directly, or through one of its own: the answer has to be the same.
            int depth = Math.max(depth(place), 1);
            for (int level = depth; level <= depth + 1; level++) {
                String defined = "#undef " + DEPTH + "\n#define " + DEPTH + ' ' + level + '\n';
                questions.add(new Question(directive, taken, readable, defined + question + "#if " + text + '\n'));
            }
        } else {
            questions.add(new Question(directive, taken, readable, question + "#if " + text + '\n'));
        }
    }

    private static int depth(IASTFileLocation place) {
        int depth = 0;
        for (IASTPreprocessorIncludeStatement include = place.getContextInclusionStatement();
                include != null;
                include = include.getFileLocation().getContextInclusionStatement()) {
            depth++;
        }
        return depth;
    }

    /** Whether such a number stands in the code, or in a macro that it uses; the words are added in either case. */
    private boolean isSuspicious(String code, Set<String> words) {
        boolean suspicious =
                SUSPICIOUS.matcher(code).find() || UNLIKE.matcher(code).find();
        Matcher matcher = WORD.matcher(code);
        while (matcher.find()) {
            String word = matcher.group();
            if (!BUILT_IN.matcher(word).matches() && words.add(word) && definitions.containsKey(word)) {
                suspicious |= isSuspicious(definitions.get(word), words);
            }
        }
        return suspicious;
    }

    private List<Wrong> ask() {
        Map<String, Question> open = new LinkedHashMap<>();
        StringBuilder text = new StringBuilder();
        for (Question question : questions) {
            String answer = ANSWER + open.size() + '_';
            text.append(question.text()).append(answer).append("\n#endif\n");
            open.put(answer, question);
        }
        List<String> words = new ArrayList<>(compiler.command());
        words.addAll(List.of("-E", "-P", "-w", "-x", "c", "-"));
        Result result = Command.of(words).input(text.toString()).run();
        if (!result.succeeded()) {
            // What the compiler's preprocessor refuses here it refuses in the header, which is reported with its place.
            return List.of();
        }
        Set<String> holding = result.out().lines().map(String::strip).collect(Collectors.toSet());
        Map<String, Boolean> answers = new HashMap<>();
        Map<String, Wrong> wrong = new LinkedHashMap<>();
        Set<String> doubtful = new LinkedHashSet<>();
        open.forEach((answer, question) -> {
            boolean holds = holding.contains(answer);
            IASTFileLocation location = question.directive().getFileLocation();
            String place = location.getFileName() + ':' + location.getNodeOffset();
            if (answers.putIfAbsent(place, holds) == Boolean.valueOf(!holds)) {
                doubtful.add(place);
            }
            if (holds != question.taken() || !question.readable()) {
                wrong.put(place, new Wrong(question.directive(), holds));
            }
        });
        doubtful.stream().filter(wrong::containsKey).findFirst().ifPresent(place -> {
            throw ProblemException.badInput(
                    Locations.of(wrong.get(place).directive()),
                    "this condition, which the C parser cannot compute, holds at one #include and not at another",
                    "write it with signed numbers, and without " + DEPTH);
        });
        List<Wrong> lastFirst = new ArrayList<>(wrong.values());
        Collections.reverse(lastFirst);
        return lastFirst;
    }
}
