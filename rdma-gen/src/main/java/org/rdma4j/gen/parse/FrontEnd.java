package org.rdma4j.gen.parse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier.IASTEnumerator;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFileLocation;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorElifStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorIncludeStatement;
import org.eclipse.cdt.core.dom.ast.IASTProblem;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.eclipse.cdt.core.dom.parser.c.GCCScannerExtensionConfiguration;
import org.eclipse.cdt.core.index.IIndexFileLocation;
import org.eclipse.cdt.core.parser.ExtendedScannerInfo;
import org.eclipse.cdt.core.parser.FileContent;
import org.eclipse.cdt.core.parser.IProblem;
import org.eclipse.cdt.core.parser.IToken;
import org.eclipse.cdt.core.parser.NullLogService;
import org.eclipse.cdt.core.parser.OffsetLimitReachedException;
import org.eclipse.cdt.core.parser.ParserLanguage;
import org.eclipse.cdt.internal.core.parser.IMacroDictionary;
import org.eclipse.cdt.internal.core.parser.scanner.CPreprocessor;
import org.eclipse.cdt.internal.core.parser.scanner.InternalFileContent;
import org.eclipse.cdt.internal.core.parser.scanner.InternalFileContentProvider;
import org.eclipse.core.runtime.CoreException;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Eclipse CDT's C parser, outside Eclipse. Whatever it complains of is an error with file and line. */
final class FrontEnd {

    /**
     * Keywords of C11 and gcc that CDT does not know in C; none of them changes a layout as it stands here. It knows
     * {@code __builtin_offsetof} only where size_t is declared.
     */
    private static final Map<String, String> DIALECT = Map.ofEntries(
            Map.entry("_Static_assert(...)", ""),
            Map.entry("_Noreturn", ""),
            Map.entry("_Thread_local", "__thread"),
            Map.entry("_Float128", "__float128"),
            Map.entry("__builtin_offsetof(type,member)", "((unsigned long) &((type *) 0)->member)"));

    /** What to do about an include that is not found. */
    static final String INCLUDE_REMEDY = "install the package that has it, or add its folder to include_paths or -I";

    /** More files than any program includes: a header that includes itself twice is read for ever. */
    private static final int MOST_INCLUDES = 50_000;

    private static final String BYTE_ORDER_MARK = "\ufeff";

    /** CDT replaces trigraphs, and compilers only in strict C: to others they are text. */
    private static final Pattern TRIGRAPH = Pattern.compile("\\?\\?(?=[=/'()!<>-])");

    private static final String NO_TRIGRAPH = "\\\\?\\\\?";

    private final Compiler compiler;
    private final Map<String, String> macros;
    private final Map<String, char[]> contents;
    private final Map<Location, String> corrected = new HashMap<>();
    private final Map<IASTTranslationUnit, SourceMarks> marks;

    FrontEnd(Compiler compiler) {
        this(compiler, withDialect(compiler.macros()), new HashMap<>(), new IdentityHashMap<>());
    }

    private FrontEnd(
            Compiler compiler,
            Map<String, String> macros,
            Map<String, char[]> contents,
            Map<IASTTranslationUnit, SourceMarks> marks) {
        this.compiler = compiler;
        this.macros = macros;
        this.contents = contents;
        this.marks = marks;
    }

    private static Map<String, String> withDialect(Map<String, String> macros) {
        Map<String, String> all = new LinkedHashMap<>(macros);
        all.putAll(DIALECT);
        all.putAll(MarkingScanner.MACROS);
        return all;
    }

    /** The names that are macros to this parser alone. */
    static Stream<String> ownMacros() {
        return Stream.of(DIALECT, MarkingScanner.MACROS)
                .flatMap(macros -> macros.keySet().stream())
                .map(signature -> signature.replaceFirst("\\(.*", ""))
                .sorted();
    }

    /** The same parser with more macros predefined: with an earlier unit's, its guarded headers are not read again. */
    FrontEnd withMacros(Map<String, String> more) {
        Map<String, String> all = new LinkedHashMap<>(macros);
        all.putAll(more);
        return new FrontEnd(compiler, all, contents, marks);
    }

    /** The same parser with no macro but those that stand for keywords, for what is expanded already. */
    FrontEnd withoutMacros() {
        return new FrontEnd(compiler, withDialect(Map.of()), contents, marks);
    }

