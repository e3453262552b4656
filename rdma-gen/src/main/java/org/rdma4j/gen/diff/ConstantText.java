package org.rdma4j.gen.diff;

import org.rdma4j.gen.model.ConstantDecl.FloatingValue;
import org.rdma4j.gen.model.ConstantDecl.IntegerValue;
import org.rdma4j.gen.model.ConstantDecl.PointerValue;
import org.rdma4j.gen.model.ConstantDecl.StringValue;
import org.rdma4j.gen.model.ConstantDecl.Value;
import org.rdma4j.gen.tree.JsonString;

/** The values of constants as {@code dump} prints them. */
final class ConstantText {

    private ConstantText() {}

    static String value(Value value) {
        if (value instanceof IntegerValue integer) {
            return integer.value().toString();
        }
        if (value instanceof StringValue string) {
            return JsonString.quote(string.value());
        }
        if (value instanceof FloatingValue floating) {
            return floating.text();
        }
        return ((PointerValue) value).address().toString();
    }
}
