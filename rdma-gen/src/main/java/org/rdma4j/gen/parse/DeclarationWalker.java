package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTASMDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTElaboratedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.UnnamedEnum;

/** Takes the declarations of a translation unit in their order and gives each to the builder of its construct. */
final class DeclarationWalker {

    private static final Pattern ASSEMBLER_NAME =
            Pattern.compile("\\)\\s*(?:__asm__|__asm|asm)\\s*\\(|\\b__REDIRECT\\w*\\s*\\(");

    private final ParseContext context;
    private final FunctionBuilder functions;
    private final TypedefBuilder typedefs;

    DeclarationWalker(ParseContext context) {
        this.context = context;
        this.functions = new FunctionBuilder(context);
        this.typedefs = new TypedefBuilder(context);
    }

    void walk(IASTTranslationUnit unit) {
        context.pragmaPack(new PragmaPack(unit));
        for (IASTDeclaration declaration : unit.getDeclarations()) {
            try {
                declare(declaration);
            } catch (UnsupportedConstructException e) {
                context.scope().addUnsupported(namesOf(declaration), e);
            }
        }
    }

    private void declare(IASTDeclaration declaration) {
        if (declaration instanceof IASTFunctionDefinition definition) {
            function(definition.getDeclSpecifier(), definition.getDeclarator());
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

    private void declare(IASTSimpleDeclaration declaration) {
        if (TypeBuilder.isEmpty(declaration)) {
            return;
        }
        IASTDeclSpecifier specifier = declaration.getDeclSpecifier();
        CType base = context.types().specified(specifier);
        if (base instanceof UnnamedEnum unnamed) {
            EnumDecl enumeration = unnamed.declaration();
            context.scope().defineUnnamed(enumeration, Locations.of(specifier));
        }
        for (IASTDeclarator declarator : declaration.getDeclarators()) {
            CType type = context.types().declared(base, declarator);
            if (context.types().resolve(type) instanceof FunctionType function) {
                // The parser reads over the label, which says that the symbol has another name.
                if (ASSEMBLER_NAME.matcher(declaration.getRawSignature()).find()) {
                    throw new UnsupportedConstructException(declarator, "an assembler name for its symbol");
                }
                functions.define(specifier, declarator, function);
            } else {
                throw new UnsupportedConstructException(
                        declarator, "variable '" + TypeBuilder.nameOf(declarator) + "'");
            }
        }
    }

    private void function(IASTDeclSpecifier specifier, IASTDeclarator declarator) {
        CType type = context.types().declared(context.types().specified(specifier), declarator);
        functions.define(specifier, declarator, (FunctionType) type);
    }

    /** The names that a declaration would have given to the scope, had it been understood. */
    private static List<String> namesOf(IASTDeclaration declaration) {
        List<String> names = new ArrayList<>();
        if (declaration instanceof IASTFunctionDefinition definition) {
            names.add(TypeBuilder.nameOf(definition.getDeclarator()));
        } else if (declaration instanceof IASTSimpleDeclaration simple) {
            IASTDeclSpecifier specifier = simple.getDeclSpecifier();
            if (specifier instanceof IASTCompositeTypeSpecifier composite) {
                names.add(composite.getName().toString());
            } else if (specifier instanceof IASTEnumerationSpecifier enumeration) {
                names.add(enumeration.getName().toString());
                Arrays.stream(enumeration.getEnumerators())
                        .forEach(e -> names.add(e.getName().toString()));
            } else if (specifier instanceof IASTElaboratedTypeSpecifier) {
                // The tag is declared where it is defined.
            }
            for (IASTDeclarator declarator : simple.getDeclarators()) {
                names.add(TypeBuilder.nameOf(declarator));
            }
        }
        names.removeIf(String::isEmpty);
        return names;
    }
}
