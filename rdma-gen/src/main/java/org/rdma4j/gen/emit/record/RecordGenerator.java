package org.rdma4j.gen.emit.record;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.emit.callback.CallbackGenerator;
import org.rdma4j.gen.emit.doc.FurtherNames;
import org.rdma4j.gen.emit.doc.Javadoc;
import org.rdma4j.gen.emit.enumeration.EnumNamesGenerator;
import org.rdma4j.gen.emit.fact.ReleaseSpans;
import org.rdma4j.gen.emit.name.FunctionPointers;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.name.TakenNames;
import org.rdma4j.gen.emit.refusal.ClassLimits;
import org.rdma4j.gen.emit.refusal.Refusals;
import org.rdma4j.gen.emit.refusal.Site;
import org.rdma4j.gen.emit.value.BoundMetadata;
import org.rdma4j.gen.emit.value.ByTarget;
import org.rdma4j.gen.emit.value.JavaValue;
import org.rdma4j.gen.emit.value.LayoutCode;
import org.rdma4j.gen.emit.value.RecordRef;
import org.rdma4j.gen.emit.value.ValueMapper;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.UnnamedRecord;

/** Makes the class of a struct or union: its layout, and accessors for what is reached from it. */
public final class RecordGenerator {

    private final BoundMetadata world;
    private final Refusals refusals;
    private final JavaNames names;
    private final Set<String> bigEndian;
    private final ValueMapper values;
    private final CallbackGenerator callbacks;
    private final ValueAccessors valueAccessors;
    private final SliceAccessors sliceAccessors = new SliceAccessors();
    private final ArrayAccessors arrayAccessors;
    private final BitFieldAccessors bitFieldAccessors;
    private final RuntimeClasses runtime;
    private final ReleaseSpans releases;
    private final Set<String> growsAtFront;
    private final FieldReleases fieldReleases;
    private final MemberWords words;
    private final EnumNamesGenerator enumNames;

    public RecordGenerator(
            BoundMetadata world,
            JavaNames names,
            Config config,
            ValueMapper values,
            CallbackGenerator callbacks,
            RuntimeClasses runtime,
            Refusals refusals,
            ReleaseSpans releases,
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
        this.arrayAccessors = new ArrayAccessors(
                world.each().stream().map(BoundMetadata::index).toList(), runtime);
        this.bitFieldAccessors = new BitFieldAccessors(world.targets());
    }

    /** The class of a record. */
    public TypeSpec generate(RecordDecl record, ClassName className, List<String> aliases) {
        TakenNames nested = TakenNames.ofClasses();
        nested.take(className.simpleName());
        String spelling = record.type().spelling();
        List<RecordDecl> forms = world.forms(record);
        String doc = "C's " + Javadoc.code(spelling) + ": " + size(forms) + ".\n" + FurtherNames.sentence(aliases)
                + "\n" + RecordListing.of(forms)
                + "\n<p>Declared in " + Javadoc.code(record.header()) + "; the numbers are offsets in bytes"
                + (RecordListing.differs(forms)
                        ? ", on " + ByTarget.machines(world.targets()) + " where they differ"
                        : "")
                + ".\n"
                + (growsAtFront.contains(record.name()) ? FrontGrowthMethods.doc(record) : "")
                + releases.paragraph(releases.of(History.Kind.RECORD, record.name()), record.header());
        return generate(forms, record.name(), className, nested, doc, Site.of(record))
                .build();
    }

    private String size(List<RecordDecl> forms) {
        ByTarget size = ByTarget.of(forms, RecordDecl::size);
        return size.words(size.first() == 1 ? " byte" : " bytes", world.targets()) + ", aligned to "
                + ByTarget.of(forms, RecordDecl::alignment).words("", world.targets());
    }

    private TypeSpec.Builder generate(
            List<RecordDecl> forms, String key, ClassName className, TakenNames nested, String doc, Site site) {
        nested.take("Layout");
        TypeSpec.Builder type = TypeSpec.classBuilder(className)
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc("$L", doc);
        RecordSpace space = new RecordSpace(forms, key, className, type, nested, site, runtime);
        RecordMethods.add(space, layout(forms, key, site));
        if (growsAtFront.contains(key)) {
            FrontGrowthMethods.add(space);
        }
        type.addMethod(toString(forms.get(0), site));
        List<Member> members = Members.of(forms, key, names, bigEndian, world::related, world.targets(), site);
        if (members.size() > ClassLimits.MEMBERS) {
            throw site.refuse("it has more members than a Java class can have accessors for");
        }
        for (Member member : members) {
            fieldReleases.add(space, member, members, s -> refusals.attempt(() -> add(s, member)));
            if (!member.field().isBitField()) {
                type.addMethod(offset(space, member));
            }
        }
        refuseCollisions(type, site);
        return type;
    }

