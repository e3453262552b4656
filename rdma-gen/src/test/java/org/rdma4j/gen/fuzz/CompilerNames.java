package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.CommandResult;

/**
 * The names that are in scope at the end of a header, according to the compiler. A probe uses each word of the
 * preprocessed text as a type or value and as a tag, and the compiler reports the unknown ones. A name that the
 * generator neither reads nor skips is lost. Shares no code with the reader or with {@code verify}.
 */
final class CompilerNames {

    /** The system headers that a random header may include; their names are ignored. */
    private static final String SYSTEM = "#include <stddef.h>\n#include <stdint.h>\n#include <stdbool.h>\n";

    /** Names in headers that are not traversed. */
    private static final String FOREIGN = "(?i)xo\\d.*";

    private static final String PLACE = "rdma4j_probe";
    private static final Pattern ERROR = Pattern.compile(".*" + PLACE + ":(\\d+):.*error: .*");
    private static final Pattern TEXT = Pattern.compile("\"(?:[^\"\\\\\n]|\\\\.)*+\"|'(?:[^'\\\\\n]|\\\\.)*+'");
    private static final Pattern WORD = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*+");
    private static final Pattern DEFINE = Pattern.compile("#define (\\w+)(\\(?)(.*)");

    /** Number of lines in the probe for each word. */
    private static final int LINES = 4;

    private final List<String> command;

    /** @param command the command of the compiler, with its flags */
    CompilerNames(List<String> command) {
        this.command = command;
    }

    /**
     * The names that the compiler knows.
     *
     * @param ordinary functions, typedefs, enumerators and objects
     * @param tags of structs, unions and enums
     */
    private record Names(Set<String> ordinary, Set<String> tags) {}

    /**
     * Compares the names in a header with the metadata that was read from it.
     *
     * @param include the directive that includes the header
     * @return a description of each lost or invented name, by name
     */
    Map<String, String> wrong(String include, Metadata metadata) {
        Set<String> read = new TreeSet<>();
        Set<String> skipped = new TreeSet<>();
        Set<String> declared = new TreeSet<>();
        metadata.partitions().forEach(partition -> {
            partition.declarations().map(Declaration::name).forEach(read::add);
            partition.allEnums().forEach(e -> e.enumerators().forEach(v -> read.add(v.name())));
            partition.skipped().stream().map(Skipped::name).forEach(skipped::add);
            partition.functions().stream().map(FunctionDecl::name).forEach(declared::add);
            partition.typedefs().stream().map(TypedefDecl::name).forEach(declared::add);
            partition.allEnums().forEach(e -> e.enumerators().forEach(v -> declared.add(v.name())));
        });
        Map<String, List<String>> macros = macros(include);
        Map<String, List<String>> predefined = macros(SYSTEM);
        List<String> words = words(include);
        Names names = names(include, macros.keySet(), words);
        Names before = names(SYSTEM, predefined.keySet(), words);
        names.ordinary.removeAll(before.ordinary);
        names.tags.removeAll(before.tags);
        macros.entrySet()
                .removeIf(macro -> isLast(macro.getValue(), predefined.getOrDefault(macro.getKey(), List.of()))
                        || macro.getValue().contains("")
                        || macro.getValue().contains(macro.getKey()));
        Map<String, String> wrong = new TreeMap<>();
        report(macros.keySet(), "a macro", read, skipped, wrong);
        report(names.ordinary, "an identifier", read, skipped, wrong);
        report(names.tags, "a tag", read, skipped, wrong);
        declared.stream()
                .filter(name ->
                        words.contains(name) && !names.ordinary.contains(name) && !before.ordinary.contains(name))
                .forEach(name -> wrong.put(name, "invented: " + name + " is no identifier to the compiler"));
        return wrong;
    }

    /**
     * Returns {@code true} if the last definition is that of a system header, which replaces the one in the traversed
     * header.
     */
    private static boolean isLast(List<String> definitions, List<String> system) {
        return !system.isEmpty() && definitions.get(definitions.size() - 1).equals(system.get(system.size() - 1));
    }

