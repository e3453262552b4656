package org.rdma4j.gen.parse;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.IASTNamedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTTypeId;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdInitializerExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.jspecify.annotations.Nullable;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl.FloatingValue;
import org.rdma4j.gen.model.ConstantDecl.IntegerValue;
import org.rdma4j.gen.model.ConstantDecl.PointerValue;
import org.rdma4j.gen.model.ConstantDecl.StringValue;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypeSizes;
import org.rdma4j.gen.model.UnsizedTypeException;

/** Evaluates constant expressions by the rules of C: operands have types, and results wrap around. */
final class ConstantEvaluator {

    private final ParseContext context;
    private final Target target;
    private final DeclarationScope scope;
    private final TypeSizes sizes;
    private final Function<IASTTypeId, CType> typeIds;
    private final Literals literals;
    private final ConstantAddresses addresses;

    /** @param typeIds returns the type in a cast or a {@code sizeof} */
    ConstantEvaluator(ParseContext context, Function<IASTTypeId, CType> typeIds) {
        this.context = context;
        this.target = context.target();
        this.scope = context.scope();
        this.sizes = context.sizes();
        this.typeIds = typeIds;
        this.literals = new Literals(target);
        this.addresses = new ConstantAddresses(this, context);
    }

    /** Evaluates an integer constant expression: the length of an array, an enumerator, the width of a bit-field. */
    TypedValue integer(IASTExpression expression) {
        TypedValue value = evaluate(expression);
        if (!value.isInteger()) {
            throw new UnsupportedConstructException(
                    expression, "not an integer constant: " + expression.getRawSignature());
        }
        return value;
    }

    /** Returns the alignment in bytes of the type in an {@code _Alignas}. */
    long alignof(IASTTypeId typeId) {
        return sizes.alignof(typeIds.apply(typeId));
    }

    /** Evaluates an expression and converts the value as if it initialized an object of the type. */
    TypedValue converted(IASTExpression expression, ScalarType to) {
        TypedValue value = evaluate(expression);
        boolean known = !to.isFloating() || to == ScalarType.FLOAT || to == ScalarType.DOUBLE;
        if (!value.isArithmetic() || !known || value.value() instanceof FloatingValue && !to.isFloating()) {
            throw notConstant(expression);
        }
        return converted(value, to);
    }

    /** Evaluates a constant expression. */
    TypedValue evaluate(IASTExpression expression) {
        if (expression instanceof IASTLiteralExpression literal) {
            return literals.evaluate(literal);
        }
        if (expression instanceof IASTIdExpression id) {
            String name = id.getName().toString();
            return scope.enumerator(name)
                    .orElseThrow(() -> new UnsupportedConstructException(
                            id,
                            name.equals("nullptr") ? "nullptr is not supported" : "'" + name + "' is not a constant"));
        }
        if (expression instanceof IASTUnaryExpression unary) {
            return unary(unary);
        }
        if (expression instanceof IASTBinaryExpression binary) {
            return binary(binary);
        }
        if (expression instanceof IASTConditionalExpression conditional) {
            return conditional(conditional);
        }
        if (expression instanceof IASTCastExpression cast) {
            return cast(cast, addresses.taken(cast.getOperand()).orElseGet(() -> operand(cast, cast.getOperand())));
        }
        if (expression instanceof IASTTypeIdExpression typeId) {
            return typeId(typeId);
        }
        throw notConstant(expression);
    }

    /** Evaluates an operand, which is {@code null} if the parser could not parse it. */
    private TypedValue operand(IASTExpression whole, @Nullable IASTExpression part) {
        if (part == null) {
            throw notConstant(whole);
        }
        return evaluate(part);
    }

    private boolean truth(IASTExpression whole, @Nullable IASTExpression part) {
        return operand(whole, part).truth().orElseThrow(() -> notConstant(whole));
    }

    private TypedValue typeId(IASTTypeIdExpression expression) {
        CType type =
                enumeratorInBrackets(expression.getTypeId()).orElseGet(() -> typeIds.apply(expression.getTypeId()));
        long bytes;
        try {
            bytes = switch (expression.getOperator()) {
                case IASTTypeIdExpression.op_sizeof -> sizes.sizeof(type);
                case IASTTypeIdExpression.op_alignof -> sizes.alignof(type);
                default -> throw notConstant(expression);
            };
        } catch (UnsizedTypeException e) {
            throw new UnsupportedConstructException(expression, String.valueOf(e.getMessage()));
        }
        return new TypedValue(ScalarType.UNSIGNED_LONG, new IntegerValue(BigInteger.valueOf(bytes)));
    }

