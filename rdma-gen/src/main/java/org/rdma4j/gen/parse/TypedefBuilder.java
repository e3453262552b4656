package org.rdma4j.gen.parse;

import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.NamedType.Tag;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.problem.Location;

/** Typedefs; the first plain one of an unnamed record or enum gives it its name. */
final class TypedefBuilder {

    private final ParseContext context;

    TypedefBuilder(ParseContext context) {
        this.context = context;
    }

    void define(IASTSimpleDeclaration declaration) {
        IASTDeclSpecifier specifier = declaration.getDeclSpecifier();
        IASTDeclarator[] declarators = declaration.getDeclarators();
        int first = 0;
        CType base;
        boolean names = declarators.length > 0 && TypeBuilder.isPlain(declarators[0]) && isUnnamed(specifier);
        if (names) {
            base = named(specifier, declarators[0]);
            first = 1;
        } else {
            base = context.types().specified(specifier);
        }
        boolean ownsAttributes =
                specifier instanceof IASTCompositeTypeSpecifier || specifier instanceof IASTEnumerationSpecifier;
        Attributes common = ownsAttributes ? Attributes.NONE : Attributes.of(specifier, context.attributeArguments());
        for (int i = first; i < declarators.length; i++) {
            IASTDeclarator declarator = declarators[i];
            Attributes attributes = common.and(context.types().attributes(declarator));
            CType type = context.types().declared(context.types().withMode(base, attributes, declarator), declarator);
            String name = TypeBuilder.nameOf(declarator);
            Location location = Locations.of(declarator);
            NamedType self = new NamedType(Tag.TYPEDEF, name);
            context.scope()
                    .define(
                            self,
                            new TypedefDecl(
                                    name,
                                    type,
                                    attributes.aligned(),
                                    context.headerNames().of(location)),
                            location);
        }
    }

    private static boolean isUnnamed(IASTDeclSpecifier specifier) {
        return specifier instanceof IASTCompositeTypeSpecifier composite
                        && composite.getName().toString().isEmpty()
                || specifier instanceof IASTEnumerationSpecifier enumeration
                        && enumeration.getName().toString().isEmpty();
    }

    private CType named(IASTDeclSpecifier specifier, IASTDeclarator declarator) {
        String name = TypeBuilder.nameOf(declarator);
        Location location = Locations.of(specifier);
        int aligned = context.types().attributes(declarator).aligned();
        if (specifier instanceof IASTEnumerationSpecifier enumeration) {
            EnumDecl declared = context.enums().build(enumeration, name);
            context.scope().define(declared.type(), declared, location);
            return declared.type();
        }
        RecordDecl record = context.records().build((IASTCompositeTypeSpecifier) specifier, name);
        if (aligned > 0) {
            record = aligned(record, aligned);
        }
        context.scope().define(record.type(), record, location);
        return record.type();
    }

    /** An alignment on the typedef changes neither size nor members: the layout keeps it as it stands. */
    private static RecordDecl aligned(RecordDecl record, int bytes) {
        return new RecordDecl(
                record.kind(),
                record.name(),
                record.typedefNamed(),
                record.packing(),
                record.size(),
                bytes,
                record.fields(),
                record.header());
    }
}
