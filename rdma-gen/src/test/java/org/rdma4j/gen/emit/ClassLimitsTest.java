package org.rdma4j.gen.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.gen.emit.EmitFixture.VOID;
import static org.rdma4j.gen.emit.EmitFixture.constant;
import static org.rdma4j.gen.emit.EmitFixture.enumeration;
import static org.rdma4j.gen.emit.EmitFixture.fails;
import static org.rdma4j.gen.emit.EmitFixture.field;
import static org.rdma4j.gen.emit.EmitFixture.function;
import static org.rdma4j.gen.emit.EmitFixture.functionType;
import static org.rdma4j.gen.emit.EmitFixture.pointer;
import static org.rdma4j.gen.emit.EmitFixture.struct;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.config.FunctionFact.Failure;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.problem.ProblemException;

/** Limits of class files that C does not have: declarations within the limits compile, others are refused by name. */
class ClassLimitsTest {

    private final EmitFixture fixture = new EmitFixture().withKernelTypes();

    private void refused(String message) {
        assertThatThrownBy(() -> fixture.emit())
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining(message);
    }

    private static FunctionType parameters(int count, ScalarType type) {
        List<Object> parameters = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            parameters.add(type);
            parameters.add("p" + i);
        }
        return functionType(ScalarType.INT, parameters.toArray());
    }

    private static ConstantDecl text(String name, int length) {
        return new ConstantDecl(
                name,
                pointer(constant(ScalarType.CHAR)),
                new ConstantDecl.StringValue("x".repeat(length)),
                EmitFixture.HEADER);
    }

    @Test
    void emitsManyParameters() {
        fixture.functions.add(function("ints", parameters(240, ScalarType.INT)));
        fixture.functions.add(function("longs", parameters(120, ScalarType.LONG)));
        fixture.typedefs.add(new TypedefDecl("call", pointer(parameters(240, ScalarType.INT)), 0, EmitFixture.HEADER));
        new CompiledBindings(fixture.emit());
    }

    @Test
    void rejectsTooManyParameters() {
        fixture.functions.add(function("wide", parameters(256, ScalarType.INT)));
        refused("shop.h: wide: it has more parameters than a Java method can have; list wide under [[skip]]");
    }

    @Test
    void rejectsTooManyLongParameters() {
        fixture.typedefs.add(new TypedefDecl("call", pointer(parameters(128, ScalarType.LONG)), 0, EmitFixture.HEADER));
        refused("shop.h: call: it has more parameters than a Java method can have");
    }

    @Test
    void emitsTheLongestText() {
        fixture.constants.add(text("TEXT", 65_534));
        new CompiledBindings(fixture.emit());
    }

    @Test
    void rejectsATextThatIsTooLong() {
        fixture.constants.add(text("TEXT", 65_535));
        refused("shop.h: TEXT: its text has 65535 bytes, but a string constant in Java has at most 65534");
    }

    @Test
    void emitsThousandsOfConstantsAndEnumerators() {
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            fixture.constants.add(new ConstantDecl(
                    "C" + i,
                    ScalarType.INT,
                    new ConstantDecl.IntegerValue(BigInteger.valueOf(70_000 + i)),
                    EmitFixture.HEADER));
            values.add("E" + i);
            values.add(70_000 + i);
        }
        fixture.enums.add(enumeration("many", ScalarType.UNSIGNED_INT, values.toArray()));
        CompiledBindings bindings = new CompiledBindings(fixture.emit());
        assertThat(bindings.call("org.example.shop.many", "toString", 70_000)).isEqualTo("E0");
        assertThat(bindings.call("org.example.shop.many", "toString", 89_999)).isEqualTo("E19999");
        assertThat(bindings.call("org.example.shop.many", "toString", 5)).isEqualTo("5");
    }

    @Test
    void rejectsTooManyConstants() {
        for (int i = 0; i < 22_000; i++) {
            fixture.constants.add(new ConstantDecl(
                    "C" + i, ScalarType.INT, new ConstantDecl.IntegerValue(BigInteger.valueOf(i)), EmitFixture.HEADER));
        }
        refused("its partition has more constants than a Java class can hold; move some of the headers to another"
                + " partition");
    }

    @Test
    void rejectsTooManyEnumerators() {
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < 17_000; i++) {
            values.add("E" + i);
            values.add(i);
        }
        fixture.enums.add(enumeration("many", ScalarType.UNSIGNED_LONG, values.toArray()));
        refused("shop.h: many: it has more enumerators than a Java class can hold");
    }

    @Test
    void limitsTheNumberOfMembers() {
        fixture.records.add(struct("fits", 8_000, 4, members(2_000)));
        new CompiledBindings(fixture.emit());
        fixture.records.add(struct("large", 20_000, 4, members(5_000)));
        refused("shop.h: large: it has more members than");
    }

    private static FieldDecl[] members(int count) {
        FieldDecl[] members = new FieldDecl[count];
        for (int i = 0; i < count; i++) {
            members[i] = field("m" + i, ScalarType.INT, 4L * i, 4);
        }
        return members;
    }

    @Test
    void limitsTheNumberOfFunctions() {
        for (int i = 0; i < 3_200; i++) {
            fixture.functions.add(
                    function("f" + i, functionType(pointer(constant(ScalarType.CHAR)), ScalarType.INT, "x")));
            fixture.facts.put("f" + i, fails(Failure.NULL));
        }
        new CompiledBindings(fixture.emit());
        fixture.functions.add(function("one_more", functionType(VOID)));
        refused("shop.h: one_more: its partition has more functions than a Java class can hold");
    }

    @Test
    void limitsTheLengthOfNames() {
        fixture.records.add(struct("r".repeat(230), 4, 4, field("m".repeat(400), ScalarType.INT, 0, 4)));
        fixture.functions.add(function("f".repeat(230), functionType(VOID)));
        new CompiledBindings(fixture.emit());
        fixture.functions.add(function("g".repeat(245), functionType(VOID)));
        refused("the name of its class file would be longer than 255 bytes; give it a shorter name under rename");
        fixture.functions.clear();
        fixture.records.add(struct("s".repeat(243), 4, 4, field("m", ScalarType.INT, 0, 4)));
        refused("the name of its class file would be longer than 255 bytes; give it a shorter name under rename");
    }
}
