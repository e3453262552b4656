package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.IASTArrayDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.NamedType.Tag;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.problem.Location;

/** Builds typedefs. The first plain typedef of an unnamed record or enum becomes the name of the type. */
final class TypedefBuilder {

    private static final int NONE = -1;

    private final ParseContext context;
    private final TypeBuilder types;

    TypedefBuilder(ParseContext context, TypeBuilder types) {
        this.context = context;
        this.types = types;
    }

    void define(IASTSimpleDeclaration declaration) {
        IASTDeclSpecifier specifier = declaration.getDeclSpecifier();
        IASTDeclarator[] declarators = declaration.getDeclarators();
        CType base = types.specified(specifier);
        List<LayoutAttributes> attributes = new ArrayList<>();
        boolean unnamed = base instanceof UnnamedRecord || base instanceof UnnamedEnum;
        Set<IASTDeclarator> refused = new HashSet<>();
        for (int i = 0; i < declarators.length; i++) {
            try {
                // nested declarations must take their attributes first
                types.declared(base, declarators[i]);
                attributes.add(types.attributes().on(declaration, specifier, declarators, i));
            } catch (UnsupportedConstructException e) {
                if (unnamed || declarators.length == 1) {
                    throw e;
                }
                // the other names are not affected
                context.scope()
                        .addUnsupported(
                                List.of(),
                                List.of(SyntaxNodes.nameOf(declarators[i])),
                                NodeLocations.of(declarators[i]),
                                e);
                refused.add(declarators[i]);
                attributes.add(LayoutAttributes.NONE);
            }
        }
        int naming = NONE;
        if (unnamed) {
            naming = naming(declarators);
        }
        if (naming != NONE) {
            LayoutAttributes own = attributes.get(naming);
            if (own.aligned() > 0) {
                unalignOthers(base, declarators, attributes, naming);
            }
            base = named(base, declarators[naming], own, specifier);
        }
        for (int i = 0; i < declarators.length; i++) {
            if (i != naming && !refused.contains(declarators[i])) {
                define(declarators[i], base, attributes.get(i));
            }
        }
    }

    /**
     * Sets the alignment of the other typedefs of an unnamed type, if the one that names it has a different alignment.
     */
    private void unalignOthers(
            CType type, IASTDeclarator[] declarators, List<LayoutAttributes> attributes, int naming) {
        for (int i = 0; i < declarators.length; i++) {
            if (i != naming && attributes.get(i).aligned() == 0 && SyntaxNodes.isPlain(declarators[i])) {
                int natural = (int) context.sizes().alignof(type);
                attributes.set(i, attributes.get(i).and(new LayoutAttributes(false, natural, Optional.empty())));
            } else if (declarators[i] instanceof IASTArrayDeclarator) {
                throw new UnsupportedConstructException(
                        declarators[i], "a declaration of an aligned name and of an array of the same type");
            }
        }
    }

    private void define(IASTDeclarator declarator, CType base, LayoutAttributes attributes) {
        CType declared = types.declared(base, declarator);
        CType type = types.attributes().withMode(declared, attributes, declarator);
        String name = SyntaxNodes.nameOf(declarator);
        Location location = NodeLocations.of(declarator);
        String header = context.headerNames().of(location);
        TypedefDecl typedef = new TypedefDecl(name, type, attributes.aligned(), header);
        context.scope().define(new NamedType(Tag.TYPEDEF, name), typedef, location);
    }

    /** Returns the index of the first declarator that is only a name. */
    private static int naming(IASTDeclarator[] declarators) {
        for (int i = 0; i < declarators.length; i++) {
            if (SyntaxNodes.isPlain(declarators[i])) {
                return i;
            }
        }
        return NONE;
    }

    private CType named(
            CType unnamed, IASTDeclarator declarator, LayoutAttributes attributes, IASTDeclSpecifier specifier) {
        String name = SyntaxNodes.nameOf(declarator);
        Location location = NodeLocations.of(specifier);
        if (attributes.mode().isPresent()) {
            throw new UnsupportedConstructException(declarator, "attribute mode on a type that is not a scalar");
        }
        if (unnamed instanceof UnnamedEnum enumeration) {
            if (attributes.aligned() > 0) {
                throw new UnsupportedConstructException(declarator, "attribute aligned on an enum");
            }
            EnumDecl named = enumeration.declaration().namedBy(name);
            context.scope().define(named.type(), named, location);
            return named.type();
        }
        RecordDecl r = ((UnnamedRecord) unnamed).record();
        // the alignment of a typedef affects neither the size nor the members, and the layout does not change it
        long alignment = attributes.aligned() > 0 ? attributes.aligned() : r.alignment();
        RecordDecl named =
                new RecordDecl(r.kind(), name, true, r.packing(), r.size(), alignment, r.fields(), r.header());
        context.scope().define(named.type(), named, location);
        return named.type();
    }
}