    /** Parses a text as if it stood in the named file. */
    IASTTranslationUnit parse(String file, String text) {
        IASTTranslationUnit unit = parseWithFeatures(file, text);
        for (List<Conditions.Wrong> wrong = Conditions.wrong(unit, compiler);
                !wrong.isEmpty();
                wrong = Conditions.wrong(unit, compiler)) {
            wrong.forEach(this::correct);
            unit = parseWithFeatures(file, text);
        }
        LineDirectives.refuse(unit);
        rejectUnresolvedIncludes(unit);
        InactiveCode inactive = new InactiveCode(unit);
        for (IASTProblem problem : unit.getPreprocessorProblems()) {
            if (problem.getID() != IProblem.PREPROCESSOR_POUND_WARNING && !inactive.holds(problem)) {
                reject(problem);
            }
        }
        unit.accept(new ASTVisitor() {
            {
                shouldVisitProblems = true;
            }

            @Override
            public int visit(IASTProblem problem) {
                reject(problem);
                return PROCESS_ABORT;
            }
        });
        return unit;
    }

    /** Parses a text, again where it tests for features that the compiler was not asked about yet. */
    private IASTTranslationUnit parseWithFeatures(String file, String text) {
        while (true) {
            IASTTranslationUnit unit = parseLeniently(file, text);
            List<String> unanswered = Arrays.stream(unit.getPreprocessorProblems())
                    .filter(problem -> problem.getID() == IProblem.SCANNER_DIVIDE_BY_ZERO)
                    .map(IASTProblem::getRawSignature)
                    .toList();
            int before = macros.size();
            if (!unanswered.isEmpty()) {
                macros.putAll(CompilerProbe.features(compiler, FeatureTests.names(unit, unanswered)));
            }
            if (macros.size() == before) {
                return unit;
            }
        }
    }

    /** Parses a text whose single declarations may be wrong; the caller looks at each. */
    IASTTranslationUnit parseLeniently(String file, String text) {
        SourceMarks found = new SourceMarks();
        try {
            IASTTranslationUnit unit = MarkingScanner.language(found)
                    .getASTTranslationUnit(
                            FileContent.create(file, true, text.toCharArray()),
                            scannerInfo(),
                            new Contents(),
                            null,
                            0,
                            new NullLogService());
            marks.put(unit, found);
            return unit;
        } catch (ProblemException e) {
            throw e;
        } catch (CoreException | RuntimeException e) {
            throw ProblemException.badInput(
                    Location.of(file), "the C parser failed: " + e, "reduce what is included, to find the line", e);
        }
    }

    /** The tokens of a text, macros expanded, and adjacent string literals not yet joined. */
    List<IToken> tokens(String text) {
        CPreprocessor preprocessor = new CPreprocessor(
                FileContent.create("<tokens>", true, text.toCharArray()),
                scannerInfo(),
                ParserLanguage.C,
                new NullLogService(),
                GCCScannerExtensionConfiguration.getInstance(),
                new Contents());
        List<IToken> tokens = new ArrayList<>();
        try {
            IToken token = preprocessor.nextTokenRaw();
            while (token.getType() != IToken.tEND_OF_INPUT) {
                tokens.add(token);
                token = preprocessor.nextTokenRaw();
            }
        } catch (OffsetLimitReachedException e) {
            throw new IllegalStateException("no limit was set", e);
        }
        return tokens;
    }

    private ExtendedScannerInfo scannerInfo() {
        return new ExtendedScannerInfo(
                macros, compiler.includePaths().stream().map(Path::toString).toArray(String[]::new));
    }

    /** What the parser was not shown of a unit that this one parsed. */
    SourceMarks marks(IASTTranslationUnit unit) {
        return marks.get(unit);
    }

    /**
     * Parses one expression.
     *
     * @param typedefNames names that are types, without which a cast looks like a call
     * @throws UnsupportedConstructException when it is none
     */
    IASTExpression expression(String text, Collection<String> typedefNames) {
        IASTTranslationUnit unit =
                parseLeniently("<expression>", typedefPrelude(typedefNames) + initializer("value", text));
        Map<String, IASTExpression> expressions = initializers(unit);
        if (!expressions.containsKey("value")) {
            throw new UnsupportedConstructException(unit, "not an expression: " + text);
        }
        return expressions.get("value");
    }

    /** A declaration that gives an enumerator of this name the expression as its value. */
    static String initializer(String name, String expression) {
        return "enum { " + name + " = (" + expression + ") };\n";
    }

    /** The expressions of such declarations, by name; what is no expression is not among them. */
    static Map<String, IASTExpression> initializers(IASTTranslationUnit unit) {
        Map<String, IASTExpression> expressions = new HashMap<>();
        for (IASTDeclaration declaration : unit.getDeclarations()) {
            if (declaration instanceof IASTSimpleDeclaration simple
                    && simple.getDeclSpecifier() instanceof IASTEnumerationSpecifier enumeration
                    && enumeration.getEnumerators().length == 1
                    && enumeration.getEnumerators()[0].getValue() != null) {
                IASTEnumerator enumerator = enumeration.getEnumerators()[0];
                expressions.put(enumerator.getName().toString(), enumerator.getValue());
            }
        }
        return expressions;
    }

