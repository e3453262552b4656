package org.rdma4j.gen.cprint;

import java.util.List;
import org.rdma4j.gen.model.FunctionType;

/** Prints declarators and calls of functions, wrapping long lines. */
final class DeclaratorPrinter {

    private static final int LINE = 100;
    private static final String INDENT = "    ";

    private DeclaratorPrinter() {}

    /** Returns the declarator of a function with named parameters. */
    static String of(String name, FunctionType type) {
        List<String> parameters = type.parameters().stream()
                .map(parameter -> CPrinter.declaration(parameter.type(), parameter.name()))
                .toList();
        if (parameters.isEmpty()) {
            parameters = List.of("void");
        }
        int before = CPrinter.declaration(type.result(), "").length();
        return CPrinter.declaration(type.result(), list(name + "(", parameters, before));
    }

    /** Returns the items in parentheses, on the same line if they fit, otherwise on a line each. */
    static String list(String head, List<String> items, int before) {
        String line = head + String.join(", ", items) + ")";
        if (before + line.length() <= LINE) {
            return line;
        }
        String separator = "\n" + INDENT + INDENT;
        return head + separator + String.join("," + separator, items) + ")";
    }
}
