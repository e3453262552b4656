package org.rdma4j.gen.emit.record;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.emit.context.EmitContext;
import org.rdma4j.gen.emit.fact.ReleaseSpans;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.value.JavaValue;
import org.rdma4j.gen.model.History.Kind;
import org.rdma4j.gen.model.History.Span;
import org.rdma4j.gen.model.ScalarType;

/**
 * Adds accessors of members that some releases lack. Their Javadoc states the releases. If an older library may have
 * allocated the record, they check its release before they access memory.
 */
final class VersionedAccessors {

    private final ReleaseSpans releases;
    private final RecordAllocation facts;
    private final RuntimeClasses runtime;

    VersionedAccessors(EmitContext context) {
        this.releases = context.releases();
        this.facts = context.config().records();
        this.runtime = context.runtime();
    }

    /**
     * Adds the accessors and nested classes of a member.
     *
     * @param members all members of the record
     * @param accessors adds the accessors to the given class
     */
    void add(RecordContext space, RecordMember member, List<RecordMember> members, Consumer<RecordContext> accessors) {
        Span span = releases.ofField(space.key() + "." + member.path());
        if (span.equals(Span.ALWAYS)) {
            accessors.accept(space);
            return;
        }
        TypeSpec.Builder own = TypeSpec.classBuilder(space.className());
        accessors.accept(space.into(own));
        TypeSpec made = own.build();
        // constants for numbers that differ between targets
        made.fieldSpecs().forEach(space.type()::addField);
        Optional<CodeBlock> guard = guard(space, member, members, span);
        made.methodSpecs().forEach(method -> space.type().addMethod(rebuilt(method, space, span, guard)));
        space.type().addTypes(made.typeSpecs());
    }

    private static String tag(RecordContext space) {
        int dot = space.key().indexOf('.');
        return dot < 0 ? space.key() : space.key().substring(0, dot);
    }

    private MethodSpec rebuilt(MethodSpec method, RecordContext space, Span span, Optional<CodeBlock> guard) {
        String header = space.site().declaration().header();
        MethodSpec.Builder builder = MethodSpec.methodBuilder(method.name())
                .addAnnotations(method.annotations())
                .addModifiers(method.modifiers())
                .addParameters(method.parameters())
                .returns(method.returnType())
                .addJavadoc(method.javadoc());
        if (!method.returnType().equals(TypeName.VOID)) {
            builder.addJavadoc("$L", releases.since(span, releases.of(Kind.RECORD, tag(space)), header));
        }
        guard.ifPresent(code -> builder.addJavadoc(
                        "\n@throws UnsupportedOperationException if the library of this host is older\n")
                .addCode(code));
        if (ReleaseSpans.isGone(span)) {
            builder.addAnnotation(Deprecated.class).addJavadoc("$L", releases.deprecated(span, header));
        }
        return builder.addCode(method.code()).build();
    }

    /** Returns the check of an accessor; empty if callers allocate the record, or it is not older than the field. */
    private Optional<CodeBlock> guard(RecordContext space, RecordMember member, List<RecordMember> members, Span span) {
        String record = tag(space);
        boolean newer = span.since().isPresent()
                && !span.since().equals(releases.of(Kind.RECORD, record).since());
        if (!newer || !facts.libraryAllocated().contains(record)) {
            return Optional.empty();
        }
        String field = space.key() + "." + member.path();
        int release = ReleaseSpans.number(span);
        // the size field of the record cannot be accessed from an element of an array
        Optional<RecordMember> size = Optional.ofNullable(facts.sizeFields().get(space.key()))
                .flatMap(path ->
                        members.stream().filter(m -> m.path().equals(path)).findFirst());
        if (size.isEmpty()) {
            return Optional.of(CodeBlock.of("$T.require($S, $L);\n", runtime.hostRelease, field, release));
        }
        RecordMember says = size.get();
        CodeBlock access = RecordContext.access(new JavaValue.Scalar(ScalarType.UNSIGNED_LONG, false));
        return Optional.of(CodeBlock.of(
                "$T.require($S, $L, segment.get($L, $L), SIZE - $L);\n",
                runtime.frontGrowth,
                field,
                release,
                access,
                space.offset(says),
                space.offset(member)));
    }
}
