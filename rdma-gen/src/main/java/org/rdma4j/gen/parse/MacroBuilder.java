package org.rdma4j.gen.parse;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.NamedType.Tag;
import org.rdma4j.gen.preprocess.CToken;
import org.rdma4j.gen.preprocess.MacroTable;
import org.rdma4j.gen.preprocess.Preprocessor;

/**
 * Builds constants and aliases from object-like macros. The expansion of each macro is parsed as an expression and
 * evaluated.
 */
final class MacroBuilder {

    /** Tokens that do not occur in expressions, and attributes. */
    private static final Set<String> NO_EXPRESSION = Set.of(
            Preprocessor.PRAGMA, "{", "}", ";", "#", "##", "$", "\\", "@", "`", "...", "__attribute__", "__attribute");

    private static final Pattern TAGGED = Pattern.compile("(?:struct|union|enum)\\s+[A-Za-z_]\\w*");

    private static final Set<String> BASIC_TYPE = Set.of(
            "void", "char", "short", "int", "long", "float", "double", "signed", "unsigned", "_Bool", "_Complex");

    private static final String PROBE = "probe_";

    private final ParseContext context;
    private final ConstantEvaluator constants;
    private final MacroExpansions expansions;

    /** @param expansions expansions of macros */
    MacroBuilder(ParseContext context, ConstantEvaluator constants, MacroExpansions expansions) {
        this.context = context;
        this.constants = constants;
        this.expansions = expansions;
    }

    /**
     * Returns the constants and aliases.
     *
     * @param macros object-like macros with an expansion
     * @param enumerators bound enumerators; a macro {@code #define X X} for an enumerator X is ignored, and a macro X
     *     with another expansion fails
     * @param all all macros that the expansions may use
     * @param failed receives the reason, by name, if a macro is neither a constant nor an alias
     */
    List<Declaration> build(
            List<MacroTable.Macro> macros, Set<String> enumerators, MacroTable all, Map<String, String> failed) {
        Map<String, IASTExpression> expressions = parse(macros);
        List<Declaration> declarations = new ArrayList<>();
        for (MacroTable.Macro macro : macros) {
            try {
                Declaration read = declaration(macro, all, Optional.ofNullable(expressions.get(macro.name())));
                if (!enumerators.contains(macro.name())) {
                    declarations.add(read);
                } else if (!isEnumerator(read)) {
                    failed.put(macro.name(), "another value");
                }
            } catch (RuntimeException e) {
                failed.put(
                        macro.name(),
                        UnsupportedConstructException.of(macro.location(), e).getMessage());
            } catch (StackOverflowError e) {
                failed.put(macro.name(), "an expression that is nested too deeply to be read");
            }
        }
        return declarations;
    }

    private boolean isEnumerator(Declaration macro) {
        return macro instanceof ConstantDecl constant
                && context.scope()
                        .enumerator(constant.name())
                        .filter(enumerator -> enumerator.value().equals(constant.value()))
                        .isPresent();
    }

    /** Returns the macros that are expressions. */
    private Map<String, IASTExpression> parse(List<MacroTable.Macro> macros) {
        Map<String, List<CToken>> expressions = new LinkedHashMap<>();
        Set<String> words = new HashSet<>();
        expansions.of(macros.stream().map(MacroTable.Macro::name).toList()).forEach((name, tokens) -> {
            if (isClosed(tokens)) {
                expressions.put(PROBE + name, tokens);
                tokens.forEach(token -> words.add(token.text()));
            }
        });
        Map<String, IASTExpression> parsed = new HashMap<>();
        context.parser()
                .expressions(
                        expressions,
                        context.scope().typedefNames().stream()
                                .filter(words::contains)
                                .toList())
                .forEach((name, expression) -> parsed.put(name.substring(PROBE.length()), expression));
        return parsed;
    }

    /**
     * Returns {@code true} if brackets and quotes are balanced, and no token ends an expression or cannot occur in one.
     * The expansion of a macro may be any sequence of tokens. Literals of bit-precise integers are accepted only in
     * C23.
     */
    private boolean isClosed(List<CToken> tokens) {
        Deque<String> open = new ArrayDeque<>();
        for (CToken token : tokens) {
            if (NO_EXPRESSION.contains(token.text()) || isPlace(token) || !isWhole(token) || isUnknownLiteral(token)) {
                return false;
            }
            switch (token.text()) {
                case "(" -> open.push(")");
                case "[" -> open.push("]");
                case ")", "]" -> {
                    if (!token.text().equals(open.poll())) {
                        return false;
                    }
                }
                case "," -> {
                    if (open.isEmpty()) {
                        return false;
                    }
                }
                default -> {}
            }
        }
        return open.isEmpty() && !tokens.isEmpty();
    }

