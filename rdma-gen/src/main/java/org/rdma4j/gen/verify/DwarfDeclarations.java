package org.rdma4j.gen.verify;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.problem.Location;

/** Lists the records, enums, typedefs and variables that a compiler saw in the traversed headers. */
final class DwarfDeclarations {

    private final DwarfReader dwarf;
    private final HeaderFilter headers;
    private final List<Seen> seen = new ArrayList<>();

    private DwarfDeclarations(DwarfReader dwarf, HeaderFilter headers) {
        this.dwarf = dwarf;
        this.headers = headers;
    }

    /** Everything in traversed headers, in the compiler's order. */
    static List<Seen> of(DwarfReader dwarf, HeaderFilter headers) {
        DwarfDeclarations declarations = new DwarfDeclarations(dwarf, headers);
        Set<Long> named = new HashSet<>();
        for (Die die : dwarf.top()) {
            switch (die.tag()) {
                case "structure_type", "union_type" -> declarations.record(die);
                case "enumeration_type" -> declarations.enumeration(die);
                case "typedef" -> declarations.typedef(die, named);
                case "variable" -> declarations.add("variable", die, die.name(), List.of());
                default -> {
                    // Functions and macros come from other readers; the rest has no name of its own.
                }
            }
        }
        return declarations.seen;
    }

    private void record(Die die) {
        if (!die.name().isEmpty() && !die.isDeclaration()) {
            add(kind(die), die, die.name(), fields(die));
        }
    }

    private void enumeration(Die die) {
        if (!die.isDeclaration()) {
            add("enum", die, die.name(), enumerators(die));
        }
    }

    /** The first typedef of a record or enum without a tag is its name; any other is a typedef. */
    private void typedef(Die die, Set<Long> named) {
        Optional<Die> target = dwarf.type(die).filter(type -> type.name().isEmpty());
        if (target.isPresent()
                && isRecord(target.get())
                && named.add(target.get().offset())) {
            add(kind(target.get()), die, die.name(), fields(target.get()));
        } else if (target.isPresent()
                && target.get().tag().equals("enumeration_type")
                && named.add(target.get().offset())) {
            add("enum", die, die.name(), enumerators(target.get()));
        } else {
            add("typedef", die, die.name(), List.of());
        }
    }

    private void add(String kind, Die die, String name, List<String> members) {
        dwarf.file(die)
                .flatMap(headers::name)
                .ifPresent(header ->
                        seen.add(new Seen(kind, name, members, new Location(header, die.number("decl_line")))));
    }

    private List<String> fields(Die record) {
        List<String> fields = new ArrayList<>();
        for (Die member : record.children()) {
            if (!member.tag().equals("member")) {
                continue;
            }
            if (!member.name().isEmpty()) {
                fields.add(member.name());
            }
            String prefix = member.name().isEmpty() ? "" : member.name() + ".";
            unnamed(member).ifPresent(inner -> fields(inner).forEach(field -> fields.add(prefix + field)));
        }
        return fields;
    }

    /** The record without name that a member has for its type, behind arrays and qualifiers too. */
    private Optional<Die> unnamed(Die member) {
        Optional<Die> type = dwarf.type(member);
        while (type.isPresent()
                && Set.of("array_type", "const_type", "volatile_type")
                        .contains(type.get().tag())) {
            type = dwarf.type(type.get());
        }
        return type.filter(die -> isRecord(die) && die.name().isEmpty());
    }

    private static List<String> enumerators(Die die) {
        return die.children().stream()
                .filter(child -> child.tag().equals("enumerator"))
                .map(Die::name)
                .toList();
    }

    private static boolean isRecord(Die die) {
        return die.tag().equals("structure_type") || die.tag().equals("union_type");
    }

    private static String kind(Die die) {
        return die.tag().equals("union_type") ? "union" : "struct";
    }
}
