package org.rdma4j.gen.parse;

import java.math.BigInteger;
import org.eclipse.cdt.core.dom.ast.IASTAlignmentSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.c.ICASTDeclSpecifier;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.UnsizedTypeException;

/** {@code _Alignas(N)} and {@code _Alignas(type)} before a member. */
final class Alignas {

    private Alignas() {}

    /** The bytes asked for; 0 for none. */
    static int of(IASTDeclSpecifier specifier, ParseContext context) {
        if (!(specifier instanceof ICASTDeclSpecifier c) || c.getAlignmentSpecifiers() == null) {
            return 0;
        }
        int largest = 0;
        for (IASTAlignmentSpecifier alignment : c.getAlignmentSpecifiers()) {
            int bytes = alignment.getExpression() != null
                    ? number(alignment, context)
                    : type(context.types().typeId(alignment.getTypeId()), alignment, context);
            largest = Math.max(largest, bytes);
        }
        return largest;
    }

    private static int number(IASTAlignmentSpecifier alignment, ParseContext context) {
        BigInteger bytes =
                context.constants().integer(alignment.getExpression()).integer();
        if (bytes.signum() < 0 || bytes.bitLength() >= Integer.SIZE) {
            throw new UnsupportedConstructException(alignment, "alignment " + bytes);
        }
        return bytes.intValueExact();
    }

    private static int type(CType type, IASTAlignmentSpecifier alignment, ParseContext context) {
        try {
            return Math.toIntExact(context.sizes().alignof(type));
        } catch (UnsizedTypeException e) {
            throw new UnsupportedConstructException(alignment, "alignment: " + e.getMessage());
        }
    }
}
