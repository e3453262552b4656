package org.rdma4j.gen.dump;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PlacedMember;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.tree.JsonString;

/** The facts of each kind of declaration, in a release on its target. */
public final class Rows {

    private final SignatureWords words;
    private final Target target;

    /** The rows of a release, whose other targets are not looked at. */
    public Rows(Metadata metadata) {
        this(new SignatureWords(new TypeIndex(metadata), metadata.target()), metadata.target());
    }

    private Rows(SignatureWords words, Target target) {
        this.words = words;
        this.target = target;
    }

    /** Everything that a partition declares. */
    public List<Row> of(Partition partition) {
        List<Row> rows = new ArrayList<>();
        for (RecordDecl record : partition.records()) {
            rows.add(head(record));
            PlacedMember.of(record).forEach(member -> rows.addAll(of(record, member)));
        }
        for (EnumDecl declaration : partition.allEnums()) {
            head(declaration).ifPresent(rows::add);
            declaration.enumerators().forEach(enumerator -> rows.add(of(enumerator)));
        }
        for (FunctionDecl function : partition.functions()) {
            rows.addAll(of(function));
            symbol(partition, function).ifPresent(rows::add);
        }
        partition.constants().forEach(constant -> rows.addAll(of(constant)));
        partition.typedefs().forEach(typedef -> rows.add(of(typedef)));
        partition.aliases().forEach(alias -> rows.add(of(alias)));
        partition.opaques().forEach(opaque -> rows.add(of(opaque)));
        partition.skipped().forEach(skipped -> rows.add(of(skipped)));
        return rows;
    }

    /** A record's kind, size and alignment. */
    public Row head(RecordDecl record) {
        return new Row(
                record.kind().keyword(), record.name(), "size=" + record.size() + " align=" + record.alignment());
    }

    /** The place and the C type of a record's member. */
    public List<Row> of(RecordDecl record, PlacedMember member) {
        String name = record.name() + "." + member.path();
        return List.of(
                new Row("field", name, member.offset() + "+" + member.width()),
                new Row("type", name, Spelling.ofMember(member.type())));
    }

    /** An enum's size and sign, where it has a name to say them of. */
    public Optional<Row> head(EnumDecl declaration) {
        if (declaration.isUnnamed()) {
            return Optional.empty();
        }
        String sign = declaration.underlying().isUnsigned(target) ? "unsigned" : "signed";
        int size = declaration.underlying().size();
        return Optional.of(new Row("enum", declaration.name(), "size=" + size + " " + sign));
    }

    /** An enumerator's value. */
    public Row of(Enumerator enumerator) {
        return new Row("enumerator", enumerator.name(), enumerator.value().toString());
    }

    /** How a function is called, and its C type. */
    public List<Row> of(FunctionDecl function) {
        // A shadowed function is a symbol of the library like any other.
        String linkage = function.linkage() == Linkage.INLINE ? "inline " : "extern ";
        return List.of(
                new Row("function", function.name(), linkage + words.signature(function.type())),
                new Row("type", function.name(), Spelling.of(function.type())));
    }

    /** The library and version node of a function's symbol; empty where it has none or its library has no name. */
    public Optional<Row> symbol(Partition partition, FunctionDecl function) {
        String symbol = (partition.library() + " " + function.symbolVersion().orElse("")).strip();
        return function.linkage() == Linkage.INLINE || symbol.isEmpty()
                ? Optional.empty()
                : Optional.of(new Row("symbol", function.name(), symbol));
    }

    /** A constant's value and C type. */
    public List<Row> of(ConstantDecl constant) {
        boolean pointer = constant.value() instanceof ConstantDecl.PointerValue;
        return List.of(
                new Row(pointer ? "pointer" : "constant", constant.name(), value(constant.value())),
                new Row("type", constant.name(), Spelling.of(constant.type())));
    }

    /** The value of a constant as its row has it. */
    public static String value(ConstantDecl.Value value) {
        if (value instanceof ConstantDecl.IntegerValue integer) {
            return integer.value().toString();
        }
        if (value instanceof ConstantDecl.StringValue string) {
            return JsonString.quote(string.value());
        }
        if (value instanceof ConstantDecl.FloatingValue floating) {
            return floating.text();
        }
        return ((ConstantDecl.PointerValue) value).address().toString();
    }

    /** What a typedef names. */
    public Row of(TypedefDecl typedef) {
        return new Row("typedef", typedef.name(), Spelling.of(typedef));
    }

    /** The tag that a macro stands for. */
    public Row of(AliasDecl alias) {
        return new Row("alias", alias.name(), alias.target().name());
    }

    /** The keyword of a type without a body. */
    public Row of(OpaqueDecl opaque) {
        return new Row("opaque", opaque.name(), Spelling.of(opaque.tag()));
    }

    /** Why the configuration leaves a name out. */
    public Row of(Skipped skipped) {
        return new Row("skip", skipped.name(), skipped.reason());
    }
}
