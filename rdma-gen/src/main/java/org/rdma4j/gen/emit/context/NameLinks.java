package org.rdma4j.gen.emit.context;

import com.palantir.javapoet.ClassName;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.rdma4j.gen.emit.doc.JavadocText;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.name.PackageClasses;
import org.rdma4j.gen.emit.value.BoundMetadata;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PlacedMember;
import org.rdma4j.gen.model.RecordDecl;

/** Javadoc links from C names to the Java classes, methods and fields that represent them. */
public final class NameLinks {

    private final JavaNames names;
    private final String from;
    /** Link targets by C name. */
    private final Map<String, String> places = new HashMap<>();

    private final Map<String, RecordDecl> records = new HashMap<>();

    /**
     * Creates the links for the Javadoc of a package.
     *
     * @param from the package; links to its own classes are unqualified
     */
    public NameLinks(BoundMetadata world, JavaNames names, Set<String> skipped, String from) {
        this.names = names;
        this.from = from;
        for (Partition partition : world.metadata().partitions()) {
            PackageClasses classes = world.names(partition);
            ClassName functions = classes.functions();
            for (RecordDecl record : partition.records()) {
                records.put(record.name(), record);
                add(classes, record.type());
            }
            for (ConstantDecl constant : partition.constants()) {
                add(functions, constant.name());
            }
            for (EnumDecl declared : partition.allEnums()) {
                if (!declared.isUnnamed()) {
                    add(classes, declared.type());
                }
                Optional<ClassName> holder =
                        declared.isUnnamed() ? Optional.of(functions) : classes.type(declared.type());
                holder.ifPresent(h ->
                        declared.enumerators().stream().map(Enumerator::name).forEach(name -> add(h, name)));
            }
            for (FunctionDecl function : partition.functions()) {
                places.put(function.name(), text(functions) + "#" + names.function(function.name()));
            }
        }
        places.keySet().removeAll(skipped);
    }

    private void add(PackageClasses classes, NamedType type) {
        classes.type(type).ifPresent(name -> places.put(type.name(), text(name)));
    }

    private void add(ClassName holder, String constant) {
        places.put(constant, text(holder) + "#" + names.constant(constant));
    }

    private String text(ClassName name) {
        return name.packageName().equals(from) ? name.simpleName() : name.canonicalName();
    }

    /** Returns a link for the name, or the name as code if there is no target. */
    String link(String name) {
        return place(name).map(place -> "{@link " + place + " " + name + "}").orElseGet(() -> JavadocText.code(name));
    }

    private Optional<String> place(String name) {
        int dot = name.indexOf('.');
        if (dot < 0) {
            return Optional.ofNullable(places.get(name));
        }
        String record = name.substring(0, dot);
        String path = name.substring(dot + 1);
        return Optional.ofNullable(records.get(record))
                .flatMap(declared -> PlacedMember.find(declared, path))
                .flatMap(member -> Optional.ofNullable(places.get(record)))
                .map(type -> type + "#" + names.member(record, path, path.replace('.', '_')));
    }

    /**
     * Returns the conversion of the names in one text. The first occurrence of a name becomes a link, unless the text
     * is that of the named declaration.
     */
    UnaryOperator<String> of(String subject) {
        Set<String> seen = new HashSet<>(List.of(subject, subject.replaceFirst("\\..*", "")));
        return name -> seen.add(name) ? link(name) : JavadocText.code(name);
    }
}