    private static void report(
            Set<String> names, String kind, Set<String> read, Set<String> skipped, Map<String, String> wrong) {
        names.stream()
                .filter(name -> !read.contains(name) && !skipped.contains(name) && !name.matches(FOREIGN))
                .forEach(name -> wrong.put(
                        name, "lost: " + name + " is " + kind + " to the compiler, neither read nor skipped"));
    }

    /** Returns the identifiers and keywords in the preprocessed text. */
    private List<String> words(String unit) {
        String text = TEXT.matcher(run(unit, "-E", "-P").out()).replaceAll(" ");
        Set<String> words = new LinkedHashSet<>();
        Matcher matcher = WORD.matcher(
                text.lines().filter(line -> !line.strip().startsWith("#")).collect(Collectors.joining("\n")));
        while (matcher.find()) {
            words.add(matcher.group());
        }
        return List.copyOf(words);
    }

    /**
     * Returns the macros that are defined at the end of the unit, with all of their definitions in order. The
     * definition of a function-like macro is the empty string. The compiler's own list of macros cannot be used: it
     * lacks those restored by the operator {@code _Pragma}.
     */
    private Map<String, List<String>> macros(String unit) {
        Map<String, List<String>> defined = new TreeMap<>();
        run(unit, "-E", "-dD")
                .out()
                .lines()
                .map(DEFINE::matcher)
                .filter(Matcher::matches)
                .forEach(define -> defined.computeIfAbsent(define.group(1), name -> new ArrayList<>())
                        .add(define.group(2).isEmpty() ? define.group(3).strip() : ""));
        StringBuilder text = new StringBuilder(unit);
        defined.keySet().forEach(name -> text.append("#ifdef " + name + "\n" + PLACE + "_" + name + "\n#endif\n"));
        Set<String> left = run(text.toString(), "-E", "-P")
                .out()
                .lines()
                .map(String::strip)
                .collect(Collectors.toSet());
        defined.keySet().removeIf(name -> !left.contains(PLACE + "_" + name));
        return defined;
    }

    /** Returns the words that the compiler knows at the end of the unit, after all macros have been undefined. */
    private Names names(String unit, Set<String> macros, List<String> words) {
        StringBuilder text = new StringBuilder(unit);
        words.stream()
                .filter(macros::contains)
                .forEach(name -> text.append("#undef ").append(name).append('\n'));
        text.append("#line 1 \"").append(PLACE).append("\"\n");
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            text.append("extern __typeof__(" + word + ") *rdma4j_o" + i + ";\n")
                    .append("void rdma4j_s" + i + "(void) { struct " + word + " *p; }\n")
                    .append("void rdma4j_u" + i + "(void) { union " + word + " *p; }\n")
                    .append("void rdma4j_e" + i + "(void) { enum " + word + " *p; }\n");
        }
        CommandResult result = run(
                text.toString(), "-fsyntax-only", macros.contains("__clang__") ? "-ferror-limit=0" : "-fmax-errors=0");
        List<Set<Integer>> errors = new ArrayList<>();
        for (int line = 0; line < LINES; line++) {
            errors.add(new TreeSet<>());
        }
        result.err().lines().map(ERROR::matcher).filter(Matcher::matches).forEach(error -> {
            int line = Integer.parseInt(error.group(1)) - 1;
            errors.get(line % LINES).add(line / LINES);
        });
        Names names = new Names(new TreeSet<>(), new TreeSet<>());
        for (int i = 0; i < words.size(); i++) {
            if (!errors.get(0).contains(i)) {
                names.ordinary.add(words.get(i));
            }
            // An unknown word is accepted as a tag of all three kinds, a declared tag as one kind, a keyword as none.
            int at = i;
            long wrong = errors.subList(1, LINES).stream()
                    .filter(lines -> lines.contains(at))
                    .count();
            if (wrong > 0 && wrong < LINES - 1) {
                names.tags.add(words.get(i));
            }
        }
        return names;
    }

    private CommandResult run(String unit, String... arguments) {
        List<String> line = new ArrayList<>(command);
        line.addAll(List.of("-w", "-x", "c", "-"));
        line.addAll(1, List.of(arguments));
        return Command.of(line).input(unit).run();
    }
}
