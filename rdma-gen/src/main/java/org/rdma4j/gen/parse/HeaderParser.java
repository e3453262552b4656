package org.rdma4j.gen.parse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.TypeSizes;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Beside;

/**
 * Reads the headers of a configuration as one translation unit, and afterwards a header that was printed from them.
 * For one extraction, on one thread.
 */
public final class HeaderParser {

    private static final String UNIT = "<headers>";
    private static final Pattern DIGITS = Pattern.compile("\\d+");

    private final Compiler compiler;
    private final Path base;
    private final FrontEnd frontEnd;
    private final ParseContext context;

    /**
     * A parser for one extraction.
     *
     * @param compiler whose include path and macros hold
     * @param base the folder that the configuration's relative headers are found from
     * @param sizes makes, of a way to look types up, what answers {@code sizeof} in constant expressions
     */
    public HeaderParser(
            Compiler compiler,
            Path base,
            Function<Function<NamedType, Optional<? extends Declaration>>, ? extends TypeSizes> sizes) {
        this.compiler = compiler;
        this.base = base;
        this.frontEnd = new FrontEnd(compiler);
        this.context =
                new ParseContext(compiler.target(), new HeaderNames(compiler.includePaths(), base), frontEnd, sizes);
    }

    /**
     * Reads the partitions' headers. The compiler reads the same text meanwhile: what it rejects is an error.
     *
     * @throws ProblemException with file and line, for whatever cannot be read, resolved or described
     */
    public ParsedHeaders parse(List<PartitionConfig> partitions, Binding binding) {
        try {
            return parseWithinStack(partitions, binding);
        } catch (StackOverflowError e) {
            // The C parser, and whatever follows a type or an expression inwards, needs stack for each level.
            throw ProblemException.badInput(
                    Location.of(partitions.get(0).headers().get(0)),
                    "a type or an expression is nested too deeply to be read",
                    "simplify it, or give the JVM more stack with -Xss",
                    e);
        }
    }

    private ParsedHeaders parseWithinStack(List<PartitionConfig> partitions, Binding binding) {
        List<String> headers =
                partitions.stream().flatMap(p -> p.headers().stream()).toList();
        String text = partitions.stream().map(this::includes).collect(Collectors.joining());
        Supplier<Optional<CompilerCheck.Finding>> check = Beside.start(() -> CompilerCheck.check(compiler, text));
        IASTTranslationUnit unit;
        try {
            unit = frontEnd.parse(UNIT, text);
        } catch (ProblemException e) {
            // At the end of everything the compiler knows no file; the other parser may know where it began.
            rejectFinding(check.get().filter(f -> !f.location().file().equals(CompilerCheck.UNIT)), headers);
            throw e;
        }
        TraversedHeaders.check(unit, partitions, context.headerNames(), binding.configFile());
        InjectedTypes injected = new InjectedTypes(binding);
        injected.define(context.scope());
        MacroTable macros = new MacroTable(unit);
        context.macros(macros);
        macros.refuseKeywords();
        new DeclarationWalker(context).walk(unit);
        rejectFinding(check.get(), headers);
        new MadeOfRefused(context).refuse();

        MacroBuilder macroBuilder = new MacroBuilder(context);
        Set<NamedType> owned = new HashSet<>();
        List<Partition> result = new ArrayList<>();
        for (PartitionConfig partition : partitions) {
            result.add(new Partitioner(context, macros, binding, partition, owned).partition(macroBuilder));
        }
        List<ForeignType> foreign = new ForeignTypes(context.scope(), binding.imported(), owned).of(result);
        Map<String, String> integers = new TreeMap<>();
        macros.all().stream()
                .filter(m -> !m.functionLike() && DIGITS.matcher(m.expansion()).matches())
                .forEach(m -> integers.put(m.name(), m.expansion()));
        return new ParsedHeaders(
                result,
                foreign,
                context.scope()::type,
                this::functionLocation,
                integers,
                () -> dependence(unit, result, foreign, partitions));
    }

    /**
     * Reads a header that declares functions over the types that {@link #parse} found.
     *
     * @param file the path that the text is, or will be, stored at
     * @param text its content
     * @return the functions that it declares, in order
     */
    public List<FunctionDecl> parsePrinted(Path file, String text) {
        String prelude = FrontEnd.typedefPrelude(context.scope().typedefNames());
        // One line, so that the lines of the text stay what they are.
        String unitText = prelude.replace('\n', ' ') + text;
        IASTTranslationUnit unit =
                frontEnd.withMacros(context.macros().definitions()).parse(file.toString(), unitText);
        Set<String> before = new HashSet<>();
        context.scope().functions().forEach(f -> before.add(f.declaration().name()));
        new DeclarationWalker(context).walk(unit);
        List<Scope.Unsupported> unsupported = context.scope().unsupported();
        unsupported.stream()
                .filter(u -> u.location().file().equals(file.toString()))
                .findFirst()
                .ifPresent(u -> {
                    throw ProblemException.badInput(u.location(), u.why(), "the printed header is not understood");
                });
        return context.scope().functions().stream()
                .map(Scope.Declared::declaration)
                .filter(f -> !before.contains(f.name()))
                .toList();
    }

    private List<TargetDependent> dependence(
            IASTTranslationUnit unit,
            List<Partition> bound,
            List<ForeignType> foreign,
            List<PartitionConfig> partitions) {
        List<BoundNames> names = partitions.stream().map(BoundNames::new).toList();
        return TargetDependence.of(
                unit,
                context,
                compiler,
                context.macros(),
                header -> names.stream().anyMatch(n -> n.rank(header) >= 0),
                bound,
                foreign);
    }

    private Optional<Location> functionLocation(String name) {
        return context.scope().function(name).map(Scope.Declared::location);
    }

    /** The {@code #include} lines that a partition is read from. */
    public String includes(PartitionConfig partition) {
        return partition.headers().stream()
                .map(header -> "#include " + include(header) + "\n")
                .collect(Collectors.joining());
    }

    /** The header as it stands after {@code #include}: quoted where the configuration names a file beside it. */
    private String include(String header) {
        Path beside = base.resolve(header).normalize();
        if (Files.isRegularFile(beside)) {
            return '"' + beside.toString() + '"';
        }
        boolean found = compiler.includePaths().stream().anyMatch(p -> Files.isRegularFile(p.resolve(header)));
        if (!found) {
            throw ProblemException.missing(
                    "header " + header + " is not on this machine", HeaderPackages.remedy(header));
        }
        return '<' + header + '>';
    }

    /** @param headers what was included, a line each: an error behind the last line is one of the last header */
    private static void rejectFinding(Optional<CompilerCheck.Finding> finding, List<String> headers) {
        finding.ifPresent(f -> {
            Location location = f.location();
            if (location.file().equals(CompilerCheck.UNIT)) {
                location = Location.of(headers.get(Math.min(Math.max(location.line(), 1), headers.size()) - 1));
            }
            Optional<String> include = f.missingInclude();
            if (include.isPresent()) {
                throw ProblemException.badInput(
                        location, "#include of " + include.get() + " is not found", FrontEnd.INCLUDE_REMEDY);
            }
            throw ProblemException.badInput(location, f.message(), "the C compiler rejects this header");
        });
    }
}
