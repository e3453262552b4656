package org.rdma4j.gen.parse;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.eclipse.cdt.core.dom.ast.gnu.c.GCCLanguage;
import org.eclipse.cdt.core.dom.parser.IScannerExtensionConfiguration;
import org.eclipse.cdt.core.parser.EndOfFileException;
import org.eclipse.cdt.core.parser.FileContent;
import org.eclipse.cdt.core.parser.IGCCToken;
import org.eclipse.cdt.core.parser.IParserLogService;
import org.eclipse.cdt.core.parser.IScanner;
import org.eclipse.cdt.core.parser.IScannerInfo;
import org.eclipse.cdt.core.parser.IToken;
import org.eclipse.cdt.core.parser.IncludeFileContentProvider;
import org.eclipse.cdt.core.parser.ParserLanguage;
import org.eclipse.cdt.internal.core.parser.scanner.CPreprocessor;

/**
 * CDT's preprocessor, which keeps attributes and {@code _Pragma}s from the parser and puts them into {@link SourceMarks}:
 * tokens with every macro expanded and every comment gone, so that no text has to be looked at.
 */
final class MarkingScanner extends CPreprocessor {

    /** Before the names of the attributes that stand for keywords. */
    static final String KEYWORD = "rdma4j_keyword_";

    /** Of brackets in one another: the parser looks for each one's end, through all that is inside; clang takes 256. */
    private static final int MOST_NESTING = 1_000;

    private static final String PRAGMA = "__rdma4j_pragma";
    private static final String ATOMIC = "_Atomic";

    /** Keywords that are read as an attribute, with the type that CDT is shown instead. */
    static final Map<String, String> MACROS = Map.ofEntries(
            Map.entry("_Pragma", PRAGMA),
            Map.entry("_Float16", keyword("_Float16") + " float"),
            Map.entry("_Float32", keyword("_Float32") + " float"),
            Map.entry("_Float32x", keyword("_Float32x") + " double"),
            Map.entry("_Float64", keyword("_Float64") + " double"),
            Map.entry("_Float64x", keyword("_Float64x") + " long double"),
            Map.entry("__int128", keyword("__int128") + " int"),
            Map.entry("__int128_t", keyword("__int128") + " int"),
            Map.entry("__uint128_t", "unsigned " + keyword("__int128") + " int"));

    private final SourceMarks marks;
    private final Deque<IToken> ahead = new ArrayDeque<>();
    private SourceMarks.After after = SourceMarks.After.OTHER;
    private int previousEnd;
    private int nesting;

    private MarkingScanner(
            FileContent content,
            IScannerInfo info,
            IParserLogService log,
            IScannerExtensionConfiguration configuration,
            IncludeFileContentProvider files,
            SourceMarks marks) {
        super(content, info, ParserLanguage.C, log, configuration, files);
        this.marks = marks;
    }

    private static String keyword(String name) {
        return "__attribute__((" + KEYWORD + name + "))";
    }

    /** C as gcc has it, for one unit. */
    static GCCLanguage language(SourceMarks marks) {
        return new GCCLanguage() {
            @Override
            protected IScanner createScanner(
                    FileContent content, IScannerInfo info, IncludeFileContentProvider files, IParserLogService log) {
                return new MarkingScanner(content, info, log, getScannerExtensionConfiguration(info), files, marks);
            }
        };
    }

    @Override
    public IToken nextToken() throws EndOfFileException {
        IToken token = read();
        while (isMark(token)) {
            token = read();
        }
        marks.next(token.getOffset());
        nest(token);
        after = switch (token.getType()) {
            case IToken.t_struct, IToken.t_union, IToken.t_enum -> SourceMarks.After.KEYWORD;
            case IToken.tRBRACE -> SourceMarks.After.BRACE;
            default -> SourceMarks.After.OTHER;
        };
        previousEnd = token.getEndOffset();
        // The parser follows these links, and makes them itself.
        token.setNext(null);
        return token;
    }

    /** The parser needs stack for each bracket, and long to find that there is not enough: braces inside change nothing. */
    private void nest(IToken token) {
        switch (token.getType()) {
            case IToken.tLPAREN -> nesting++;
            case IToken.tRPAREN -> nesting--;
            case IToken.tSEMI -> nesting = 0;
            default -> {}
        }
        if (nesting > MOST_NESTING) {
            throw new StackOverflowError();
        }
    }

