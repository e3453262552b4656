package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTArrayDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTArrayModifier;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTElaboratedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTNamedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTParameterDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTPointer;
import org.eclipse.cdt.core.dom.ast.IASTPointerOperator;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTStandardFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTTypeId;
import org.eclipse.cdt.core.dom.ast.c.ICASTArrayModifier;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.NamedType.Tag;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.VoidType;

/** Builds C types from declaration specifiers and declarators. */
final class TypeBuilder {

    private final ParseContext context;
    private final ConstantEvaluator constants;
    private final AttributeReader attributes;
    private final RecordBuilder records;
    private final EnumBuilder enums;

    TypeBuilder(ParseContext context) {
        this.context = context;
        this.constants = new ConstantEvaluator(context, this::typeId);
        this.attributes = new AttributeReader(context, constants);
        this.records = new RecordBuilder(context, this);
        this.enums = new EnumBuilder(context, this);
    }

    /** Returns the evaluator of constant expressions in types. */
    ConstantEvaluator constants() {
        return constants;
    }

    /** Returns the reader of attributes in types. */
    AttributeReader attributes() {
        return attributes;
    }

    /** Returns the qualified type of a specifier, and defines the record or enum in it, if there is one. */
    CType specified(IASTDeclSpecifier specifier) {
        CType type = unqualified(specifier);
        if (attributes.keywords(specifier).contains(AttributeReader.TYPEOF_UNQUAL)) {
            type = TypeIndex.unqualified(type);
        }
        boolean restricted = specifier.isRestrict();
        return specifier.isConst() || specifier.isVolatile() || restricted
                ? new QualifiedType(type, specifier.isConst(), specifier.isVolatile(), restricted)
                : type;
    }

    private CType unqualified(IASTDeclSpecifier specifier) {
        if (specifier instanceof IASTSimpleDeclSpecifier simple) {
            return simple.getType() == IASTSimpleDeclSpecifier.t_typeof ? typeof(simple) : ScalarTypeParser.of(simple);
        }
        if (specifier instanceof IASTNamedTypeSpecifier named) {
            NamedType type = new NamedType(Tag.TYPEDEF, named.getName().toString());
            if (context.scope().type(type).isEmpty()) {
                throw new UnsupportedConstructException(named, whyUnknown(type));
            }
            return nameable(type, named);
        }
        if (specifier instanceof IASTCompositeTypeSpecifier composite) {
            RecordDecl record = records.build(composite);
            return record.isUnnamed() ? new UnnamedRecord(record) : record.type();
        }
        if (specifier instanceof IASTEnumerationSpecifier enumeration) {
            EnumDecl declared = enums.build(enumeration);
            return declared.isUnnamed() ? new UnnamedEnum(declared) : declared.type();
        }
        if (specifier instanceof IASTElaboratedTypeSpecifier elaborated) {
            NamedType type = SyntaxNodes.typeOf(elaborated);
            attributes.onMention(elaborated);
            CType nameable = nameable(type, elaborated);
            context.scope().mention(type, NodeLocations.of(elaborated));
            return nameable;
        }
        throw new UnsupportedConstructException(specifier, "type " + specifier.getRawSignature());
    }

    private String whyUnknown(NamedType type) {
        if (context.scope().isRefused(type)) {
            return DeclarationScope.madeOfUnsupported(type);
        }
        if (context.scope().function(type.name()).isPresent()) {
            return "'" + type.name() + "' is a function, not a type";
        }
        return isOfCompiler(type.name())
                ? type.name() + " is not supported"
                : "unknown type name '" + type.name() + "'";
    }

    /** Returns {@code true} if the type is built into the compiler, not declared in a header. */
    private boolean isOfCompiler(String type) {
        return type.startsWith("__builtin_") || context.parser().isKeyword(type);
    }

    /** Returns the type, or the type behind a typedef whose name a macro replaces after the headers. */
    private CType nameable(NamedType type, IASTDeclSpecifier place) {
        if (!context.macros().hides(type.name())) {
            return type;
        }
        if (context.scope().type(type).orElse(null) instanceof TypedefDecl typedef && typedef.aligned() == 0) {
            return typedef.type();
        }
        throw new UnsupportedConstructException(place, "a macro of the same name hides '" + type.spelling() + "'");
    }

    private CType typeof(IASTSimpleDeclSpecifier specifier) {
        if (specifier.getDeclTypeExpression() instanceof org.eclipse.cdt.core.dom.ast.IASTTypeIdExpression typeId) {
            return typeId(typeId.getTypeId());
        }
        throw new UnsupportedConstructException(specifier, "typeof an expression: " + specifier.getRawSignature());
    }

