package org.rdma4j.gen.parse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.TypeSizes;
import org.rdma4j.gen.preprocess.AdaptedTokens;
import org.rdma4j.gen.preprocess.CToken;
import org.rdma4j.gen.preprocess.Compiler;
import org.rdma4j.gen.preprocess.CompilerError;
import org.rdma4j.gen.preprocess.GrammarAdapter;
import org.rdma4j.gen.preprocess.MacroTable;
import org.rdma4j.gen.preprocess.PreprocessedText;
import org.rdma4j.gen.preprocess.Preprocessor;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.AsyncTask;

/**
 * Parses the headers of a configuration as one translation unit, and then the printed header of the wrapper. An
 * instance is for one extraction on one thread.
 */
public final class HeaderParser {

    /** Remedy for a missing header. */
    private static final String INCLUDE_REMEDY =
            "install the package that contains it, or add its directory to include_paths or -I";

    private static final Pattern DIGITS = Pattern.compile("\\d+");

    private final Compiler compiler;
    private final Path base;
    private final CdtParser cdtParser;
    private final ParseContext context;
    private final TypeBuilder types;

    /**
     * Creates a parser for one extraction.
     *
     * @param compiler compiler that determines the include path and the macros
     * @param base base directory of relative headers in the configuration
     * @param sizes creates the sizeof resolver from a type lookup
     */
    public HeaderParser(
            Compiler compiler,
            Path base,
            Function<Function<NamedType, Optional<? extends Declaration>>, ? extends TypeSizes> sizes) {
        this.compiler = compiler;
        this.base = base;
        this.cdtParser = new CdtParser(compiler);
        this.context =
                new ParseContext(compiler.target(), new HeaderNames(compiler.includePaths(), base), cdtParser, sizes);
        this.types = new TypeBuilder(context);
    }

    /**
     * Parses the headers of the partitions. The C compiler compiles the same text in parallel, and its errors are
     * reported.
     *
     * @throws ProblemException with file and line, if a header cannot be read or compiled, or a declaration is
     *     unsupported
     */
    public ParsedHeaders parse(List<PartitionConfig> partitions, ParseConfig binding) {
        try {
            return parseWithinStack(partitions, binding);
        } catch (StackOverflowError e) {
            // the C parser and visitors of types and expressions are recursive
            throw ProblemException.badInput(
                    Location.of(partitions.get(0).headers().get(0)),
                    "a type or an expression is nested too deeply to be read",
                    "simplify it, or give the JVM more stack with -Xss",
                    e);
        }
    }

