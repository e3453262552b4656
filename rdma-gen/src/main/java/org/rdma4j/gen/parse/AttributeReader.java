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
 * Which attributes a declaration has, by the places that they stand at, and {@code _Alignas}. What gcc and clang
 * understand in different ways is refused.
 */
final class AttributeReader {

    /** What nearly every attribute has as its argument; no parser is needed for it. */
    private static final Pattern DECIMAL = Pattern.compile("[1-9]\\d{0,8}");

    static final String CONSTEXPR = "constexpr";
    static final String TYPEOF_UNQUAL = "typeof_unqual";

    private static final String READ_DIFFERENTLY = "in a place where compilers differ on what it means";

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

    /** Those of a struct, union or enum itself; all that stands inside has been taken. */
    LayoutAttributes onType(IASTDeclSpecifier specifier) {
        List<RemovedToken> marks = marks(specifier).takeOnType(specifier);
        for (RemovedToken mark : marks) {
            if (mark.isStandard() && RemovedTokens.isAtEnd(specifier, mark)) {
                throw LayoutAttributes.refused(mark, READ_DIFFERENTLY);
            }
        }
        return meaning(marks);
    }

    /** Refuses those of a tag that is mentioned only, for clang takes them for its definition. */
    void onMention(IASTDeclSpecifier specifier) {
        for (RemovedToken mark : marks(specifier).takeOnType(specifier)) {
            throw LayoutAttributes.refused(mark, READ_DIFFERENTLY);
        }
    }

    /**
     * The attributes of one declarator, and those that the whole declaration begins with; parameters have taken theirs.
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
        // gcc reads those of the declarator first.
        List<RemovedToken> asRead = new ArrayList<>(own);
        asRead.addAll(all);
        meaning(asRead);
        all.addAll(own);
        LayoutAttributes attributes = meaning(all);
        return attributes.and(new LayoutAttributes(false, alignas(specifier), attributes.mode()));
    }

    /** Those of a function with a body, up to it. */
    LayoutAttributes onFunction(IASTFunctionDefinition definition) {
        RemovedTokens marks = marks(definition);
        IASTDeclarator[] declarator = {definition.getDeclarator()};
        List<RemovedToken> all = new ArrayList<>(marks.takeCommon(definition, declarator));
        all.addAll(marks.takeAround(definition.getDeclarator()));
        return meaning(all);
    }

    /** Refuses what stands in the brackets of a {@code typeof}. */
    private static void refuseInside(IASTDeclSpecifier specifier, RemovedToken mark) {
        for (IASTNode child : specifier.getChildren()) {
            if (RemovedTokens.isInside(child, mark)) {
                throw LayoutAttributes.refused(mark, READ_DIFFERENTLY);
            }
        }
    }

    /** Refuses what stands in brackets, and what stands behind an asterisk unless it is about the declared pointer. */
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
     * Refuses members aligned behind their asterisk: gcc takes that for the pointer's alignment, which may be lower
     * than before and is nothing to a packed member; clang takes it for the member's.
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

    /** Those of a declaration without a declarator; an unnamed member is one. */
    LayoutAttributes onMember(IASTNode declaration, IASTDeclSpecifier specifier) {
        for (RemovedToken mark : marks(declaration).takeCommon(declaration)) {
            throw LayoutAttributes.refused(mark, READ_DIFFERENTLY);
        }
        return new LayoutAttributes(false, alignas(specifier), Optional.empty());
    }

    /** Refuses keywords before a tag, as {@code __declspec}; GNU's attributes mean nothing there. */
    void onTag(IASTNode declaration) {
        for (RemovedToken mark : marks(declaration).takeCommon(declaration)) {
            if (mark.isKeyword()) {
                throw LayoutAttributes.refused(mark);
            }
        }
    }

    /** The machine mode of a parameter; nothing else means something there. */
    LayoutAttributes onParameter(IASTNode parameter) {
        List<RemovedToken> marks = marks(parameter).takeAround(parameter);
        for (RemovedToken mark : marks) {
            if (!mark.name().equals("mode")) {
                throw LayoutAttributes.refused(mark, "on a parameter");
            }
        }
        return meaning(marks);
    }

    /** Refuses those of a type in a cast or a {@code sizeof}. */
    void onTypeId(IASTNode typeId) {
        for (RemovedToken mark : marks(typeId).takeAround(typeId)) {
            throw LayoutAttributes.refused(mark, "in a type without a declaration");
        }
    }

    /** Refuses those of enumerators, of which none means something. */
    void onEnumerators(IASTDeclSpecifier enumeration) {
        for (RemovedToken mark : marks(enumeration).untakenInside(enumeration)) {
            throw LayoutAttributes.refused(mark, "on an enumerator");
        }
    }

    /**
     * Returns the keywords on a specifier that the parser was not shown and that can be followed.
     *
     * @throws UnsupportedConstructException for another keyword
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

    /** The type that a machine mode makes of an integer or floating-point type, keeping its sign. */
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
            return ScalarTypes.ofMode(scalar, mode, declarator);
        }
        throw new UnsupportedConstructException(declarator, "mode " + mode + " on a type that is not a scalar");
    }

    /** The bytes that {@code _Alignas} asks for; 0 for none. */
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

    /** Evaluates the argument of an attribute, of which the scanner has the tokens. */
    private int argument(RemovedToken mark) {
        if (DECIMAL.matcher(mark.argument()).matches()) {
            return Integer.parseInt(mark.argument());
        }
        if (mark.argument().contains("{")) {
            // A type that an argument defines would be known to the scope, at a place in no header.
            throw new UnsupportedConstructException(mark.location(), "attribute argument " + mark.argument());
        }
        String text = mark.argument().isEmpty() ? context.frontEnd().largestAlignment() : mark.argument();
        TypedValue value;
        try {
            IASTExpression expression =
                    context.frontEnd().expression(text, context.scope().typedefNames());
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
