package org.rdma4j.gen.parse;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTAlignmentSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTArrayDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTArrayModifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTPointerOperator;
import org.eclipse.cdt.core.dom.ast.c.ICASTDeclSpecifier;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnsizedTypeException;
import org.rdma4j.gen.preprocess.RemovedToken;

/**
 * Determines the attributes of declarations by their positions, including {@code _Alignas}. Attributes that gcc and
 * clang interpret differently are rejected.
 */
final class AttributeReader {

    /** The most common argument, which does not require a parser. */
    private static final Pattern DECIMAL = Pattern.compile("[1-9]\\d{0,8}");

    static final String CONSTEXPR = "constexpr";
    static final String TYPEOF_UNQUAL = "typeof_unqual";

    private static final String READ_DIFFERENTLY = "in a position where its meaning depends on the compiler";

    private final ParseContext context;
    private final ConstantEvaluator constants;

    AttributeReader(ParseContext context, ConstantEvaluator constants) {
        this.context = context;
        this.constants = constants;
    }

    private RemovedTokens marks(IASTNode node) {
        return TokenLocations.of(node).marks();
    }

    private LayoutAttributes meaning(List<RemovedToken> marks) {
        return LayoutAttributes.of(marks, this::argument);
    }

    /** Returns the attributes of a struct, union or enum. Those of its members must have been taken. */
    LayoutAttributes onType(IASTDeclSpecifier specifier) {
        List<RemovedToken> marks = marks(specifier).takeOnType(specifier);
        for (RemovedToken mark : marks) {
            if (mark.isStandard() && RemovedTokens.isAtEnd(specifier, mark)) {
                throw LayoutAttributes.refused(mark, READ_DIFFERENTLY);
            }
        }
        return meaning(marks);
    }

    /** Rejects attributes on the mention of a tag, which clang applies to the definition. */
    void onMention(IASTDeclSpecifier specifier) {
        for (RemovedToken mark : marks(specifier).takeOnType(specifier)) {
            throw LayoutAttributes.refused(mark, READ_DIFFERENTLY);
        }
    }

    /**
     * Returns the attributes of a declarator, including those of the whole declaration. Those of parameters must have
     * been taken.
     */
    LayoutAttributes on(IASTNode declaration, IASTDeclSpecifier specifier, IASTDeclarator[] declarators, int index) {
        RemovedTokens marks = marks(declaration);
        IASTDeclarator declarator = declarators[index];
        List<RemovedToken> all = new ArrayList<>(marks.takeCommon(declaration, declarators));
        for (RemovedToken mark : all) {
            if (mark.isStandard() && !RemovedTokens.isAtBegin(declaration, mark)) {
                throw LayoutAttributes.refused(mark, READ_DIFFERENTLY);
            }
            refuseInside(specifier, mark);
        }
        List<RemovedToken> own = marks.take(declaration, declarators, index);
        own.forEach(mark -> refuseWhereUnclear(declarator, mark));
        // gcc applies the attributes of the declarator first
        List<RemovedToken> asRead = new ArrayList<>(own);
        asRead.addAll(all);
        meaning(asRead);
        all.addAll(own);
        LayoutAttributes attributes = meaning(all);
        return attributes.and(new LayoutAttributes(false, alignas(specifier), attributes.mode()));
    }

    /** Returns the attributes of a function definition, up to its body. */
    LayoutAttributes onFunction(IASTFunctionDefinition definition) {
        RemovedTokens marks = marks(definition);
        IASTDeclarator[] declarator = {definition.getDeclarator()};
        List<RemovedToken> all = new ArrayList<>(marks.takeCommon(definition, declarator));
        all.addAll(marks.takeAround(definition.getDeclarator()));
        return meaning(all);
    }

    /** Rejects attributes in the operand of {@code typeof}. */
    private static void refuseInside(IASTDeclSpecifier specifier, RemovedToken mark) {
        for (IASTNode child : specifier.getChildren()) {
            if (RemovedTokens.isInside(child, mark)) {
                throw LayoutAttributes.refused(mark, READ_DIFFERENTLY);
            }
        }
    }

