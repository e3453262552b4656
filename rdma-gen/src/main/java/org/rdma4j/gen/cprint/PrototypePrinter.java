package org.rdma4j.gen.cprint;

import java.util.List;
import org.rdma4j.gen.model.FunctionType;

/** Functions' declarators and calls, broken into lines. */
final class PrototypePrinter {

    private static final int LINE = 100;
    private static final String INDENT = "    ";

    private PrototypePrinter() {}

    /** A function's declarator, its parameters named. */
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

    /** The items between brackets: on the same line where they fit behind what is before, else one a line. */
    static String list(String head, List<String> items, int before) {
        String line = head + String.join(", ", items) + ")";
        if (before + line.length() <= LINE) {
            return line;
        }
        String separator = "\n" + INDENT + INDENT;
        return head + separator + String.join("," + separator, items) + ")";
    }
}
