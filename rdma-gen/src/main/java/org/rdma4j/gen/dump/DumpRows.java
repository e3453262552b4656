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

/** Creates the rows of each kind of declaration. */
public final class DumpRows {

    private final AbiSignatures words;
    private final Target target;

    /** Creates rows for a release and its first target. */
    public DumpRows(Metadata metadata) {
        this(new AbiSignatures(new TypeIndex(metadata), metadata.target()), metadata.target());
    }

    private DumpRows(AbiSignatures words, Target target) {
        this.words = words;
        this.target = target;
    }

    /** Returns the rows of all declarations of a partition. */
    public List<DumpRow> of(Partition partition) {
        List<DumpRow> rows = new ArrayList<>();
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

    /** Returns the row with the kind, size and alignment of a record. */
    public DumpRow head(RecordDecl record) {
        return new DumpRow(
                record.kind().keyword(), record.name(), "size=" + record.size() + " align=" + record.alignment());
    }

    /** Returns the rows with the offset, width and C type of a member. */
    public List<DumpRow> of(RecordDecl record, PlacedMember member) {
        String name = record.name() + "." + member.path();
        return List.of(
                new DumpRow("field", name, member.offset() + "+" + member.width()),
                new DumpRow("type", name, CSpelling.ofMember(member.type())));
    }

    /** Returns the row with the size and signedness of an enum, or empty for an unnamed enum. */
    public Optional<DumpRow> head(EnumDecl declaration) {
        if (declaration.isUnnamed()) {
            return Optional.empty();
        }
        String sign = declaration.underlying().isUnsigned(target) ? "unsigned" : "signed";
        int size = declaration.underlying().size();
        return Optional.of(new DumpRow("enum", declaration.name(), "size=" + size + " " + sign));
    }

    /** Returns the row with the value of an enumerator. */
    public DumpRow of(Enumerator enumerator) {
        return new DumpRow("enumerator", enumerator.name(), enumerator.value().toString());
    }

    /** Returns the rows with the linkage, signature and C type of a function. */
    public List<DumpRow> of(FunctionDecl function) {
        // The library exports shadowed functions, so their linkage is also extern.
        String linkage = function.linkage() == Linkage.INLINE ? "inline " : "extern ";
        return List.of(
                new DumpRow("function", function.name(), linkage + words.signature(function.type())),
                new DumpRow("type", function.name(), CSpelling.of(function.type())));
    }

    /** Returns the row with the library and version node of a function, or empty if it has neither. */
    public Optional<DumpRow> symbol(Partition partition, FunctionDecl function) {
        String symbol = (partition.library() + " " + function.symbolVersion().orElse("")).strip();
        return function.linkage() == Linkage.INLINE || symbol.isEmpty()
                ? Optional.empty()
                : Optional.of(new DumpRow("symbol", function.name(), symbol));
    }

    /** Returns the rows with the value and C type of a constant. */
    public List<DumpRow> of(ConstantDecl constant) {
        boolean pointer = constant.value() instanceof ConstantDecl.PointerValue;
        return List.of(
                new DumpRow(pointer ? "pointer" : "constant", constant.name(), value(constant.value())),
                new DumpRow("type", constant.name(), CSpelling.of(constant.type())));
    }

    /** Returns the value of a constant as printed in its row. */
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

    /** Returns the row with the type of a typedef. */
    public DumpRow of(TypedefDecl typedef) {
        return new DumpRow("typedef", typedef.name(), CSpelling.of(typedef));
    }

    /** Returns the row with the type that an alias expands to. */
    public DumpRow of(AliasDecl alias) {
        return new DumpRow("alias", alias.name(), alias.target().name());
    }

    /** Returns the row with the keyword of an incomplete type. */
    public DumpRow of(OpaqueDecl opaque) {
        return new DumpRow("opaque", opaque.name(), CSpelling.of(opaque.tag()));
    }

    /** Returns the row with the reason for a skipped declaration. */
    public DumpRow of(Skipped skipped) {
        return new DumpRow("skip", skipped.name(), skipped.reason());
    }
}
