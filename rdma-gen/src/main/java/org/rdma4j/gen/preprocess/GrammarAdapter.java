package org.rdma4j.gen.preprocess;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.rdma4j.gen.preprocess.AdaptedTokens.Body;
import org.rdma4j.gen.preprocess.AdaptedTokens.Unread;
import org.rdma4j.gen.preprocess.CToken.Kind;

/**
 * Adapts preprocessed C, in the dialect and version of the compiler, to the grammar of the parser: C11 without
 * attributes. Constructs that the parser does not support are replaced by constructs with the same declarator, and
 * recorded as a {@link RemovedToken} if they are relevant. Function bodies are emptied.
 */
public final class GrammarAdapter {

    /**
     * Name of an artificial enumerator: {@code enum e : T { A }} is represented as {@code enum e {
     * FIXED_TYPE = sizeof(T), A }}.
     */
    public static final String FIXED_TYPE = "rdma4j_fixed_type";

    private final Set<String> reserved;
    private final List<CToken> in;
    private final SourceLines lines;
    private final List<CToken> out = new ArrayList<>();
    private final List<RemovedToken> marks = new ArrayList<>();
    private final DeclarationSplitter scope = new DeclarationSplitter(out);
    private final List<Body> bodies = new ArrayList<>();
    private final List<Unread> unread = new ArrayList<>();

    /** Index of the next token of the input. */
    private int at;

    private GrammarAdapter(Set<String> reserved, List<CToken> in, SourceLines lines) {
        this.reserved = reserved;
        this.in = in;
        this.lines = lines;
    }

    /** Returns {@code true} if the compiler reserves a word. */
    public static boolean isKeyword(Compiler compiler, String word) {
        return Keywords.KEYWORDS.contains(word) || compiler.keywords().contains(word);
    }

    /** Adapts a text. */
    public static AdaptedTokens adapt(Compiler compiler, PreprocessedText text) {
        GrammarAdapter adapter = new GrammarAdapter(compiler.keywords(), text.tokens(), text.lines());
        List<Directive> directives = new ArrayList<>();
        for (Directive directive : text.directives()) {
            adapter.adaptUntil(directive.position());
            directives.add(new Directive(directive.kind(), directive.text(), adapter.out.size(), directive.line()));
        }
        adapter.adaptUntil(adapter.in.size());
        return adapter.result(directives);
    }

    /** Adapts tokens that are not part of a header, such as the expansion of a macro. */
    public static AdaptedTokens adapt(Compiler compiler, List<CToken> tokens) {
        GrammarAdapter adapter = new GrammarAdapter(compiler.keywords(), tokens, new SourceLines());
        adapter.adaptUntil(tokens.size());
        return adapter.result(List.of());
    }

    private AdaptedTokens result(List<Directive> directives) {
        scope.endDeclaration();
        return new AdaptedTokens(out, lines, marks, scope.declarations(), bodies, unread, directives);
    }

    /** Reads the input up to an index, or up to the end of a construct that is read as a whole. */
    private void adaptUntil(int end) {
        while (at < end) {
            CToken token = in.get(at);
            switch (token.kind()) {
                case PUNCTUATOR -> punctuator(token);
                case STRING -> string();
                case IDENTIFIER, KEYWORD -> word(token);
                default -> emit(token);
            }
        }
    }

    /** Copies the next token of the input to the output. */
    private void emit(CToken token) {
        at++;
        out.add(token);
    }

    private void emitKeyword(CToken token, String spelling) {
        emit(token.as(Kind.KEYWORD, spelling));
    }

    /** Adds tokens to the output at the location of a token. */
    private void add(CToken place, String text) {
        for (CToken token : Lexer.tokens(text)) {
            Kind kind = Keywords.KEYWORDS.contains(token.text()) || token.text().equals("_Bool")
                    ? Kind.KEYWORD
                    : token.kind();
            out.add(new CToken(kind, token.text(), place.line()));
        }
    }

    private void punctuator(CToken token) {
        if (token.isPunctuator("[") && isNext(1, "[")) {
            standardAttributes();
            return;
        }
        if (token.isPunctuator("{") && scope.isBeforeBody()) {
            body(token);
            return;
        }
        emit(token);
        scope.follow(token);
    }

    private void body(CToken open) {
        int close = closing(at);
        CToken last = in.get(Math.min(close, in.size() - 1));
        bodies.add(new Body(lines.location(open), lines.location(last)));
        scope.joinParameters();
        add(open, "{");
        add(last, "}");
        at = close + 1;
        scope.endDeclaration();
    }

