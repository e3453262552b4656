package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.UnsizedTypeException;
import org.rdma4j.gen.problem.Location;

/** Builds structs and unions. */
final class RecordBuilder {

    private static final int POINTER_SIZE = Long.BYTES;

    private final ParseContext context;
    private final TypeBuilder types;

    RecordBuilder(ParseContext context, TypeBuilder types) {
        this.context = context;
        this.types = types;
    }

    /** Builds a record and, if it has a tag, defines it in the scope. */
    RecordDecl build(IASTCompositeTypeSpecifier specifier) {
        RecordDecl.Kind kind = specifier.getKey() == IASTCompositeTypeSpecifier.k_union
                ? RecordDecl.Kind.UNION
                : RecordDecl.Kind.STRUCT;
        String tag = specifier.getName().toString();
        Location location = NodeLocations.of(specifier);
        List<FieldDecl> fields = members(specifier);
        LayoutAttributes attributes = types.attributes().onType(specifier);
        if (attributes.mode().isPresent()) {
            throw new UnsupportedConstructException(specifier, "attribute mode on a " + kind.keyword());
        }
        if (attributes.packed()) {
            refuseAlignedPointers(specifier);
        }
        RecordDecl record = new RecordDecl(
                kind,
                tag,
                false,
                new Packing(
                        attributes.packed(),
                        attributes.aligned(),
                        context.pragmas().packAt(specifier)),
                RecordDecl.UNKNOWN,
                RecordDecl.UNKNOWN,
                fields,
                context.headerNames().of(location));
        if (!tag.isEmpty()) {
            context.scope().define(record.type(), record, location);
        }
        return record;
    }

    private void refuseAlignedPointers(IASTCompositeTypeSpecifier specifier) {
        for (IASTDeclaration member : specifier.getDeclarations(false)) {
            if (member instanceof IASTSimpleDeclaration declaration) {
                types.attributes().refuseAlignedPointers(declaration.getDeclarators());
            }
        }
    }

    /**
     * Returns the members. Types declared in members are defined in the scope even if a member is unsupported.
     */
    private List<FieldDecl> members(IASTCompositeTypeSpecifier specifier) {
        List<FieldDecl> fields = new ArrayList<>();
        Optional<UnsupportedConstructException> first = Optional.empty();
        for (IASTDeclaration member : specifier.getDeclarations(false)) {
            try {
                if (!(member instanceof IASTSimpleDeclaration declaration)) {
                    throw new UnsupportedConstructException(member, "member " + member.getRawSignature());
                }
                addMembers(declaration, fields);
            } catch (UnsupportedConstructException e) {
                first = first.or(() -> Optional.of(e));
            }
        }
        if (first.isPresent()) {
            fields.forEach(field -> context.scope().defineUnnamedEnums(field.type(), NodeLocations.of(specifier)));
            throw first.get();
        }
        return fields;
    }

    private void addMembers(IASTSimpleDeclaration declaration, List<FieldDecl> fields) {
        if (SyntaxNodes.isEmpty(declaration)) {
            return;
        }
        IASTDeclSpecifier specifier = declaration.getDeclSpecifier();
        CType base = types.specified(specifier);
        IASTDeclarator[] declarators = declaration.getDeclarators();
        if (declarators.length == 0) {
            refuseUnnamed(base, specifier);
            addWithoutDeclarator(base, declaration, fields);
            return;
        }
        for (int i = 0; i < declarators.length; i++) {
            IASTDeclarator declarator = declarators[i];
            CType plain = types.declared(base, declarator);
            LayoutAttributes attributes = types.attributes().on(declaration, specifier, declarators, i);
            CType type = flexible(types.attributes().withMode(plain, attributes, declarator));
            if (attributes.packed() || attributes.aligned() > 0 && attributes.aligned() < POINTER_SIZE) {
                types.attributes().refuseAlignedPointers(declarator);
            }
            if (SyntaxNodes.declaresNothing(declarator) && !(TypeIndex.unqualified(type) instanceof UnnamedRecord)) {
                refuseUnnamed(type, specifier);
                continue;
            }
            if (type instanceof FunctionType) {
                throw new UnsupportedConstructException(declarator, "member of function type");
            }
            fields.add(new FieldDecl(
                    SyntaxNodes.nameOf(declarator),
                    type,
                    bits(declarator, type),
                    new Packing(attributes.packed(), attributes.aligned(), 0),
                    RecordDecl.UNKNOWN,
                    RecordDecl.UNKNOWN));
        }
    }

    /** Rejects unnamed members of named types, an extension of C. */
    private void refuseUnnamed(CType type, IASTDeclSpecifier specifier) {
        if (context.parser().hasUnnamedMembersOfNamedTypes()
                && TypeIndex.unqualified(type) instanceof NamedType named
                && named.tag() != NamedType.Tag.ENUM) {
            throw new UnsupportedConstructException(specifier, "an unnamed member of a named type");
        }
    }

    /** Resolves a typedef of an array of unspecified length, so that a flexible member is recognized. */
    private CType flexible(CType type) {
        boolean written = TypeIndex.unqualified(type) instanceof ArrayType;
        if (written || !(context.resolve(type) instanceof ArrayType array) || !array.isFlexible()) {
            return type;
        }
        CType element = type instanceof QualifiedType q ? q.with(array.element()) : array.element();
        return new ArrayType(element, ArrayType.FLEXIBLE);
    }

    private void addWithoutDeclarator(CType base, IASTSimpleDeclaration declaration, List<FieldDecl> fields) {
        CType bare = TypeIndex.unqualified(base);
        IASTDeclSpecifier specifier = declaration.getDeclSpecifier();
        if (bare instanceof UnnamedRecord) {
            int alignas = types.attributes().onMember(declaration, specifier).aligned();
            fields.add(new FieldDecl(
                    "",
                    base,
                    FieldDecl.NOT_A_BIT_FIELD,
                    new Packing(false, alignas, 0),
                    RecordDecl.UNKNOWN,
                    RecordDecl.UNKNOWN));
        }
        // a tag without a declarator declares a type, not a member
        if (bare instanceof UnnamedEnum) {
            context.scope().defineUnnamedEnums(bare, NodeLocations.of(specifier));
        }
    }

    private void refuseOveraligned(CType type, IASTDeclarator declarator) {
        boolean overaligned;
        try {
            overaligned = context.sizes().alignof(type) > context.sizes().sizeof(type);
        } catch (UnsizedTypeException e) {
            // an undefined enum, which the compiler rejects, too
            throw new UnsupportedConstructException(declarator, "bit-field: " + e.getMessage());
        }
        if (overaligned) {
            throw new UnsupportedConstructException(
                    declarator,
                    "bit-field of a type whose alignment exceeds its size: the layout depends on the compiler");
        }
    }

    private int bits(IASTDeclarator declarator, CType type) {
        if (!(declarator instanceof IASTFieldDeclarator field)) {
            return FieldDecl.NOT_A_BIT_FIELD;
        }
        IASTExpression width = field.getBitFieldSize();
        TypedValue value = types.constants().integer(width);
        if (value.integer().signum() < 0 || value.integer().bitLength() > 8) {
            throw new UnsupportedConstructException(declarator, "bit-field width " + value.integer());
        }
        refuseOveraligned(type, declarator);
        return value.integer().intValue();
    }
}
