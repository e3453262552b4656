package org.rdma4j.gen.parse;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.problem.Location;

/** Builds functions. */
final class FunctionBuilder {

    private final ParseContext context;

    FunctionBuilder(ParseContext context) {
        this.context = context;
    }

    /** Defines the function in the scope. A static function is treated as inline. */
    void define(IASTDeclSpecifier specifier, IASTDeclarator declarator, FunctionType type) {
        type.walk(part -> {
            if (part instanceof UnnamedRecord || part instanceof UnnamedEnum) {
                throw new UnsupportedConstructException(declarator, "a function with a type that has no name");
            }
        });
        Location location = NodeLocations.of(declarator);
        Linkage linkage = specifier.getStorageClass() == IASTDeclSpecifier.sc_static ? Linkage.INLINE : Linkage.EXTERN;
        String name = SyntaxNodes.nameOf(declarator);
        String header = context.headerNames().of(location);
        context.scope().define(new FunctionDecl(name, type, linkage, Optional.empty(), header), location);
    }
}
