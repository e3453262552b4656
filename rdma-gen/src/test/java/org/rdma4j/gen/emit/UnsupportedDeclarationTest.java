package org.rdma4j.gen.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.gen.emit.EmitFixture.VOID;
import static org.rdma4j.gen.emit.EmitFixture.bits;
import static org.rdma4j.gen.emit.EmitFixture.fails;
import static org.rdma4j.gen.emit.EmitFixture.field;
import static org.rdma4j.gen.emit.EmitFixture.function;
import static org.rdma4j.gen.emit.EmitFixture.functionType;
import static org.rdma4j.gen.emit.EmitFixture.inline;
import static org.rdma4j.gen.emit.EmitFixture.packed;
import static org.rdma4j.gen.emit.EmitFixture.pointer;
import static org.rdma4j.gen.emit.EmitFixture.struct;
import static org.rdma4j.gen.emit.EmitFixture.type;
import static org.rdma4j.gen.emit.EmitFixture.variadic;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.config.FunctionFact;
import org.rdma4j.gen.config.FunctionFact.Failure;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.problem.ExitCode;
import org.rdma4j.gen.problem.ProblemException;

/** Declarations that Java cannot express, and errors in the configuration, are refused by name. */
class UnsupportedDeclarationTest {

    private EmitFixture fixture;

    @BeforeEach
    void createFixture() {
        fixture = new EmitFixture().withKernelTypes();
    }

