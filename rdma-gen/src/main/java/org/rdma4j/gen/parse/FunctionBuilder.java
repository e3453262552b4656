package org.rdma4j.gen.parse;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.problem.Location;

/** A function, declared or defined. */
final class FunctionBuilder {

    private final ParseContext context;

    FunctionBuilder(ParseContext context) {
        this.context = context;
    }

    /** Defines the function in the scope. A static one is in no library, whether it says inline or not. */
    void define(IASTDeclSpecifier specifier, IASTDeclarator declarator, FunctionType type) {
        type.walk(part -> {
            if (part instanceof UnnamedRecord || part instanceof UnnamedEnum) {
                throw new UnsupportedConstructException(declarator, "a function with a type that has no name");
            }
        });
        Location location = NodeLocations.of(declarator);
        Linkage linkage = specifier.getStorageClass() == IASTDeclSpecifier.sc_static ? Linkage.INLINE : Linkage.EXTERN;
        String name = TypeBuilder.nameOf(declarator);
        String header = context.headerNames().of(location);
        context.scope().define(new FunctionDecl(name, type, linkage, Optional.empty(), header), location);
    }

    /** One function of two declarations: the first one's place, static if either is, and names where one has them. */
    static FunctionDecl merge(FunctionDecl earlier, FunctionDecl later, CompositeTypes composite) {
        boolean earlierNamed =
                earlier.type().parameters().stream().map(Parameter::name).noneMatch(String::isEmpty);
        Linkage linkage = earlier.linkage() == Linkage.INLINE || later.linkage() == Linkage.INLINE
                ? Linkage.INLINE
                : Linkage.EXTERN;
        FunctionType type =
                earlierNamed ? composite.of(earlier.type(), later.type()) : composite.of(later.type(), earlier.type());
        return new FunctionDecl(earlier.name(), type, linkage, Optional.empty(), earlier.header());
    }
}
