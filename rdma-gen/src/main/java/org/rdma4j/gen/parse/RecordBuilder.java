package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.UnsizedTypeException;
import org.rdma4j.gen.problem.Location;

/** A struct or union, with its members and what is said about their packing. */
final class RecordBuilder {

    private final ParseContext context;

    RecordBuilder(ParseContext context) {
        this.context = context;
    }

    /**
     * Builds the record and, when it has a tag, defines it in the scope.
     *
     * @param typedefName the name that a typedef gives an unnamed record; empty for none
     */
    RecordDecl build(IASTCompositeTypeSpecifier specifier, String typedefName) {
        RecordDecl.Kind kind = specifier.getKey() == IASTCompositeTypeSpecifier.k_union
                ? RecordDecl.Kind.UNION
                : RecordDecl.Kind.STRUCT;
        String tag = specifier.getName().toString();
        Location location = Locations.of(specifier);
        Attributes attributes = Attributes.of(specifier, context.attributeArguments());
        List<FieldDecl> fields = new ArrayList<>();
        for (IASTDeclaration member : specifier.getDeclarations(false)) {
            if (!(member instanceof IASTSimpleDeclaration declaration)) {
                throw new UnsupportedConstructException(member, "member " + member.getRawSignature());
            }
            addMembers(declaration, fields);
        }
        RecordDecl record = new RecordDecl(
                kind,
                tag.isEmpty() ? typedefName : tag,
                tag.isEmpty() && !typedefName.isEmpty(),
                new Packing(
                        attributes.packed(),
                        attributes.aligned(),
                        context.pragmaPack().at(specifier)),
                RecordDecl.UNKNOWN,
                RecordDecl.UNKNOWN,
                fields,
                context.headerNames().of(location));
        if (!tag.isEmpty()) {
            context.scope().define(record.type(), record, location);
        }
        return record;
    }

    private void addMembers(IASTSimpleDeclaration declaration, List<FieldDecl> fields) {
        if (TypeBuilder.isEmpty(declaration)) {
            return;
        }
        IASTDeclSpecifier specifier = declaration.getDeclSpecifier();
        CType base = context.types().specified(specifier);
        // An attribute on a composite belongs to its type; on anything else it belongs to the members declared here.
        boolean ownsAttributes =
                specifier instanceof IASTCompositeTypeSpecifier || specifier instanceof IASTEnumerationSpecifier;
        Attributes common = ownsAttributes ? Attributes.NONE : Attributes.of(specifier, context.attributeArguments());
        int alignas = Alignas.of(specifier, context);
        if (declaration.getDeclarators().length == 0) {
            addWithoutDeclarator(base, alignas, specifier, fields);
            return;
        }
        for (IASTDeclarator declarator : declaration.getDeclarators()) {
            Attributes attributes = common.and(context.types().attributes(declarator));
            CType type = context.types().declared(context.types().withMode(base, attributes, declarator), declarator);
            if (TypeBuilder.declaresNothing(declarator) && !(TypeIndex.unqualified(type) instanceof UnnamedRecord)) {
                continue;
            }
            if (type instanceof FunctionType) {
                throw new UnsupportedConstructException(declarator, "member of function type");
            }
            fields.add(new FieldDecl(
                    TypeBuilder.nameOf(declarator),
                    type,
                    bits(declarator, type),
                    new Packing(attributes.packed(), Math.max(attributes.aligned(), alignas), 0),
                    RecordDecl.UNKNOWN,
                    RecordDecl.UNKNOWN));
        }
    }

    private void addWithoutDeclarator(CType base, int alignas, IASTDeclSpecifier specifier, List<FieldDecl> fields) {
        CType bare = TypeIndex.unqualified(base);
        if (bare instanceof UnnamedRecord) {
            fields.add(new FieldDecl(
                    "",
                    base,
                    FieldDecl.NOT_A_BIT_FIELD,
                    new Packing(false, alignas, 0),
                    RecordDecl.UNKNOWN,
                    RecordDecl.UNKNOWN));
        } else if (bare instanceof UnnamedEnum unnamed) {
            context.scope().defineUnnamed(unnamed.declaration(), Locations.of(specifier));
        }
        // A named tag alone declares a type and no member.
    }

    private void refuseOveraligned(CType type, IASTDeclarator declarator) {
        boolean overaligned;
        try {
            overaligned = context.sizes().alignof(type) > context.sizes().sizeof(type);
        } catch (UnsizedTypeException e) {
            // An enum that is not defined, which the compiler refuses too.
            throw new UnsupportedConstructException(declarator, "bit-field: " + e.getMessage());
        }
        if (overaligned) {
            throw new UnsupportedConstructException(
                    declarator,
                    "bit-field of a type that is aligned beyond its size, which each compiler lays out in its own way");
        }
    }

    private int bits(IASTDeclarator declarator, CType type) {
        if (!(declarator instanceof IASTFieldDeclarator field)) {
            return FieldDecl.NOT_A_BIT_FIELD;
        }
        IASTExpression width = field.getBitFieldSize();
        TypedValue value = context.constants().integer(width);
        if (value.integer().signum() < 0 || value.integer().bitLength() > 8) {
            throw new UnsupportedConstructException(declarator, "bit-field width " + value.integer());
        }
        refuseOveraligned(type, declarator);
        return value.integer().intValue();
    }
}
