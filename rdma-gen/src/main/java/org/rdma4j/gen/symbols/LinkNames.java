package org.rdma4j.gen.symbols;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.CommandResult;

/**
 * The symbols that references to functions are linked to. The symbol differs from the name of the function if the
 * header uses an assembler label, {@code #pragma redefine_extname}, {@code .symver} or {@code weakref}. The symbols are
 * read from an object file, so that the spelling in the header does not matter.
 *
 * @param symbols symbol of each function that a program can refer to
 * @param errors error of the compiler for each function that a program cannot refer to
 */
public record LinkNames(Map<String, String> symbols, Map<String, String> errors) {

    /**
     * Array with a pointer to each function. With {@code -fdata-sections}, it is in a section of its own, whose name
     * ends with that of the array. A section attribute is not used because the headers may define its words as macros.
     */
    private static final String ARRAY = "rdma4j_references";

    /** File name of the references for the compiler. The line number is the index of the function. */
    private static final String FILE = "rdma4j-references";

    /** The only identifier that cannot be the name of a macro. */
    public static final String NO_MACRO = "defined";

    private static final int POINTER_SIZE = 8;
    private static final Pattern ERROR = Pattern.compile(FILE + ":(\\d+):(?:\\d+:)? (?:fatal )?error: (.*)");
    private static final Pattern REJECTED =
            Pattern.compile("^(.+?):(\\d+):(?:\\d+:)? (?:fatal )?error: (.*)$", Pattern.MULTILINE);
    private static final Pattern IN_SECTION = Pattern.compile("Relocation section '\\.rela?\\.\\S*\\." + ARRAY + "'.*");
    /** A relocation: Offset, Info, Type, value of the symbol, name of the symbol, addend. */
    private static final Pattern RELOCATION =
            Pattern.compile("([0-9a-f]+) +[0-9a-f]+ +R_\\S+ +[0-9a-f]+ +(\\S+)(?: \\+ 0)?");

    /** A hidden or internal undefined symbol: Num, Value, Size, Type, Bind, Vis, Ndx, Name. */
    private static final Pattern HIDDEN =
            Pattern.compile(" *\\d+: +\\S+ +\\S+ +\\S+ +\\S+ +(?:HIDDEN|INTERNAL) +UND +(\\S+).*");

    /**
     * Compiles a reference to each function.
     *
     * @param compiler the compiler and its flags
     * @param includes {@code #include} lines that declare the functions
     * @param functions names of the functions
     */
    public static LinkNames read(List<String> compiler, String includes, List<String> functions) {
        Map<String, String> errors = new LinkedHashMap<>();
        List<String> open = new ArrayList<>(functions);
        try {
            Path object = Files.createTempFile("rdma4j-references", ".o");
            try {
                while (!open.isEmpty()) {
                    CommandResult compiled = compile(compiler, source(includes, open), object);
                    if (compiled.succeeded()) {
                        return new LinkNames(symbols(object, open), errors);
                    }
                    Map<String, String> found = errors(compiled.err(), open);
                    if (found.isEmpty()) {
                        throw rejected(compiled);
                    }
                    errors.putAll(found);
                    open.removeAll(found.keySet());
                }
            } finally {
                Files.deleteIfExists(object);
            }
        } catch (IOException e) {
            throw ProblemException.temporaryDirectory(Path.of(System.getProperty("java.io.tmpdir")), e);
        }
        return new LinkNames(Map.of(), errors);
    }

    private static String source(String includes, List<String> functions) {
        StringBuilder text = new StringBuilder(includes);
        functions.stream()
                .filter(name -> !name.equals(NO_MACRO))
                .forEach(name -> text.append("#undef ").append(name).append('\n'));
        text.append("void (*" + ARRAY + "[])(void) = {\n");
        text.append("#line 1 \"" + FILE + "\"\n");
        functions.forEach(name -> text.append("(void (*)(void))").append(name).append(",\n"));
        return text.append("};\n").toString();
    }

    private static CommandResult compile(List<String> compiler, String source, Path object) {
        List<String> words = new ArrayList<>(compiler);
        words.addAll(List.of("-w", "-fno-lto", "-fdata-sections", "-x", "c", "-c", "-o", object.toString(), "-"));
        return Command.of(words).input(source).run();
    }

    private static ProblemException rejected(CommandResult compiled) {
        Matcher matcher = REJECTED.matcher(compiled.err());
        return matcher.find() && !matcher.group(1).equals(FILE)
                ? ProblemException.badInput(
                        new Location(matcher.group(1), Integer.parseInt(matcher.group(2))),
                        matcher.group(3),
                        "the C compiler rejects this header")
                : ProblemException.badUsage(
                        "the C compiler cannot compile references to the functions: " + compiled.complaint(),
                        "check --cc, and cflags in the configuration");
    }

    private static Map<String, String> errors(String complaints, List<String> functions) {
        Map<String, String> errors = new LinkedHashMap<>();
        Matcher matcher = ERROR.matcher(complaints);
        while (matcher.find()) {
            int line = Integer.parseInt(matcher.group(1));
            if (line <= functions.size()) {
                errors.putIfAbsent(functions.get(line - 1), matcher.group(2));
            }
        }
        return errors;
    }

    private static Map<String, String> symbols(Path object, List<String> functions) {
        CommandResult result = Command.run(List.of("readelf", "-W", "-r", "-s", object.toString()));
        Set<String> hidden = new HashSet<>();
        result.out().lines().map(HIDDEN::matcher).filter(Matcher::matches).forEach(m -> hidden.add(m.group(1)));
        Map<String, String> symbols = new LinkedHashMap<>();
        boolean any = false;
        for (String line : result.out()
                .lines()
                .dropWhile(l -> !IN_SECTION.matcher(l).matches())
                .skip(1)
                .takeWhile(l -> !l.startsWith("Relocation section"))
                .toList()) {
            Matcher relocation = RELOCATION.matcher(line);
            any |= relocation.matches();
            if (relocation.matches() && !hidden.contains(relocation.group(2))) {
                int place = Integer.parseInt(relocation.group(1), 16) / POINTER_SIZE;
                symbols.put(functions.get(place), relocation.group(2));
            }
        }
        if (!any) {
            throw ProblemException.badUsage(
                    "the C compiler's object file has no reference to the functions that it compiled", "check --cc");
        }
        return symbols;
    }

    /**
     * Returns the reason why a program that calls the function is not linked to the symbol with the name of the
     * function, or empty if it is.
     */
    public Optional<String> objection(String function) {
        String error = errors.get(function);
        if (error != null) {
            return Optional.of("no program can refer to it: " + error);
        }
        String symbol = symbols.getOrDefault(function, "");
        return symbol.equals(function)
                ? Optional.empty()
                : Optional.of(
                        symbol.isEmpty()
                                ? "it is declared hidden, so no library exports it"
                                : "its symbol has another name, " + symbol);
    }
}