    /** Returns the type of an enumerator in the parentheses of sizeof, which the parser takes for a type. */
    private Optional<CType> enumeratorInBrackets(IASTTypeId typeId) {
        if (typeId.getDeclSpecifier() instanceof IASTNamedTypeSpecifier named) {
            String name = named.getName().toString();
            return scope.type(new NamedType(NamedType.Tag.TYPEDEF, name)).isPresent()
                    ? Optional.empty()
                    : scope.enumerator(name).map(TypedValue::type);
        }
        return Optional.empty();
    }

    private TypedValue conditional(IASTConditionalExpression expression) {
        IASTExpression condition = expression.getLogicalConditionExpression();
        boolean chosen = truth(expression, condition);
        // a ?: b is a if a is not zero
        IASTExpression first = expression.getPositiveResultExpression();
        TypedValue positive = operand(expression, first == null ? condition : first);
        TypedValue negative = operand(expression, expression.getNegativeResultExpression());
        TypedValue result = chosen ? positive : negative;
        if (positive.isArithmetic() && negative.isArithmetic()) {
            return converted(result, TypedValue.common(positive.scalar(), negative.scalar(), target));
        }
        // a string becomes a pointer, which is not a constant
        if (positive.type().equals(negative.type()) && !(result.value() instanceof StringValue)) {
            return result;
        }
        throw notConstant(expression);
    }

    /** Converts a number to the common type of an arithmetic operation. */
    private TypedValue converted(TypedValue number, ScalarType to) {
        return to.isFloating()
                ? new TypedValue(to, new FloatingValue(number.floating(to)))
                : TypedValue.of(to, number.integer(), target);
    }

    private TypedValue cast(IASTCastExpression expression, TypedValue operand) {
        CType to = typeIds.apply(expression.getTypeId());
        CType resolved = context.resolve(to);
        if (resolved == ScalarType.FLOAT || resolved == ScalarType.DOUBLE) {
            if (operand.isArithmetic()) {
                return converted(operand, (ScalarType) resolved);
            }
        } else if (resolved == ScalarType.BOOL) {
            return TypedValue.of(
                    ScalarType.BOOL,
                    operand.truth().orElseThrow(() -> notConstant(expression)) ? BigInteger.ONE : BigInteger.ZERO,
                    target);
        } else if (resolved instanceof ScalarType scalar && !scalar.isFloating()) {
            return TypedValue.of(scalar, integral(expression, operand, scalar), target);
        } else if (resolved instanceof PointerType && !(operand.value() instanceof FloatingValue)) {
            return TypedValue.pointer(to, integral(expression, operand, ScalarType.UNSIGNED_LONG));
        }
        throw notConstant(expression);
    }

    private BigInteger integral(IASTCastExpression expression, TypedValue operand, ScalarType to) {
        if (operand.value() instanceof IntegerValue integer) {
            return integer.value();
        }
        if (operand.value() instanceof PointerValue pointer) {
            return pointer.address();
        }
        if (operand.value() instanceof FloatingValue floating && Double.isFinite(floating.value())) {
            BigInteger whole = new BigDecimal(floating.value()).toBigInteger();
            // results beyond the range differ between compilers
            if (TypedValue.wrap(whole, to, target).equals(whole)) {
                return whole;
            }
        }
        throw notConstant(expression);
    }

    private TypedValue unary(IASTUnaryExpression expression) {
        if (expression.getOperator() == IASTUnaryExpression.op_sizeof
                && SyntaxNodes.withoutBrackets(expression.getOperand())
                        instanceof IASTTypeIdInitializerExpression literal) {
            return size(expression, compoundLiteral(literal));
        }
        TypedValue operand = operand(expression, expression.getOperand());
        return switch (expression.getOperator()) {
            case IASTUnaryExpression.op_bracketedPrimary -> operand;
            case IASTUnaryExpression.op_sizeof -> size(expression, operand.type());
            case IASTUnaryExpression.op_not ->
                TypedValue.ofInt(!operand.truth().orElseThrow(() -> notConstant(expression)));
            case IASTUnaryExpression.op_plus, IASTUnaryExpression.op_minus, IASTUnaryExpression.op_tilde ->
                signed(expression, operand);
            default -> throw notConstant(expression);
        };
    }