    /** Rejects attributes in brackets, and those after an asterisk unless they apply to the declared pointer. */
    private static void refuseWhereUnclear(IASTDeclarator declarator, RemovedToken mark) {
        IASTDeclarator innermost = declarator;
        for (IASTDeclarator d = declarator; d != null; d = d.getNestedDeclarator()) {
            innermost = d;
            if (d instanceof IASTArrayDeclarator array) {
                for (IASTArrayModifier modifier : array.getArrayModifiers()) {
                    if (RemovedTokens.isInside(modifier, mark)) {
                        throw LayoutAttributes.refused(mark, READ_DIFFERENTLY);
                    }
                }
            } else if (d instanceof IASTFieldDeclarator field
                    && RemovedTokens.isInside(field.getBitFieldSize(), mark)) {
                throw LayoutAttributes.refused(mark, READ_DIFFERENTLY);
            }
        }
        for (IASTDeclarator d = declarator; d != null; d = d.getNestedDeclarator()) {
            IASTPointerOperator[] pointers = d.getPointerOperators();
            for (int i = 0; i < pointers.length; i++) {
                boolean declared = d == innermost && i == pointers.length - 1 && !(d instanceof IASTArrayDeclarator);
                if (RemovedTokens.isBehind(pointers[i], mark)
                        && !(declared && mark.name().equals("aligned"))) {
                    throw LayoutAttributes.refused(mark, READ_DIFFERENTLY);
                }
            }
        }
        boolean behindName = innermost.getName() != null && RemovedTokens.isAtEnd(innermost.getName(), mark);
        if (mark.isStandard() && !behindName) {
            throw LayoutAttributes.refused(mark, READ_DIFFERENTLY);
        }
    }

    /**
     * Rejects alignments of members after an asterisk. gcc applies them to the pointer, which may lower its alignment
     * and does not affect a packed member; clang applies them to the member.
     */
    void refuseAlignedPointers(IASTDeclarator... declarators) {
        for (IASTDeclarator declarator : declarators) {
            for (IASTDeclarator d = declarator; d != null; d = d.getNestedDeclarator()) {
                for (IASTPointerOperator pointer : d.getPointerOperators()) {
                    for (RemovedToken mark : marks(declarator).around(declarator)) {
                        if (RemovedTokens.isBehind(pointer, mark)) {
                            throw LayoutAttributes.refused(mark, READ_DIFFERENTLY);
                        }
                    }
                }
            }
        }
    }

    /** Returns the attributes of a declaration without a declarator, such as an unnamed member. */
    LayoutAttributes onMember(IASTNode declaration, IASTDeclSpecifier specifier) {
        for (RemovedToken mark : marks(declaration).takeCommon(declaration)) {
            throw LayoutAttributes.refused(mark, READ_DIFFERENTLY);
        }
        return new LayoutAttributes(false, alignas(specifier), Optional.empty());
    }

    /** Rejects keywords before a tag, such as {@code __declspec}. GNU attributes have no effect there. */
    void onTag(IASTNode declaration) {
        for (RemovedToken mark : marks(declaration).takeCommon(declaration)) {
            if (mark.isKeyword()) {
                throw LayoutAttributes.refused(mark);
            }
        }
    }

    /** Returns the machine mode of a parameter. Other attributes have no effect there. */
    LayoutAttributes onParameter(IASTNode parameter) {
        List<RemovedToken> marks = marks(parameter).takeAround(parameter);
        for (RemovedToken mark : marks) {
            if (!mark.name().equals("mode")) {
                throw LayoutAttributes.refused(mark, "on a parameter");
            }
        }
        return meaning(marks);
    }

    /** Rejects attributes of a type in a cast or {@code sizeof}. */
    void onTypeId(IASTNode typeId) {
        for (RemovedToken mark : marks(typeId).takeAround(typeId)) {
            throw LayoutAttributes.refused(mark, "in a type without a declaration");
        }
    }

