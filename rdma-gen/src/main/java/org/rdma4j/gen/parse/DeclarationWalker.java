package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTASMDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTEqualsInitializer;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTParameterDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.ScalarType;

/** Takes the declarations of a translation unit in their order and gives each to the builder of its construct. */
final class DeclarationWalker {

    /** Why a name is refused. */
    static final String BEYOND_ASCII = "a name with letters beyond ASCII";

    private final ParseContext context;
    private final FunctionBuilder functions;
    private final TypedefBuilder typedefs;

    DeclarationWalker(ParseContext context) {
        this.context = context;
        this.functions = new FunctionBuilder(context);
        this.typedefs = new TypedefBuilder(context);
    }

    void walk(FrontEnd.Parsed parsed) {
        IASTTranslationUnit unit = parsed.unit();
        context.pragmas(new RecordPragmas(TokenLocations.of(unit).tokens().directives()));
        for (UnreadableDeclaration unreadable : parsed.unreadable()) {
            // What declares nothing, as "int;", loses nothing.
            if (unreadable.tags().isEmpty() && unreadable.identifiers().isEmpty()) {
                continue;
            }
            context.scope()
                    .addUnsupported(
                            unreadable.tags(),
                            unreadable.identifiers(),
                            new UnsupportedConstructException(unreadable.location(), unreadable.why()));
        }
        for (IASTDeclaration declaration : unit.getDeclarations()) {
            try {
                declare(declaration);
            } catch (RuntimeException e) {
                context.scope()
                        .addUnsupported(
                                tagsOf(declaration),
                                identifiersOf(declaration),
                                UnsupportedConstructException.of(Locations.of(declaration), e));
            }
        }
    }

    private void declare(IASTDeclaration declaration) {
        refuseForeignLetters(declaration);
        if (declaration instanceof IASTFunctionDefinition definition) {
            function(definition);
        } else if (declaration instanceof IASTSimpleDeclaration simple) {
            if (simple.getDeclSpecifier().getStorageClass() == IASTDeclSpecifier.sc_typedef) {
                typedefs.define(simple);
            } else {
                declare(simple);
            }
        } else if (!(declaration instanceof IASTASMDeclaration)) {
            // Assembler at file scope declares nothing.
            throw new UnsupportedConstructException(declaration, "declaration " + declaration.getRawSignature());
        }
    }

    static boolean isAscii(String name) {
        return name.chars().allMatch(c -> c < 128 && c != '\\');
    }

    /** Metadata has names of ASCII alone; gcc and its assembler spell others in ways of their own. */
    private static void refuseForeignLetters(IASTDeclaration declaration) {
        declaration.accept(new OutsideBodies() {
            {
                shouldVisitNames = true;
            }

            @Override
            public int visit(IASTName name) {
                if (!isAscii(name.toString())) {
                    throw new UnsupportedConstructException(name, BEYOND_ASCII);
                }
                return PROCESS_CONTINUE;
            }
        });
    }

    private void declare(IASTSimpleDeclaration declaration) {
        if (TypeBuilder.isEmpty(declaration)) {
            return;
        }
        IASTDeclSpecifier specifier = declaration.getDeclSpecifier();
        CType base = context.types().specified(specifier);
        // No variable is described, and no function with a type that has no name.
        context.records().defineEnums(base, specifier);
        IASTDeclarator[] declarators = declaration.getDeclarators();
        for (int i = 0; i < declarators.length; i++) {
            try {
                declare(declaration, base, i);
            } catch (UnsupportedConstructException e) {
                // What stands beside it in the same declaration is not to blame.
                context.scope().addUnsupported(List.of(), List.of(TypeBuilder.nameOf(declarators[i])), e);
            }
        }
    }

    private void declare(IASTSimpleDeclaration declaration, CType base, int index) {
        IASTDeclSpecifier specifier = declaration.getDeclSpecifier();
        IASTDeclarator declarator = declaration.getDeclarators()[index];
        CType type = context.types().declared(base, declarator);
        Attributes attributes = context.attributes().on(declaration, specifier, declaration.getDeclarators(), index);
        if (context.attributes().keywords(specifier).contains(DeclaredAttributes.CONSTEXPR)) {
            context.scope().define(constant(declarator, type), Locations.of(declarator));
            return;
        }
        if (!(context.types().resolve(type) instanceof FunctionType function)) {
            throw new UnsupportedConstructException(declarator, "variable '" + TypeBuilder.nameOf(declarator) + "'");
        }
        refuseMode(attributes, declarator);
        functions.define(specifier, declarator, function);
    }