    private TypedValue size(IASTExpression expression, CType type) {
        try {
            return TypedValue.of(ScalarType.UNSIGNED_LONG, BigInteger.valueOf(sizes.sizeof(type)), target);
        } catch (UnsizedTypeException e) {
            throw new UnsupportedConstructException(expression, String.valueOf(e.getMessage()));
        }
    }

    /**
     * Returns the type of {@code (T) {…}}. The length of an array of unspecified length is the number of initializers.
     */
    private CType compoundLiteral(IASTTypeIdInitializerExpression literal) {
        CType type = typeIds.apply(literal.getTypeId());
        if (type instanceof ArrayType array
                && array.isFlexible()
                && literal.getInitializer() instanceof IASTInitializerList list) {
            boolean plain = Arrays.stream(list.getClauses()).allMatch(IASTExpression.class::isInstance)
                    && context.resolve(array.element()) instanceof ScalarType;
            if (!plain) {
                throw notConstant(literal);
            }
            return new ArrayType(array.element(), list.getClauses().length);
        }
        return type;
    }

    private TypedValue signed(IASTUnaryExpression expression, TypedValue operand) {
        int operator = expression.getOperator();
        if (operand.value() instanceof FloatingValue floating && operator != IASTUnaryExpression.op_tilde) {
            return operator == IASTUnaryExpression.op_plus
                    ? operand
                    : new TypedValue(operand.type(), new FloatingValue(-floating.value()));
        }
        if (!operand.isInteger()) {
            throw notConstant(expression);
        }
        BigInteger value = operand.integer();
        BigInteger result = operator == IASTUnaryExpression.op_tilde
                ? value.not()
                : operator == IASTUnaryExpression.op_minus ? value.negate() : value;
        return TypedValue.of(TypedValue.promoted(operand.scalar()), result, target);
    }

    private TypedValue binary(IASTBinaryExpression expression) {
        int operator = expression.getOperator();
        if (operator == IASTBinaryExpression.op_logicalAnd || operator == IASTBinaryExpression.op_logicalOr) {
            boolean left = truth(expression, expression.getOperand1());
            boolean decided = operator == IASTBinaryExpression.op_logicalAnd ? !left : left;
            if (decided) {
                requireNames(expression.getOperand2());
                return TypedValue.ofInt(left);
            }
            return TypedValue.ofInt(truth(expression, expression.getOperand2()));
        }
        TypedValue left = operand(expression, expression.getOperand1());
        TypedValue right = operand(expression, expression.getOperand2());
        if (!left.isArithmetic() || !right.isArithmetic()) {
            throw notConstant(expression);
        }
        ScalarType common = TypedValue.common(left.scalar(), right.scalar(), target);
        if (common.isFloating()) {
            return floating(expression, common, left.floating(common), right.floating(common));
        }
        if (operator == IASTBinaryExpression.op_shiftLeft || operator == IASTBinaryExpression.op_shiftRight) {
            return shift(expression, left, right);
        }
        BigInteger a = TypedValue.wrap(left.integer(), common, target);
        BigInteger b = TypedValue.wrap(right.integer(), common, target);
        return compared(operator, a.compareTo(b))
                .orElseGet(() -> TypedValue.of(common, arithmetic(expression, common, a, b), target));
    }

    /** Validates the names in an operand that is not evaluated. It may divide by zero or call a function. */
    private void requireNames(@Nullable IASTExpression unevaluated) {
        if (unevaluated == null) {
            return;
        }
        unevaluated.accept(new ASTVisitor() {
            {
                shouldVisitExpressions = true;
                shouldVisitTypeIds = true;
            }

            @Override
            public int visit(IASTTypeId type) {
                if (enumeratorInBrackets(type).isEmpty()) {
                    typeIds.apply(type);
                }
                return PROCESS_CONTINUE;
            }

            @Override
            public int visit(IASTExpression part) {
                boolean known = !(part instanceof IASTIdExpression id)
                        || id.getName().toString().startsWith("__builtin_")
                        || scope.function(id.getName().toString()).isPresent();
                if (!known) {
                    evaluate(part);
                }
                return PROCESS_CONTINUE;
            }
        });
    }

