package org.rdma4j.gen.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.UnnamedRecord;

/** Makes the class of a struct or union: its layout, and accessors for what is reached from it. */
final class RecordGenerator {

    private final World world;
    private final Refusals refusals;
    private final Names names;
    private final Set<String> bigEndian;
    private final Values values;
    private final CallbackGenerator callbacks;
    private final ValueAccessors valueAccessors;
    private final SliceAccessors sliceAccessors = new SliceAccessors();
    private final ArrayAccessors arrayAccessors;
    private final BitFieldAccessors bitFieldAccessors;
    private final Runtime runtime;
    private final Releases releases;
    private final Set<String> growsAtFront;
    private final FieldReleases fieldReleases;
    private final MemberWords words;
    private final EnumNamesGenerator enumNames;

    RecordGenerator(
            World world,
            Names names,
            Config config,
            Values values,
            CallbackGenerator callbacks,
            Runtime runtime,
            Refusals refusals,
            Releases releases,
            MemberWords words,
            EnumNamesGenerator enumNames) {
        this.runtime = runtime;
        this.releases = releases;
        this.growsAtFront = config.records().growsAtFront();
        this.fieldReleases = new FieldReleases(releases, config.records(), runtime);
        this.words = words;
        this.enumNames = enumNames;
        this.refusals = refusals;
        this.world = world;
        this.names = names;
        this.bigEndian = config.bigEndian();
        this.values = values;
        this.callbacks = callbacks;
        this.valueAccessors = new ValueAccessors(runtime);
        this.arrayAccessors = new ArrayAccessors(world.index(), runtime);
        this.bitFieldAccessors = new BitFieldAccessors(world.metadata().target());
    }

    /** The class of a record. */
    TypeSpec generate(RecordDecl record, ClassName className, List<String> aliases) {
        Scope nested = Scope.ofClasses();
        nested.take(className.simpleName());
        String spelling = record.type().spelling();
        String doc = "C's " + Javadoc.code(spelling) + ": " + size(record) + ".\n" + Aliases.sentence(aliases)
                + "\n" + RecordListing.of(record)
                + "\n<p>Declared in " + Javadoc.code(record.header()) + "; the numbers are offsets in bytes.\n"
                + (growsAtFront.contains(record.name()) ? FrontGrowthMethods.doc(record) : "")
                + releases.paragraph(releases.of(History.Kind.RECORD, record.name()));
        long aligned = world.isMisaligned(record) ? 1 : record.alignment();
        return generate(record, record.name(), className, nested, aligned, doc, Site.of(record))
                .build();
    }

    private static String size(RecordDecl record) {
        return record.size() + (record.size() == 1 ? " byte" : " bytes") + ", aligned to " + record.alignment();
    }

    private TypeSpec.Builder generate(
            RecordDecl record, String key, ClassName className, Scope nested, long aligned, String doc, Site site) {
        nested.take("Layout");
        TypeSpec.Builder type = TypeSpec.classBuilder(className)
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc("$L", doc);
        RecordMethods.add(type, record, new LayoutCode(world, bigEndian, false, site).of(record, key));
        if (growsAtFront.contains(key)) {
            FrontGrowthMethods.add(type, record, nested, runtime);
        }
        type.addMethod(toString(record));
        RecordSpace space = new RecordSpace(record, key, className, type, nested, aligned, site);
        List<Member> members = Members.of(record, key, names, bigEndian, world::related, site);
        for (Member member : members) {
            fieldReleases.add(space, member, members, s -> refusals.attempt(() -> add(s, member)));
            if (!member.field().isBitField()) {
                type.addMethod(offset(member));
            }
        }
        refuseCollisions(type, site);
        return type;
    }

    private MethodSpec toString(RecordDecl record) {
        String facts = words.of(record, world);
        CodeBlock enums = facts.contains("=")
                ? CodeBlock.of("$T.ALL", enumNames.className())
                : CodeBlock.of("$T.NONE", runtime.enumNames);
        return MethodSpec.methodBuilder("toString")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("The members and their values on one line, for people. No pointer is followed.\n")
                .returns(Runtime.STRING)
                .addParameter(Runtime.MEMORY_SEGMENT, "segment")
                .addStatement(
                        "return $T.of($S, segment, layout(), $S, $L)", runtime.recordText, record.name(), facts, enums)
                .build();
    }