    private ParsedHeaders parseWithinStack(List<PartitionConfig> partitions, ParseConfig binding) {
        List<String> headers =
                partitions.stream().flatMap(p -> p.headers().stream()).toList();
        String unit = partitions.stream().map(this::includes).collect(Collectors.joining());
        Supplier<Optional<CompilerError>> check = AsyncTask.start(() -> CompilerError.check(compiler, unit));
        Preprocessor preprocessor = new Preprocessor(compiler, unit);
        Function<PreprocessedText, MacroTable> list = preprocessor.macros();
        PreprocessedText text;
        try {
            text = preprocessor.text();
        } catch (Preprocessor.RejectedException e) {
            throw rejected(e.error(), headers);
        } catch (ProblemException e) {
            // headers that include each other recursively exceed the limit; the compiler reports the reason
            check.get().ifPresent(error -> {
                throw rejected(error, headers);
            });
            throw e;
        }
        MacroTable macros = list.apply(text);
        TraverseCheck.check(text.files(), partitions, context.headerNames(), binding.configFile());
        List<PartitionFilter> bound =
                partitions.stream().map(PartitionFilter::new).toList();
        Predicate<String> traversed = header -> bound.stream().anyMatch(names -> names.rank(header) >= 0);
        MacroBuilder macroBuilder = new MacroBuilder(
                context,
                types.constants(),
                new MacroExpansions(
                        preprocessor,
                        macros.all().stream()
                                .filter(m -> !m.functionLike() && !m.expansion().isBlank())
                                .filter(m ->
                                        traversed.test(context.headerNames().of(m.location())))
                                .map(MacroTable.Macro::name)
                                .collect(Collectors.toCollection(LinkedHashSet::new))));
        InjectedTypes injected = new InjectedTypes(binding);
        injected.define(context.scope());
        context.macros(macros);
        macros.refuseKeywords();
        AdaptedTokens tokens = GrammarAdapter.adapt(compiler, text);
        CdtParser.Parsed parsed = cdtParser.parse(tokens);
        new DeclarationWalker(context, types).walk(parsed);
        check.get().ifPresent(error -> {
            throw rejected(error, headers);
        });
        new UnsupportedDependents(context).refuse();

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
                () -> TargetDependenceFinder.of(
                        parsed.unit(),
                        context,
                        types,
                        new ArchitectureMacros(text, tokens.bodies(), macros, compiler),
                        macros,
                        traversed,
                        result,
                        foreign));
    }

    /**
     * Parses a header that declares functions in terms of the types found by {@link #parse}.
     *
     * @param file path of the header, which need not exist
     * @param text content of the header
     * @return the declared functions in order
     */
    public List<FunctionDecl> parsePrinted(Path file, String text) {
        Set<String> before = new HashSet<>();
        context.scope().functions().forEach(f -> before.add(f.declaration().name()));
        PreprocessedText printed;
        try {
            printed = new Preprocessor(compiler, text).text();
        } catch (Preprocessor.RejectedException e) {
            throw rejected(e.error(), List.of(file.toString()));
        }
        List<CToken> tokens =
                new ArrayList<>(CdtParser.typedefPrelude(context.scope().typedefNames()));
        // without the included headers, which have been parsed
        printed.tokens().stream()
                .filter(token -> printed.lines().location(token).file().equals(CompilerError.UNIT))
                .forEach(tokens::add);
        AdaptedTokens adapted = GrammarAdapter.adapt(
                compiler,
                new PreprocessedText(tokens, List.of(), printed.lines().renamed(file), Set.of()));
        List<DeclarationScope.Unsupported> unsupported = context.scope().unsupported();
        int known = unsupported.size();
        new DeclarationWalker(context, types).walk(cdtParser.parse(adapted));
        unsupported.stream().skip(known).findFirst().ifPresent(u -> {
            throw ProblemException.badInput(
                    u.location(),
                    u.why(),
                    "rdma-gen cannot parse the header that it" + " generated; report this with the headers");
        });
        return context.scope().functions().stream()
                .map(DeclarationScope.Declared::declaration)
                .filter(f -> !before.contains(f.name()))
                .toList();
    }

    private Optional<Location> functionLocation(String name) {
        return context.scope().function(name).map(DeclarationScope.Declared::location);
    }

    /** Returns the {@code #include} lines of a partition. */
    public String includes(PartitionConfig partition) {
        return partition.headers().stream()
                .map(header -> "#include " + include(header) + "\n")
                .collect(Collectors.joining());
    }

    /** Returns the operand of {@code #include}: in quotes if the header is a file relative to the configuration. */
    private String include(String header) {
        Path beside = base.resolve(header).normalize();
        if (Files.isRegularFile(beside)) {
            return '"' + beside.toString() + '"';
        }
        boolean found = compiler.includePaths().stream().anyMatch(p -> Files.isRegularFile(p.resolve(header)));
        if (!found) {
            throw ProblemException.missing("header " + header + " is not found", HeaderPackages.remedy(header));
        }
        return '<' + header + '>';
    }

    /**
     * Returns the exception for an error of the compiler.
     *
     * @param headers included headers, one for each line; an error after the last line is attributed to the last header
     */
    private static ProblemException rejected(CompilerError error, List<String> headers) {
        if (error.unreadable().isPresent()) {
            return ProblemException.badInput(
                    Location.of(error.unreadable().get()), "cannot be read: permission denied", "check the file");
        }
        Location place = error.location();
        Location location = place.file().equals(CompilerError.UNIT)
                ? Location.of(headers.get(Math.min(Math.max(place.line(), 1), headers.size()) - 1))
                : place;
        return error.missingInclude()
                .map(include -> ProblemException.badInput(
                        location, "included header " + include + " is not found", INCLUDE_REMEDY))
                .orElseGet(() ->
                        ProblemException.badInput(location, error.message(), "the C compiler rejects this header"));
    }
}
