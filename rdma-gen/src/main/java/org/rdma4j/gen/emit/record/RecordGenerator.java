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
import org.rdma4j.gen.emit.callback.CallbackGenerator;
import org.rdma4j.gen.emit.context.EmitContext;
import org.rdma4j.gen.emit.doc.AlternativeNames;
import org.rdma4j.gen.emit.doc.JavadocText;
import org.rdma4j.gen.emit.enumeration.EnumNamesGenerator;
import org.rdma4j.gen.emit.name.FunctionPointerFinder;
import org.rdma4j.gen.emit.name.NameScope;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.name.SpecBuilders;
import org.rdma4j.gen.emit.unsupported.ClassLimits;
import org.rdma4j.gen.emit.unsupported.DeclarationPart;
import org.rdma4j.gen.emit.value.BoundMetadata;
import org.rdma4j.gen.emit.value.JavaValue;
import org.rdma4j.gen.emit.value.LayoutCode;
import org.rdma4j.gen.emit.value.PerTargetNumber;
import org.rdma4j.gen.emit.value.RecordRef;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedRecord;

/** Generates the class of a struct or union: its layout and the accessors of its members. */
public final class RecordGenerator {

    private final EmitContext context;
    private final BoundMetadata world;
    private final CallbackGenerator callbacks;
    private final VersionedAccessors fieldReleases;
    private final MemberFactsEncoder words;
    private final EnumNamesGenerator enumNames;

    /** @param enumNames collects the enums of members */
    public RecordGenerator(
            EmitContext context, CallbackGenerator callbacks, MemberFactsEncoder words, EnumNamesGenerator enumNames) {
        this.context = context;
        this.world = context.world();
        this.callbacks = callbacks;
        this.fieldReleases = new VersionedAccessors(context);
        this.words = words;
        this.enumNames = enumNames;
    }

    /** Returns the class of a record. */
    public TypeSpec generate(RecordDecl record, ClassName className) {
        NameScope nested = NameScope.ofClasses();
        nested.take(className.simpleName());
        String spelling = record.type().spelling();
        List<RecordDecl> forms = world.forms(record);
        String doc = "The C type " + JavadocText.code(spelling) + ": " + size(forms) + ".\n"
                + AlternativeNames.sentence(context.aliases().of(record.type()))
                + "\n" + RecordListing.of(forms)
                + "\n<p>Declared in " + JavadocText.code(record.header()) + "; numbers are offsets in bytes"
                + (RecordListing.differs(forms)
                        ? ", on " + PerTargetNumber.machines(world.targets()) + " where they differ"
                        : "")
                + ".\n"
                + context.documentation(record.name())
                + (growsAtFront(record.name()) ? PointerAdjustments.doc(record) : "")
                + context.releases().paragraph(History.Kind.RECORD, record);
        return generate(forms, record.name(), className, nested, doc, DeclarationPart.of(record))
                .build();
    }

    private boolean growsAtFront(String record) {
        return context.config().records().growsAtFront().contains(record);
    }

    private String size(List<RecordDecl> forms) {
        PerTargetNumber size = PerTargetNumber.of(forms, RecordDecl::size);
        return size.words(size.first() == 1 ? " byte" : " bytes", world.targets()) + ", aligned to "
                + PerTargetNumber.of(forms, RecordDecl::alignment).words("", world.targets());
    }

    private TypeSpec.Builder generate(
            List<RecordDecl> forms,
            String key,
            ClassName className,
            NameScope nested,
            String doc,
            DeclarationPart site) {
        nested.take("Layout");
        TypeSpec.Builder type =
                SpecBuilders.utility(className.simpleName(), Modifier.PUBLIC).addJavadoc("$L", doc);
        RecordContext space = new RecordContext(context, forms, key, className, type, nested, site);
        RecordMethods.add(space, layout(forms, key, site));
        if (growsAtFront(key)) {
            PointerAdjustments.add(space);
        }
        type.addMethod(toString(forms.get(0), site));
        List<RecordMember> members = RecordMember.of(space);
        if (members.size() > ClassLimits.MAX_MEMBERS) {
            throw site.refuse("it has more members than a Java class can have accessors for");
        }
        for (RecordMember member : members) {
            fieldReleases.add(space, member, members, s -> context.refusals().attempt(() -> add(s, member)));
            if (!member.field().isBitField()) {
                space.add(SpecBuilders.method(member.name() + "$offset", TypeName.LONG)
                        .addJavadoc("Returns the offset of $L in bytes.\n", member.cName())
                        .addStatement("return $L", space.offset(member)));
            }
        }
        refuseCollisions(type, site);
        return type;
    }