    /** Returns the type of a declarator with the given base type. */
    CType declared(CType base, IASTDeclarator declarator) {
        CType type = base;
        for (IASTPointerOperator operator : declarator.getPointerOperators()) {
            if (!(operator instanceof IASTPointer pointer)) {
                throw new UnsupportedConstructException(declarator, "declarator " + declarator.getRawSignature());
            }
            type = new PointerType(type);
            if (pointer.isConst() || pointer.isVolatile() || pointer.isRestrict()) {
                type = new QualifiedType(type, pointer.isConst(), pointer.isVolatile(), pointer.isRestrict());
            }
        }
        if (declarator instanceof IASTArrayDeclarator array) {
            if (isQualifiedAndAligned(type)) {
                throw new UnsupportedConstructException(
                        declarator,
                        "an array of a qualified type with an alignment of its own: its alignment depends on the compiler");
            }
            IASTArrayModifier[] modifiers = array.getArrayModifiers();
            for (int i = modifiers.length - 1; i >= 0; i--) {
                type = new ArrayType(type, length(modifiers[i]));
            }
        } else if (declarator instanceof IASTStandardFunctionDeclarator function) {
            type = new FunctionType(type, parameters(function), function.takesVarArgs());
        }
        IASTDeclarator nested = declarator.getNestedDeclarator();
        return nested == null ? type : declared(type, nested);
    }

    /** Returns {@code true} for a qualified and aligned typedef, whose alignment gcc ignores in arrays. */
    private boolean isQualifiedAndAligned(CType type) {
        boolean qualified = false;
        boolean aligned = false;
        CType current = type;
        while (true) {
            if (current instanceof QualifiedType q) {
                qualified = true;
                current = q.type();
            } else if (current instanceof NamedType named
                    && context.scope().type(named).orElse(null) instanceof TypedefDecl typedef) {
                aligned |= typedef.aligned() > 0;
                current = typedef.type();
            } else {
                return qualified && aligned;
            }
        }
    }

    private long length(IASTArrayModifier modifier) {
        if (modifier instanceof ICASTArrayModifier c && c.isVariableSized()) {
            throw new UnsupportedConstructException(modifier, "[*], an array of variable length");
        }
        if (modifier.getConstantExpression() == null) {
            return ArrayType.FLEXIBLE;
        }
        TypedValue length = constants.integer(modifier.getConstantExpression());
        if (length.integer().signum() < 0 || length.integer().bitLength() > 62) {
            throw new UnsupportedConstructException(modifier, "array length " + length.integer());
        }
        return length.integer().longValue();
    }

    private List<Parameter> parameters(IASTStandardFunctionDeclarator function) {
        List<Parameter> parameters = new ArrayList<>();
        for (IASTParameterDeclaration parameter : function.getParameters()) {
            CType declared = parameterType(parameter);
            LayoutAttributes own = attributes.onParameter(parameter);
            CType type = attributes.withMode(declared, own, parameter);
            // a typedef of void is permitted, too (C11 6.7.6.3)
            boolean onlyVoid = context.resolve(type) instanceof VoidType && function.getParameters().length == 1;
            if (!onlyVoid) {
                parameters.add(new Parameter(SyntaxNodes.nameOf(parameter.getDeclarator()), type));
            }
        }
        return parameters;
    }

    private CType parameterType(IASTParameterDeclaration parameter) {
        IASTDeclarator declarator = parameter.getDeclarator();
        IASTDeclSpecifier specifier = parameter.getDeclSpecifier();
        if (specifier instanceof IASTCompositeTypeSpecifier || specifier instanceof IASTEnumerationSpecifier) {
            throw new UnsupportedConstructException(specifier, DefinedTypes.IN_PARAMETERS);
        }
        CType base = specified(specifier);
        if (declarator instanceof IASTArrayDeclarator
                && !DefinedTypes.in(declarator).isEmpty()) {
            throw new UnsupportedConstructException(declarator, DefinedTypes.IN_PARAMETERS);
        }
        if (declarator instanceof IASTArrayDeclarator array
                && array.getPointerOperators().length == 0
                && array.getNestedDeclarator() == null
                && array.getArrayModifiers().length == 1) {
            // the length of an array parameter is irrelevant and need not be constant
            IASTArrayModifier modifier = array.getArrayModifiers()[0];
            if (modifier instanceof ICASTArrayModifier c && c.isVariableSized()) {
                return new ArrayType(base, ArrayType.FLEXIBLE);
            }
            try {
                return new ArrayType(base, length(modifier));
            } catch (UnsupportedConstructException e) {
                return new ArrayType(base, ArrayType.FLEXIBLE);
            }
        }
        return declared(base, declarator);
    }

    /** Returns the type in a cast or a {@code sizeof}. */
    CType typeId(IASTTypeId typeId) {
        CType base = specified(typeId.getDeclSpecifier());
        // enumerators of an enum in an expression have file scope
        context.scope().defineUnnamedEnums(base, NodeLocations.of(typeId.getDeclSpecifier()));
        CType type = declared(base, typeId.getAbstractDeclarator());
        attributes.onTypeId(typeId);
        return type;
    }
}