    /** Rejects attributes of enumerators. */
    void onEnumerators(IASTDeclSpecifier enumeration) {
        for (RemovedToken mark : marks(enumeration).untakenInside(enumeration)) {
            throw LayoutAttributes.refused(mark, "on an enumerator");
        }
    }

    /**
     * Returns the supported keywords on a specifier that were removed from the parser's input.
     *
     * @throws UnsupportedConstructException if a keyword is not supported
     */
    Set<String> keywords(IASTDeclSpecifier specifier) {
        Set<String> keywords = new HashSet<>();
        for (RemovedToken mark : marks(specifier).takeKeywords(specifier)) {
            if (!mark.name().equals(CONSTEXPR) && !mark.name().equals(TYPEOF_UNQUAL)) {
                throw LayoutAttributes.refused(mark);
            }
            keywords.add(mark.name());
        }
        return keywords;
    }

    /** Returns an integer or floating-point type of the given machine mode, with the signedness of the type. */
    CType withMode(CType type, LayoutAttributes attributes, IASTNode declarator) {
        return attributes.mode().isEmpty()
                ? type
                : withMode(type, attributes.mode().get(), declarator);
    }

    private CType withMode(CType type, String mode, IASTNode declarator) {
        if (type instanceof QualifiedType qualified) {
            CType bare = withMode(qualified.type(), mode, declarator);
            return new QualifiedType(bare, qualified.isConst(), qualified.isVolatile(), qualified.isRestrict());
        }
        if (type instanceof NamedType named
                && context.scope().type(named).orElse(null) instanceof TypedefDecl typedef
                && typedef.aligned() == 0) {
            return withMode(typedef.type(), mode, declarator);
        }
        if (type instanceof ScalarType scalar) {
            return ScalarTypeParser.ofMode(scalar, mode, declarator);
        }
        throw new UnsupportedConstructException(declarator, "mode " + mode + " on a type that is not a scalar");
    }

    /** Returns the alignment by {@code _Alignas} in bytes; 0 for none. */
    private int alignas(IASTDeclSpecifier specifier) {
        int largest = 0;
        if (specifier instanceof ICASTDeclSpecifier c && c.getAlignmentSpecifiers() != null) {
            for (IASTAlignmentSpecifier alignment : c.getAlignmentSpecifiers()) {
                largest = Math.max(largest, bytes(alignment));
            }
        }
        return largest;
    }

    private int bytes(IASTAlignmentSpecifier alignment) {
        if (alignment.getExpression() == null) {
            try {
                return Math.toIntExact(constants.alignof(alignment.getTypeId()));
            } catch (UnsizedTypeException e) {
                throw new UnsupportedConstructException(alignment, "alignment: " + e.getMessage());
            }
        }
        BigInteger bytes = constants.integer(alignment.getExpression()).integer();
        if (bytes.signum() < 0 || bytes.bitLength() >= Integer.SIZE) {
            throw new UnsupportedConstructException(alignment, "alignment " + bytes);
        }
        return bytes.intValueExact();
    }

    /** Evaluates the argument of an attribute. */
    private int argument(RemovedToken mark) {
        if (DECIMAL.matcher(mark.argument()).matches()) {
            return Integer.parseInt(mark.argument());
        }
        if (mark.argument().contains("{")) {
            // the argument must not define a type, whose location would not be in a header
            throw new UnsupportedConstructException(mark.location(), "attribute argument " + mark.argument());
        }
        String text = mark.argument().isEmpty() ? context.parser().largestAlignment() : mark.argument();
        TypedValue value;
        try {
            IASTExpression expression =
                    context.parser().expression(text, context.scope().typedefNames());
            if (!mark.argument().isEmpty()) {
                context.detached().add(new ParseContext.Detached(mark.location(), expression));
            }
            value = constants.integer(expression);
        } catch (UnsupportedConstructException e) {
            throw new UnsupportedConstructException(mark.location(), "attribute argument " + text);
        }
        if (value.integer().bitLength() >= Integer.SIZE) {
            throw new UnsupportedConstructException(mark.location(), "attribute argument " + text);
        }
        return value.integer().intValueExact();
    }
}
