package org.rdma4j.gen.preprocess;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.rdma4j.gen.process.AsyncTask;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.CommandResult;

/** Runs the compiler's preprocessor on a translation unit. */
public final class Preprocessor {

    /** Macros whose expansion depends on where, or when, they are used, and those that only {@code #if} may use. */
    private static final List<String> PLACES = List.of(
            "__LINE__",
            "__FILE__",
            "__FILE_NAME__",
            "__BASE_FILE__",
            "__COUNTER__",
            "__DATE__",
            "__TIME__",
            "__TIMESTAMP__",
            "__INCLUDE_LEVEL__",
            "__has_include",
            "__has_include_next",
            "__has_embed");

    /** Begins the word that stands for a macro of {@link #PLACES} in an expansion, in a string made of it too. */
    public static final String PLACE = "rdma4j_place_";

    /** Token that stands for a pragma in an expansion. */
    public static final String PRAGMA = "#pragma";

    private static final String BEGIN = "rdma4j_begin_";
    private static final String END = "rdma4j_end";

    private final Compiler compiler;
    private final String unit;

    /**
     * Creates a preprocessor for a unit.
     *
     * @param compiler the compiler, with the flags of the configuration
     * @param unit the C text: {@code #include} lines, or a header itself
     */
    public Preprocessor(Compiler compiler, String unit) {
        this.compiler = compiler;
        this.unit = unit;
    }

    /** Thrown when the preprocessor rejects the unit. */
    public static final class RejectedException extends Exception {

        private static final long serialVersionUID = 1L;

        private final transient CompilerError error;

        RejectedException(CompilerError error) {
            super(error.message());
            this.error = error;
        }

        /** Returns the compiler's first error. */
        public CompilerError error() {
            return error;
        }
    }

    /**
     * Returns the tokens of the unit, with the macro definitions and pragmas between them.
     *
     * @throws RejectedException if the preprocessor rejects the unit
     */
    public PreprocessedText text() throws RejectedException {
        return PreprocessedText.read(run(unit, "-dD"), compiler.isC23(), compiler.prefixes());
    }

    /**
     * Begins to list the macros that are defined at the end of the unit.
     *
     * @return waits for the list, and reads it with the unit's text, which has their places
     */
    public Function<PreprocessedText, MacroTable> macros() {
        if (!compiler.isClang()) {
            return text -> MacroTable.of(
                    FinalMacros.of(text.directives(), lines -> preprocess(unit + '\n' + lines, "-P", "-Wall")), text);
        }
        Supplier<CommandResult> list = AsyncTask.start(() -> preprocess(unit, "-dM", "-w"));
        return text -> MacroTable.of(listed(list.get().out()), text);
    }

    private static Map<String, String> listed(String list) {
        Map<String, String> macros = new LinkedHashMap<>();
        list.lines()
                .filter(line -> line.startsWith("#define "))
                .map(line -> line.substring("#define ".length()).strip())
                .forEach(definition -> macros.put(MacroTable.nameOf(definition), definition));
        return macros;
    }

    /**
     * Returns what object-like macros expand to at the end of the unit, by name. A macro that takes in what stands
     * behind it, as the name of a function-like macro with an open bracket does, has no expansion of its own and is
     * left out. A pragma in an expansion is shown as {@link #PRAGMA}.
     */
    public Map<String, List<CToken>> expansions(Collection<String> macros) {
        Map<String, List<CToken>> expansions = new LinkedHashMap<>();
        List<String> left = new ArrayList<>(macros);
        while (!left.isEmpty()) {
            left = left.subList(expand(left, expansions), left.size());
        }
        return expansions;
    }

    /**
     * Expands macros up to the first that takes in what stands behind it, and returns how many were read with it. Each
     * name stands between two words and before a closing bracket, which is gone where a call has taken it.
     */
    private int expand(List<String> macros, Map<String, List<CToken>> expansions) {
        StringBuilder text = new StringBuilder(unit).append('\n');
        PLACES.forEach(name -> text.append("#define " + name + ' ' + PLACE + name + '\n'));
        for (int i = 0; i < macros.size(); i++) {
            text.append(BEGIN + i + '\n' + macros.get(i) + '\n' + END + " )\n");
        }
        List<CToken> tokens = new ArrayList<>();
        Lexer lexer =
                new Lexer(preprocess(text.toString(), "-P", "-w").out(), 1, compiler.isC23(), compiler.prefixes());
        while (lexer.hasMore()) {
            if (lexer.atDirective()) {
                tokens.add(new CToken(CToken.Kind.PUNCTUATOR, PRAGMA, lexer.line()));
                lexer.rawLine();
            } else {
                lexer.addLine(tokens);
            }
        }
        Map<String, Integer> words = new HashMap<>();
        for (int i = 0; i < tokens.size(); i++) {
            words.put(tokens.get(i).text(), i);
        }
        int depth = 0;
        for (int i = 0; i < macros.size(); i++) {
            int begin = words.getOrDefault(BEGIN + i, tokens.size());
            int end = begin + 1;
            while (end < tokens.size() && !tokens.get(end).text().equals(END)) {
                end++;
            }
            if (end + 1 >= tokens.size() || !tokens.get(end + 1).isPunctuator(")")) {
                // The macro before this one may still be open; otherwise it is this one.
                return depth > 0 ? i : i + 1;
            }
            List<CToken> expansion = List.copyOf(tokens.subList(begin + 1, end));
            expansions.put(macros.get(i), expansion);
            depth = expansion.stream().mapToInt(CToken::nesting).sum();
        }
        return macros.size();
    }

    private String run(String text, String dump) throws RejectedException {
        CommandResult result = preprocess(text, dump, "-w");
        if (!result.succeeded()) {
            throw new RejectedException(CompilerError.of(result));
        }
        return result.out();
    }

    private CommandResult preprocess(String text, String option, String warnings) {
        List<String> arguments = new ArrayList<>(compiler.command());
        arguments.addAll(compiler.preprocessing());
        arguments.addAll(List.of("-E", option, warnings, "-x", "c", "-"));
        return Command.of(arguments).input(text).run();
    }
}