    /** Returns a {@code constexpr} object as the constant that it is. */
    private ConstantDecl constant(IASTDeclarator declarator, CType type) {
        String name = TypeBuilder.nameOf(declarator);
        if (context.types().resolve(type) instanceof ScalarType scalar
                && declarator.getInitializer() instanceof IASTEqualsInitializer initializer
                && initializer.getInitializerClause() instanceof IASTExpression expression) {
            TypedValue value = context.constants().converted(expression, scalar);
            return new ConstantDecl(
                    name, value.type(), value.value(), context.headerNames().of(Locations.of(declarator)));
        }
        throw new UnsupportedConstructException(declarator, "constexpr object '" + name + "' that is not a number");
    }

    private static void refuseMode(Attributes attributes, IASTDeclarator declarator) {
        if (attributes.mode().isPresent()) {
            throw new UnsupportedConstructException(declarator, "attribute mode on a function");
        }
    }

    private void function(IASTFunctionDefinition definition) {
        IASTDeclarator declarator = definition.getDeclarator();
        CType type = context.types().declared(context.types().specified(definition.getDeclSpecifier()), declarator);
        if (!(type instanceof FunctionType function)) {
            throw new UnsupportedConstructException(declarator, "a definition without a prototype");
        }
        refuseMode(context.attributes().onFunction(definition), declarator);
        functions.define(definition.getDeclSpecifier(), declarator, function);
        context.scope().defineBody(TypeBuilder.nameOf(declarator));
    }

    /** The tags that a declaration would have given to the scope, had it been understood, and has not. */
    private List<String> tagsOf(IASTDeclaration declaration) {
        return typesOf(declaration).stream()
                .map(DeclarationWalker::tag)
                .filter(tag -> !tag.isEmpty())
                .toList();
    }

    /** The enumerators and the names of declarators that a declaration would have given to the scope. */
    private List<String> identifiersOf(IASTDeclaration declaration) {
        List<String> names = new ArrayList<>();
        for (IASTDeclSpecifier type : typesOf(declaration)) {
            if (type instanceof IASTEnumerationSpecifier enumeration) {
                Arrays.stream(enumeration.getEnumerators())
                        .filter(e -> !EnumBuilder.isFixedType(e))
                        .forEach(e -> names.add(e.getName().toString()));
            }
        }
        if (declaration instanceof IASTFunctionDefinition definition) {
            names.add(TypeBuilder.nameOf(definition.getDeclarator()));
        } else if (declaration instanceof IASTSimpleDeclaration simple) {
            for (IASTDeclarator declarator : simple.getDeclarators()) {
                names.add(TypeBuilder.nameOf(declarator));
            }
        }
        return names;
    }

    /** The types that a declaration defines, however deep inside, and that are not in the scope all the same. */
    private List<IASTDeclSpecifier> typesOf(IASTDeclaration declaration) {
        List<IASTDeclSpecifier> types = new ArrayList<>();
        declaration.accept(new OutsideBodies() {
            {
                shouldVisitDeclSpecifiers = true;
                shouldVisitParameterDeclarations = true;
            }

            /** What is defined in a parameter list ends with it. */
            @Override
            public int visit(IASTParameterDeclaration parameter) {
                return PROCESS_SKIP;
            }

            @Override
            public int visit(IASTDeclSpecifier specifier) {
                boolean defines = specifier instanceof IASTCompositeTypeSpecifier
                        || specifier instanceof IASTEnumerationSpecifier;
                if (defines && isDescribed(tag(specifier))) {
                    return PROCESS_SKIP;
                }
                if (defines) {
                    types.add(specifier);
                }
                return PROCESS_CONTINUE;
            }
        });
        return types;
    }

    private boolean isDescribed(String tag) {
        return !tag.isEmpty()
                && Stream.of(NamedType.Tag.STRUCT, NamedType.Tag.UNION, NamedType.Tag.ENUM)
                        .anyMatch(kind ->
                                context.scope().type(new NamedType(kind, tag)).isPresent());
    }

    private static String tag(IASTDeclSpecifier specifier) {
        if (specifier instanceof IASTCompositeTypeSpecifier composite) {
            return composite.getName().toString();
        }
        return specifier instanceof IASTEnumerationSpecifier enumeration
                ? enumeration.getName().toString()
                : "";
    }

    /** Visits what a declaration says, and nothing of a function's body. */
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
