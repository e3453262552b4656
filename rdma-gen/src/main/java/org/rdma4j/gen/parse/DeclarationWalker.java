package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTASMDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTElaboratedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTEqualsInitializer;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.eclipse.cdt.internal.core.dom.parser.ASTQueries;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.preprocess.AdaptedTokens;

/** Passes the declarations of a translation unit, in order, to the builders of their constructs. */
final class DeclarationWalker {

    private final ParseContext context;
    private final TypeBuilder types;
    private final FunctionBuilder functions;
    private final TypedefBuilder typedefs;

    DeclarationWalker(ParseContext context, TypeBuilder types) {
        this.context = context;
        this.types = types;
        this.functions = new FunctionBuilder(context);
        this.typedefs = new TypedefBuilder(context, types);
    }

    void walk(CdtParser.Parsed parsed) {
        IASTTranslationUnit unit = parsed.unit();
        context.pragmas(new RecordPragmas(TokenLocations.of(unit).tokens().directives()));
        for (UnreadableDeclaration unreadable : parsed.unreadable()) {
            // a declaration without names, such as "int;", can be ignored
            if (unreadable.tags().isEmpty() && unreadable.identifiers().isEmpty()) {
                continue;
            }
            context.scope()
                    .addUnsupported(
                            unreadable.tags(),
                            unreadable.identifiers(),
                            unreadable.declared(),
                            new UnsupportedConstructException(unreadable.location(), unreadable.why()));
        }
        for (IASTDeclaration declaration : unit.getDeclarations()) {
            try {
                declare(declaration);
            } catch (RuntimeException e) {
                addUnsupported(declaration, UnsupportedConstructException.of(NodeLocations.of(declaration), e));
            }
        }
        for (AdaptedTokens.Unread unread : TokenLocations.of(unit).tokens().unread()) {
            context.scope()
                    .addUnsupported(
                            UnreadableDeclaration.tags(unread.tokens()),
                            UnreadableDeclaration.enumerators(unread.tokens()),
                            unread.location(),
                            new UnsupportedConstructException(
                                    unread.location(), "defined in an attribute or an assertion"));
        }
    }

    private void declare(IASTDeclaration declaration) {
        refuseForeignLetters(declaration);
        if (declaration instanceof IASTFunctionDefinition definition) {
            function(definition);
        } else if (declaration instanceof IASTSimpleDeclaration simple) {
            boolean names = simple.getDeclarators().length > 0;
            if (names && simple.getDeclSpecifier().getStorageClass() == IASTDeclSpecifier.sc_typedef) {
                typedefs.define(simple);
            } else {
                declare(simple);
            }
        } else if (!(declaration instanceof IASTASMDeclaration)) {
            // assembler at file scope does not declare anything
            throw new UnsupportedConstructException(declaration, "declaration " + declaration.getRawSignature());
        }
    }

    /** Rejects names with non-ASCII letters, which metadata does not support and gcc spells in several ways. */
    private static void refuseForeignLetters(IASTDeclaration declaration) {
        declaration.accept(new OutsideBodies() {
            {
                shouldVisitNames = true;
            }

            @Override
            public int visit(IASTName name) {
                if (!SyntaxNodes.isAscii(name.toString())) {
                    throw new UnsupportedConstructException(name, SyntaxNodes.BEYOND_ASCII);
                }
                return PROCESS_CONTINUE;
            }
        });
    }

    private void declare(IASTSimpleDeclaration declaration) {
        if (SyntaxNodes.isEmpty(declaration)) {
            return;
        }
        IASTDeclSpecifier specifier = declaration.getDeclSpecifier();
        CType base = types.specified(specifier);
        // Define unnamed enums even if no declarator is supported, as for variables: the enumerators are constants.
        context.scope().defineUnnamedEnums(base, NodeLocations.of(specifier));
        IASTDeclarator[] declarators = declaration.getDeclarators();
        if (declarators.length == 0) {
            types.attributes().onTag(declaration);
        }
        for (int i = 0; i < declarators.length; i++) {
            try {
                declare(declaration, base, i);
            } catch (UnsupportedConstructException e) {
                // other declarators of the declaration are not affected
                addUnsupported(declarators[i], List.of(SyntaxNodes.nameOf(declarators[i])), e);
            }
        }
    }