    private IToken read() throws EndOfFileException {
        return ahead.isEmpty() ? super.nextToken() : ahead.pop();
    }

    private IToken peek() throws EndOfFileException {
        if (ahead.isEmpty()) {
            ahead.push(super.nextToken());
        }
        return ahead.peek();
    }

    /** Whether a mark begins with the token, which is then read to its end. */
    private boolean isMark(IToken token) throws EndOfFileException {
        switch (token.getType()) {
            case IGCCToken.t__attribute__:
                addAll(withoutBrackets(withoutBrackets(brackets(read()))), false);
                return true;
            case IToken.tLBRACKET:
                if (peek().getType() != IToken.tLBRACKET) {
                    return false;
                }
                addAll(withoutBrackets(withoutBrackets(brackets(token))), true);
                return true;
            case IToken.tIDENTIFIER:
                return isWord(token, token.getImage());
            default:
                return false;
        }
    }

    private boolean isWord(IToken token, String word) throws EndOfFileException {
        if (word.equals(PRAGMA) && peek().getType() == IToken.tLPAREN) {
            List<IToken> content = withoutBrackets(brackets(read()));
            if (content.size() == 1) {
                marks.addPragma(token.getOffset(), destringized(content.get(0).getImage()));
            }
            return true;
        }
        if (word.equals(ATOMIC)) {
            add(KEYWORD + ATOMIC, "", false, token);
            if (peek().getType() != IToken.tLPAREN) {
                return true;
            }
            // With a type in brackets it is a type specifier, as typeof is.
            token.setType(IGCCToken.t_typeof);
        }
        return false;
    }

    /** The tokens from an opening bracket to its closing one. */
    private List<IToken> brackets(IToken open) throws EndOfFileException {
        List<IToken> tokens = new ArrayList<>(List.of(open));
        int depth = change(open);
        while (depth > 0) {
            IToken token = read();
            depth += change(token);
            tokens.add(token);
        }
        return tokens;
    }

    private static int change(IToken token) {
        return switch (token.getType()) {
            case IToken.tLPAREN, IToken.tLBRACKET, IToken.tLBRACE -> 1;
            case IToken.tRPAREN, IToken.tRBRACKET, IToken.tRBRACE -> -1;
            default -> 0;
        };
    }

    private static List<IToken> withoutBrackets(List<IToken> tokens) {
        return tokens.size() < 2 ? List.of() : tokens.subList(1, tokens.size() - 1);
    }

    /** Adds each attribute of a list with commas. */
    private void addAll(List<IToken> tokens, boolean standard) {
        int begin = 0;
        int depth = 0;
        for (int i = 0; i <= tokens.size(); i++) {
            boolean ends = i == tokens.size() || depth == 0 && tokens.get(i).getType() == IToken.tCOMMA;
            if (ends && i > begin) {
                addOne(tokens.subList(begin, i), standard);
            }
            begin = ends ? i + 1 : begin;
            depth += i == tokens.size() ? 0 : change(tokens.get(i));
        }
    }

    private void addOne(List<IToken> tokens, boolean standard) {
        // gnu::packed
        boolean prefixed = tokens.size() > 2 && tokens.get(1).getType() == IToken.tCOLONCOLON;
        List<IToken> rest = prefixed ? tokens.subList(2, tokens.size()) : tokens;
        StringBuilder argument = new StringBuilder();
        for (IToken token : withoutBrackets(rest.subList(1, rest.size()))) {
            argument.append(argument.isEmpty() ? "" : " ").append(token.getImage());
        }
        add(plain(rest.get(0).getImage()), argument.toString(), standard, tokens.get(0));
    }

    private void add(String name, String argument, boolean standard, IToken at) {
        if (Attributes.matters(name)) {
            marks.add(new SourceMarks.Mark(
                    name, argument, standard, after, previousEnd, at.getOffset(), getLocationResolver()));
        }
    }

    /** A name without the underscores that keep macros away from it. */
    private static String plain(String name) {
        boolean wrapped = name.startsWith("__") && name.endsWith("__") && name.length() > 4;
        return wrapped ? name.substring(2, name.length() - 2) : name;
    }

    private static String destringized(String literal) {
        int open = literal.indexOf('"');
        return open < 0
                ? literal
                : literal.substring(open + 1, literal.length() - 1)
                        .replace("\\\"", "\"")
                        .replace("\\\\", "\\");
    }
}
