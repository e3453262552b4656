package org.rdma4j.gen.parse;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.rdma4j.gen.preprocess.CToken;
import org.rdma4j.gen.preprocess.Directive;
import org.rdma4j.gen.preprocess.Lexer;
import org.rdma4j.gen.preprocess.MacroTable;

/**
 * The pragmas in effect at each position of a translation unit that affect the layout of records: {@code pack}, and
 * {@code scalar_storage_order}, {@code ms_struct} and {@code options}, with which records are unsupported. The parser
 * ignores pragmas.
 */
final class RecordPragmas {

    private static final int MAX_PACK = 16;

    /**
     * The pragmas in effect.
     *
     * @param alignment alignment of {@code #pragma pack}; 0 for none
     * @param doubt pragma that compilers interpret differently; empty for none
     */
    private record State(int alignment, String doubt) {}

    /** State saved by {@code push}, with its name, which may be empty. */
    private record Pushed(String name, State state) {}

    private final NavigableMap<Integer, State> packs = new TreeMap<>();
    private final NavigableMap<Integer, String> orders = new TreeMap<>();
    private final NavigableMap<Integer, String> others = new TreeMap<>();
    private final Deque<Pushed> stack = new ArrayDeque<>();
    private final Set<String> macros = new HashSet<>();
    private State current = new State(0, "");

    RecordPragmas(List<Directive> directives) {
        for (Directive directive : directives) {
            switch (directive.kind()) {
                case DEFINE -> macros.add(MacroTable.nameOf(directive.text()));
                case UNDEF -> macros.remove(directive.text());
                default -> apply(TokenLocations.end(directive.position() - 1), directive.text());
            }
        }
    }

    private void apply(int offset, String text) {
        List<String> words = words(text);
        switch (words.isEmpty() ? "" : words.get(0)) {
            case "pack":
                pack(words.subList(1, words.size()));
                packs.put(offset, current);
                break;
            case "scalar_storage_order":
                orders.put(offset, words.contains("big") ? "#pragma scalar_storage_order" : "");
                break;
            case "ms_struct":
                others.put(offset, words.contains("on") ? joined(words) : "");
                break;
            case "options":
                boolean undone = words.contains("reset") || words.contains("natural") || words.contains("native");
                others.put(offset, words.contains("align") && !undone ? joined(words) : "");
                break;
            default:
                break;
        }
    }

    private static List<String> words(String text) {
        return Lexer.tokens(text).stream().map(CToken::text).toList();
    }

    private static String joined(List<String> words) {
        return "#pragma " + String.join(" ", words);
    }

    /** Evaluates a pack pragma, if gcc and clang agree on it. */
    private void pack(List<String> words) {
        boolean bracketed = words.size() >= 2
                && words.get(0).equals("(")
                && words.get(words.size() - 1).equals(")");
        List<String> arguments = bracketed ? words.subList(1, words.size() - 1) : words;
        String doubt = "#pragma pack" + String.join("", words).replace(",", ", ");
        if (words.isEmpty() || !words.get(0).equals("(") || !words.contains(")")) {
            // both compilers ignore a pragma without parentheses
            return;
        }
        if (arguments.size() == 1 && macros.contains(arguments.get(0))) {
            current = new State(current.alignment, doubt);
            return;
        }
        if (!bracketed || arguments.contains(")") || arguments.stream().anyMatch(macros::contains)) {
            doubtful(doubt);
            return;
        }
        String form = form(arguments);
        switch (form) {
            case "":
                current = new State(0, "");
                break;
            case "number":
                current = numbered(arguments.get(0)).orElse(current);
                break;
            case "push", "push , name":
                push(form, arguments);
                break;
            case "push , number", "push , name , number":
                numbered(arguments.get(arguments.size() - 1)).ifPresent(state -> {
                    push(form, arguments);
                    current = state;
                });
                break;
            case "pop":
                current = stack.isEmpty() ? current : stack.pop().state;
                break;
            case "pop , name":
                pop(arguments.get(2), doubt);
                break;
            case "show", "name":
                break;
            default:
                doubtful(doubt);
                break;
        }
    }

    private void push(String form, List<String> arguments) {
        stack.push(new Pushed(form.contains("name") ? arguments.get(2) : "", current));
    }

    /** Records a pragma that compilers interpret differently. States that are popped later are affected, too. */
    private void doubtful(String doubt) {
        current = new State(current.alignment, doubt);
        List<Pushed> left = stack.stream()
                .map(pushed -> new Pushed(pushed.name, new State(pushed.state.alignment, doubt)))
                .toList();
        stack.clear();
        stack.addAll(left);
    }

    private static String form(List<String> arguments) {
        List<String> form = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            String word = arguments.get(i);
            boolean first = i == 0 && Set.of("push", "pop", "show").contains(word);
            char begin = word.charAt(0);
            form.add(first || word.equals(",") ? word : Character.isDigit(begin) ? "number" : "name");
        }
        return String.join(" ", form);
    }

    /**
     * Returns the state for a number; empty if both compilers ignore the pragma because the number is neither 0 nor a
     * power of two up to {@link #MAX_PACK}.
     */
    private static Optional<State> numbered(String number) {
        try {
            int bytes = Integer.decode(number.replaceFirst("[uUlL]+$", ""));
            return bytes <= MAX_PACK && Integer.bitCount(bytes) <= 1
                    ? Optional.of(new State(bytes, ""))
                    : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    /**
     * Pops all states down to and including the last one with the given name. If no state has this name, gcc pops one
     * state and clang none.
     */
    private void pop(String name, String doubt) {
        if (stack.stream().noneMatch(pushed -> pushed.name.equals(name))) {
            doubtful(doubt);
            return;
        }
        Pushed pushed;
        do {
            pushed = stack.pop();
        } while (!pushed.name.equals(name));
        current = pushed.state;
    }

    /**
     * Returns the alignment of {@code #pragma pack} for a record; 0 for none.
     *
     * @throws UnsupportedConstructException if compilers differ, or the layout is not determined by a number
     */
    int packAt(IASTNode record) {
        refuseAny(record, orders);
        refuseAny(record, others);
        State begin = at(packs, NodeLocations.sequence(record), new State(0, ""));
        State end = at(packs, NodeLocations.end(record), begin);
        if (!begin.doubt.isEmpty()) {
            throw new UnsupportedConstructException(
                    record, "the meaning of '" + begin.doubt + "' before it depends on the compiler");
        }
        if (!begin.equals(end)) {
            throw new UnsupportedConstructException(
                    record, "#pragma pack changes inside it: the meaning of that depends on the compiler");
        }
        return begin.alignment;
    }

    private static void refuseAny(IASTNode record, NavigableMap<Integer, String> pragmas) {
        String begin = at(pragmas, NodeLocations.sequence(record), "");
        String end = at(pragmas, NodeLocations.end(record), "");
        if (!begin.isEmpty() || !end.isEmpty()) {
            throw new UnsupportedConstructException(record, begin.isEmpty() ? end : begin);
        }
    }

    private static <T> T at(NavigableMap<Integer, T> changes, int place, T none) {
        var change = changes.floorEntry(place);
        return change == null ? none : change.getValue();
    }
}