    private static boolean isPlace(CToken token) {
        return token.text().contains(Preprocessor.PLACE);
    }

    private boolean isUnknownLiteral(CToken token) {
        return Literals.isBitPrecise(token.text()) && !context.parser().isKeyword("nullptr");
    }

    /** Returns {@code true} unless the token is an unterminated literal. */
    private static boolean isWhole(CToken token) {
        boolean literal = token.kind() == CToken.Kind.STRING || token.kind() == CToken.Kind.CHARACTER;
        if (!literal) {
            return true;
        }
        String text = token.text();
        char quote = text.charAt(text.length() - 1);
        int open = text.indexOf(quote);
        int i = open + 1;
        while (i < text.length() && text.charAt(i) != quote) {
            i += text.charAt(i) == '\\' ? 2 : 1;
        }
        return (quote == '"' || quote == '\'') && open < text.length() - 1 && i == text.length() - 1;
    }

    private Declaration declaration(MacroTable.Macro macro, MacroTable all, Optional<IASTExpression> expression) {
        String header = context.headerNames().of(macro.location());
        String body = macro.expansion().strip();
        if (!SyntaxNodes.isAscii(macro.name())) {
            throw new UnsupportedConstructException(macro.location(), SyntaxNodes.BEYOND_ASCII);
        }
        if (TAGGED.matcher(body).matches() && !isKeyword(body.replaceFirst("\\w+\\s+", ""))) {
            NamedType type = NamedType.parse(body.replaceAll("\\s+", " "));
            if (all.get(type.name()).isPresent()) {
                throw new UnsupportedConstructException(
                        macro.location(), "the tag in '" + body + "' is the name of a macro");
            }
            if (context.scope().isRefused(type)) {
                throw new UnsupportedConstructException(macro.location(), DeclarationScope.madeOfUnsupported(type));
            }
            return new AliasDecl(macro.name(), type, header);
        }
        IASTExpression bare =
                expression.orElseThrow(() -> new UnsupportedConstructException(macro.location(), reason(macro, body)));
        IASTExpression value = SyntaxNodes.withoutBrackets(bare);
        if (value instanceof IASTIdExpression id) {
            Optional<NamedType> type = typeNamed(id.getName().toString());
            // the outermost parentheses are those of the initializer
            if (type.isPresent() && bare instanceof IASTUnaryExpression own && value != own.getOperand()) {
                throw new UnsupportedConstructException(
                        macro.location(), "'" + body + "' is a cast without an operand");
            }
            if (type.isPresent()) {
                return new AliasDecl(macro.name(), type.get(), header);
            }
        }
        TypedValue typed = constants.evaluate(value);
        if (typed.isInteger() && typed.scalar().size() > Long.BYTES) {
            throw new UnsupportedConstructException(value, "a constant of more than 64 bits");
        }
        context.detached().add(new ParseContext.Detached(macro.location(), value));
        return new ConstantDecl(macro.name(), typed.type(), typed.value(), header);
    }

    private String reason(MacroTable.Macro macro, String body) {
        List<CToken> tokens = expansions.of(List.of(macro.name())).getOrDefault(macro.name(), List.of());
        if (tokens.stream().map(CToken::text).allMatch(BASIC_TYPE::contains) && !tokens.isEmpty()) {
            return "'" + body + "' is a basic type; only a declared type can have an alias";
        }
        if (tokens.stream().anyMatch(MacroBuilder::isPlace)) {
            return "'" + body + "' depends on where it is expanded, or is valid only in #if";
        }
        if (tokens.stream().anyMatch(token -> token.isPunctuator(Preprocessor.PRAGMA))) {
            return "'" + body + "' contains a pragma";
        }
        return tokens.stream()
                .map(CToken::text)
                .filter(UnreadableDeclaration.CONSTRUCTS::contains)
                .findFirst()
                .map(construct -> construct + " is not supported")
                .orElse("'" + body + "' cannot be read as an expression");
    }

    private boolean isKeyword(String word) {
        return context.parser().isKeyword(word);
    }

    private Optional<NamedType> typeNamed(String name) {
        for (Tag tag : Tag.values()) {
            NamedType type = new NamedType(tag, name);
            if (context.scope().type(type).isPresent()
                    || context.scope().mentions().containsKey(type)) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }
}
