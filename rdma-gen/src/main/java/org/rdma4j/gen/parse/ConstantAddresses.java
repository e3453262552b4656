package org.rdma4j.gen.parse;

import java.math.BigInteger;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTArraySubscriptExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl.PointerValue;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.PlacedMember;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeSizes;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.UnsizedTypeException;

/**
 * Evaluates address constants such as {@code &((struct s *) 0)->a[2].b}, which is also the representation of
 * {@code offsetof(struct s, a[2].b)} in the syntax tree.
 */
final class ConstantAddresses {

    private final ConstantEvaluator constants;
    private final DeclarationScope scope;
    private final ParseContext context;
    private final TypeSizes sizes;

    /** The type and address of an object. */
    private record Place(CType type, BigInteger address) {

        Place part(CType type, BigInteger offset) {
            return new Place(type, address.add(offset));
        }
    }

    ConstantAddresses(ConstantEvaluator constants, ParseContext context) {
        this.constants = constants;
        this.context = context;
        this.scope = context.scope();
        this.sizes = context.sizes();
    }

    /** Returns the value of an expression with the operator {@code &}; empty for any other expression. */
    Optional<TypedValue> taken(IASTExpression expression) {
        if (SyntaxNodes.withoutBrackets(expression) instanceof IASTUnaryExpression unary
                && unary.getOperator() == IASTUnaryExpression.op_amper) {
            try {
                Place place = place(unary.getOperand());
                return Optional.of(TypedValue.pointer(new PointerType(place.type()), place.address()));
            } catch (UnsizedTypeException e) {
                throw new UnsupportedConstructException(expression, String.valueOf(e.getMessage()));
            }
        }
        return Optional.empty();
    }

    private Place place(IASTExpression expression) {
        IASTExpression inner = SyntaxNodes.withoutBrackets(expression);
        if (inner instanceof IASTFieldReference reference) {
            return member(reference);
        }
        if (inner instanceof IASTArraySubscriptExpression subscript) {
            return element(subscript);
        }
        throw ConstantEvaluator.notConstant(expression);
    }

    private Place member(IASTFieldReference reference) {
        IASTExpression owner = reference.getFieldOwner();
        Place whole = reference.isPointerDereference() ? pointee(owner) : place(owner);
        String name = reference.getFieldName().toString();
        PlacedMember member = PlacedMember.find(sizes.complete(record(reference, whole.type())), name)
                .orElseThrow(() -> new UnsupportedConstructException(reference, "no member '" + name + "' is known"));
        if (member.field().isBitField()) {
            throw new UnsupportedConstructException(reference, "'" + name + "' is a bit-field, which has no address");
        }
        return whole.part(member.type(), BigInteger.valueOf(member.offset() / Byte.SIZE));
    }

    private Place pointee(IASTExpression expression) {
        TypedValue pointer = constants.evaluate(expression);
        if (context.resolve(pointer.type()) instanceof PointerType type
                && pointer.value() instanceof PointerValue value) {
            return new Place(type.pointee(), value.address());
        }
        throw ConstantEvaluator.notConstant(expression);
    }

    private Place element(IASTArraySubscriptExpression subscript) {
        Place whole = place(subscript.getArrayExpression());
        if (context.resolve(whole.type()) instanceof ArrayType array
                && subscript.getArgument() instanceof IASTExpression index) {
            BigInteger size = BigInteger.valueOf(sizes.sizeof(array.element()));
            return whole.part(
                    array.element(), constants.integer(index).integer().multiply(size));
        }
        throw ConstantEvaluator.notConstant(subscript);
    }

    private RecordDecl record(IASTFieldReference reference, CType type) {
        CType resolved = context.resolve(type);
        if (resolved instanceof UnnamedRecord unnamed) {
            return unnamed.record();
        }
        Optional<Declaration> declared = resolved instanceof NamedType named ? scope.type(named) : Optional.empty();
        return declared.filter(RecordDecl.class::isInstance)
                .map(RecordDecl.class::cast)
                .orElseThrow(() -> ConstantEvaluator.notConstant(reference));
    }
}
