package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.rdma4j.gen.preprocess.AdaptedTokens;
import org.rdma4j.gen.preprocess.AdaptedTokens.Extent;
import org.rdma4j.gen.preprocess.CToken;
import org.rdma4j.gen.preprocess.CToken.Kind;
import org.rdma4j.gen.problem.Location;

/**
 * A declaration at file scope that the C parser cannot parse. The declared names are determined from the tokens, so
 * that they can be skipped by name.
 *
 * @param begin index of its first token
 * @param declared location of its first token
 * @param location location of the token at which the parser failed
 * @param why the unsupported construct
 * @param tags tags that it would define
 * @param identifiers other names that it would declare
 */
record UnreadableDeclaration(
        int begin, Location declared, Location location, String why, List<String> tags, List<String> identifiers) {

    static final Comparator<UnreadableDeclaration> IN_ORDER = Comparator.comparingInt(UnreadableDeclaration::begin);

    /** Words that start an unsupported construct. */
    static final Set<String> CONSTRUCTS = Set.of(
            "_Generic", "__builtin_types_compatible_p", "__builtin_choose_expr", "__real__", "__imag__", "^", "@");

    private static final Set<String> TAG_KEYWORDS = Set.of("struct", "union", "enum");

    /**
     * Returns an unreadable declaration.
     *
     * @param at index of the token at which the parser failed
     * @param why the unsupported construct; the token by default if empty
     */
    static UnreadableDeclaration of(AdaptedTokens all, Extent extent, int at, String why) {
        List<CToken> tokens = all.tokens().subList(extent.begin(), extent.end());
        if (why.isEmpty() && declaresParametersInAdvance(tokens)) {
            return of(all, extent, at, "a forward declaration of a parameter is not supported");
        }
        int inside = Math.min(Math.max(at, extent.begin()), extent.end() - 1);
        String construct = tokens.stream()
                .map(CToken::text)
                .filter(CONSTRUCTS::contains)
                .findFirst()
                .orElse(all.tokens().get(inside).text());
        return new UnreadableDeclaration(
                extent.begin(),
                all.location(extent.begin()),
                all.location(inside),
                why.isEmpty() ? "'" + construct + "' is not supported here" : why,
                tags(tokens),
                identifiers(tokens));
    }

    /** Returns {@code true} for GNU C's {@code int f(int n; int a[n], int n)}. */
    private static boolean declaresParametersInAdvance(List<CToken> tokens) {
        int brackets = 0;
        int braces = 0;
        for (CToken token : tokens) {
            boolean brace = token.isPunctuator("{") || token.isPunctuator("}");
            braces += brace ? token.nesting() : 0;
            brackets += brace ? 0 : token.nesting();
            if (token.isPunctuator(";") && brackets > 0 && braces == 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns the tags of the structs, unions and enums that the tokens define. */
    static List<String> tags(List<CToken> tokens) {
        List<String> tags = new ArrayList<>();
        for (int i = 0; i + 2 < tokens.size(); i++) {
            if (isTagKeyword(tokens.get(i))
                    && tokens.get(i + 1).kind() == Kind.IDENTIFIER
                    && tokens.get(i + 2).isPunctuator("{")) {
                tags.add(tokens.get(i + 1).text());
            }
        }
        return tags;
    }

    private static boolean isTagKeyword(CToken token) {
        return token.kind() == Kind.KEYWORD && TAG_KEYWORDS.contains(token.text());
    }

    private static List<String> identifiers(List<CToken> tokens) {
        List<String> names = enumerators(tokens);
        addDeclarators(tokens, names);
        return names;
    }

    /** Returns the enumerators of the enums that the tokens define. */
    static List<String> enumerators(List<CToken> tokens) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            if (!tokens.get(i).isKeyword("enum")) {
                continue;
            }
            int open = i + 1;
            while (open < tokens.size() && tokens.get(open).kind() == Kind.IDENTIFIER) {
                open++;
            }
            if (open >= tokens.size() || !tokens.get(open).isPunctuator("{")) {
                continue;
            }
            int depth = 0;
            for (int j = open; j < tokens.size(); j++) {
                boolean first = tokens.get(j).isPunctuator("{") || tokens.get(j).isPunctuator(",");
                depth += tokens.get(j).nesting();
                if (depth == 0) {
                    break;
                }
                if (first
                        && depth == 1
                        && j + 1 < tokens.size()
                        && tokens.get(j + 1).kind() == Kind.IDENTIFIER) {
                    names.add(tokens.get(j + 1).text());
                }
            }
        }
        return names;
    }

    /**
     * Adds the name of each declarator: the last word outside of braces before the end of the declarator or a bracket.
     */
    private static void addDeclarators(List<CToken> tokens, List<String> names) {
        String candidate = "";
        boolean settled = false;
        int braces = 0;
        int brackets = 0;
        for (int i = 0; i < tokens.size(); i++) {
            CToken token = tokens.get(i);
            if (token.isPunctuator("{") || token.isPunctuator("}")) {
                braces += token.nesting();
                continue;
            }
            if (braces > 0) {
                continue;
            }
            if (brackets == 0 && (token.isPunctuator(",") || token.isPunctuator(";"))) {
                if (!candidate.isEmpty()) {
                    names.add(candidate);
                }
                candidate = "";
                settled = false;
            } else if (brackets == 0 && token.isPunctuator("=")) {
                settled = true;
            } else if (token.kind() == Kind.IDENTIFIER && !settled && !(i > 0 && isTagKeyword(tokens.get(i - 1)))) {
                candidate = token.text();
            }
            if (token.nesting() > 0) {
                // the name is inside the brackets in ( * name ), and before them in name ( and name [
                settled |= i > 0
                                && tokens.get(i - 1).kind() == Kind.IDENTIFIER
                                && tokens.get(i - 1).text().equals(candidate)
                        || token.isPunctuator("[");
            }
            brackets += token.nesting();
        }
        if (!candidate.isEmpty() && !tokens.get(tokens.size() - 1).isPunctuator(";")) {
            names.add(candidate);
        }
    }
}
