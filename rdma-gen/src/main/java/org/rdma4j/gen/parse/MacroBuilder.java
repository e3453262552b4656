package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.parser.IToken;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.NamedType.Tag;

/**
 * Constants and aliases from object-like macros: each is put into a declaration of its own, which is parsed with the
 * headers' macros and evaluated.
 */
final class MacroBuilder {

    /** An attribute of the header's own, which the parser is not shown; no expression has one outside a type. */
    private static final Pattern ATTRIBUTE =
            Pattern.compile("\\b__attribute(?:__)? \\( \\( (?!" + MarkingScanner.KEYWORD + ")");

    private static final Pattern TAGGED = Pattern.compile("(?:struct|union|enum)\\s+[A-Za-z_]\\w*");

    private static final String PROBE = "probe_";

    private final ParseContext context;

    MacroBuilder(ParseContext context) {
        this.context = context;
    }

    /**
     * What each macro stands for.
     *
     * @param macros object-like ones with an expansion
     * @param enumerators those that are bound: of {@code #define X X} beside an enumerator X they are the constant, and
     *     a macro that stands for anything else has failed
     * @param all every macro that they may use
     * @param failed receives, by name, why a macro is neither a constant nor an alias
     */
    List<Declaration> build(
            List<MacroTable.Macro> macros, Set<String> enumerators, MacroTable all, Map<String, String> failed) {
        Map<String, IASTExpression> expressions = parse(macros, all);
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

    /** The expressions among the macros, each parsed so that none can spoil another. */
    private Map<String, IASTExpression> parse(List<MacroTable.Macro> macros, MacroTable all) {
        Map<String, String> texts = new HashMap<>(new MacroExpansions(context.frontEnd(), all).expressions(macros));
        texts.values().removeIf(text -> ATTRIBUTE.matcher(text).find());
        Map<String, IASTExpression> expressions = new HashMap<>(parse(texts));
        texts.forEach((name, text) -> {
            if (!expressions.containsKey(name)) {
                expressions.putAll(parse(Map.of(name, text)));
            }
        });
        return expressions;
    }

    /** The C parser goes one level deeper for each operator: a macro of thousands is not among what it has read. */
    private Map<String, IASTExpression> parse(Map<String, String> texts) {
        try {
            return parseWithinStack(texts);
        } catch (StackOverflowError e) {
            return Map.of();
        }
    }

    private Map<String, IASTExpression> parseWithinStack(Map<String, String> texts) {
        Set<String> words = new HashSet<>();
        texts.values().forEach(text -> words.addAll(List.of(text.split(" "))));
        StringBuilder unit = new StringBuilder(FrontEnd.typedefPrelude(
                context.scope().typedefNames().stream().filter(words::contains).toList()));
        texts.forEach((name, text) -> unit.append(FrontEnd.initializer(PROBE + name, text)));
        Map<String, IASTExpression> expressions = new HashMap<>();
        FrontEnd.initializers(context.frontEnd().withoutMacros().parseLeniently("<macros>", unit.toString()))
                .forEach((name, expression) -> {
                    if (name.startsWith(PROBE)) {
                        expressions.put(name.substring(PROBE.length()), expression);
                    }
                });
        return expressions;
    }

    private Declaration declaration(MacroTable.Macro macro, MacroTable all, Optional<IASTExpression> expression) {
        String header = context.headerNames().of(macro.location());
        String body = macro.expansion().strip();
        if (!DeclarationWalker.isAscii(macro.name())) {
            throw new UnsupportedConstructException(macro.location(), DeclarationWalker.BEYOND_ASCII);
        }
        if (TAGGED.matcher(body).matches() && !isKeyword(body.replaceFirst("\\w+\\s+", ""))) {
            NamedType type = NamedType.parse(body.replaceAll("\\s+", " "));
            if (all.get(type.name()).isPresent()) {
                throw new UnsupportedConstructException(
                        macro.location(), "the tag in '" + body + "' is the name of a macro");
            }
            return new AliasDecl(macro.name(), type, header);
        }
        IASTExpression bare = expression.orElseThrow(
                () -> new UnsupportedConstructException(macro.location(), "'" + body + "' is not an expression"));
        IASTExpression value = withoutBrackets(bare);
        if (value instanceof IASTIdExpression id) {
            Optional<NamedType> type = typeNamed(id.getName().toString());
            // The first pair of brackets is the initializer's own.
            if (type.isPresent() && bare instanceof IASTUnaryExpression own && value != own.getOperand()) {
                throw new UnsupportedConstructException(
                        macro.location(), "'" + body + "' is a cast without an operand");
            }
            if (type.isPresent()) {
                return new AliasDecl(macro.name(), type.get(), header);
            }
        }
        TypedValue typed = context.constants().evaluate(value);
        if (typed.isInteger() && typed.scalar().size() > Long.BYTES) {
            throw new UnsupportedConstructException(value, "a constant of more than 64 bits");
        }
        context.detached().add(new ParseContext.Detached(macro.location(), value));
        return new ConstantDecl(macro.name(), typed.type(), typed.value(), header);
    }

    private boolean isKeyword(String word) {
        // The parser leaves __extension__ out.
        return context.frontEnd().tokens(word).stream().noneMatch(token -> token.getType() == IToken.tIDENTIFIER);
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

    /** What stands in brackets, however many. */
    static IASTExpression withoutBrackets(IASTExpression expression) {
        IASTExpression inner = expression;
        while (inner instanceof IASTUnaryExpression unary
                && unary.getOperator() == IASTUnaryExpression.op_bracketedPrimary) {
            inner = unary.getOperand();
        }
        return inner;
    }
}