    /** Returns the result of a comparison; empty for other operators. */
    private static Optional<TypedValue> compared(int operator, int order) {
        return switch (operator) {
            case IASTBinaryExpression.op_equals -> Optional.of(TypedValue.ofInt(order == 0));
            case IASTBinaryExpression.op_notequals -> Optional.of(TypedValue.ofInt(order != 0));
            case IASTBinaryExpression.op_lessThan -> Optional.of(TypedValue.ofInt(order < 0));
            case IASTBinaryExpression.op_lessEqual -> Optional.of(TypedValue.ofInt(order <= 0));
            case IASTBinaryExpression.op_greaterThan -> Optional.of(TypedValue.ofInt(order > 0));
            case IASTBinaryExpression.op_greaterEqual -> Optional.of(TypedValue.ofInt(order >= 0));
            default -> Optional.empty();
        };
    }

    /** Computes in double. For floats, rounding the double result to float is exact for the four operators. */
    private static TypedValue floating(IASTBinaryExpression expression, ScalarType type, double a, double b) {
        Optional<TypedValue> compared = compared(expression.getOperator(), a == b ? 0 : Double.compare(a, b));
        if (compared.isPresent()) {
            return compared.get();
        }
        double result = switch (expression.getOperator()) {
            case IASTBinaryExpression.op_plus -> a + b;
            case IASTBinaryExpression.op_minus -> a - b;
            case IASTBinaryExpression.op_multiply -> a * b;
            case IASTBinaryExpression.op_divide -> a / b;
            default -> throw notConstant(expression);
        };
        if (Double.isNaN(result)) {
            throw notConstant(expression);
        }
        return new TypedValue(type, new FloatingValue(type == ScalarType.FLOAT ? (float) result : result));
    }

    private TypedValue shift(IASTBinaryExpression expression, TypedValue left, TypedValue right) {
        ScalarType type = TypedValue.promoted(left.scalar());
        BigInteger count = right.integer();
        if (count.signum() < 0 || count.compareTo(BigInteger.valueOf(type.size() * 8L)) >= 0) {
            throw new UnsupportedConstructException(
                    expression, "shift by " + count + " in " + expression.getRawSignature());
        }
        BigInteger value = expression.getOperator() == IASTBinaryExpression.op_shiftLeft
                ? left.integer().shiftLeft(count.intValue())
                : left.integer().shiftRight(count.intValue());
        return TypedValue.of(type, value, target);
    }

    private BigInteger arithmetic(IASTBinaryExpression expression, ScalarType type, BigInteger a, BigInteger b) {
        int operator = expression.getOperator();
        if (operator == IASTBinaryExpression.op_divide || operator == IASTBinaryExpression.op_modulo) {
            if (b.signum() == 0) {
                throw new UnsupportedConstructException(
                        expression, "division by zero in " + expression.getRawSignature());
            }
            BigInteger quotient = a.divide(b);
            if (!TypedValue.wrap(quotient, type, target).equals(quotient)) {
                throw new UnsupportedConstructException(
                        expression, "division that overflows in " + expression.getRawSignature());
            }
            return operator == IASTBinaryExpression.op_divide ? quotient : a.remainder(b);
        }
        return switch (operator) {
            case IASTBinaryExpression.op_plus -> a.add(b);
            case IASTBinaryExpression.op_minus -> a.subtract(b);
            case IASTBinaryExpression.op_multiply -> a.multiply(b);
            case IASTBinaryExpression.op_binaryAnd -> a.and(b);
            case IASTBinaryExpression.op_binaryOr -> a.or(b);
            case IASTBinaryExpression.op_binaryXor -> a.xor(b);
            default -> throw notConstant(expression);
        };
    }

    static UnsupportedConstructException notConstant(IASTExpression expression) {
        String why =
                expression instanceof IASTFunctionCallExpression ? "calls are not evaluated: " : "not a constant: ";
        return new UnsupportedConstructException(expression, why + expression.getRawSignature());
    }
}