    private static MethodSpec offset(Member member) {
        return MethodSpec.methodBuilder(member.name() + "$offset")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("$L", FieldDocs.offset(member))
                .returns(TypeName.LONG)
                .addStatement("return $LL", member.byteOffset())
                .build();
    }

    private void add(RecordSpace space, Member member) {
        Site site = space.site().at(member.path());
        CType type = arrayAccessors.element(member.type());
        boolean array = !arrayAccessors.dimensions(member.type()).isEmpty();
        refusals.attempt(() -> addCallback(space, member, site));
        CType resolved = world.index().resolve(type);
        if (resolved instanceof UnnamedRecord unnamed) {
            if (array) {
                RecordRef element = addNested(space, member, unnamed.record());
                arrayAccessors.add(space, member, new Value.Aggregate(element), element.size());
            } else {
                sliceAccessors.add(space, member);
            }
            return;
        }
        Value value = values.of(type, member.bigEndian(), site);
        if (member.field().isBitField()) {
            bitFieldAccessors.add(space, member, (Value.Scalar) value);
        } else if (array) {
            arrayAccessors.add(space, member, value, size(value));
        } else if (value instanceof Value.Aggregate) {
            sliceAccessors.add(space, member);
        } else {
            valueAccessors.add(space, member, value);
        }
    }

    private static long size(Value value) {
        if (value instanceof Value.Aggregate aggregate) {
            return aggregate.record().size();
        }
        return value instanceof Value.Scalar scalar ? scalar.type().size() : Long.BYTES;
    }

    /** A function pointer that is written in place gets a class inside the record's. */
    private void addCallback(RecordSpace space, Member member, Site site) {
        Optional<FunctionType> function = FunctionPointers.direct(member.type());
        if (function.isPresent()) {
            ClassName name = space.className().nestedClass(space.nested().take(names.type(member.name())));
            String doc = "What " + Javadoc.code(member.path()) + " points to";
            space.type()
                    .addType(callbacks.generate(name, function.get(), lastPart(member.path()), doc, site).toBuilder()
                            .addModifiers(Modifier.STATIC)
                            .build());
        }
    }

    private static String lastPart(String path) {
        return path.substring(path.lastIndexOf('.') + 1);
    }

    /** The elements of an array of an unnamed type get a class inside the record's. */
    private RecordRef addNested(RecordSpace space, Member member, RecordDecl element) {
        ClassName name = space.className().nestedClass(space.nested().take(names.type(member.name())));
        boolean fits = space.aligned() % element.alignment() == 0 && member.byteOffset() % element.alignment() == 0;
        String doc = "An element of " + Javadoc.code(member.path()) + ": " + size(element) + ".\n";
        String key = space.key() + "." + member.path();
        space.type()
                .addType(generate(
                                element,
                                key,
                                name,
                                space.nested(),
                                fits ? element.alignment() : 1,
                                doc,
                                space.site().at(member.path()))
                        .addModifiers(Modifier.STATIC)
                        .build());
        return new RecordRef(
                name.simpleName(),
                Optional.of(element),
                world,
                Optional.of(name),
                element.size(),
                element.alignment(),
                false);
    }

    /** Methods of equal name and parameters, as a {@code char x[4]} beside a {@code xString} gives. */
    private static void refuseCollisions(TypeSpec.Builder type, Site site) {
        Set<String> seen = new HashSet<>();
        for (MethodSpec method : type.build().methodSpecs()) {
            String signature = method.name()
                    + method.parameters().stream().map(p -> p.type().toString()).toList();
            if (!seen.add(signature)) {
                throw site.refuse(
                        "two accessors would be called " + method.name(),
                        "give a member another name under rename, as in \"" + site.declaration() + ".member\"");
            }
        }
    }
}