    private MethodSpec toString(RecordDecl record, DeclarationPart site) {
        String facts = words.of(record, world);
        ClassLimits.checkText(facts, site);
        CodeBlock enums = facts.contains("=")
                ? CodeBlock.of("$T.ALL", enumNames.className())
                : CodeBlock.of("$T.NONE", context.runtime().enumNames);
        return SpecBuilders.method("toString", RuntimeClasses.STRING)
                .addJavadoc("Returns a string with all members and their values. Pointers are not dereferenced.\n")
                .addParameter(RuntimeClasses.MEMORY_SEGMENT, "segment")
                .addStatement(
                        "return $T.of($S, segment, layout(), $S, $L)",
                        context.runtime().recordText,
                        record.name(),
                        facts,
                        enums)
                .build();
    }

    /** Returns code for the layout, chosen by architecture if it differs between targets. */
    private CodeBlock layout(List<RecordDecl> forms, String key, DeclarationPart site) {
        List<CodeBlock> layouts = new ArrayList<>();
        for (int i = 0; i < forms.size(); i++) {
            layouts.add(LayoutCode.of(world.each().get(i), context.config().bigEndian(), forms.get(i), key, site));
        }
        ClassLimits.checkInitializer(CodeBlock.join(layouts, "\n").toString(), site);
        return PerTargetNumber.choose(layouts, world.targets(), context.runtime());
    }

    private void add(RecordContext space, RecordMember member) {
        DeclarationPart site = space.site().at(member.path());
        CType type = world.index().element(member.type());
        boolean array = !type.equals(member.type());
        context.refusals().attempt(() -> addCallback(space, member, site));
        CType resolved = world.index().resolve(type);
        if (resolved instanceof UnnamedRecord) {
            if (array) {
                RecordRef element = addNested(space, member, unnamedElements(member));
                ArrayAccessors.add(space, member, new JavaValue.Aggregate(element), element.size());
            } else {
                ValueAccessors.addSlice(space, member);
            }
            return;
        }
        JavaValue value = context.values().of(type, isBigEndian(space, member), site);
        if (member.field().isBitField()) {
            if (!(value instanceof JavaValue.Scalar scalar)) {
                throw site.refuse("the type of this bit-field is not known to be an integer");
            }
            BitFieldAccessors.add(space, member, scalar);
        } else if (array) {
            ArrayAccessors.add(space, member, value, size(value));
        } else if (value instanceof JavaValue.Aggregate) {
            ValueAccessors.addSlice(space, member);
        } else {
            ValueAccessors.add(space, member, value);
        }
    }

    /** Returns {@code true} if the configuration lists the member as big-endian. */
    private boolean isBigEndian(RecordContext space, RecordMember member) {
        return context.config().bigEndian().contains(space.key() + "." + member.path());
    }

    /** Returns the element of an array of an unnamed type for each target. */
    private List<RecordDecl> unnamedElements(RecordMember member) {
        List<RecordDecl> elements = new ArrayList<>();
        for (int i = 0; i < member.forms().size(); i++) {
            TypeIndex index = world.each().get(i).index();
            CType element = index.element(member.forms().get(i).type());
            elements.add(((UnnamedRecord) index.resolve(element)).record());
        }
        return elements;
    }

    private PerTargetNumber size(JavaValue value) {
        if (value instanceof JavaValue.Aggregate aggregate) {
            return aggregate.record().size();
        }
        long size = value instanceof JavaValue.Scalar scalar ? scalar.type().size() : Long.BYTES;
        return PerTargetNumber.of(world.each(), w -> size);
    }

    /** Adds a nested class for a function pointer without a typedef. */
    private void addCallback(RecordContext space, RecordMember member, DeclarationPart site) {
        Optional<FunctionType> function = FunctionPointerFinder.direct(member.type());
        if (function.isPresent()) {
            ClassName name = space.className()
                    .nestedClass(space.nested().take(context.names().type(member.name())));
            String doc = "Function that " + member.cName() + " points to";
            space.type()
                    .addType(callbacks.generate(name, function.get(), lastPart(member.path()), doc, site).toBuilder()
                            .addModifiers(Modifier.STATIC)
                            .build());
        }
    }

    private static String lastPart(String path) {
        return path.substring(path.lastIndexOf('.') + 1);
    }

    /** Adds a nested class for the elements of an array of an unnamed type. */
    private RecordRef addNested(RecordContext space, RecordMember member, List<RecordDecl> element) {
        ClassName name = space.className()
                .nestedClass(space.nested().take(context.names().type(member.name())));
        PerTargetNumber size = PerTargetNumber.of(element, RecordDecl::size);
        PerTargetNumber alignment = PerTargetNumber.of(element, RecordDecl::alignment);
        String doc = "An element of " + member.cName() + ": " + size(element) + ".\n";
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

    /** Rejects methods with equal signatures, such as those of members {@code char x[4]} and {@code xString}. */
    private static void refuseCollisions(TypeSpec.Builder type, DeclarationPart site) {
        Set<String> seen = new HashSet<>();
        for (MethodSpec method : type.build().methodSpecs()) {
            if (!seen.add(SpecBuilders.signature(method))) {
                throw site.refuse(
                        "two accessors would be called " + method.name(),
                        "give a member another name: rename.\""
                                + site.declaration().name() + ".member\"");
            }
        }
    }
}
