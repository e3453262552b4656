package org.rdma4j.gen.parse;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import org.eclipse.cdt.core.dom.ast.IASTFileLocation;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTNodeLocation;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorIncludeStatement;
import org.eclipse.cdt.internal.core.parser.scanner.ILocationResolver;
import org.eclipse.cdt.internal.core.parser.scanner.Lexer.LexerOptions;
import org.eclipse.cdt.internal.core.parser.scanner.LocationMap;
import org.rdma4j.gen.preprocess.AdaptedTokens;
import org.rdma4j.gen.problem.Location;

/**
 * Maps nodes of a syntax tree to the tokens that {@link TokenScanner} passed to the parser. Implements the nodes'
 * {@link ILocationResolver} as a dynamic proxy, because most of the two dozen methods of that interface concern
 * directives and macros, which the parser does not see.
 */
final class TokenLocations implements InvocationHandler {

    private final AdaptedTokens tokens;
    private final RemovedTokens marks;
    private final ILocationResolver none = new LocationMap(new LexerOptions());
    private final ILocationResolver resolver = (ILocationResolver) Proxy.newProxyInstance(
            TokenLocations.class.getClassLoader(), new Class<?>[] {ILocationResolver.class}, this);

    TokenLocations(AdaptedTokens tokens) {
        this.tokens = tokens;
        this.marks = new RemovedTokens(tokens.marks());
    }

    /** Returns the locations of the unit that a node belongs to. */
    static TokenLocations of(IASTNode node) {
        return (TokenLocations)
                Proxy.getInvocationHandler(node.getTranslationUnit().getAdapter(ILocationResolver.class));
    }

    /** Returns the location resolver for the parser. */
    ILocationResolver resolver() {
        return resolver;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws ReflectiveOperationException {
        return switch (method.getName()) {
            case "setRootNode" -> null;
            case "getTranslationUnitPath", "getContainingFilePath" ->
                tokens.location(0).file();
            case "getMappedFileLocation" -> new Place((int) arguments[0], (int) arguments[1]);
            case "getLocations" -> new IASTNodeLocation[] {new Place((int) arguments[0], (int) arguments[1])};
            case "getUnpreprocessedSignature" ->
                text((IASTFileLocation) arguments[0]).toCharArray();
            // The other methods concern directives and macros, and return the results of an empty map.
            default -> method.invoke(none, arguments);
        };
    }

    AdaptedTokens tokens() {
        return tokens;
    }

    /** Returns the attributes and keywords that were removed from the parser's input. */
    RemovedTokens marks() {
        return marks;
    }

    /** Returns the start offset of the token at the given index. */
    static int begin(int index) {
        return 2 * index;
    }

    /** Returns the end offset of the token at the given index. */
    static int end(int index) {
        return 2 * index + 1;
    }

    /** Returns the index of the token at the given offset, or of the next token. */
    static int index(int offset) {
        return (offset + 1) / 2;
    }

    private String text(IASTFileLocation location) {
        return tokens.text(index(location.getNodeOffset()), index(location.getNodeOffset() + location.getNodeLength()));
    }

    /** Location of a node. */
    private final class Place implements IASTFileLocation {

        private final int offset;
        private final int length;

        Place(int offset, int length) {
            this.offset = offset;
            this.length = length;
        }

        private Location first() {
            return tokens.location(index(offset));
        }

        @Override
        public String getFileName() {
            return first().file();
        }

        @Override
        public int getStartingLineNumber() {
            return first().line();
        }

        @Override
        public int getEndingLineNumber() {
            return tokens.location(Math.max(index(offset + length) - 1, index(offset)))
                    .line();
        }

        @Override
        public int getNodeOffset() {
            return offset;
        }

        @Override
        public int getNodeLength() {
            return length;
        }

        @Override
        public IASTFileLocation asFileLocation() {
            return this;
        }

        @Override
        public IASTPreprocessorIncludeStatement getContextInclusionStatement() {
            return null;
        }
    }
}
