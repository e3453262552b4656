package org.rdma4j.gen.parse;

import java.math.BigInteger;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl.FloatingValue;
import org.rdma4j.gen.model.ConstantDecl.IntegerValue;
import org.rdma4j.gen.model.ConstantDecl.PointerValue;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypeSizes;
import org.rdma4j.gen.model.UnsizedTypeException;

/** Evaluates constant expressions as C does: every operand has a type, and results wrap in it. */
final class ConstantEvaluator {

    private static final BigInteger POINTER_MODULUS = BigInteger.ONE.shiftLeft(64);

    private final Target target;
    private final Scope scope;
    private final TypeBuilder types;
    private final TypeSizes sizes;
    private final Literals literals;

    ConstantEvaluator(Target target, Scope scope, TypeBuilder types, TypeSizes sizes) {
        this.target = target;
        this.scope = scope;
        this.types = types;
        this.sizes = sizes;
        this.literals = new Literals(target);
    }

    /** The value of an expression that must be an integer: an array's length, an enumerator, a bit-field's width. */
    TypedValue integer(IASTExpression expression) {
        TypedValue value = evaluate(expression);
        if (!value.isInteger()) {
            throw new UnsupportedConstructException(
                    expression, "not an integer constant: " + expression.getRawSignature());
        }
        return value;
    }

    /** The value of any constant expression. */
    TypedValue evaluate(IASTExpression expression) {
        if (expression instanceof IASTLiteralExpression literal) {
            return literals.evaluate(literal);
        }
        if (expression instanceof IASTIdExpression id) {
            String name = id.getName().toString();
            return scope.enumerator(name)
                    .orElseThrow(() -> new UnsupportedConstructException(id, "'" + name + "' is not a constant"));
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
            return cast(cast, evaluate(cast.getOperand()));
        }
        if (expression instanceof IASTTypeIdExpression typeId) {
            return typeId(typeId);
        }
        throw notConstant(expression);
    }

