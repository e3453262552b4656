package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTFileLocation;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.eclipse.cdt.core.dom.ast.IASTTypeId;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.preprocess.MacroTable;
import org.rdma4j.gen.problem.Location;

/**
 * Finds the parts of a translation unit that depend on the target: declarations that are conditional on the
 * architecture, and numbers that depend on {@code sizeof}, {@code offsetof}, macros of the architecture or the
 * signedness of {@code char}. In case of doubt, a part is considered dependent. Function bodies are ignored. Everything
 * else is the same for all targets.
 */
final class TargetDependenceFinder {

    private final ParseContext context;
    private final TypeBuilder types;
    private final Predicate<String> traversed;
    private final ArchitectureMacros macros;
    private final Set<String> foreignEnumerators = new HashSet<>();
    private final List<TargetDependent> found = new ArrayList<>();

    private TargetDependenceFinder(
            ParseContext context, TypeBuilder types, ArchitectureMacros macros, Predicate<String> traversed) {
        this.context = context;
        this.types = types;
        this.traversed = traversed;
        this.macros = macros;
    }

    /**
     * Returns the parts that depend on the target.
     *
     * @param macros macros that depend on the target
     * @param traversed matches headers whose declarations are bound, named as in {@code #include}
     * @param partitions bound declarations
     * @param foreign foreign types of the partitions
     */
    static List<TargetDependent> of(
            IASTTranslationUnit unit,
            ParseContext context,
            TypeBuilder types,
            ArchitectureMacros macros,
            MacroTable table,
            Predicate<String> traversed,
            List<Partition> partitions,
            List<ForeignType> foreign) {
        TargetDependenceFinder dependence = new TargetDependenceFinder(context, types, macros, traversed);
        dependence.find(unit, table);
        partitions.forEach(p -> p.constants().forEach(c -> dependence.constant(c, table)));
        foreign.stream()
                .filter(f -> f.definition().isPresent() && f.size() != 0)
                .forEach(f -> context.scope()
                        .declared(f.type())
                        .ifPresent(d -> dependence.sizes(Set.of(f.type()), false, d.location(), new HashSet<>())));
        return List.copyOf(dependence.found);
    }

    private void find(IASTTranslationUnit unit, MacroTable table) {
        for (IASTDeclaration declaration : unit.getDeclarations()) {
            expressions(declaration);
        }
        for (Location condition : macros.conditions()) {
            if (isTraversed(condition)) {
                add(condition, "the code that this condition on the architecture excludes");
            }
        }
        for (String file : macros.files()) {
            if (isTraversed(Location.of(file))) {
                macros.uses(file, 0, Integer.MAX_VALUE)
                        .forEach(use -> macros.root(use.getValue())
                                .ifPresent(root -> addMacro(use.getKey(), use.getValue(), root)));
            }
        }
        for (ParseContext.Detached detached : context.detached()) {
            if (isTraversed(detached.location())) {
                detached.expression().accept(visitor(detached.location()));
            }
        }
    }

    private void constant(ConstantDecl constant, MacroTable table) {
        table.get(constant.name())
                .ifPresent(macro -> macros.root(constant.name())
                        .ifPresent(root -> addMacro(macro.location(), constant.name(), root)));
    }

    private boolean isTraversed(Location location) {
        return traversed.test(context.headerNames().of(location));
    }

    private void add(Location location, String what) {
        add(location, what, Optional.empty(), Optional.empty());
    }

    private void addMacro(Location location, String name, String root) {
        String what = name.equals(root) ? "the value of " + name : "the value of " + name + " (through " + root + ")";
        add(location, what, Optional.empty(), Optional.of(root));
    }

    private void add(Location location, String what, Optional<NamedType> type, Optional<String> macro) {
        TargetDependent dependent = new TargetDependent(location, what, type, macro);
        if (!found.contains(dependent)) {
            found.add(dependent);
        }
    }

    /** Visits expressions. In headers that are not traversed, only enumerators and records are relevant. */
    private void expressions(IASTNode node) {
        if (isTraversed(NodeLocations.of(node))) {
            node.accept(visitor(null));
        } else if (node.getFileLocation() != null) {
            node.accept(new ASTVisitor() {
                {
                    shouldVisitEnumerators = true;
                    shouldVisitDeclSpecifiers = true;
                }

                @Override
                public int visit(IASTDeclSpecifier specifier) {
                    if (specifier instanceof IASTCompositeTypeSpecifier) {
                        IASTFileLocation place = specifier.getFileLocation();
                        macros.note(place.getFileName(), place.getStartingLineNumber(), place.getEndingLineNumber());
                    }
                    return PROCESS_CONTINUE;
                }

                @Override
                public int visit(IASTEnumerationSpecifier.IASTEnumerator enumerator) {
                    String name = enumerator.getName().toString();
                    boolean computed = enumerator.getValue() != null
                            && !(enumerator.getValue() instanceof IASTLiteralExpression)
                            && enumerator
                                    .getValue()
                                    .getRawSignature()
                                    .matches(".*(?:sizeof|alignof|offsetof|->|\\(char).*");
                    if (computed || macros.isOfArchitecture(NodeLocations.of(enumerator))) {
                        foreignEnumerators.add(name);
                    }
                    return PROCESS_CONTINUE;
                }
            });
        }
    }