    /**
     * Returns the index of the closing bracket for the one at an index, or the size of the input if there is none.
     */
    private int closing(int open) {
        int level = 0;
        for (int i = open; i < in.size(); i++) {
            level += in.get(i).nesting();
            if (level == 0) {
                return i;
            }
        }
        return in.size();
    }

    private boolean isNext(int distance, String punctuator) {
        return at + distance < in.size() && in.get(at + distance).isPunctuator(punctuator);
    }

    /** Concatenates adjacent string literals. */
    private void string() {
        CToken first = in.get(at);
        int end = at + 1;
        while (end < in.size() && in.get(end).kind() == Kind.STRING) {
            end++;
        }
        String joined =
                Escapes.join(in.subList(at, end).stream().map(CToken::text).toList());
        at = end;
        out.add(first.as(Kind.STRING, joined));
    }

    private void word(CToken token) {
        String word = token.text();
        if (Keywords.KEYWORDS.contains(word)) {
            emitKeyword(token, word);
            if (word.equals("enum")) {
                enumeration();
            }
        } else if (!reserved.contains(word) || isName(word)) {
            emit(token.as(Kind.IDENTIFIER, word));
        } else if (Keywords.SPELLINGS.containsKey(word)) {
            emitKeyword(token, Keywords.SPELLINGS.get(word));
        } else if (Keywords.WITHOUT_EFFECT.contains(word)) {
            at++;
        } else if (Keywords.MARKED.contains(word)) {
            mark(RemovedToken.Kind.KEYWORD, word, "", token);
            at++;
        } else if (Keywords.TYPES.containsKey(word)) {
            mark(RemovedToken.Kind.KEYWORD, word, "", token);
            emitKeyword(token, Keywords.TYPES.get(word));
        } else {
            construct(token, word);
        }
    }

    /**
     * Returns {@code true} if the next token is a name although the word is reserved at file scope: gcc's address
     * spaces may be tags, and members may hide types that are predeclared typedefs.
     */
    private boolean isName(String word) {
        return word.startsWith("__seg_") && scope.endsWithTagKeyword()
                || Keywords.PREDECLARED.contains(word) && !out.isEmpty() && endsType(out.get(out.size() - 1));
    }

    /** Returns {@code true} if no type can follow a token in a list of declaration specifiers. */
    private static boolean endsType(CToken token) {
        return token.kind() == Kind.IDENTIFIER
                || token.isPunctuator("*")
                || Stream.of("int", "char", "short", "long", "float", "double", "_Bool", "void", "signed", "unsigned")
                        .anyMatch(token::isKeyword);
    }

    private void construct(CToken token, String word) {
        switch (word) {
            case "__attribute", "__attribute__" -> gnuAttributes();
            case "__declspec" -> {
                mark(RemovedToken.Kind.KEYWORD, word, "", token);
                skipBrackets(1);
            }
            case "_Static_assert", "static_assert" -> skipBrackets(1);
            case "asm", "__asm", "__asm__" -> assembler();
            case "_Atomic" -> {
                mark(RemovedToken.Kind.KEYWORD, word, "", token);
                if (isNext(1, "(")) {
                    // with a type in parentheses, it is a type specifier like typeof
                    emitKeyword(token, "typeof");
                } else {
                    at++;
                }
            }
            case "typeof_unqual", "__typeof_unqual", "__typeof_unqual__" -> {
                mark(RemovedToken.Kind.KEYWORD, "typeof_unqual", "", token);
                emitKeyword(token, "typeof");
            }
            case "_BitInt" -> {
                int close = closing(at + 1);
                StringBuilder name = new StringBuilder(word);
                in.subList(at + 1, Math.min(close + 1, in.size())).forEach(t -> name.append(t.text()));
                mark(RemovedToken.Kind.KEYWORD, name.toString(), "", token);
                skipBrackets(1);
                out.add(token.as(Kind.KEYWORD, "int"));
            }
            case "__uint128_t" -> {
                add(token, "unsigned");
                emitKeyword(token, "__int128");
            }
            case "true", "false" -> {
                at++;
                add(token, "((_Bool) " + (word.equals("true") ? 1 : 0) + ")");
            }
            case "__builtin_offsetof" -> offsetof(token);
            default -> emit(token.as(Kind.IDENTIFIER, word));
        }
    }

    /** Skips words of the input and the brackets after them, if there are any. */
    private void skipBrackets(int words) {
        at += words;
        if (isNext(0, "(")) {
            int end = Math.min(closing(at) + 1, in.size());
            leaveOut(at, end);
            at = end;
        }
    }