    private void refused(String message) {
        assertThatThrownBy(() -> fixture.emit()).isInstanceOfSatisfying(ProblemException.class, e -> {
            assertThat(e).hasMessage(message);
            assertThat(e.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        });
    }

    private static FunctionFact fact(Failure failure, boolean blocks, boolean critical, List<List<String>> variadic) {
        return new FunctionFact(
                Optional.ofNullable(failure),
                Optional.empty(),
                blocks,
                Optional.empty(),
                critical,
                false,
                false,
                variadic,
                Optional.empty(),
                "");
    }

    @Test
    void rejectsADeferredFailureWithAResult() {
        fixture.functions.add(function("post", functionType(ScalarType.INT)));
        fixture.facts.put("post", fails(Failure.LATER));
        refused("/etc/shop.toml: functions.post: fails = \"later\" does not match its return type; correct the entry");
    }

    @Test
    void rejectsAnOwnFailureWithoutAResult() {
        fixture.functions.add(function("post", functionType(VOID)));
        fixture.facts.put("post", fails(Failure.OWN));
        refused("/etc/shop.toml: functions.post: fails = \"own\" does not match its return type; correct the entry");
    }

    @Test
    void rejectsAFunctionNamedLikeACheckedForm() {
        fixture.functions.add(function("post", functionType(ScalarType.INT)));
        fixture.functions.add(function("postChecked", functionType(ScalarType.INT)));
        fixture.facts.put("post", fails(Failure.CODE));
        refused("shop.h: postChecked: two functions would have the method postChecked; give it another name under"
                + " rename");
    }

    @Test
    void rejectsAFailureThatContradictsTheResult() {
        fixture.functions.add(function("find", functionType(pointer(VOID))));
        fixture.functions.add(function("post", functionType(ScalarType.INT)));
        fixture.facts.put("find", fails(Failure.NEGATIVE_WITHOUT_ERRNO));
        refused("/etc/shop.toml: functions.find: fails = \"negative without errno\" does not match its return type;"
                + " correct the entry");
        fixture.facts.put("find", fails(Failure.CODE_BUT_ENOENT));
        refused("/etc/shop.toml: functions.find: fails = \"code but ENOENT\" does not match its return type; correct"
                + " the entry");
        fixture.facts.put("find", fails(Failure.NULL_WITHOUT_ERRNO));
        fixture.facts.put("post", fails(Failure.NULL_WITHOUT_ERRNO));
        refused("/etc/shop.toml: functions.post: fails = \"null without errno\" does not match its return type;"
                + " correct the entry");
    }

    @Test
    void rejectsLongDouble() {
        fixture.functions.add(function("cost", functionType(ScalarType.INT, ScalarType.LONG_DOUBLE, "limit")));
        refused("shop.h: cost: parameter limit: long double has no counterpart in Java; list cost under [[skip]] with"
                + " a reason");
    }

    @Test
    void rejectsInt128InARecord() {
        fixture.records.add(struct("big", 16, 16, field("n", ScalarType.INT128, 0, 16)));
        refused("shop.h: big: n: __int128 has no counterpart in Java; list big under [[skip]] with a reason");
    }

    @Test
    void omitsSkippedDeclarations() {
        fixture.functions.add(function("cost", functionType(ScalarType.INT, ScalarType.LONG_DOUBLE, "limit")));
        fixture.skip.put("cost", "long double");
        assertThat(fixture.emit()).containsOnlyKeys("org/example/shop/package-info.java");
    }

    @Test
    void rejectsAnInlineFunctionWithoutAWrapper() {
        fixture.functions.add(inline("poll", functionType(ScalarType.INT)));
        refused("shop.h: poll: it is inline, but the metadata has no wrapper for it; extract the metadata again, or"
                + " list it"
                + " under [[skip]]");
    }

    @Test
    void rejectsAWrapperOfAnotherType() {
        fixture.functions.add(inline("poll", functionType(ScalarType.INT)));
        fixture.wrappers.add(function("wrap_poll", functionType(ScalarType.LONG)));
        refused("shop.h: poll: its wrapper wrap_poll has a different type; extract the metadata again");
    }

    @Test
    void rejectsAVariadicFunctionWithoutForms() {
        fixture.functions.add(variadic("ctl", ScalarType.INT, ScalarType.INT, "fd"));
        refused("shop.h: ctl: it is variadic, and Java requires the types of the variable arguments; list them under"
                + " functions.ctl.variadic, or list it under [[skip]]");
    }

    @Test
    void rejectsAVariadicFormThatCPromotes() {
        fixture.functions.add(variadic("ctl", ScalarType.INT, ScalarType.INT, "fd"));
        fixture.facts.put("ctl", fact(null, false, false, List.of(List.of("float"))));
        refused("shop.h: ctl: C does not pass float to a variadic function; write the promoted type under variadic");
    }

    @Test
    void rejectsAVariadicFormOfUnknownType() {
        fixture.functions.add(variadic("ctl", ScalarType.INT, ScalarType.INT, "fd"));
        fixture.facts.put("ctl", fact(null, false, false, List.of(List.of("struct nothing *"))));
        refused("shop.h: ctl: variadic contains an unknown type: struct nothing; correct it");
    }

    @Test
    void rejectsAPointerToAVariadicFunction() {
        FunctionType log = new FunctionType(VOID, List.of(), true);
        fixture.records.add(struct("logger", 8, 8, field("log", pointer(log), 0, 8)));
        refused("shop.h: logger: log: a pointer to a variadic function cannot be implemented in Java; list logger under"
                + " [[skip]] with a reason");
    }

    @Test
    void rejectsBitFieldsByValue() {
        fixture.records.add(struct("mask", 4, 4, bits("a", ScalarType.UNSIGNED_INT, 0, 3)));
        fixture.functions.add(function("set", functionType(VOID, type("struct mask"), "mask")));
        refused("shop.h: set: parameter mask: a record with bit-fields cannot be passed by value; list set under"
                + " [[skip]] with a reason");
    }

    @Test
    void rejectsAPackedRecordByValue() {
        fixture.records.add(packed("tight", 5, field("a", ScalarType.CHAR, 0, 1), field("b", ScalarType.INT, 1, 4)));
        fixture.functions.add(function("get", functionType(type("struct tight"))));
        refused("shop.h: get: result: a record with its own packing or alignment cannot be passed by value; list get"
                + " under [[skip]] with a reason");
    }

    @Test
    void rejectsAnAlignedMemberByValue() {
        FieldDecl aligned = new FieldDecl(
                "a", ScalarType.INT, FieldDecl.NOT_A_BIT_FIELD, new Packing(false, 16, 0), 0, Integer.SIZE);
        fixture.records.add(struct("wide", 16, 16, aligned));
        fixture.functions.add(function("get", functionType(type("struct wide"))));
        refused("shop.h: get: result: a record with a member that has its own packing or alignment cannot be passed by"
                + " value; list get under [[skip]] with a reason");
    }

    @Test
    void rejectsCollidingNamesOfNestedMembers() {
        UnnamedRecord inner = new UnnamedRecord(struct("", 4, 4, field("b", ScalarType.INT, 0, 4)));
        fixture.records.add(struct("pair", 8, 4, field("a", inner, 0, 4), field("a_b", ScalarType.INT, 4, 4)));
        refused("shop.h: pair: members a.b and a_b would both be called a_b; give one another name:"
                + " rename.\"pair.a_b\"");
    }

    @Test
    void rejectsACollidingTextAccessor() {
        fixture.records.add(struct(
                "pair",
                16,
                8,
                field("name", EmitFixture.array(ScalarType.CHAR, 4), 0, 4),
                field("nameString", ScalarType.INT, 4, 4)));
        refused("shop.h: pair: two accessors would be called nameString; give a member another name:"
                + " rename.\"pair.member\"");
    }

    @Test
    void rejectsACriticalFunctionThatKeepsALock() {
        fixture.functions.add(function("post", functionType(ScalarType.INT)));
        fixture.facts.put(
                "post",
                new FunctionFact(
                        Optional.of(Failure.CODE),
                        Optional.empty(),
                        false,
                        Optional.empty(),
                        true,
                        false,
                        false,
                        List.of(),
                        Optional.of(FunctionFact.Lock.KEEPS),
                        ""));
        refused("/etc/shop.toml: functions.post: critical, but it returns with a lock held: another critical call"
                + " that waits for the lock would deadlock with garbage collection; remove critical");
    }

    @Test
    void rejectsDocumentationOfAnUnknownName() {
        fixture.functions.add(function("post", functionType(ScalarType.INT)));
        fixture.documentation = Map.of("post", "There.");
        assertThatCode(() -> fixture.emit()).doesNotThrowAnyException();
        fixture.documentation = Map.of("past", "Not there.");
        refused("/etc/shop.toml: documentation: no partition has past; correct or remove the entry");
        fixture.documentation = Map.of("post.member", "Not there.");
        refused("/etc/shop.toml: documentation: no partition has post.member; correct or remove the entry");
    }

    @Test
    void rejectsDocumentationOfATypeWithoutJavadoc() {
        fixture.typedefs.add(new TypedefDecl("count", ScalarType.INT, 0, EmitFixture.HEADER));
        fixture.documentation = Map.of("count", "Of things.");
        refused("/etc/shop.toml: documentation: count is not a function, record, field, enum or enumerator; nothing"
                + " else has Javadoc; remove the entry");
    }

    @Test
    void rejectsACriticalFunctionThatSetsErrno() {
        fixture.functions.add(function("post", functionType(ScalarType.INT)));
        fixture.facts.put("post", fact(Failure.MINUS_ONE, false, true, List.of()));
        refused("/etc/shop.toml: functions.post: critical, but it reports errors in errno; remove critical or fails");
    }

    @Test
    void rejectsACriticalFunctionThatBlocks() {
        fixture.functions.add(function("post", functionType(ScalarType.INT)));
        fixture.facts.put("post", fact(Failure.CODE, true, true, List.of()));
        refused("/etc/shop.toml: functions.post: critical, but it blocks: garbage collection would wait for the call;"
                + " remove"
                + " one of the two");
    }

    @Test
    void rejectsANullFailureOfANumber() {
        fixture.functions.add(function("post", functionType(ScalarType.INT)));
        fixture.facts.put("post", fails(Failure.NULL));
        refused("/etc/shop.toml: functions.post: fails = \"null\" does not match its return type; correct the entry");
    }

    @Test
    void rejectsAnErrnoFailureWithoutAResult() {
        fixture.functions.add(function("post", functionType(VOID)));
        fixture.facts.put("post", fails(Failure.ERRNO));
        refused("/etc/shop.toml: functions.post: fails = \"errno\" does not match its return type; correct the entry");
    }

    @Test
    void rejectsACodeFailureOfAPointer() {
        fixture.functions.add(function("post", functionType(pointer(VOID))));
        fixture.facts.put("post", fails(Failure.CODE));
        refused("/etc/shop.toml: functions.post: fails = \"code\" does not match its return type; correct the entry");
    }

    @Test
    void rejectsATypeWithoutItsImport() {
        fixture.foreign.add(new ForeignType(type("struct far"), Optional.of("elsewhere"), Optional.empty(), 8, 8));
        fixture.records.add(struct("near", 8, 8, field("far", type("struct far"), 0, 8)));
        refused("struct far belongs to elsewhere, whose metadata is not imported; add a [[type_import]] entry for it");
    }

    @Test
    void rejectsAValueOfUnknownSize() {
        fixture.opaques.add(new OpaqueDecl("hidden", NamedType.Tag.STRUCT, EmitFixture.HEADER));
        fixture.functions.add(function("take", functionType(VOID, type("struct hidden"), "h")));
        refused("shop.h: take: parameter h: the size of struct hidden is not known, and it is used by value; list take"
                + " under [[skip]] with a reason");
    }

    @Test
    void rejectsFactsAboutAnUnknownFunction() {
        fixture.facts.put("nothing", fails(Failure.CODE));
        refused("/etc/shop.toml: functions.nothing: no partition has this function; correct or remove the entry");
    }

    @Test
    void rejectsFlagsOfAnUnknownEnum() {
        fixture.flags.add("nothing");
        refused("/etc/shop.toml: enums.flags: no partition has an enum nothing; remove it");
    }

    @Test
    void rejectsARenameOfAnUnknownName() {
        fixture.rename.put("nothing", "something");
        refused("/etc/shop.toml: rename.\"nothing\": no partition has nothing; remove it");
    }

    @Test
    void rejectsARenameToAnInvalidIdentifier() {
        fixture.functions.add(function("post", functionType(VOID)));
        fixture.rename.put("post", "post it");
        refused("/etc/shop.toml: rename.\"post\": \"post it\" is not a Java identifier; correct it");
    }

    @Test
    void rejectsAnUnknownBigEndianField() {
        fixture.records.add(struct("pair", 4, 4, field("a", ScalarType.INT, 0, 4)));
        fixture.bigEndian.add("pair.b");
        refused("/etc/shop.toml: fields.big_endian: no partition has a field pair.b; correct or remove the entry");
    }
}