    private ASTVisitor visitor(Location place) {
        return new ASTVisitor() {
            {
                shouldVisitExpressions = true;
                shouldVisitTypeIds = true;
            }

            @Override
            public int visit(IASTExpression expression) {
                look(expression, place == null ? NodeLocations.of(expression) : place);
                return PROCESS_CONTINUE;
            }

            @Override
            public int visit(IASTTypeId typeId) {
                Location location = place == null ? NodeLocations.of(typeId) : place;
                size(typeId, location, !(typeId.getParent() instanceof IASTTypeIdExpression));
                return PROCESS_CONTINUE;
            }
        };
    }

    private void look(IASTExpression expression, Location location) {
        if (expression instanceof IASTLiteralExpression literal
                && literal.getKind() == IASTLiteralExpression.lk_char_constant
                && ArchitectureMacros.hasCharacterWithSign(literal.toString())) {
            add(location, "the value of " + literal);
        } else if (expression instanceof IASTIdExpression id) {
            String name = id.getName().toString();
            if (foreignEnumerators.contains(name)) {
                addMacro(location, name, name);
            }
        }
    }

    /** @param converts whether the signedness of the type is relevant, as in a cast */
    private void size(IASTTypeId typeId, Location location, boolean converts) {
        CType type;
        try {
            type = types.typeId(typeId);
        } catch (UnsupportedConstructException e) {
            // not a number
            return;
        }
        boolean small = typeId.getParent() instanceof IASTCastExpression cast
                && cast.getOperand() instanceof IASTLiteralExpression literal
                && literal.toString().matches("[0-9]{1,2}|0x[0-7]?[0-9a-fA-F]|'[ -~]'");
        if (converts && !small && context.resolve(type) == ScalarType.CHAR) {
            add(location, "a conversion to plain char");
        }
        Set<NamedType> named = new HashSet<>();
        boolean members = isDereferenced(typeId);
        CType held = members && context.resolve(type) instanceof PointerType pointer ? pointer.pointee() : type;
        TypeReferences.byValue(held, named);
        sizes(named, members, location, new HashSet<>());
    }

    /** Returns {@code true} if a member is accessed through a pointer of this type, as in {@code offsetof}. */
    private static boolean isDereferenced(IASTTypeId typeId) {
        IASTNode outer = typeId.getParent().getParent();
        while (outer instanceof IASTUnaryExpression) {
            outer = outer.getParent();
        }
        return outer instanceof IASTFieldReference;
    }

    /**
     * Finds types used by value whose size may differ between targets.
     *
     * @param members whether offsets of members are relevant, too, which may differ although the sizes are equal
     */
    private void sizes(Set<NamedType> types, boolean members, Location location, Set<NamedType> seen) {
        for (NamedType type : types) {
            if (Target.isSameType(type.name()) || !seen.add(type)) {
                continue;
            }
            Optional<DeclarationScope.Declared<? extends Declaration>> declared =
                    context.scope().declared(type);
            if (declared.isEmpty() || macros.isOfArchitecture(declared.get().location())) {
                boolean bySize = !members || context.resolve(type) instanceof ScalarType;
                add(
                        location,
                        (bySize ? "the size of " : "the offsets of the members of ") + type.spelling(),
                        bySize ? Optional.of(type) : Optional.empty(),
                        Optional.empty());
                continue;
            }
            Declaration declaration = declared.get().declaration();
            Set<NamedType> inside = new HashSet<>();
            if (declaration instanceof RecordDecl record) {
                TypeReferences.byValue(record, inside);
                if (hasUnnamedBitField(record)) {
                    add(location, "the size of " + type.spelling() + ", which has unnamed bit-fields");
                }
            } else if (declaration instanceof TypedefDecl typedef) {
                TypeReferences.byValue(typedef.type(), inside);
            }
            sizes(inside, members, location, seen);
        }
    }

    private static boolean hasUnnamedBitField(RecordDecl record) {
        return record.fields().stream()
                .anyMatch(f -> f.isBitField() && f.name().isEmpty()
                        || f.type() instanceof UnnamedRecord inner && hasUnnamedBitField(inner.record()));
    }
}
