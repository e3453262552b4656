package org.rdma4j.gen.preprocess;

import java.util.ArrayList;
import java.util.List;

/** Parses the attributes in {@code __attribute__((…))} or {@code [[…]]}. */
final class AttributeParser {

    /**
     * An attribute.
     *
     * @param name name without a prefix such as {@code gnu::} and without surrounding underscores
     * @param argument tokens of the argument, separated by spaces
     * @param place first token
     */
    record Attribute(String name, String argument, CToken place) {}

    private AttributeParser() {}

    /** Returns the attributes of a comma-separated list. */
    static List<Attribute> read(List<CToken> tokens) {
        List<Attribute> attributes = new ArrayList<>();
        int first = 0;
        int level = 0;
        for (int i = 0; i <= tokens.size(); i++) {
            if (i == tokens.size() || level == 0 && tokens.get(i).isPunctuator(",")) {
                if (i > first) {
                    attributes.add(attribute(tokens.subList(first, i)));
                }
                first = i + 1;
            } else {
                level += tokens.get(i).nesting();
            }
        }
        return attributes;
    }

    private static Attribute attribute(List<CToken> tokens) {
        boolean prefixed = tokens.size() > 2 && tokens.get(1).isPunctuator("::");
        List<CToken> rest = prefixed ? tokens.subList(2, tokens.size()) : tokens;
        List<String> arguments = rest.size() > 2
                ? rest.subList(2, rest.size() - 1).stream().map(CToken::text).toList()
                : List.of();
        return new Attribute(withoutUnderscores(rest.get(0).text()), String.join(" ", arguments), tokens.get(0));
    }

    private static String withoutUnderscores(String name) {
        boolean wrapped = name.startsWith("__") && name.endsWith("__") && name.length() > 4;
        return wrapped ? name.substring(2, name.length() - 2) : name;
    }
}