    private void leaveOut(int from, int to) {
        List<CToken> tokens = in.subList(from, to);
        if (tokens.stream().anyMatch(token -> token.isPunctuator("{"))) {
            GrammarAdapter adapter = new GrammarAdapter(reserved, tokens, lines);
            adapter.adaptUntil(tokens.size());
            unread.addAll(adapter.unread);
            unread.add(new Unread(adapter.out, lines.location(tokens.get(0))));
        }
    }

    /**
     * Skips an assembler declaration or the assembler name of a declarator, which {@code symbols} determines.
     */
    private void assembler() {
        at++;
        while (at < in.size() && in.get(at).isWord()) {
            at++;
        }
        skipBrackets(0);
    }

    private void gnuAttributes() {
        attributes(RemovedToken.Kind.GNU, at + 3, closing(at + 1));
    }

    private void standardAttributes() {
        attributes(RemovedToken.Kind.STANDARD, at + 2, closing(at));
    }

    /** Records the attributes from an index up to the closing brackets of their list. */
    private void attributes(RemovedToken.Kind kind, int from, int close) {
        int to = Math.min(close - 1, in.size());
        if (from < to) {
            leaveOut(from, to);
            AttributeParser.read(in.subList(from, to))
                    .forEach(attribute -> mark(kind, attribute.name(), attribute.argument(), attribute.place()));
        }
        at = Math.min(close + 1, in.size());
    }

    private void mark(RemovedToken.Kind kind, String name, String argument, CToken place) {
        RemovedToken.After after = RemovedToken.After.OTHER;
        if (scope.endsWithTagKeyword()) {
            after = RemovedToken.After.TAG_KEYWORD;
        } else if (!out.isEmpty() && out.get(out.size() - 1).isPunctuator("}")) {
            after = RemovedToken.After.BRACE;
        }
        marks.add(new RemovedToken(kind, name, argument, after, out.size(), lines.location(place)));
    }

    /** Replaces {@code __builtin_offsetof(T, m)} by {@code ((unsigned long) &((T *) 0)->m)}. */
    private void offsetof(CToken word) {
        int close = closing(at + 1);
        int comma = at + 2;
        for (int level = 0; comma < close; comma++) {
            level += in.get(comma).nesting();
            if (level == 0 && in.get(comma).isPunctuator(",")) {
                break;
            }
        }
        if (!isNext(1, "(") || comma >= close) {
            emit(word.as(Kind.IDENTIFIER, word.text()));
            return;
        }
        at += 2;
        add(word, "((unsigned long) &((");
        adaptUntil(comma);
        add(word, "*) 0)->");
        at = comma + 1;
        adaptUntil(close);
        add(word, ")");
        at = close + 1;
    }

    /** Reads the part of an enum before its members: attributes, tag, fixed integer type. */
    private void enumeration() {
        while (at < in.size() && isAttribute()) {
            adaptUntil(at + 1);
        }
        if (at < in.size()
                && in.get(at).isWord()
                && !reserved.contains(in.get(at).text())) {
            emit(in.get(at).as(Kind.IDENTIFIER, in.get(at).text()));
        }
        if (isNext(0, ":")) {
            int end = at + 1;
            while (end < in.size() && !isEndOfType(in.get(end))) {
                end = in.get(end).nesting() > 0 ? Math.min(closing(end) + 1, in.size()) : end + 1;
            }
            if (end < in.size() && isFixedType(in.get(end), end)) {
                fixedType(end);
            }
        }
    }

    private boolean isAttribute() {
        String word = in.get(at).text();
        return (word.equals("__attribute__") || word.equals("__attribute")) && reserved.contains(word)
                || isNext(0, "[") && isNext(1, "[");
    }

    private static boolean isEndOfType(CToken token) {
        return Stream.of("{", ";", ",", ")", "=").anyMatch(token::isPunctuator);
    }

    /** Returns {@code false} for {@code enum e : 3;} in a record, which is an unnamed bit-field. */
    private boolean isFixedType(CToken end, int index) {
        if (end.isPunctuator("{")) {
            return true;
        }
        CToken first = in.get(Math.min(at + 1, index));
        boolean type = Keywords.KEYWORDS.contains(first.text()) && !first.text().equals("sizeof")
                || reserved.contains(first.text()) && !first.text().startsWith("__builtin");
        return end.isPunctuator(";") && (type || !scope.isInBraces());
    }

    private void fixedType(int end) {
        CToken colon = in.get(at);
        add(colon, "{" + FIXED_TYPE + " = sizeof(");
        at++;
        adaptUntil(end);
        add(colon, ")");
        if (in.get(at).isPunctuator("{")) {
            at++;
            add(colon, ",");
            scope.follow(colon.as(Kind.PUNCTUATOR, "{"));
        } else {
            add(colon, "}");
        }
    }
}