    private TypedValue typeId(IASTTypeIdExpression expression) {
        CType type = types.typeId(expression.getTypeId());
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

    private TypedValue conditional(IASTConditionalExpression expression) {
        boolean chosen = !integer(expression.getLogicalConditionExpression()).isZero();
        TypedValue positive = evaluate(expression.getPositiveResultExpression());
        TypedValue negative = evaluate(expression.getNegativeResultExpression());
        TypedValue result = chosen ? positive : negative;
        if (!positive.isInteger() || !negative.isInteger()) {
            return result;
        }
        ScalarType common = TypedValue.common(positive.scalar(), negative.scalar(), target);
        return TypedValue.of(common, result.integer(), target);
    }

    private TypedValue cast(IASTCastExpression expression, TypedValue operand) {
        CType to = types.typeId(expression.getTypeId());
        CType resolved = types.resolve(to);
        Optional<BigInteger> integral = integral(operand);
        if (resolved instanceof ScalarType scalar && !scalar.isFloating() && integral.isPresent()) {
            BigInteger wrapped = TypedValue.wrap(integral.get(), scalar, target);
            return new TypedValue(scalar, new IntegerValue(wrapped));
        }
        if (resolved instanceof PointerType && integral.isPresent()) {
            return new TypedValue(to, new PointerValue(integral.get().mod(POINTER_MODULUS)));
        }
        if (resolved instanceof ScalarType scalar && scalar.isFloating()) {
            double value = operand.value() instanceof FloatingValue floating
                    ? floating.value()
                    : integral.orElseThrow(() -> notConstant(expression)).doubleValue();
            return new TypedValue(scalar, new FloatingValue(scalar == ScalarType.FLOAT ? (float) value : value));
        }
        throw notConstant(expression);
    }

    private static Optional<BigInteger> integral(TypedValue operand) {
        if (operand.value() instanceof IntegerValue integer) {
            return Optional.of(integer.value());
        }
        if (operand.value() instanceof PointerValue pointer) {
            return Optional.of(pointer.address());
        }
        if (operand.value() instanceof FloatingValue floating && Double.isFinite(floating.value())) {
            return Optional.of(new java.math.BigDecimal(floating.value()).toBigInteger());
        }
        return Optional.empty();
    }

    private TypedValue unary(IASTUnaryExpression expression) {
        IASTExpression operandNode = expression.getOperand();
        if (expression.getOperator() == IASTUnaryExpression.op_bracketedPrimary) {
            return evaluate(operandNode);
        }
        if (expression.getOperator() == IASTUnaryExpression.op_sizeof) {
            TypedValue operand = evaluate(operandNode);
            return new TypedValue(
                    ScalarType.UNSIGNED_LONG, new IntegerValue(BigInteger.valueOf(sizes.sizeof(operand.type()))));
        }
        TypedValue operand = evaluate(operandNode);
        if (operand.value() instanceof FloatingValue floating) {
            return switch (expression.getOperator()) {
                case IASTUnaryExpression.op_plus -> operand;
                case IASTUnaryExpression.op_minus ->
                    new TypedValue(operand.type(), new FloatingValue(-floating.value()));
                default -> throw notConstant(expression);
            };
        }
        if (!operand.isInteger()) {
            throw notConstant(expression);
        }
        ScalarType type = TypedValue.promoted(operand.scalar());
        return switch (expression.getOperator()) {
            case IASTUnaryExpression.op_plus -> TypedValue.of(type, operand.integer(), target);
            case IASTUnaryExpression.op_minus ->
                TypedValue.of(type, operand.integer().negate(), target);
            case IASTUnaryExpression.op_tilde ->
                TypedValue.of(type, operand.integer().not(), target);
            case IASTUnaryExpression.op_not -> TypedValue.ofInt(operand.isZero());
            default -> throw notConstant(expression);
        };
    }

    private TypedValue binary(IASTBinaryExpression expression) {
        int operator = expression.getOperator();
        if (operator == IASTBinaryExpression.op_logicalAnd || operator == IASTBinaryExpression.op_logicalOr) {
            boolean left = !integer(expression.getOperand1()).isZero();
            boolean decided = operator == IASTBinaryExpression.op_logicalAnd ? !left : left;
            return TypedValue.ofInt(
                    decided ? left : !integer(expression.getOperand2()).isZero());
        }
        TypedValue left = integer(expression.getOperand1());
        TypedValue right = integer(expression.getOperand2());
        if (operator == IASTBinaryExpression.op_shiftLeft || operator == IASTBinaryExpression.op_shiftRight) {
            return shift(expression, left, right);
        }
        ScalarType common = TypedValue.common(left.scalar(), right.scalar(), target);
        BigInteger a = TypedValue.wrap(left.integer(), common, target);
        BigInteger b = TypedValue.wrap(right.integer(), common, target);
        return switch (operator) {
            case IASTBinaryExpression.op_equals -> TypedValue.ofInt(a.equals(b));
            case IASTBinaryExpression.op_notequals -> TypedValue.ofInt(!a.equals(b));
            case IASTBinaryExpression.op_lessThan -> TypedValue.ofInt(a.compareTo(b) < 0);
            case IASTBinaryExpression.op_lessEqual -> TypedValue.ofInt(a.compareTo(b) <= 0);
            case IASTBinaryExpression.op_greaterThan -> TypedValue.ofInt(a.compareTo(b) > 0);
            case IASTBinaryExpression.op_greaterEqual -> TypedValue.ofInt(a.compareTo(b) >= 0);
            default -> TypedValue.of(common, arithmetic(expression, a, b), target);
        };
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

    private static BigInteger arithmetic(IASTBinaryExpression expression, BigInteger a, BigInteger b) {
        int operator = expression.getOperator();
        boolean divides = operator == IASTBinaryExpression.op_divide || operator == IASTBinaryExpression.op_modulo;
        if (divides && b.signum() == 0) {
            throw new UnsupportedConstructException(expression, "division by zero in " + expression.getRawSignature());
        }
        return switch (operator) {
            case IASTBinaryExpression.op_plus -> a.add(b);
            case IASTBinaryExpression.op_minus -> a.subtract(b);
            case IASTBinaryExpression.op_multiply -> a.multiply(b);
            case IASTBinaryExpression.op_divide -> a.divide(b);
            case IASTBinaryExpression.op_modulo -> a.remainder(b);
            case IASTBinaryExpression.op_binaryAnd -> a.and(b);
            case IASTBinaryExpression.op_binaryOr -> a.or(b);
            case IASTBinaryExpression.op_binaryXor -> a.xor(b);
            default -> throw notConstant(expression);
        };
    }

    private static UnsupportedConstructException notConstant(IASTExpression expression) {
        return new UnsupportedConstructException(expression, "not a constant: " + expression.getRawSignature());
    }
}