    private MethodSpec toString(RecordDecl record, Site site) {
        String facts = words.of(record, world);
        ClassLimits.checkText(facts, site);
        CodeBlock enums = facts.contains("=")
                ? CodeBlock.of("$T.ALL", enumNames.className())
                : CodeBlock.of("$T.NONE", runtime.enumNames);
        return MethodSpec.methodBuilder("toString")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("The members and their values on one line, for people. No pointer is followed.\n")
                .returns(RuntimeClasses.STRING)
                .addParameter(RuntimeClasses.MEMORY_SEGMENT, "segment")
                .addStatement(
                        "return $T.of($S, segment, layout(), $S, $L)", runtime.recordText, record.name(), facts, enums)
                .build();
    }

    /** The layout, or that of the machine where they differ. */
    private CodeBlock layout(List<RecordDecl> forms, String key, Site site) {
        List<CodeBlock> layouts = new ArrayList<>();
        for (int i = 0; i < forms.size(); i++) {
            layouts.add(new LayoutCode(world.each().get(i), bigEndian, false, site).of(forms.get(i), key));
        }
        ClassLimits.checkInitializer(CodeBlock.join(layouts, "\n").toString(), site);
        return ByTarget.choose(layouts, world.targets(), runtime);
    }

    private static MethodSpec offset(RecordSpace space, Member member) {
        return MethodSpec.methodBuilder(member.name() + "$offset")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("$L", FieldDocs.offset(member))
                .returns(TypeName.LONG)
                .addStatement("return $L", space.offset(member))
                .build();
    }

    private void add(RecordSpace space, Member member) {
        Site site = space.site().at(member.path());
        CType type = arrayAccessors.element(member.type());
        boolean array = !arrayAccessors.dimensions(member).isEmpty();
        refusals.attempt(() -> addCallback(space, member, site));
        CType resolved = world.index().resolve(type);
        if (resolved instanceof UnnamedRecord) {
            if (array) {
                RecordRef element = addNested(space, member, unnamedElements(member));
                arrayAccessors.add(space, member, new JavaValue.Aggregate(element), element.size());
            } else {
                sliceAccessors.add(space, member);
            }
            return;
        }
        JavaValue value = values.of(type, member.bigEndian(), site);
        if (member.field().isBitField()) {
            if (!(value instanceof JavaValue.Scalar scalar)) {
                throw site.refuse("the type of this bit-field is not known to be an integer");
            }
            bitFieldAccessors.add(space, member, scalar);
        } else if (array) {
            arrayAccessors.add(space, member, value, size(value));
        } else if (value instanceof JavaValue.Aggregate) {
            sliceAccessors.add(space, member);
        } else {
            valueAccessors.add(space, member, value);
        }
    }

    /** The element of an array of an unnamed type, as each target has it. */
    private List<RecordDecl> unnamedElements(Member member) {
        List<RecordDecl> elements = new ArrayList<>();
        for (int i = 0; i < member.forms().size(); i++) {
            CType element = arrayAccessors.element(member.forms().get(i).type());
            CType resolved = world.each().get(i).index().resolve(element);
            elements.add(((UnnamedRecord) resolved).record());
        }
        return elements;
    }

    private ByTarget size(JavaValue value) {
        if (value instanceof JavaValue.Aggregate aggregate) {
            return aggregate.record().size();
        }
        long size = value instanceof JavaValue.Scalar scalar ? scalar.type().size() : Long.BYTES;
        return ByTarget.of(world.each(), w -> size);
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
    private RecordRef addNested(RecordSpace space, Member member, List<RecordDecl> element) {
        ClassName name = space.className().nestedClass(space.nested().take(names.type(member.name())));
        ByTarget size = ByTarget.of(element, RecordDecl::size);
        ByTarget alignment = ByTarget.of(element, RecordDecl::alignment);
        String doc = "An element of " + Javadoc.code(member.path()) + ": " + size(element) + ".\n";
        String key = space.key() + "." + member.path();
        space.type()
                .addType(generate(
                                element,
                                key,
                                name,
                                space.nested(),
                                doc,
                                space.site().at(member.path()))
                        .addModifiers(Modifier.STATIC)
                        .build());
        return new RecordRef(
                name.simpleName(), Optional.of(element.get(0)), world, Optional.of(name), size, alignment, false);
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
                        "give a member another name under rename, as in \""
                                + site.declaration().name() + ".member\"");
            }
        }
    }
}
