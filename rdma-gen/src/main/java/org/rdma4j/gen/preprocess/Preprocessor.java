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

/** Runs the preprocessor of the compiler on a translation unit. */
public final class Preprocessor {

    /** Macros whose expansion depends on the location or time of use, and operators of {@code #if}. */
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

    /** Prefix of the word that replaces a macro of {@link #PLACES} in expansions, also in strings. */
    public static final String PLACE = "rdma4j_place_";

    /** Token that represents a pragma in an expansion. */
    public static final String PRAGMA = "#pragma";

    private static final String BEGIN = "rdma4j_begin_";
    private static final String END = "rdma4j_end";

    private final Compiler compiler;
    private final String unit;

    /**
     * Creates a preprocessor for a unit.
     *
     * @param compiler compiler with the flags of the configuration
     * @param unit C text: {@code #include} lines, or a header
     */
    public Preprocessor(Compiler compiler, String unit) {
        this.compiler = compiler;
        this.unit = unit;
    }

    /** Thrown if the preprocessor rejects the unit. */
    public static final class RejectedException extends Exception {

        private static final long serialVersionUID = 1L;

        private final transient CompilerError error;

        RejectedException(CompilerError error) {
            super(error.message());
            this.error = error;
        }

        /** Returns the first error of the compiler. */
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
     * Starts to determine the macros that are defined at the end of the unit.
     *
     * @return function that waits for the result and combines it with the preprocessed text
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
     * Returns the expansions of object-like macros at the end of the unit, by name. A macro whose expansion depends on
     * the following text, such as one that ends with a function-like macro and an opening parenthesis, is left out. A
     * pragma is represented as {@link #PRAGMA}.
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
     * Expands macros up to the first one whose expansion depends on the following text, and returns the number of
     * processed macros. Each name is printed between two marker words and followed by a closing parenthesis, which is
     * missing if the expansion has consumed it.
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
                // the previous macro may be incomplete; otherwise, it is this one
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
