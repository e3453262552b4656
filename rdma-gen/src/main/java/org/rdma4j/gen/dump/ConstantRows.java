package org.rdma4j.gen.dump;

import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.ConstantDecl.FloatingValue;
import org.rdma4j.gen.model.ConstantDecl.IntegerValue;
import org.rdma4j.gen.model.ConstantDecl.PointerValue;
import org.rdma4j.gen.model.ConstantDecl.StringValue;
import org.rdma4j.gen.tree.JsonString;

/** {@code constant} and {@code pointer}, and their {@code type}. */
final class ConstantRows {

    private ConstantRows() {}

    static void add(Rows rows, ConstantDecl constant) {
        ConstantDecl.Value value = constant.value();
        if (value instanceof IntegerValue integer) {
            rows.add("constant", constant.name(), integer.value().toString());
        } else if (value instanceof StringValue string) {
            rows.add("constant", constant.name(), JsonString.quote(string.value()));
        } else if (value instanceof FloatingValue floating) {
            rows.add("constant", constant.name(), floating.text());
        } else if (value instanceof PointerValue pointer) {
            rows.add("pointer", constant.name(), pointer.address().toString());
        }
        rows.add("type", constant.name(), Spelling.of(constant.type()));
    }
}