    private void declare(IASTSimpleDeclaration declaration, CType base, int index) {
        IASTDeclSpecifier specifier = declaration.getDeclSpecifier();
        IASTDeclarator declarator = declaration.getDeclarators()[index];
        refuseOwnTags(declarator, true);
        CType type = types.declared(base, declarator);
        LayoutAttributes attributes =
                types.attributes().on(declaration, specifier, declaration.getDeclarators(), index);
        if (types.attributes().keywords(specifier).contains(AttributeReader.CONSTEXPR)) {
            context.scope().define(constant(declarator, type), NodeLocations.of(declarator));
            return;
        }
        if (!(context.resolve(type) instanceof FunctionType function)) {
            throw new UnsupportedConstructException(declarator, "variable '" + SyntaxNodes.nameOf(declarator) + "'");
        }
        refuseMode(attributes, declarator);
        functions.define(specifier, declarator, function);
    }

    /** Converts a {@code constexpr} object to a constant. */
    private ConstantDecl constant(IASTDeclarator declarator, CType type) {
        String name = SyntaxNodes.nameOf(declarator);
        if (context.resolve(type) instanceof ScalarType scalar
                && declarator.getInitializer() instanceof IASTEqualsInitializer initializer
                && initializer.getInitializerClause() instanceof IASTExpression expression) {
            TypedValue value = types.constants().converted(expression, scalar);
            return new ConstantDecl(
                    name, value.type(), value.value(), context.headerNames().of(NodeLocations.of(declarator)));
        }
        throw new UnsupportedConstructException(declarator, "constexpr object '" + name + "', which is not a number");
    }

    private static void refuseMode(LayoutAttributes attributes, IASTDeclarator declarator) {
        if (attributes.mode().isPresent()) {
            throw new UnsupportedConstructException(declarator, "attribute mode on a function");
        }
    }

    private void function(IASTFunctionDefinition definition) {
        refuseOwnTags(definition.getDeclarator(), false);
        // getDeclarator() is the innermost declarator: in int (*f(void))(int), that of f(void)
        IASTDeclarator declarator = ASTQueries.findOutermostDeclarator(definition.getDeclarator());
        CType type = types.declared(types.specified(definition.getDeclSpecifier()), declarator);
        if (!(type instanceof FunctionType function)) {
            throw new UnsupportedConstructException(declarator, "a definition without a prototype");
        }
        refuseMode(types.attributes().onFunction(definition), declarator);
        functions.define(definition.getDeclSpecifier(), declarator, function);
        context.scope().defineBody(SyntaxNodes.nameOf(declarator));
    }

    /**
     * Rejects a tag that is first declared in a parameter list. Its scope is the function, so that callers cannot refer
     * to it. Pointers to such a struct or union are accepted as pointers to an incomplete type.
     */
    private void refuseOwnTags(IASTDeclarator declarator, boolean enumsOnly) {
        declarator.accept(new ASTVisitor() {
            {
                shouldVisitDeclSpecifiers = true;
            }

            @Override
            public int visit(IASTDeclSpecifier specifier) {
                if (specifier instanceof IASTElaboratedTypeSpecifier mention) {
                    NamedType type = SyntaxNodes.typeOf(mention);
                    boolean concerns = !enumsOnly || type.tag() == NamedType.Tag.ENUM;
                    if (concerns
                            && context.scope().type(type).isEmpty()
                            && !context.scope().isRefused(type)
                            && !context.scope().mentions().containsKey(type)) {
                        throw new UnsupportedConstructException(
                                specifier, "'" + type.spelling() + "' is declared in its parameter list");
                    }
                }
                return PROCESS_CONTINUE;
            }
        });
    }

    private void addUnsupported(IASTDeclaration declaration, UnsupportedConstructException why) {
        List<String> names = new ArrayList<>();
        if (declaration instanceof IASTFunctionDefinition definition) {
            names.add(SyntaxNodes.nameOf(definition.getDeclarator()));
        } else if (declaration instanceof IASTSimpleDeclaration simple) {
            for (IASTDeclarator declarator : simple.getDeclarators()) {
                names.add(SyntaxNodes.nameOf(declarator));
            }
        }
        addUnsupported(declaration, names, why);
    }

    /**
     * Records the names of an unsupported declaration, or part of one, including those of types defined in it.
     */
    private void addUnsupported(IASTNode declaration, List<String> names, UnsupportedConstructException why) {
        DefinedTypes lost =
                DefinedTypes.in(declaration, specifier -> context.scope().hasTag(DefinedTypes.tag(specifier)));
        List<String> identifiers = new ArrayList<>(names);
        lost.enumerators().stream()
                .filter(name -> !context.scope().hasUnnamedEnumerator(name))
                .forEach(identifiers::add);
        context.scope().addUnsupported(lost.tags(), identifiers, NodeLocations.of(declaration), why);
    }

    /** Visits declarations without function bodies. */
    private abstract static class OutsideBodies extends ASTVisitor {

        OutsideBodies() {
            shouldVisitStatements = true;
        }

        @Override
        public int visit(IASTStatement statement) {
            return PROCESS_SKIP;
        }
    }
}
