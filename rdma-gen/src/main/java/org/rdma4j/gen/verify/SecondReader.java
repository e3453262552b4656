package org.rdma4j.gen.verify;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Lists the declarations of a translation unit as the compiler sees them, independently of the front end: for gcc from
 * debugging information and {@code -aux-info}, for clang from the dump of its syntax tree, for both from {@code -dD}.
 */
final class SecondReader {

    /** One declaration of each kind. If one is not found, the output of the compiler has an unknown format. */
    private static final String SENTINELS = """
            struct rdma4j_probe_struct { int rdma4j_probe_field; };
            enum rdma4j_probe_enum { rdma4j_probe_enumerator };
            typedef int rdma4j_probe_typedef;
            int rdma4j_probe_function(void);
            extern int rdma4j_probe_variable;
            """;

    private static final Set<String> SENTINEL_KINDS = Set.of("struct", "enum", "typedef", "function", "variable");

    private static final String DEBUGGING = "-w -g -gdwarf-4 -O0 -fno-lto -fno-eliminate-unused-debug-types"
            + " -fno-eliminate-unused-debug-symbols -aux-info reader.aux -dA -S -o reader.s reader.i";

    private static final String TREE =
            "-w -fno-color-diagnostics -fsyntax-only -Xclang -ast-dump -x cpp-output reader.i";

    private final TemporaryFolder folder;
    private final Toolchain compiler;
    private final HeaderText text;
    private final List<CompilerNode> declarations = new ArrayList<>();
    private final Map<String, List<CompilerNode>> functions = new HashMap<>();
    private final Set<String> types = new HashSet<>();
    private final Map<String, CompilerNode> byId = new HashMap<>();

    /**
     * Reads headers.
     *
     * @param includes {@code #include} lines or the text of a header
     * @throws ProblemException if the compiler rejects the text, or its output cannot be understood
     */
    SecondReader(TemporaryFolder folder, Toolchain compiler, String includes) {
        this.folder = folder;
        this.compiler = compiler;
        folder.write("reader.c", includes + "\n#line 1 \"" + ProbeSource.PREAMBLE + "\"\n" + SENTINELS);
        text = new HeaderText(
                compiler.preprocessing().mustRun("-w", "-dD", "-E", "reader.c").out());
        folder.write("reader.i", text.code());
        List<CompilerNode> all = new ArrayList<>(compiler.isClang() ? clang(folder, compiler) : gcc(folder, compiler));
        index(all);
        nameTypes(all);
        all.stream()
                .filter(node -> node.kind.equals("function"))
                .forEach(node -> functions
                        .computeIfAbsent(node.name, name -> new ArrayList<>())
                        .add(node));
        all.removeIf(node -> node.isEnum() ? enumerators(node).isEmpty() : node.name.isEmpty());
        all.removeIf(node -> node.isRecord() && node.isDeclaration);
        declarations.addAll(all);
        all.stream().filter(node -> node.isRecord() || node.isEnum()).forEach(node -> types.add(node.name));
        checkSentinels();
    }

    private static List<CompilerNode> gcc(TemporaryFolder folder, Toolchain compiler) {
        compiler.mustRun(DEBUGGING.split(" "));
        return Stream.concat(
                        folder.lines("reader.s", DwarfReader::read).stream(),
                        folder.lines("reader.aux", AuxInfoReader::read).stream())
                .toList();
    }

    private static List<CompilerNode> clang(TemporaryFolder folder, Toolchain compiler) {
        compiler.mustWrite(folder.file("reader.ast"), TREE.split(" "));
        return folder.lines("reader.ast", ClangAstReader::read);
    }

    private void index(List<CompilerNode> nodes) {
        Deque<CompilerNode> open = new ArrayDeque<>(nodes);
        while (!open.isEmpty()) {
            CompilerNode node = open.pop();
            byId.put(node.id, node);
            open.addAll(node.children);
        }
    }

    /** Gives unnamed records and enums the name of their first typedef. */
    private void nameTypes(List<CompilerNode> nodes) {
        Set<CompilerNode> named = new HashSet<>();
        for (int i = 0; i < nodes.size(); i++) {
            CompilerNode node = nodes.get(i);
            CompilerNode type = byId.get(node.type);
            if (node.kind.equals("typedef")
                    && type != null
                    && (type.isRecord() || type.isEnum())
                    && type.name.isEmpty()
                    && named.add(type)) {
                CompilerNode under = new CompilerNode(type.kind, type.id);
                under.name = node.name;
                under.file = node.file;
                under.line = node.line;
                under.children.addAll(type.children);
                nodes.set(i, under);
            }
        }
    }

    private void checkSentinels() {
        Set<String> found = new HashSet<>();
        for (CompilerNode node : declarations) {
            boolean complete = node.isRecord()
                    ? fields(node).contains("rdma4j_probe_field")
                    : !node.isEnum() || enumerators(node).contains("rdma4j_probe_enumerator");
            if (node.name.startsWith("rdma4j_probe_") && node.file.equals(ProbeSource.PREAMBLE) && complete) {
                found.add(node.kind);
            }
        }
        if (!found.containsAll(SENTINEL_KINDS)) {
            throw ProblemException.badUsage(
                    "cannot read the C compiler's list of the declarations in the headers: of " + SENTINEL_KINDS
                            + " only " + found + " were found",
                    "check --cc, and cflags in the configuration");
        }
    }

    /** Returns records and enums with a body, typedefs, variables and functions, in the order of the compiler. */
    List<CompilerNode> declarations() {
        return declarations;
    }

    /** Returns {@code false} for functions declared only in function bodies, which {@code -aux-info} lists too. */
    boolean isAtFileScope(String function) {
        folder.write("scope.i", text.code() + "\n__typeof__(&" + function + ") rdma4j_probe_scope;\n");
        return compiler.run("-w", "-fsyntax-only", "scope.i").succeeded();
    }

    /** Returns all declarations of a function. */
    List<CompilerNode> functions(String name) {
        return functions.getOrDefault(name, List.of());
    }

    /** Returns {@code true} if a record or enum of this name has a body. */
    boolean defines(String name) {
        return types.contains(name);
    }

    HeaderText text() {
        return text;
    }

    /** Returns the paths of the fields of a record, including those inside unnamed records and arrays of them. */
    List<String> fields(CompilerNode record) {
        List<String> fields = new ArrayList<>();
        for (CompilerNode member : record.children) {
            if (!member.kind.equals("field")) {
                continue;
            }
            if (!member.name.isEmpty()) {
                fields.add(member.name);
            }
            String prefix = member.name.isEmpty() ? "" : member.name + ".";
            unnamed(member).ifPresent(inner -> fields(inner).forEach(field -> fields.add(prefix + field)));
        }
        return fields;
    }

    private Optional<CompilerNode> unnamed(CompilerNode member) {
        CompilerNode type = byId.get(member.type);
        while (type != null
                && Set.of("array_type", "const_type", "volatile_type", "pointer_type")
                        .contains(type.kind)) {
            type = byId.get(type.type);
        }
        return Optional.ofNullable(type).filter(node -> node.isRecord() && node.name.isEmpty());
    }

    static List<String> enumerators(CompilerNode enumeration) {
        return enumeration.children.stream()
                .filter(child -> child.kind.equals("enumerator"))
                .map(child -> child.name)
                .toList();
    }
}
