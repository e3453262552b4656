package org.rdma4j.gen.parse;

import org.eclipse.cdt.core.dom.ast.IASTAlignmentSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.c.ICASTDeclSpecifier;
import org.rdma4j.gen.model.CType;

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
            long bytes;
            if (alignment.getExpression() != null) {
                bytes = context.constants()
                        .integer(alignment.getExpression())
                        .integer()
                        .longValueExact();
            } else {
                CType type = context.types().typeId(alignment.getTypeId());
                bytes = context.sizes().alignof(type);
            }
            largest = Math.max(largest, Math.toIntExact(bytes));
        }
        return largest;
    }
}
