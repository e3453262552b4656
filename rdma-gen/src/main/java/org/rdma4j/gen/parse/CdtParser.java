package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier.IASTEnumerator;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTProblem;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.eclipse.cdt.core.dom.parser.c.GCCParserExtensionConfiguration;
import org.eclipse.cdt.core.parser.NullLogService;
import org.eclipse.cdt.core.parser.ParserMode;
import org.eclipse.cdt.internal.core.dom.parser.c.GNUCSourceParser;
import org.rdma4j.gen.preprocess.AdaptedTokens;
import org.rdma4j.gen.preprocess.AdaptedTokens.Extent;
import org.rdma4j.gen.preprocess.CToken;
import org.rdma4j.gen.preprocess.Compiler;
import org.rdma4j.gen.preprocess.GrammarAdapter;
import org.rdma4j.gen.preprocess.Lexer;
import org.rdma4j.gen.problem.Location;

/** Eclipse CDT's C parser, used outside of Eclipse. A declaration that it cannot parse does not affect others. */
final class CdtParser {

    private static final String TOO_DEEP = "it is nested too deeply to be read";

    private final Compiler compiler;

    CdtParser(Compiler compiler) {
        this.compiler = compiler;
    }

    /**
     * Result of parsing a unit.
     *
     * @param unit syntax tree without the unreadable declarations
     * @param unreadable declarations that cannot be parsed, in order
     */
    record Parsed(IASTTranslationUnit unit, List<UnreadableDeclaration> unreadable) {}

    /** Parses a unit. */
    Parsed parse(AdaptedTokens tokens) {
        TokenLocations locations = new TokenLocations(tokens);
        BitSet hidden = new BitSet();
        List<UnreadableDeclaration> unreadable = new ArrayList<>();
        for (Extent declaration : tokens.declarations()) {
            if (declaration.tooDeep()) {
                unreadable.add(hide(declaration, TOO_DEEP, declaration.begin(), tokens, hidden));
            }
        }
        while (true) {
            IASTTranslationUnit unit = parse(locations, hidden);
            List<Integer> problems = problems(unit);
            if (problems.isEmpty()) {
                unreadable.sort(UnreadableDeclaration.IN_ORDER);
                return new Parsed(unit, unreadable);
            }
            List<Extent> shown = tokens.declarations().stream()
                    .filter(declaration -> !hidden.get(declaration.begin()))
                    .toList();
            int before = hidden.cardinality();
            int last = -2;
            for (int problem : problems) {
                int index = indexOf(shown, problem);
                // Problems in adjacent declarations may be consequences of the first one, which the next run shows.
                if (index < shown.size() && index > last + 1) {
                    unreadable.add(hide(shown.get(index), "", problem, tokens, hidden));
                    last = index;
                }
            }
            if (hidden.cardinality() == before) {
                throw new IllegalStateException("the C parser reports a problem outside the given text");
            }
        }
    }

    private static UnreadableDeclaration hide(
            Extent declaration, String why, int at, AdaptedTokens tokens, BitSet hidden) {
        hidden.set(declaration.begin(), declaration.end());
        return UnreadableDeclaration.of(tokens, declaration, at, why);
    }

    private static IASTTranslationUnit parse(TokenLocations locations, BitSet hidden) {
        return new GNUCSourceParser(
                        new TokenScanner(locations, index -> !hidden.get(index)),
                        ParserMode.COMPLETE_PARSE,
                        new NullLogService(),
                        GCCParserExtensionConfiguration.getInstance())
                .parse();
    }

    /** Returns the indices of the tokens with problems, in order. */
    private static List<Integer> problems(IASTTranslationUnit unit) {
        List<Integer> problems = new ArrayList<>();
        unit.accept(new ASTVisitor() {
            {
                shouldVisitProblems = true;
            }

            @Override
            public int visit(IASTProblem problem) {
                problems.add(TokenLocations.index(NodeLocations.sequence(problem)));
                return PROCESS_CONTINUE;
            }
        });
        problems.sort(null);
        return problems;
    }

    /**
     * Returns the index of the declaration of a token, or of the next declaration; the number of declarations if there
     * is none.
     */
    private static int indexOf(List<Extent> declarations, int token) {
        int index = 0;
        while (index < declarations.size() && token >= declarations.get(index).end()) {
            index++;
        }
        return index;
    }

    /**
     * Parses an expression.
     *
     * @param typedefNames names of typedefs, to distinguish casts from calls
     * @throws UnsupportedConstructException if the text is not an expression
     */
    IASTExpression expression(String text, Collection<String> typedefNames) {
        Map<String, IASTExpression> expressions = expressions(Map.of("value", Lexer.tokens(text)), typedefNames);
        if (!expressions.containsKey("value")) {
            throw new UnsupportedConstructException(Location.of("<expression>"), "not an expression: " + text);
        }
        return expressions.get("value");
    }

    /**
     * Parses expressions.
     *
     * @param tokens tokens by name
     * @param typedefNames names of typedefs
     * @return the valid expressions by name
     */
    Map<String, IASTExpression> expressions(Map<String, List<CToken>> tokens, Collection<String> typedefNames) {
        List<CToken> unit = new ArrayList<>(typedefPrelude(typedefNames));
        tokens.forEach((name, expression) -> {
            unit.addAll(Lexer.tokens("enum { " + name + " = ("));
            unit.addAll(expression);
            unit.addAll(Lexer.tokens(") };"));
        });
        Map<String, IASTExpression> expressions = new HashMap<>();
        for (IASTDeclaration declaration :
                parse(GrammarAdapter.adapt(compiler, unit)).unit().getDeclarations()) {
            if (declaration instanceof IASTSimpleDeclaration simple
                    && simple.getDeclSpecifier() instanceof IASTEnumerationSpecifier enumeration
                    && enumeration.getEnumerators().length == 1
                    && enumeration.getEnumerators()[0].getValue() != null) {
                IASTEnumerator enumerator = enumeration.getEnumerators()[0];
                expressions.put(enumerator.getName().toString(), enumerator.getValue());
            }
        }
        return expressions;
    }

    /** Returns {@code true} if the word cannot be declared as a name. */
    boolean isKeyword(String word) {
        return GrammarAdapter.isKeyword(compiler, word);
    }

    /** Returns {@code true} if {@code struct s { struct base; }} has the members of {@code base}. */
    boolean hasUnnamedMembersOfNamedTypes() {
        return compiler.command().contains("-fms-extensions")
                || compiler.command().contains("-fplan9-extensions");
    }

    /** Returns the alignment in bytes of {@code aligned} without an argument. */
    String largestAlignment() {
        return compiler.macros().getOrDefault("__BIGGEST_ALIGNMENT__", "");
    }

    /** Returns typedefs for the names, for units that are parsed without their headers. */
    static List<CToken> typedefPrelude(Collection<String> typedefNames) {
        List<CToken> prelude = new ArrayList<>();
        typedefNames.forEach(name -> prelude.addAll(Lexer.tokens("typedef int " + name + ";")));
        return prelude;
    }
}
