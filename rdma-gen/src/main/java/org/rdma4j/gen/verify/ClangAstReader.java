package org.rdma4j.gen.verify;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads the syntax tree that {@code clang -ast-dump} prints for preprocessed text. */
final class ClangAstReader {

    private static final String PLACE = "(<invalid sloc>|col:\\d+|line:\\d+:\\d+|[^']+?:\\d+:\\d+)";

    /**
     * A node: two characters for each level, its kind, its address, the range of its text and the location of its name.
     */
    private static final Pattern NODE =
            Pattern.compile("([ |`-]*)(\\w+) 0x([0-9a-f]+)(?: (?:parent|prev) 0x[0-9a-f]+)*(?: <" + PLACE + "(?:, "
                    + PLACE + ")?>(?: " + PLACE + ")?)?(?: (.*))?");

    private static final Pattern FILE = Pattern.compile("(.*):(\\d+):\\d+");
    private static final Pattern RECORD = Pattern.compile("(?:.* )?(struct|union)(?: (\\S+))??( definition)?");
    /** Suffix of declarations since clang 23. */
    private static final Pattern LINKAGE = Pattern.compile(" ?[a-z]+-linkage$");

    private static final Pattern FLAGS = Pattern.compile("(?:(?:implicit|used|referenced|invalid) ?)*");

    /** Type of a member of an unnamed type, or of arrays of and pointers to it. */
    private static final Pattern UNNAMED = Pattern.compile(
            "[^']*'(?:const |volatile )*(?:struct|union) (?:\\w+::)*\\((?:unnamed|anonymous)[^']*\\)[ *\\[\\]\\d]*'.*");

    private static final Set<String> SUGAR = Set.of("ElaboratedType", "RecordType", "EnumType");

    private final List<CompilerNode> declarations = new ArrayList<>();

    /** Ancestors of the next node. Nodes that are not read have only a kind. */
    private final Deque<CompilerNode> path = new ArrayDeque<>();

    private String file = "";
    private int line;

    private ClangAstReader() {}

    /** Returns the declarations at file scope. As in C, these include records and enums inside others. */
    static List<CompilerNode> read(Stream<String> lines) {
        ClangAstReader tree = new ClangAstReader();
        lines.forEach(tree::line);
        return tree.declarations;
    }

    private void line(String text) {
        Matcher node = NODE.matcher(text);
        if (!node.matches()) {
            return;
        }
        while (path.size() > node.group(1).length() / 2) {
            path.pop();
        }
        // clang prints the parts of a location that differ from the previous location.
        move(node.group(4));
        move(node.group(5));
        move(node.group(6));
        String rest =
                node.group(7) == null ? "" : LINKAGE.matcher(node.group(7)).replaceFirst("");
        path.push(isOfFile() ? declaration(node.group(2), node.group(3), rest) : new CompilerNode(node.group(2), ""));
    }

    private void move(String place) {
        if (place == null || place.startsWith("col:") || place.equals("<invalid sloc>")) {
            return;
        }
        Matcher named = FILE.matcher(place);
        if (named.matches()) {
            line = Integer.parseInt(named.group(2));
            file = named.group(1).equals("line") ? file : named.group(1);
        }
    }

    /** Returns {@code true} if the next node is outside all functions and expressions. */
    private boolean isOfFile() {
        return path.stream()
                .allMatch(node -> node.isRecord()
                        || node.isEnum()
                        || node.kind.equals("typedef")
                        || SUGAR.contains(node.kind)
                        || node.kind.equals("TranslationUnitDecl"));
    }

    private CompilerNode declaration(String kind, String id, String rest) {
        switch (kind) {
            case "RecordDecl":
                return record(id, rest);
            case "EnumDecl":
                return kept(
                        new CompilerNode("enum", id),
                        FLAGS.matcher(rest).replaceFirst("").split(" ?'", 2)[0]);
            case "EnumConstantDecl":
                return member(new CompilerNode("enumerator", id), rest);
            case "FieldDecl":
                return member(new CompilerNode("field", id), rest);
            case "TypedefDecl":
                return kept(new CompilerNode("typedef", id), name(rest));
            case "VarDecl":
                return kept(new CompilerNode("variable", id), name(rest));
            case "FunctionDecl":
                CompilerNode function = new CompilerNode("function", id);
                function.isStatic = rest.matches(".*' (?:.* )?static\\b.*");
                return rest.startsWith("implicit ") ? function : kept(function, name(rest));
            case "Record", "Enum":
                typedefed(id);
                return new CompilerNode(kind, id);
            default:
                return new CompilerNode(kind, id);
        }
    }

    private CompilerNode record(String id, String rest) {
        Matcher words = RECORD.matcher(rest);
        if (!words.matches()) {
            return new CompilerNode("RecordDecl", id);
        }
        CompilerNode record = new CompilerNode(words.group(1), id);
        if (!path.isEmpty() && path.peek().isRecord()) {
            path.peek().children.add(record);
        }
        kept(record, words.group(2) == null ? "" : words.group(2));
        record.isDeclaration = words.group(3) == null;
        return record;
    }

    private CompilerNode kept(CompilerNode node, String name) {
        node.name = name;
        node.file = file;
        node.line = line;
        declarations.add(node);
        return node;
    }

    private CompilerNode member(CompilerNode node, String rest) {
        node.name = rest.startsWith("implicit ") ? "" : name(rest);
        List<CompilerNode> siblings = path.peek().children;
        if (UNNAMED.matcher(rest).matches()) {
            // The record itself was declared just before the members that have it for their type.
            siblings.stream()
                    .filter(sibling -> sibling.isRecord() && sibling.name.isEmpty())
                    .reduce((first, last) -> last)
                    .ifPresent(record -> node.type = record.id);
        }
        siblings.add(node);
        return node;
    }

    /** Returns the last word before the type. */
    private static String name(String rest) {
        int type = rest.indexOf('\'');
        String words = (type < 0 ? rest : rest.substring(0, type)).strip();
        return words.substring(words.lastIndexOf(' ') + 1);
    }

    /** Handles a typedef of the record or enum with this address. */
    private void typedefed(String id) {
        for (CompilerNode ancestor : path) {
            if (!SUGAR.contains(ancestor.kind)) {
                if (ancestor.kind.equals("typedef")) {
                    ancestor.type = id;
                }
                return;
            }
        }
    }
}
