package org.rdma4j.gen.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.gen.emit.EmitFixture.HEADER;
import static org.rdma4j.gen.emit.EmitFixture.array;
import static org.rdma4j.gen.emit.EmitFixture.enumeration;
import static org.rdma4j.gen.emit.EmitFixture.field;
import static org.rdma4j.gen.emit.EmitFixture.function;
import static org.rdma4j.gen.emit.EmitFixture.functionType;
import static org.rdma4j.gen.emit.EmitFixture.pointer;
import static org.rdma4j.gen.emit.EmitFixture.struct;
import static org.rdma4j.gen.emit.EmitFixture.type;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedRecord;

/** Enums with every integer type that a header may declare, whatever their enumerators are. */
class FixedEnumEmissionTest {

    private static final List<ScalarType> TYPES = List.of(
            ScalarType.BOOL,
            ScalarType.CHAR,
            ScalarType.SIGNED_CHAR,
            ScalarType.UNSIGNED_CHAR,
            ScalarType.SHORT,
            ScalarType.UNSIGNED_SHORT,
            ScalarType.INT,
            ScalarType.UNSIGNED_INT,
            ScalarType.LONG,
            ScalarType.UNSIGNED_LONG,
            ScalarType.LONG_LONG,
            ScalarType.UNSIGNED_LONG_LONG);

    @Test
    void everyIntegerTypeIsPassedAndPrinted() {
        EmitFixture fixture = new EmitFixture().withKernelTypes();
        List<FieldDecl> fields = new ArrayList<>();
        for (ScalarType type : TYPES) {
            String name = "e_" + type.name().toLowerCase();
            CType reference = type("enum " + name);
            fixture.enums.add(
                    enumeration(name, type, name + "_none", 0, name + "_one", 1).withFixed(type));
            fixture.functions.add(function("take_" + name, functionType(reference, reference, "e")));
            fixture.typedefs.add(
                    new TypedefDecl("call_" + name, pointer(functionType(reference, reference, "e")), 0, HEADER));
            fields.add(field("f_" + name, reference, 16L * fields.size(), type.size()));
            fields.add(field("a_" + name, array(reference, 2), 16L * fields.size(), 2L * type.size()));
            fields.add(field("", new UnnamedRecord(struct("", 0, 1)), 16L * fields.size(), 0));
        }
        fixture.records.add(struct("all", 16L * fields.size(), 8, fields.toArray(FieldDecl[]::new)));
        // An enum whose enumerators are all skipped.
        fixture.enums.add(enumeration("bare", ScalarType.INT).withFixed(ScalarType.INT));
        fixture.records.add(struct("user", 4, 4, field("b", type("enum bare"), 0, 4)));
        CompiledBindings bindings = new CompiledBindings(fixture.emit());
        assertThat(bindings.call("org.example.shop.e_unsigned_char", "toString", 1))
                .isEqualTo("e_unsigned_char_one");
        assertThat(bindings.call("org.example.shop.e_long_long", "toString", 1L))
                .isEqualTo("e_long_long_one");
        assertThat(bindings.call("org.example.shop.e_unsigned_long_long", "toString", -1L))
                .isEqualTo("18446744073709551615");
        assertThat(bindings.call("org.example.shop.bare", "toString", -7)).isEqualTo("-7");
    }
}