    /** Declares each name as some type, for units that are parsed without their headers. */
    static String typedefPrelude(Collection<String> typedefNames) {
        StringBuilder prelude = new StringBuilder();
        typedefNames.forEach(name -> prelude.append("typedef int ").append(name).append(";\n"));
        return prelude.toString();
    }

    /** Puts what the compiler found into the header's text; its lines stay what they are. */
    private void correct(Conditions.Wrong wrong) {
        IASTFileLocation place = wrong.directive().getFileLocation();
        char[] text = contents.get(place.getFileName());
        if (text == null || corrected.containsKey(Locations.of(wrong.directive()))) {
            throw ProblemException.badInput(
                    Locations.of(wrong.directive()),
                    "the C compiler finds this condition otherwise than the C parser",
                    "write it with signed numbers");
        }
        String directive = wrong.directive() instanceof IASTPreprocessorElifStatement ? "#elif " : "#if ";
        int end = endOfDirective(text, place.getNodeOffset());
        String original = String.valueOf(text, place.getNodeOffset(), end - place.getNodeOffset());
        corrected.put(Locations.of(wrong.directive()), original);
        String splices =
                "\\\n".repeat((int) original.chars().filter(c -> c == '\n').count());
        contents.put(
                place.getFileName(),
                (String.valueOf(text, 0, place.getNodeOffset())
                                + directive
                                + (wrong.holds() ? "1" : "0")
                                + splices
                                + String.valueOf(text, end, text.length - end))
                        .toCharArray());
    }

    /** The directive as the header has it, where what the compiler found stands in its place. */
    Optional<String> corrected(Location directive) {
        return Optional.ofNullable(corrected.get(directive));
    }

    /** The end of the line, or of the last that a backslash or a comment makes part of it. */
    private static int endOfDirective(char[] text, int start) {
        int i = start;
        while (i < text.length && text[i] != '\n') {
            String next = String.valueOf(text, i, Math.min(3, text.length - i));
            if (next.startsWith("/*")) {
                int close = String.valueOf(text, i, text.length - i).indexOf("*/", 2);
                i = close < 0 ? text.length : i + close + 2;
            } else {
                i += next.startsWith("\\\r\n") ? 3 : next.startsWith("\\\n") ? 2 : 1;
            }
        }
        return i;
    }

    private static void rejectUnresolvedIncludes(IASTTranslationUnit unit) {
        for (IASTPreprocessorIncludeStatement include : unit.getIncludeDirectives()) {
            if (include.isActive() && !include.isResolved()) {
                throw ProblemException.badInput(
                        Locations.of(include), "#include of " + include.getName() + " is not found", INCLUDE_REMEDY);
            }
        }
    }

    private static void reject(IASTProblem problem) {
        throw ProblemException.badInput(
                Locations.of(problem), problem.getMessage().strip(), "the C parser cannot read this header");
    }

    /** Lines of a header that this parser has read, between two others. */
    Stream<String> lines(String file, int after, int before) {
        char[] text = contents.get(file);
        return text == null
                ? Stream.empty()
                : new String(text).lines().limit(Math.max(before - 1, 0)).skip(after);
    }

    /** Reads included files, each once. */
    private final class Contents extends InternalFileContentProvider {

        private int includes;

        @Override
        public InternalFileContent getContentForInclusion(String path, IMacroDictionary dictionary) {
            if (++includes > MOST_INCLUDES) {
                throw ProblemException.badInput(
                        Location.of(path), "headers include one another without end", "guard them with #pragma once");
            }
            char[] text = contents.computeIfAbsent(path, FrontEnd.this::read);
            return text.length == 0 && !Files.isRegularFile(Path.of(path))
                    ? null
                    : (InternalFileContent) FileContent.create(path, false, text);
        }

        @Override
        public InternalFileContent getContentForInclusion(IIndexFileLocation location, String path) {
            return null;
        }
    }

    private char[] read(String path) {
        Path file = Path.of(path);
        if (!Files.isRegularFile(file)) {
            return new char[0];
        }
        try {
            String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            String marked = LineDirectives.marked(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
            return (readsTrigraphs() ? marked : TRIGRAPH.matcher(marked).replaceAll(NO_TRIGRAPH)).toCharArray();
        } catch (IOException e) {
            throw ProblemException.unreadable(Location.of(path), e);
        }
    }

    private boolean readsTrigraphs() {
        return compiler.macros().containsKey("__STRICT_ANSI__")
                || compiler.command().contains("-trigraphs");
    }
}
