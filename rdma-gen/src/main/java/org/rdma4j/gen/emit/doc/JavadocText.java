package org.rdma4j.gen.emit.doc;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.rdma4j.gen.cprint.CPrinter;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;

/** Converts text to Javadoc. */
public final class JavadocText {

    private static final int WIDTH = 100;
    /**
     * A word, or an inline tag, which may contain spaces. The quantifiers are possessive because greedy ones use stack
     * for each character, and names may have thousands of characters.
     */
    private static final Pattern WORD = Pattern.compile("(?:\\{@[^}]*+\\}|\\S)++");

    private JavadocText() {}

    /** Escapes markup characters, tags and the end of a comment. */
    public static String text(String prose) {
        return prose.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("@", "&#64;")
                .replace("{", "&#123;")
                .replace("}", "&#125;")
                .replace("\\", "&#92;")
                .replace("*/", "*&#47;");
    }

    /**
     * Converts plain text to Javadoc. Paragraphs are separated by blank lines, lines that start with a hyphen are items
     * of a list, and text between backquotes is code.
     *
     * @param code conversion of code
     */
    public static String prose(String plain, UnaryOperator<String> code) {
        StringBuilder html = new StringBuilder();
        for (String block : plain.strip().split("\\n\\s*\\n")) {
            List<String> items = List.of(block.strip().split("(?:^|\\n)\\s*- "));
            if (!items.get(0).isEmpty()) {
                html.append("\n<p>").append(paragraph(inline(items.get(0), code)));
            }
            if (items.size() > 1) {
                html.append("<ul>\n");
                items.stream().skip(1).forEach(item -> html.append(paragraph("<li>" + inline(item, code))));
                html.append("</ul>\n");
            }
        }
        return html.toString();
    }

    private static String inline(String line, UnaryOperator<String> code) {
        StringBuilder text = new StringBuilder();
        String[] parts = line.split("`", -1);
        for (int i = 0; i < parts.length; i++) {
            text.append(i % 2 == 0 ? text(parts[i]) : code.apply(parts[i]));
        }
        return text.toString();
    }

    /** Wraps text to lines of at most 100 characters, without breaking inline tags. */
    public static String paragraph(String prose) {
        StringBuilder text = new StringBuilder();
        int column = 0;
        for (String word : WORD.matcher(prose).results().map(MatchResult::group).toList()) {
            boolean breaks = column > 0 && column + 1 + word.length() > WIDTH;
            if (column > 0) {
                text.append(breaks ? '\n' : ' ');
            }
            column = (breaks || column == 0 ? 0 : column + 1) + word.length();
            text.append(word);
        }
        return text.append('\n').toString();
    }

    /** Returns inline code. */
    public static String code(String code) {
        boolean plain = code.chars().noneMatch(c -> c == '{' || c == '}' || c == '\\') && !code.contains("*/");
        return plain ? "{@code " + code + "}" : "<code>" + text(code) + "</code>";
    }

    /** Returns a C declaration as inline code, without the members of unnamed types. */
    public static String declaration(CType type, String name) {
        return code(plainDeclaration(type, name));
    }

    /** Returns a C declaration as plain text, without the members of unnamed types. */
    public static String plainDeclaration(CType type, String name) {
        CType inner = type;
        while (true) {
            if (inner instanceof QualifiedType qualified) {
                inner = qualified.type();
            } else if (inner instanceof PointerType pointer) {
                inner = pointer.pointee();
            } else if (inner instanceof ArrayType array) {
                inner = array.element();
            } else {
                break;
            }
        }
        if (inner instanceof UnnamedRecord unnamed) {
            return unnamed.record().kind().keyword() + " " + name + dimensions(type);
        }
        if (inner instanceof UnnamedEnum) {
            return "enum " + name + dimensions(type);
        }
        return CPrinter.declaration(type, name);
    }

    private static String dimensions(CType type) {
        if (type instanceof QualifiedType qualified) {
            return dimensions(qualified.type());
        }
        if (type instanceof ArrayType array) {
            return "[" + (array.isFlexible() ? "" : array.length()) + "]" + dimensions(array.element());
        }
        return "";
    }
}
